// @ts-check
/** A position out of a running game, as far as the monster's card is plain moving and attacking. */
import { LARGEST, LAST, MOST_FIGURES, emptyPosition, usualAction, withWall } from "./position.js";
import { encode } from "./share.js";
import { hexOf, keyOf } from "../hex.js";
import { nameOfFigure } from "../words.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Figure} Figure */
/** @typedef {import("./position.js").Action} Action */
/** @typedef {import("./position.js").Hex} Hex */

/** @type {Partial<Record<Wire.Terrain, import("./position.js").Ground>>} */
const GROUND = {
  OBSTACLE: "obstacle",
  TRAP: "trap",
  HAZARD: "hazard",
  DIFFICULT: "difficult",
  ICE: "ice",
  WATER: "difficult",
};
const MOST_TARGETS = 20;
const MOST_MOVE = 30;

/** The address of the solver with this figure about to act. @param {Wire.View} view @param {number} figure */
export function solveLink(view, figure) {
  return `#/solve/${encode(positionFromView(view, figure))}`;
}

/** @param {Wire.View} view @param {number} id of the figure that acts @returns {Position} */
export function positionFromView(view, id) {
  const acting = view.figures[id];
  const hexes = Object.keys(view.hexes).map(hexOf);
  const frame = frameOf(hexes, acting);
  let position = { ...emptyPosition(frame.width, frame.height), ruleset: view.ruleset };
  position.ground = groundOf(view, frame);
  position.figures = figuresOf(view, id, frame, position);
  position.action = actionOf(view, acting, position);
  for (const { one, other } of view.walls) {
    position = withWall(position, frame.at(one), frame.at(other), true);
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

/** Nobody walks through what is not revealed, nor through closed doors. @param {Wire.View} view @param {ReturnType<typeof frameOf>} frame */
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
    if (!(at in ground) || hex.door === "CLOSED" || hex.door === "LOCKED") continue;
    const kind = hex.terrain && GROUND[hex.terrain];
    if (kind) ground[at] = kind;
    else delete ground[at];
  }
  return ground;
}

/** @param {Wire.View} view @param {number} id @param {ReturnType<typeof frameOf>} frame @param {Position} position */
function figuresOf(view, id, frame, position) {
  /** @type {Figure[]} */
  const figures = [];
  for (const [key, each] of Object.entries(view.figures)) {
    const { q, r } = frame.at(each);
    if (position.ground[keyOf({ q, r })] === "wall") continue;
    const kind = kindOf(each, Number(key) === id, view.figures[id]);
    /** @type {Figure} */
    const figure = { q, r, kind, initiative: initiativeOf(view, Number(key), each), name: nameOfFigure(each.name) };
    if (each.flying && kind !== "acting") figure.flying = true;
    if (each.conditions.includes("INVISIBLE")) figure.invisible = true;
    if (kind === "acting") figures.unshift(figure);
    else figures.push(figure);
  }
  return figures.slice(0, MOST_FIGURES);
}

/** @param {Wire.Figure} figure @param {boolean} acts @param {Wire.Figure} acting @returns {import("./position.js").Kind} */
function kindOf(figure, acts, acting) {
  if (acts) return "acting";
  if (figure.foe === acting.foe) return "monster";
  if (figure.kind === "SUMMON") return "summon";
  return figure.kind === "OBJECTIVE" ? "objective" : "character";
}

/** @param {Wire.View} view @param {number} id @param {Wire.Figure} figure */
function initiativeOf(view, id, figure) {
  const of = (/** @type {number} */ who) => view.order.find((entry) => entry.figures.includes(who))?.initiative;
  const found = of(id) ?? of(figure.summoner) ?? LAST;
  return Math.min(LAST, Math.max(1, found));
}

/** @param {Wire.View} view @param {Wire.Figure} figure @param {Position} position @returns {Action} */
function actionOf(view, figure, position) {
  const set = Object.values(view.monsters).find(({ types }) => types.includes(figure.group));
  const line = view.types[figure.group]?.ranks[figure.rank];
  const stats = { move: figure.move, range: figure.range, targets: line?.targets || 1 };
  const has = (/** @type {Wire.Condition} */ condition) => figure.conditions.includes(condition);
  const action = {
    ...usualAction(),
    ...stats,
    flying: figure.flying,
    muddled: has("MUDDLE"),
    disarmed: has("DISARM"),
    immobilized: has("IMMOBILIZE"),
    stunned: has("STUN"),
  };
  return tidy(set?.card ? printed(set.card.card.abilities, stats, action, position) : action);
}

/** What the card makes of it: the first move and the first attack count.
 * @param {Wire.Ability[]} abilities @param {{move: number, range: number, targets: number}} stats
 * @param {Action} action @param {Position} position @returns {Action} */
function printed(abilities, stats, action, position) {
  const all = abilities.map((ability) => (ability.kind === "must" ? ability.ability : ability));
  const move = all.find((ability) => ability.kind === "move");
  const attack = all.find((ability) => ability.kind === "attack");
  const enemies = position.figures.filter((f) => f.kind !== "acting" && f.kind !== "monster").length;
  return {
    ...action,
    move: move ? on(stats.move, move.points) : 0,
    jumping: move?.jump ?? false,
    targets: attack ? (attack.aim.all ? Math.max(1, enemies) : on(stats.targets, attack.aim.targets)) : 0,
    range: on(stats.range, attack?.aim.range),
    area: areaOf(attack?.aim.area),
  };
}

/** What is added to the stat card, or stands for itself. @param {number} stat @param {Wire.Value|undefined} value */
function on(stat, value) {
  if (value?.kind === "fixed") return value.number;
  return value?.kind === "onStat" ? stat + value.change : stat;
}

/** @param {Wire.AreaForm|undefined} area @returns {Action["area"]} */
function areaOf(area) {
  return area ? { kind: area.aroundActor ? "melee" : "ranged", hexes: area.red } : null;
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
