// @ts-check
/** Where the answers to a prompt lie: on the board, on cards, among the items, or on buttons. */
import { hexesIn, keyOf } from "../hex.js";

/** @typedef {import("../hex.js").Hex} Hex */
/** @typedef {{choice: string, text: unknown}} Option */
/** @typedef {Option & {hexes: Hex[]}} Laid */
/** @typedef {Option & {cards: [number, number]}} Pair */
/**
 * @typedef {object} Answers
 * @property {Map<string, Option>} hexes by "q,r"
 * @property {Map<number, Option>} figures by id
 * @property {Laid[]} paths
 * @property {Laid[]} areas
 * @property {Map<string, Option>} acts by "top 3", "basic bottom 4"
 * @property {Map<number, Option>} cards by the card's number
 * @property {Pair[]} pairs two cards that together are one answer
 * @property {Map<number, Option>} items
 * @property {Option[]} buttons everything else
 * @property {Option[]} removals active cards that may be taken out of play meanwhile
 * @property {Set<string>} allowed the pairs of the hand that may be played, if not all may
 * @property {number[]|undefined} hand the cards of which two are to be chosen
 */

const ONE_CARD = /^(?:card|lose hand|discard a|lose) (\d+)$/;
const TWO_CARDS = /^(?:lose two discards|discard two b) (\d+) (\d+)$/;
const CARDS = /^cards (\d+) (\d+)$/;
const ACT = /^(?:basic )?(?:top|bottom) \d+$/;

/** @returns {Answers} */
function none() {
  return {
    hexes: new Map(),
    figures: new Map(),
    paths: [],
    areas: [],
    acts: new Map(),
    cards: new Map(),
    pairs: [],
    items: new Map(),
    buttons: [],
    removals: [],
    allowed: new Set(),
    hand: undefined,
  };
}

/** @param {any} prompt @param {any} view @returns {Answers} */
export function answersOf(prompt, view) {
  const answers = none();
  if (!prompt) return answers;
  answers.hand = prompt.hand;
  // Not every pair is allowed: those that are come as options.
  const pairs = prompt.hand ? [] : (prompt.options ?? []).map((/** @type {any} */ o) => CARDS.exec(o[0])).filter(Boolean);
  if (pairs.length > 0) answers.hand = [...new Set(pairs.flatMap((/** @type {any} */ m) => [Number(m[1]), Number(m[2])]))];
  for (const [choice, text] of prompt.options ?? []) {
    sort(answers, { choice, text }, view);
  }
  return answers;
}

/** @param {Answers} answers @param {Option} option @param {any} view */
function sort(answers, option, view) {
  const { choice } = option;
  const word = choice.split(" ", 1)[0];
  const one = ONE_CARD.exec(choice);
  const two = TWO_CARDS.exec(choice);
  if (CARDS.test(choice)) {
    answers.allowed.add(choice);
  } else if (one) {
    answers.cards.set(Number(one[1]), option);
  } else if (two) {
    answers.pairs.push({ ...option, cards: [Number(two[1]), Number(two[2])] });
  } else if (ACT.test(choice)) {
    answers.acts.set(choice, option);
  } else if (word === "to") {
    answers.hexes.set(keyOf(hexesIn(choice)[0]), option);
  } else if (word === "along" && choice !== "along") {
    answers.paths.push({ ...option, hexes: hexesIn(choice) });
  } else if (word === "lay" && choice !== "lay") {
    answers.areas.push({ ...option, hexes: hexesIn(choice) });
  } else if (word === "at" && view?.figures?.[choice.slice(3)]) {
    answers.figures.set(Number(choice.slice(3)), option);
  } else if (word === "remove") {
    answers.removals.push(option);
  } else {
    if (word === "use") answers.items.set(Number(choice.slice(4)), option);
    answers.buttons.push(option);
  }
}

/** The shape of a placement, wherever it lies. @param {Hex[]} hexes */
export function shapeOf(hexes) {
  const sorted = [...hexes].sort((a, b) => a.r - b.r || a.q - b.q);
  const [first] = sorted;
  return sorted.map((h) => `${h.q - first.q},${h.r - first.r}`).join(" ");
}

/**
 * The placement under a hex: of those that cover it the one in the wanted shape, else in any, whose
 * middle is nearest.
 * @param {Laid[]} areas @param {Hex} hex @param {string} shape
 */
export function areaAt(areas, hex, shape) {
  const over = areas.filter((a) => a.hexes.some((h) => h.q === hex.q && h.r === hex.r));
  const wanted = over.filter((a) => shapeOf(a.hexes) === shape);
  return nearest(wanted.length > 0 ? wanted : over, hex) ?? undefined;
}

/** @param {Laid[]} areas @param {Hex} hex */
function nearest(areas, hex) {
  let best;
  let least = Infinity;
  for (const area of areas) {
    const n = area.hexes.length;
    const dq = area.hexes.reduce((sum, h) => sum + h.q, 0) / n - hex.q;
    const dr = area.hexes.reduce((sum, h) => sum + h.r, 0) / n - hex.r;
    const far = dq * dq + dr * dr + dq * dr;
    if (far < least - 1e-9) [best, least] = [area, far];
  }
  return best;
}

/** The shapes in which the area can lie on a hex, each once. @param {Laid[]} areas @param {Hex|undefined} hex */
export function shapesAt(areas, hex) {
  const over = hex
    ? areas.filter((a) => a.hexes.some((h) => h.q === hex.q && h.r === hex.r))
    : areas;
  return [...new Set((over.length > 0 ? over : areas).map((a) => shapeOf(a.hexes)))];
}

/** The hero that is asked. @param {any} prompt @param {any} view @returns {number} its index, or -1 */
export function heroOf(prompt, view) {
  const heroes = Object.entries(view?.heroes ?? {});
  const own = heroes.find(([, hero]) => hero.figure === prompt.figure && prompt.figure >= 0);
  const seated = own ?? heroes.find(([, hero]) => hero.seat === prompt.seat);
  return seated ? Number(seated[0]) : -1;
}

/** @param {any} flags of a hex in an answer to `moves` @returns {string[]} */
export function flagsOf(flags) {
  if (!flags) return [];
  const all = Array.isArray(flags) ? flags : String(flags).split(/[ ,]+/);
  return all.filter(Boolean).map((flag) => String(flag).toLowerCase());
}
