// @ts-check
/** A position out of a running game, as far as the monster's card is plain moving and attacking. */
import { LARGEST, LAST, MOST_FIGURES, emptyPosition, usualAction, withWall } from "./position.js";
import { encode } from "./share.js";
import { hexOf, keyOf } from "../hex.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Figure} Figure */
/** @typedef {import("./position.js").Action} Action */
/** @typedef {import("./position.js").Hex} Hex */

/** @type {Record<string, import("./position.js").Ground>} */
const GROUND = {
  OBSTACLE: "obstacle",
  TRAP: "trap",
  HAZARD: "hazard",
  DIFFICULT: "difficult",
  ICE: "ice",
};
const MOST_TARGETS = 20;
const MOST_MOVE = 30;

/** The address of the solver with this figure about to act. @param {any} view @param {number|string} figure */
export function solveLink(view, figure) {
  return `#/solve/${encode(positionFromView(view, figure))}`;
}

/** @param {any} view @param {number|string} id of the figure that acts @returns {Position} */
export function positionFromView(view, id) {
  const acting = view.figures[id];
  const hexes = Object.keys(view.hexes).map(hexOf);
  const frame = frameOf(hexes, acting);
  let position = { ...emptyPosition(frame.width, frame.height), ruleset: view.ruleset ?? "GH" };
  position.ground = groundOf(view, frame);
  position.figures = figuresOf(view, id, frame, position);
  position.action = actionOf(view, acting, position);
  for (const [q1, r1, q2, r2] of view.walls ?? []) {
    position = withWall(position, frame.at({ q: q1, r: r1 }), frame.at({ q: q2, r: r2 }), true);
  }
  return position;
}

/**
 * The smallest map that holds all hexes; of a huge one, the part about the figure.
 * @param {Hex[]} hexes @param {Hex} about
 */
function frameOf(hexes, about) {
  const rows = span(hexes.map((hex) => hex.r), about.r);
  const column = (/** @type {Hex} */ hex) => hex.q + Math.floor((hex.r - rows.least) / 2);
  const columns = span(hexes.map(column), column(about));
  return {
    width: columns.size,
    height: rows.size,
    /** @param {Hex} hex */
    at: ({ q, r }) => ({ q: q - columns.least, r: r - rows.least }),
  };
}

/** @param {number[]} numbers @param {number} about */
function span(numbers, about) {
  const least = Math.min(...numbers);
  const size = Math.max(...numbers) - least + 1;
  if (size <= LARGEST) return { least, size };
  const from = Math.min(Math.max(least, about - LARGEST / 2), least + size - LARGEST);
  return { least: from, size: LARGEST };
}

/** Nobody walks through what is not revealed, nor through closed doors. @param {any} view @param {ReturnType<typeof frameOf>} frame */
function groundOf(view, frame) {
  /** @type {Position["ground"]} */
  const ground = {};
  for (let r = 0; r < frame.height; r++) {
    for (let column = 0; column < frame.width; column++) {
      ground[keyOf({ q: column - Math.floor(r / 2), r })] = "wall";
    }
  }
  for (const [text, hex] of Object.entries(view.hexes)) {
    const at = keyOf(frame.at(hexOf(text)));
    if (!(at in ground) || hex.d === "CLOSED" || hex.d === "LOCKED") continue;
    const kind = GROUND[hex.t];
    if (kind) ground[at] = kind;
    else delete ground[at];
  }
  return ground;
}

/** @param {any} view @param {number|string} id @param {ReturnType<typeof frameOf>} frame @param {Position} position */
function figuresOf(view, id, frame, position) {
  /** @type {Figure[]} */
  const figures = [];
  for (const [key, each] of Object.entries(view.figures)) {
    const { q, r } = frame.at(each);
    if (position.ground[keyOf({ q, r })] === "wall") continue;
    const kind = kindOf(each, key === String(id), view.figures[id]);
    /** @type {Figure} */
    const figure = { q, r, kind, initiative: initiativeOf(view, Number(key), each), name: view.names?.[Number(key)] ?? each.name };
    if (each.flying && kind !== "acting") figure.flying = true;
    if (each.conditions?.includes("INVISIBLE")) figure.invisible = true;
    if (kind === "acting") figures.unshift(figure);
    else figures.push(figure);
  }
  return figures.slice(0, MOST_FIGURES);
}

