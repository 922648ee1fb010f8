// @ts-check
/** What is printed on cards, items and battle goals of the pack, fetched once and kept by name. */
import { classOf, packs } from "../api.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @type {Map<string, Map<string, any>>} cards by class, then by name */
const cards = new Map();
/** @typedef {{items: Map<string, any>, goals: Map<string, any>, scenarios: Map<string, any>}} Shelf */
/** @type {Map<string, Shelf>} by pack */
const shelves = new Map();
/** @type {Set<string>} what has been asked for */
const asked = new Set();

/** @param {any[]|undefined} all */
const byName = (all) => new Map((all ?? []).map((one) => [one.name, one]));

/** Cards of one name may be there at several levels; those of level X and M count as level 1. @param {any[]} all */
const byLevel = (all) => new Map(all.map((one) => [keyOf(one.name, /[XM]/.test(one.level) ? "1" : one.level), one]));

/** @param {string} name @param {string} level */
const keyOf = (name, level) => `${name} ${level}`;

/**
 * Asks once; what comes is kept and shown.
 * @param {TableState} state @param {string} what @param {() => Promise<any>} ask @param {(found: any) => void} keep
 */
function fetchOnce(state, what, ask, keep) {
  if (asked.has(what)) return;
  asked.add(what);
  ask().then(
    (found) => {
      keep(found);
      state.change();
    },
    () => asked.delete(what),
  );
}

/**
 * The side of a card that lies up, with the other one where there are two; once it has been fetched.
 * @param {TableState} state @param {string} of the class @param {Wire.ViewCard} held
 */
export function printedCard(state, of, { name, level, sideB }) {
  // a card that the class does not have is lent by another of the party
  for (const one of [of, ...Object.values(state.view.heroes).map((hero) => hero.class)]) {
    const known = cardsOf(state, one);
    const card = known?.get(keyOf(name, level));
    if (card) return card.sideB ? sidesOf(card)[sideB ? 1 : 0] : card;
    if (!known) return undefined;
  }
  return undefined;
}

/** @param {TableState} state @param {string} of the class */
function cardsOf(state, of) {
  const { pack } = state.view;
  const id = of.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const key = `${pack}/${id}`;
  if (!cards.has(key)) fetchOnce(state, key, () => classOf(pack, id), (found) => cards.set(key, byLevel(found.cards)));
  return cards.get(key);
}

/** @type {WeakMap<any, any[]>} both sides of cards, so that one side is one thing */
const sides = new WeakMap();

/** @param {any} card with a side B */
function sidesOf(card) {
  const known = sides.get(card);
  if (known) return known;
  const a = { ...card, side: "A" };
  const b = { ...card, ...card.sideB, side: "B", other: a };
  a.other = b;
  sides.set(card, [a, b]);
  return [a, b];
}

/** @param {TableState} state @returns {Shelf|undefined} */
function shelf(state) {
  const { pack } = state.view;
  const keep = (/** @type {any[]} */ all) => {
    for (const one of all) shelves.set(one.id, { items: byName(one.items), goals: byName(one.goals), scenarios: byName(one.scenarios) });
  };
  if (!shelves.has(pack)) fetchOnce(state, pack, packs, keep);
  return shelves.get(pack);
}

/** @param {TableState} state @param {string} name */
export const printedItem = (state, name) => shelf(state)?.items.get(name);

/** @param {TableState} state @param {string} name */
export const printedGoal = (state, name) => shelf(state)?.goals.get(name);

/** @param {TableState} state @param {string} name */
export const printedScenario = (state, name) => shelf(state)?.scenarios.get(name);
