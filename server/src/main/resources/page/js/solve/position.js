// @ts-check
/**
 * A position to be solved. Rows of hexes, pointed at the top; odd rows lie half a hex further
 * right. Positions are never changed: every edit makes a new one, so that undo is a list.
 *
 * @typedef {import("../hex.js").Hex} Hex
 * @typedef {"acting"|"monster"|"character"|"summon"|"objective"} Kind
 * @typedef {"obstacle"|"trap"|"hazard"|"difficult"|"ice"|"wall"} Ground
 * @typedef {{q: number, r: number, kind: Kind, initiative: number, name?: string,
 *   flying?: boolean, invisible?: boolean}} Figure initiative: a summon's is its summoner's
 * @typedef {{kind: "melee"|"ranged", hexes: Hex[]}} Area about (0, 0), the figure's hex in a melee area
 * @typedef {{move: number, range: number, targets: number, flying: boolean, jumping: boolean,
 *   teleport: boolean, muddled: boolean, disarmed: boolean, immobilized: boolean, stunned: boolean,
 *   area: Area|null}} Action what the acting monster may do; 0 targets: it does not attack
 * @typedef {{ruleset: string, width: number, height: number, figures: Figure[],
 *   ground: Record<string, Ground>, walls: string[], action: Action}} Position
 */
import { distance, key, keyOf } from "../hex.js";

export const RULESETS = ["GH", "JL", "FH", "BB"];
/** @type {Ground[]} */
export const GROUNDS = ["obstacle", "trap", "hazard", "difficult", "ice", "wall"];
/** @type {Kind[]} */
export const KINDS = ["acting", "monster", "character", "summon", "objective"];
export const LARGEST = 40;
export const MOST_FIGURES = 60;
/** Whoever rests or stands still comes last (FOC-12, FOC-14). */
export const LAST = 99;

/** @returns {Action} */
export const usualAction = () => ({
  move: 2,
  range: 0,
  targets: 1,
  flying: false,
  jumping: false,
  teleport: false,
  muddled: false,
  disarmed: false,
  immobilized: false,
  stunned: false,
  area: null,
});

/** @param {number} [width] @param {number} [height] @returns {Position} */
export function emptyPosition(width = 9, height = 7) {
  return {
    ruleset: "GH",
    width,
    height,
    figures: [],
    ground: {},
    walls: [],
    action: usualAction(),
  };
}

/** @param {Position} position @param {Hex} hex */
export function contains(position, { q, r }) {
  const column = q + Math.floor(r / 2);
  return r >= 0 && r < position.height && column >= 0 && column < position.width;
}

/** @param {Position} position @returns {Hex[]} row by row */
export function hexesOf({ width, height }) {
  const hexes = [];
  for (let r = 0; r < height; r++) {
    for (let column = 0; column < width; column++) {
      hexes.push({ q: column - Math.floor(r / 2), r });
    }
  }
  return hexes;
}

/** From 1, for people. @param {Hex} hex */
export const placeOf = ({ q, r }) => ({ row: r + 1, column: q + Math.floor(r / 2) + 1 });

/** @param {Position} position @param {Hex} hex */
export const figureAt = (position, { q, r }) =>
  position.figures.find((figure) => figure.q === q && figure.r === r);

/** The acting monster, if there is one. @param {Position} position */
export const actingOf = (position) => position.figures.find((f) => f.kind === "acting");

/** @param {Figure} figure */
export const isEnemy = (figure) => figure.kind !== "acting" && figure.kind !== "monster";

/**
 * What figures go by: their own name, else M for the acting one, m for its friends, A, B, C … for
 * its enemies in the order in which they were placed.
 * @param {Position} position
 * @returns {Map<Figure, string>}
 */
export function lettersOf(position) {
  const letters = new Map();
  let next = 0;
  for (const figure of position.figures) {
    if (figure.kind === "acting") letters.set(figure, "M");
    else if (figure.kind === "monster") letters.set(figure, "m");
    else letters.set(figure, "ABCDEFGHIJKLNOPQRSTUVWXYZ"[next++ % 25]);
  }
  return letters;
}

