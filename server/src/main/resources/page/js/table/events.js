// @ts-check
/** What each event shows on the board while it is played. */
import { say } from "../words.js";
import { keyOf } from "../hex.js";

/** @typedef {Wire.Event["kind"]} Kind */
/**
 * @typedef {object} Frame one thing to see at a time
 * @property {Wire.Happened} happened
 * @property {number} weight of its time; 0 is not waited for
 * @property {{from: number, to: number, kind: string}} [line]
 * @property {{figure: number, text: string, kind: string}} [float]
 * @property {{figure: number, cards: Wire.ModifierCard[]}} [draws] modifier cards that are turned over
 * @property {number} [struck] the figure that is hurt
 * @property {Wire.Figure} [gone] as it was before it left
 * @property {string[]} [flash] hexes
 */

/** @type {Partial<Record<Kind, number>>} how long it is looked at, 1 being usual */
const WEIGHT = {
  roundStarts: 1.2,
  roomRevealed: 0.8,
  monsterCardDrawn: 1,
  turnStarts: 0.7,
  acts: 0.5,
  focused: 1.1,
  noFocus: 0.9,
  moved: 0.4,
  forced: 0.45,
  teleported: 0.6,
  doorOpened: 0.6,
  trapSprung: 0.8,
  hazardEntered: 0.7,
  attacked: 0.9,
  drew: 0.9,
  shielded: 0.5,
  damaged: 1,
  negated: 0.8,
  warded: 0.6,
  healed: 0.9,
  gained: 0.7,
  lostCondition: 0.4,
  retaliates: 0.9,
  died: 0.9,
  exhausted: 1,
  looted: 0.5,
  experienceGained: 0.3,
  infused: 0.5,
  summoned: 0.7,
  spawned: 0.7,
  escaped: 0.7,
  tokenLaid: 0.6,
  actsFrom: 0.6,
  goalMet: 1,
  lost: 1,
};

/** @param {Wire.Happened} happened @param {Wire.View} view @returns {Frame} */
export function frameOf(happened, view) {
  const { event } = happened;
  const weight = WEIGHT[event.kind] ?? 0;
  /** @type {Frame} */
  const frame = { happened, weight };
  switch (event.kind) {
    case "focused":
      frame.line = { from: event.who, to: event.whom, kind: "focus" };
      break;
    case "attacked":
    case "retaliates":
      frame.line = { from: event.who, to: event.whom, kind: "attack" };
      break;
    case "drew":
      frame.draws = { figure: event.who, cards: event.cards };
      break;
    case "died":
    case "exhausted":
    case "escaped":
      frame.gone = view.figures[event.who];
      break;
    case "damaged":
      if (event.amount === 0) frame.weight = 0.3;
      else frame.struck = event.who;
      frame.float = { figure: event.who, text: `−${event.amount}`, kind: "hurt" };
      break;
    case "healed":
      frame.float = { figure: event.who, text: `+${event.amount}`, kind: "heal" };
      break;
    case "gained":
      frame.float = { figure: event.who, text: say(happened.over, view), kind: "gain" };
      break;
    case "experienceGained":
      frame.float = { figure: event.who, text: `+${event.points} ✦`, kind: "gain" };
      break;
    case "doorOpened":
    case "trapSprung":
    case "hazardEntered":
    case "roomRevealed":
    case "tokenDropped":
    case "tokenLaid":
    case "actsFrom":
      frame.flash = [keyOf(event.hex)];
      break;
    default:
  }
  return frame;
}

/**
 * The shown view after one event: only what catches the eye; all else comes with the view after.
 * @param {Wire.View} view shown so far @param {Wire.View} after what the step leads to @param {Wire.Happened} happened
 * @returns {Wire.View}
 */
export function shownAfter(view, after, { event }) {
  switch (event.kind) {
    case "moved":
    case "forced":
    case "teleported":
    case "placed":
    case "spawned":
      return withFigure(view, after, event.who, (f) => ({ ...f, q: event.hex.q, r: event.hex.r }));
    case "summoned":
      return withFigure(view, after, event.whom, (f) => f);
    case "damaged":
      return withFigure(view, after, event.who, (f) => ({ ...f, hp: Math.max(0, f.hp - event.amount) }));
    case "healed":
      return withFigure(view, after, event.who, (f) => ({ ...f, hp: Math.min(f.max, f.hp + event.amount) }));
    case "died":
    case "exhausted":
    case "escaped":
      return without(view, event.who);
    case "roomRevealed":
      return { ...view, hexes: after.hexes, walls: after.walls };
    case "doorOpened":
      return doorOpened(view, keyOf(event.hex));
    case "turnStarts":
      return { ...view, acting: event.who, order: turnOf(event.who, view.order, after.order) };
    case "roundStarts":
      return { ...view, round: event.round, acting: -1, order: [] };
    case "monsterCardDrawn":
    case "cardsRevealed":
      return { ...view, monsters: after.monsters, order: after.order.map((entry) => ({ ...entry, done: false, acting: false })) };
    case "gained":
      return withFigure(view, after, event.who, (f) => ({ ...f, conditions: [...new Set([...f.conditions, event.condition])] }));
    case "lostCondition":
      return withFigure(view, after, event.who, (f) => ({ ...f, conditions: f.conditions.filter((one) => one !== event.condition) }));
    default:
      return view;
  }
}

/**
 * The order of turns when a turn begins. The view after the step knows who has come since, but is ahead of
 * the board: who is done is told by what has been shown.
 * @param {number} who @param {Wire.Turns[]} shown @param {Wire.Turns[]} after @returns {Wire.Turns[]}
 */
function turnOf(who, shown, after) {
  const before = new Map(shown.map((entry) => [entry.kind + entry.name, entry]));
  return (after.length > 0 ? after : shown).map((entry) => {
    const old = before.get(entry.kind + entry.name);
    const acting = entry.figures.includes(who);
    return { ...entry, acting, done: !acting && (old?.done === true || old?.acting === true) };
  });
}

/** @param {Wire.View} view @param {Wire.View} after @param {number} id @param {(figure: Wire.Figure) => Wire.Figure} change */
function withFigure(view, after, id, change) {
  const figure = view.figures[id] ?? after.figures[id];
  return figure ? { ...view, figures: { ...view.figures, [id]: change(figure) } } : view;
}

/** @param {Wire.View} view @param {number} id */
function without(view, id) {
  const figures = { ...view.figures };
  delete figures[id];
  return { ...view, figures };
}

/** @param {Wire.View} view @param {string} key @returns {Wire.View} */
function doorOpened(view, key) {
  const hex = view.hexes[key];
  return hex ? { ...view, hexes: { ...view.hexes, [key]: { ...hex, door: "OPEN" } } } : view;
}
