// @ts-check
/** Events as sentences, and what each shows on the board while it is played. */
import { say, template } from "../words.js";
import { hexesIn } from "../hex.js";

/** @typedef {[string, number, number, number, unknown, string?]} GameEvent */
/**
 * @typedef {object} Frame one thing to see at a time
 * @property {GameEvent} event
 * @property {number} weight of its time; 0 is not waited for
 * @property {{from: number, to: number, kind: string}} [line]
 * @property {{figure: number, text: string, kind: string}} [float]
 * @property {string[]} [flash] hexes
 */

/** @type {Record<string, number>} how long it is looked at, 1 being usual */
const WEIGHT = {
  ROUND_STARTS: 1.2,
  ROOM_REVEALED: 0.8,
  MONSTER_CARD: 1,
  TURN_STARTS: 0.7,
  ACTION: 0.5,
  FOCUSED: 1.1,
  NO_FOCUS: 0.9,
  MOVED: 0.4,
  FORCED: 0.45,
  TELEPORTED: 0.6,
  DOOR_OPENED: 0.6,
  TRAP_SPRUNG: 0.8,
  HAZARD_ENTERED: 0.7,
  ATTACKED: 0.9,
  DREW: 0.9,
  SHIELDED: 0.5,
  DAMAGED: 1,
  NEGATED: 0.8,
  WARDED: 0.6,
  HEALED: 0.9,
  GAINED: 0.7,
  LOST_CONDITION: 0.4,
  RETALIATES: 0.9,
  DIED: 0.9,
  EXHAUSTED: 1,
  LOOTED: 0.5,
  XP: 0.3,
  INFUSED: 0.5,
  SUMMONED: 0.7,
  SPAWNED: 0.7,
  ESCAPED: 0.7,
  GOAL_MET: 1,
  LOSS: 1,
};

/** The hex that a phrase names, if it names one. @param {unknown} phrase */
const hexIn = (phrase) => hexesOf(phrase)[0];

/** All hexes that a phrase names, in its order. @param {unknown} phrase @returns {{q: number, r: number}[]} */
export function hexesOf(phrase) {
  if (typeof phrase === "string") return hexesIn(phrase);
  if (!Array.isArray(phrase)) return [];
  return phrase[0] === "hex" ? [{ q: Number(phrase[1]), r: Number(phrase[2]) }] : phrase.flatMap(hexesOf);
}

/** @param {GameEvent} event @param {any} view @returns {string} */
export function sentence(event, view) {
  const [what, who, whom, number, thing] = event;
  const nobody = `event.${what}.nobody`;
  const key = who < 0 && template(nobody) ? nobody : `event.${what}`;
  const args = [figure(who), figure(whom), number, thing];
  if (template(key)) return capital(say([key, ...args], view));
  return capital(args.map((arg) => (arg === number ? "" : say(arg, view))).filter(Boolean).join(" "));
}

/** @param {number} id */
const figure = (id) => (id >= 0 ? ["figure", id] : "");

/** @param {string} text */
export const capital = (text) => (text ? text[0].toLocaleUpperCase() + text.slice(1) : text);

/** @param {GameEvent} event @param {any} view @returns {Frame} */
export function frameOf(event, view) {
  const [what, who, whom, number, thing] = event;
  const weight = WEIGHT[what] ?? 0;
  /** @type {Frame} */
  const frame = { event, weight };
  const at = hexIn(thing);
  switch (what) {
    case "FOCUSED":
      frame.line = { from: who, to: whom, kind: "focus" };
      break;
    case "ATTACKED":
    case "RETALIATES":
      frame.line = { from: who, to: whom, kind: "attack" };
      break;
    case "DREW":
      frame.float = { figure: who, text: say(thing, view), kind: "card" };
      break;
    case "DAMAGED":
      if (number === 0) frame.weight = 0.3;
      frame.float = { figure: who, text: `−${number}`, kind: "hurt" };
      break;
    case "HEALED":
      frame.float = { figure: who, text: `+${number}`, kind: "heal" };
      break;
    case "GAINED":
      frame.float = { figure: who, text: say(thing, view), kind: "gain" };
      break;
    case "XP":
      frame.float = { figure: who, text: `+${number} ✦`, kind: "gain" };
      break;
    case "DOOR_OPENED":
    case "TRAP_SPRUNG":
    case "HAZARD_ENTERED":
    case "ROOM_REVEALED":
    case "TOKEN_DROPPED":
      if (at) frame.flash = [`${at.q},${at.r}`];
      break;
    default:
  }
  return frame;
}

/**
 * The shown view after one event: only what catches the eye; all else comes with the view after.
 * @param {any} view shown so far @param {any} after what the step leads to @param {GameEvent} event
 */
export function shownAfter(view, after, event) {
  const [what, who, , number, thing] = event;
  const at = hexIn(thing);
  switch (what) {
    case "MOVED":
    case "FORCED":
    case "TELEPORTED":
    case "PLACED":
    case "SPAWNED":
      return at ? withFigure(view, after, who, (f) => ({ ...f, q: at.q, r: at.r })) : view;
    case "SUMMONED":
      return withFigure(view, after, event[2], (f) => f);
    case "DAMAGED":
      return withFigure(view, after, who, (f) => ({ ...f, hp: Math.max(0, f.hp - number) }));
    case "HEALED":
      return withFigure(view, after, who, (f) => ({ ...f, hp: Math.min(f.max, f.hp + number) }));
    case "DIED":
    case "EXHAUSTED":
    case "ESCAPED":
      return without(view, who);
    case "ROOM_REVEALED":
      return { ...view, hexes: after.hexes, walls: after.walls };
    case "DOOR_OPENED":
      return at ? doorOpened(view, `${at.q},${at.r}`) : view;
    case "TURN_STARTS":
      return { ...view, acting: who, order: after.order };
    case "ROUND_STARTS":
      return { ...view, round: number };
    case "MONSTER_CARD":
    case "CARDS_REVEALED":
      return { ...view, monsters: after.monsters, order: after.order };
    default:
      return view;
  }
}

/** @param {any} view @param {any} after @param {number} id @param {(figure: any) => any} change */
function withFigure(view, after, id, change) {
  const figure = view.figures[id] ?? after.figures[id];
  return figure ? { ...view, figures: { ...view.figures, [id]: change(figure) } } : view;
}

/** @param {any} view @param {number} id */
function without(view, id) {
  const figures = { ...view.figures };
  delete figures[id];
  return { ...view, figures };
}

/** @param {any} view @param {string} key */
function doorOpened(view, key) {
  const hex = view.hexes[key];
  return hex ? { ...view, hexes: { ...view.hexes, [key]: { ...hex, d: "OPEN" } } } : view;
}