/** @param {Position} position @param {Hex} hex @param {Kind} kind @returns {Position} */
export function withFigure(position, hex, kind) {
  if (!contains(position, hex) || position.figures.length >= MOST_FIGURES) return position;
  const { q, r } = hex;
  const others = position.figures.filter(
    (f) => !(f.q === q && f.r === r) && !(kind === "acting" && f.kind === "acting"),
  );
  const before = position.figures.find((f) => kind === "acting" && f.kind === "acting");
  /** @type {Figure} */
  const figure = { ...before, q, r, kind, initiative: before?.initiative ?? nextInitiative(position, kind) };
  const figures = kind === "acting" ? [figure, ...others] : [...others, figure];
  return { ...withGround(position, hex, bearable(position, hex)), figures };
}

/** Figures stand on no wall; an obstacle can bear one that flies. @param {Position} position @param {Hex} hex */
function bearable(position, hex) {
  const ground = position.ground[keyOf(hex)];
  return ground === "wall" ? undefined : ground;
}

/** @param {Position} position @param {Kind} kind */
function nextInitiative(position, kind) {
  if (kind === "objective") return LAST;
  const same = position.figures.filter((f) => f.kind === "character" || f.kind === "summon");
  const last = same.at(-1)?.initiative;
  if (kind === "summon" && last !== undefined) return last;
  return isEnemy(/** @type {Figure} */ ({ kind })) ? Math.min(90, 10 * (same.length + 1)) : 50;
}

/** @param {Position} position @param {Figure} figure @param {Partial<Figure>} some @returns {Position} */
export function changed(position, figure, some) {
  return {
    ...position,
    figures: position.figures.map((f) => (f === figure ? tidy({ ...f, ...some }) : f)),
  };
}

/** @param {Figure} figure @returns {Figure} without what says nothing */
function tidy(figure) {
  const copy = { ...figure };
  if (!copy.name) delete copy.name;
  if (!copy.flying) delete copy.flying;
  if (!copy.invisible) delete copy.invisible;
  return copy;
}

/** @param {Position} position @param {Figure} figure @param {Hex} to @returns {Position} */
export function moved(position, figure, to) {
  const free = contains(position, to) && !figureAt(position, to);
  if (!free || position.ground[keyOf(to)] === "wall") return position;
  return changed(position, figure, { q: to.q, r: to.r });
}

/** @param {Position} position @param {Figure} figure @returns {Position} */
export function without(position, figure) {
  return { ...position, figures: position.figures.filter((f) => f !== figure) };
}

/** @param {Position} position @param {Hex} hex @param {Ground|undefined} kind @returns {Position} */
export function withGround(position, hex, kind) {
  const at = keyOf(hex);
  if (!contains(position, hex) || position.ground[at] === kind) return position;
  const ground = { ...position.ground };
  delete ground[at];
  if (kind) ground[at] = kind;
  const figures =
    kind === "wall"
      ? position.figures.filter((f) => !(f.q === hex.q && f.r === hex.r))
      : position.figures;
  return { ...position, ground, figures };
}

/** The name of the side between two neighbours. @param {Hex} a @param {Hex} b */
export function wallBetween(a, b) {
  const first = a.r < b.r || (a.r === b.r && a.q < b.q);
  return first ? `${keyOf(a)}|${keyOf(b)}` : `${keyOf(b)}|${keyOf(a)}`;
}

/** @param {string} wall @returns {[Hex, Hex]} */
export function sidesOf(wall) {
  const [a, b] = wall.split("|").map((text) => {
    const [q, r] = text.split(",").map(Number);
    return { q, r };
  });
  return [a, b];
}

/** @param {Position} position @param {Hex} a @param {Hex} b @param {boolean} there @returns {Position} */
export function withWall(position, a, b, there) {
  if (distance(a, b) !== 1 || !contains(position, a) || !contains(position, b)) return position;
  const wall = wallBetween(a, b);
  if (position.walls.includes(wall) === there) return position;
  return {
    ...position,
    walls: there ? [...position.walls, wall] : position.walls.filter((w) => w !== wall),
  };
}

