// @ts-check
/** What a party may be, without a page: who is suggested, which hand and items are allowed. */
import { SUGGESTED_ITEMS } from "./suggested.js";

/** @typedef {{class: string, name?: string, cards?: string[], items?: string[]}} Hero */
/** @typedef {"PERSON"|"AUTOMATIC"|"FREE"} Kind */
/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {Hero} hero
 * @property {Kind} kind
 * @property {number} [person]
 * @property {string} [name]
 * @property {boolean} [here]
 * @property {string} [brain] how well it plays that plays by itself
 */
/** @typedef {{name: string, price: number, slot: string, forSale?: boolean, lines: Wire.Phrase[], wear: Wire.Phrase}} Item */
/** @typedef {"VERY_EASY"|"EASY"|"NORMAL"|"HARD"|"VERY_HARD"} Difficulty */
/**
 * How a scenario is played: at a step from the recommended level, where the game has names for that, or at a
 * level; without either at the recommended one.
 * @typedef {{difficulty?: Difficulty, level?: number, variants: string[]}} Manner
 */

const VARIANTS = ["SOLO", "OPEN_INFORMATION", "REDUCED_RANDOMNESS", "PERMANENT_DEATH"];

/** The variants that the game of a pack knows and that matter here. @param {any} pack @returns {string[]} */
export function variantsOf(pack) {
  return VARIANTS.filter((one) => pack?.variants?.includes(one));
}

/** What makes it harder or easier, as keys for the words and what is chosen by them.
 * @param {any} pack @returns {{value: string, key: string, level?: number}[]} */
export function difficultiesOf(pack) {
  const steps = pack?.difficulties ?? [];
  if (steps.length) return steps.map((/** @type {string} */ one) => ({ value: one, key: `difficulty.${one}` }));
  const levels = (pack?.levels ?? []).map((/** @type {number} */ level) => ({
    value: String(level),
    key: "difficulty.level",
    level,
  }));
  return levels.length ? [{ value: "", key: "difficulty.recommended" }, ...levels] : [];
}

/** @param {any} pack @param {Manner} manner */
export function difficultyOf(pack, manner) {
  if (manner.level !== undefined) return String(manner.level);
  return pack?.difficulties?.length ? (manner.difficulty ?? "NORMAL") : "";
}

/** What is chosen by a value of the list. @param {any} pack @param {string} value */
export function mannerOf(pack, value) {
  if (pack?.difficulties?.length) return { difficulty: value, level: undefined };
  return { difficulty: undefined, level: value === "" ? undefined : Number(value) };
}
/** @typedef {{id: string, name: string, hitPoints: number, handSize: number, locked: boolean}} ClassEntry */
/** @typedef {{initiative: number, top: any, bottom: any}} Side */
/** @typedef {Side & {name: string, called: string, level: string, sideB?: Side}} Card */
/** @typedef {{name: string, handSize: number, cards: Card[], hands: Record<string, string[]>}} Class */

/** A strong one in front and one with reach behind are the easiest two to begin with. */
const SUGGESTED = ["brute", "spellweaver", "cragheart", "scoundrel", "tinkerer", "mindthief"];

/** Gold of a new character of level 1 (CHR-08). @param {any} pack @returns {number} */
export function goldOf(pack) {
  return pack?.gold ?? 0;
}

/**
 * The next class nobody has, by suggestion.
 * @param {ClassEntry[]} classes
 * @param {string[]} taken ids
 */
function nextClass(classes, taken) {
  const open = classes.filter((entry) => !entry.locked);
  const free = (open.length ? open : classes).filter((entry) => !taken.includes(entry.id));
  const place = (/** @type {ClassEntry} */ entry) => {
    const found = SUGGESTED.indexOf(entry.name.toLowerCase());
    return found < 0 ? SUGGESTED.length : found;
  };
  return [...free].sort((a, b) => place(a) - place(b))[0] ?? classes[0];
}

/** The classes that may set out to a scenario. @param {any} pack @param {any} scenario @returns {ClassEntry[]} */
export function classesFor(pack, scenario) {
  const all = pack?.classes ?? [];
  return scenario?.classes ? all.filter((/** @type {ClassEntry} */ one) => scenario.classes.includes(one.id)) : all;
}

/**
 * @param {ClassEntry[]} classes
 * @param {number} size
 * @param {Seat[]} before seats that stay as they are
 * @param {any} pack with the shop
 * @returns {Seat[]}
 */
export function partyOf(classes, size, before, pack) {
  const seats = before.slice(0, size);
  while (seats.length < size) {
    const taken = seats.map((seat) => seat.hero.class);
    const hero = suggestedHero(pack, nextClass(classes, taken).id);
    seats.push({ seat: seats.length, hero, kind: "PERSON" });
  }
  return seats;
}