/** @param {any} figure @param {boolean} acts @param {any} acting @returns {import("./position.js").Kind} */
function kindOf(figure, acts, acting) {
  if (acts) return "acting";
  if (figure.foe === acting.foe) return "monster";
  if (figure.kind === "SUMMON") return "summon";
  return figure.kind === "OBJECTIVE" ? "objective" : "character";
}

/** @param {any} view @param {number} id @param {any} figure */
function initiativeOf(view, id, figure) {
  const of = (/** @type {number} */ who) =>
    (view.order ?? []).find((/** @type {any} */ entry) => entry.figures?.includes(who))?.initiative;
  const found = of(id) ?? of(figure.summoner) ?? LAST;
  return Math.min(LAST, Math.max(1, found));
}

/** @param {any} view @param {any} figure @param {Position} position @returns {Action} */
function actionOf(view, figure, position) {
  const set = Object.values(view.monsters ?? {}).find((/** @type {any} */ s) => s.types?.includes(figure.group));
  const line = view.types?.[figure.group]?.[figure.rank];
  const stats = { move: figure.move ?? 0, range: figure.range ?? 0, targets: line?.targets || 1 };
  const has = (/** @type {string} */ condition) => figure.conditions?.includes(condition) ?? false;
  const action = {
    ...usualAction(),
    ...stats,
    flying: figure.flying ?? false,
    muddled: has("MUDDLE"),
    disarmed: has("DISARM"),
    immobilized: has("IMMOBILIZE"),
    stunned: has("STUN"),
  };
  const card = /** @type {any} */ (set)?.card;
  return tidy(card ? printed(card.lines ?? [], stats, action, position) : action);
}

/** What the card makes of it: the first move and the first attack count.
 * @param {any[]} lines @param {{move: number, range: number, targets: number}} stats
 * @param {Action} action @param {Position} position @returns {Action} */
function printed(lines, stats, action, position) {
  const said = lines.map(partsOf);
  const move = said.find((parts) => parts.has("move"));
  const attack = said.find((parts) => parts.has("attack"));
  const enemies = position.figures.filter((f) => f.kind !== "acting" && f.kind !== "monster").length;
  const everybody = attack && [...attack.keys()].some((key) => key.startsWith("aim.all"));
  return {
    ...action,
    move: move ? on(stats.move, move.get("move")) : 0,
    jumping: move?.has("jump") ?? false,
    targets: attack ? (everybody ? Math.max(1, enemies) : on(stats.targets, attack.get("target"))) : 0,
    range: attack ? on(stats.range, attack.get("range")) : stats.range,
    area: areaOf(attack?.get("area")),
  };
}

/** The parts of a line by their key: `["list", ", ", ["attack", "+1"], ["range", 3]]`, or in English.
 * @param {any} line @returns {Map<string, any>} */
function partsOf(line) {
  const parts = new Map();
  if (typeof line === "string") {
    for (const [, word, number] of line.matchAll(/(Move|Attack|Range|Target|Jump)(?: ([+-]?\d+))?/gi)) {
      parts.set(word.toLowerCase(), number);
    }
  } else if (Array.isArray(line)) {
    const all = line[0] === "list" ? line.slice(2) : [line];
    for (const part of all) {
      if (Array.isArray(part)) parts.set(part[0], part[0] === "area" ? part.slice(1) : part[1]);
    }
  }
  return parts;
}

/** `+1` is added to what the stat card says, a plain number stands for itself. @param {number} stat @param {any} value */
function on(stat, value) {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || !/^[+-]?\d+$/.test(value)) return stat;
  return /^\d/.test(value) ? Number(value) : stat + Number(value);
}

/** First 1 with a grey hex, then q, r and a colour for each. @param {number[]|undefined} numbers @returns {Action["area"]} */
function areaOf(numbers) {
  if (!Array.isArray(numbers)) return null;
  const hexes = [];
  for (let i = 1; i + 2 < numbers.length; i += 3) {
    if (numbers[i + 2] === 0) hexes.push({ q: numbers[i], r: numbers[i + 1] });
  }
  return hexes.length > 0 ? { kind: numbers[0] === 1 ? "melee" : "ranged", hexes } : null;
}

/** @param {Action} action @returns {Action} */
function tidy(action) {
  const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.min(most, Math.max(0, n));
  return {
    ...action,
    move: within(action.move, MOST_MOVE),
    range: within(action.range, LARGEST),
    targets: within(action.targets, MOST_TARGETS),
  };
}