/** What no longer lies on the map goes. @param {Position} position @param {number} width @param {number} height @returns {Position} */
export function resized(position, width, height) {
  const next = {
    ...position,
    width: Math.min(LARGEST, Math.max(1, width)),
    height: Math.min(LARGEST, Math.max(1, height)),
  };
  const inside = new Set(hexesOf(next).map(keyOf));
  return {
    ...next,
    figures: next.figures.filter((f) => inside.has(key(f.q, f.r))),
    ground: Object.fromEntries(Object.entries(next.ground).filter(([at]) => inside.has(at))),
    walls: next.walls.filter((wall) => wall.split("|").every((at) => inside.has(at))),
  };
}

/** @param {Position} position @param {Partial<Action>} some @returns {Position} */
export const withAction = (position, some) => ({
  ...position,
  action: { ...position.action, ...some },
});

/** The solver's maps are columns where ours are rows: q and r change places, which mirrors the map. */
const swap = (/** @type {Hex} */ { q, r }) => [r, q];

/** As `POST /api/solve` and `haven solve` read it. @param {Position} position */
export function toCase(position) {
  const { move, range, targets, area, ...states } = position.action;
  const summons = position.figures.filter((f) => f.kind === "summon");
  return {
    ruleset: position.ruleset,
    width: position.height,
    height: position.width,
    hexes: Object.entries(position.ground).map(([at, terrain]) => {
      const [q, r] = at.split(",").map(Number);
      return { q: r, r: q, terrain };
    }),
    walls: position.walls.map((wall) => sidesOf(wall).map(swap)),
    figures: position.figures.map((figure) => ({
      q: figure.r,
      r: figure.q,
      side: isEnemy(figure) ? "character" : "monster",
      active: figure.kind === "acting",
      initiative: figure.initiative,
      invisible: figure.invisible ?? false,
      flying: figure.flying ?? false,
      objective: figure.kind === "objective",
      ...(figure.kind === "summon" ? { summon: summons.indexOf(figure) } : {}),
    })),
    monster: {
      move,
      range: area?.kind === "melee" ? 0 : area ? Math.max(1, range) : range,
      targets,
      ...states,
      aoe: area && area.hexes.length > 0 ? { kind: area.kind, hexes: area.hexes.map(swap) } : null,
    },
  };
}

/**
 * The answer in our coordinates.
 * @typedef {{stop: Hex, attacks: Hex[], focuses: Hex[], destinations: Hex[], area: Hex[], paths: Hex[][], allPaths: boolean}} Outcome
 * @typedef {{hex: Hex, value: number}} Candidate
 * @typedef {{rule: string, criterion: string, about: Hex, kept: Candidate[], dropped: Candidate[]}} Judgement
 * @typedef {{outcomes: Outcome[], notes: {rule: string, circumstance: string}[], why: Judgement[], allReasons: boolean}} Answer
 * @param {any} answer
 * @returns {Answer}
 */
export function fromAnswer(answer) {
  const hex = (/** @type {number[]} */ pair) => ({ q: pair[1], r: pair[0] });
  const hexes = (/** @type {number[][]} */ pairs) => pairs.map(hex);
  const candidates = (/** @type {any[]} */ list) =>
    list.map((c) => ({ hex: hex(c.hex), value: c.value }));
  return {
    outcomes: answer.outcomes.map((/** @type {any} */ o) => ({
      stop: hex(o.move),
      attacks: hexes(o.attacks),
      focuses: hexes(o.focuses),
      destinations: hexes(o.destinations),
      area: hexes(o.aoe),
      paths: o.paths.map(hexes),
      allPaths: o.allPaths,
    })),
    notes: answer.notes ?? [],
    why: (answer.why ?? []).map((/** @type {any} */ j) => ({
      rule: j.rule,
      criterion: j.criterion,
      about: hex(j.about),
      kept: candidates(j.kept),
      dropped: candidates(j.dropped),
    })),
    allReasons: answer.allReasons ?? true,
  };
}