/** Which of the usual hands sets out to a scenario. @param {any} scenario @returns {string} */
export function handFor(scenario) {
  return scenario?.hand ?? "1";
}

/** @param {string} level a usual hand @returns {number} how many of its cards are upgraded (CRD-01c) */
export const upgrades = (level) => Math.max(0, Number(level) - 1 || 0);

/**
 * What a character chooses its hand from: cards of level 1 and X, and those that they are upgraded into; in a
 * scenario that teaches the game there is nothing to choose.
 * @param {Class} of @param {string} level
 */
export function firstCards(of, level) {
  if (!Number(level)) return of.cards.filter((card) => of.hands[level]?.includes(card.called));
  const levels = upgrades(level) ? ["1", "2"] : ["1", "X"];
  return of.cards.filter((card) => levels.includes(card.level));
}

/**
 * Takes a card into a hand, or out of it. A card and what it is upgraded into are never both there.
 * @param {Class} of @param {string[]} hand @param {Card} card
 */
export function taking(of, hand, card) {
  if (hand.includes(card.called)) return hand.filter((one) => one !== card.called);
  const same = of.cards.filter((one) => one.name === card.name).map((one) => one.called);
  return [...hand.filter((one) => !same.includes(one)), card.called];
}

/** How much one may wear in each place at level 1 (ITM-02): hands are two, small things one. */
const ROOM = { HEAD: 1, BODY: 1, LEGS: 1, HANDS: 2, SMALL: 1 };

/** @param {string} slot @returns {[keyof typeof ROOM, number]} the place and how much of it */
function place(slot) {
  const key = slot.toUpperCase().replace(/[^A-Z]/g, "");
  if (key.startsWith("ONE")) return ["HANDS", 1];
  if (key.startsWith("TWO")) return ["HANDS", 2];
  if (key === "HEAD" || key === "BODY" || key === "LEGS") return [key, 1];
  return ["SMALL", 1];
}

/** @param {Item[]} items */
export function price(items) {
  return items.reduce((sum, item) => sum + item.price, 0);
}

/**
 * Why an item cannot be added, as a key of words; empty if it can.
 * @param {Item[]} has @param {Item} item @param {number} gold
 */
export function hindrance(has, item, gold) {
  if (price(has) + item.price > gold) return "items.dear";
  const [where, size] = place(item.slot);
  const worn = has
    .map((one) => place(one.slot))
    .reduce((sum, [at, much]) => (at === where ? sum + much : sum), 0);
  return worn + size > ROOM[where] ? "items.full" : "";
}

/** What is suggested for a class out of the pack's shop, as far as its gold goes. @param {any} pack @param {string} id of the class @returns {string[]} */
export function suggestedItems(pack, id) {
  /** @type {Item[]} */
  const has = [];
  for (const name of SUGGESTED_ITEMS[id] ?? []) {
    const item = pack?.items?.find((/** @type {Item} */ one) => one.name === name && one.forSale !== false);
    if (item && hindrance(has, item, goldOf(pack)) === "") has.push(item);
  }
  return has.map(({ name }) => name);
}

/** A new hero of the class, equipped as suggested. @param {any} pack @param {string} id @returns {Hero} */
export function suggestedHero(pack, id) {
  const items = suggestedItems(pack, id);
  return items.length ? { class: id, items } : { class: id };
}

/** The class of a hero in its pack. @param {any} pack @param {Hero|undefined} hero @returns {ClassEntry|undefined} */
export function entryOf(pack, hero) {
  const named = hero?.class;
  return pack?.classes.find((/** @type {ClassEntry} */ one) => one.id === named || one.name === named);
}

/** The name a hero was given, if it has another than its class. @param {Hero|undefined} hero */
export function givenName(hero) {
  return hero?.name && hero.name !== hero.class ? hero.name : "";
}

/** A hero as it is sent: without what is left to the usual. @param {Hero} hero @returns {Hero} */
export function wish(hero) {
  /** @type {Hero} */
  const sent = { class: hero.class };
  if (givenName(hero)) sent.name = hero.name;
  if (hero.cards?.length) sent.cards = hero.cards;
  if (hero.items?.length) sent.items = hero.items;
  return sent;
}

/** Whether a game could start, as a key of words that says what is missing. @param {Seat[]} seats */
export function missing(seats) {
  if (seats.some((seat) => seat.kind === "FREE")) return "start.free";
  const classes = seats.map((seat) => seat.hero?.class);
  if (classes.some((id) => !id)) return "start.class";
  if (new Set(classes).size < classes.length) return "start.twice";
  return "";
}
