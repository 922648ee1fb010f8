// @ts-check
/** Where the answers to a prompt lie: on the board, on cards, among the items, or on buttons. */
import { keyOf } from "../hex.js";

/** @typedef {import("../hex.js").Hex} Hex */
/** @typedef {Wire.Option} Option */
/** @typedef {Option & {on: Hex[]}} Laid */
/** @typedef {Option & {cards: [number, number]}} Pair */
/** @typedef {Option & {choice: Wire.ChoiceAct}} Act */
/**
 * @typedef {object} Answers
 * @property {Map<string, Option>} hexes by "q,r"
 * @property {Map<number, Option>} figures by id
 * @property {Laid[]} paths
 * @property {Laid[]} areas
 * @property {Act[]} acts actions of the cards played
 * @property {Map<number, Option>} cards by the card's number
 * @property {Pair[]} pairs two cards that together are one answer
 * @property {Map<number, Option>} items
 * @property {Option[]} buttons everything else
 * @property {Option[]} removals active cards that may be taken out of play meanwhile
 * @property {Wire.ChoiceCards[]} allowed the pairs of the hand that may be played, if not all may
 * @property {number[]|undefined} hand the cards of which two are to be chosen
 */

/** @returns {Answers} */
function none() {
  return {
    hexes: new Map(),
    figures: new Map(),
    paths: [],
    areas: [],
    acts: [],
    cards: new Map(),
    pairs: [],
    items: new Map(),
    buttons: [],
    removals: [],
    allowed: [],
    hand: undefined,
  };
}

/**
 * @param {Wire.Prompt|undefined} prompt @param {Wire.View|undefined} view
 * @param {boolean} [everything] whether each question is answered before the next one
 * @returns {Answers}
 */
export function answersOf(prompt, view, everything = true) {
  const answers = none();
  if (!prompt) return answers;
  for (const option of prompt.options) sort(answers, option, view);
  if (!everything) for (const option of prompt.ahead ?? []) sort(answers, option, view);
  const { allowed } = answers;
  // Where not every pair is allowed, those that are come as options.
  const some = allowed.length > 0 ? [...new Set(allowed.flatMap((two) => [two.leading, two.second]))] : undefined;
  answers.hand = prompt.hand ?? some;
  // What gives something up comes after what gets something.
  const idle = (/** @type {Option} */ { choice, harms }) => choice.kind === "decline" && (harms?.length ?? 0) > 0;
  answers.buttons = [...answers.buttons.filter((one) => !idle(one)), ...answers.buttons.filter(idle)];
  return answers;
}

/** @param {Answers} answers @param {Option} option @param {Wire.View|undefined} view */
function sort(answers, option, view) {
  const { choice } = option;
  switch (choice.kind) {
    case "cards":
      answers.allowed.push(choice);
      break;
    case "card":
      answers.cards.set(choice.card, option);
      break;
    case "negate": {
      const { first, second } = choice.payment;
      if (second < 0) answers.cards.set(first, option);
      else answers.pairs.push({ ...option, cards: [first, second] });
      break;
    }
    case "act":
      answers.acts.push({ ...option, choice });
      break;
    case "to":
      answers.hexes.set(keyOf(choice.hex), option);
      break;
    case "along":
      if (choice.path.length > 0) answers.paths.push({ ...option, on: choice.path });
      else answers.buttons.push(option);
      break;
    case "lay":
      if (choice.hexes.length > 0) answers.areas.push({ ...option, on: choice.hexes });
      else answers.buttons.push(option);
      break;
    case "at":
      if (view?.figures[choice.figure]) answers.figures.set(choice.figure, option);
      else answers.buttons.push(option);
      break;
    case "remove":
      answers.removals.push(option);
      break;
    case "use":
      answers.items.set(choice.item, option);
      answers.buttons.push(option);
      break;
    default:
      answers.buttons.push(option);
  }
}

/** Whether these two of the hand may be played so. @param {Answers} answers @param {number[]} picks */
export function mayPlay({ allowed }, [leading, second]) {
  return second !== undefined && (allowed.length === 0 || allowed.some((two) => two.leading === leading && two.second === second));
}

/** The shape of a placement, wherever it lies. @param {Hex[]} hexes */
export function shapeOf(hexes) {
  const sorted = [...hexes].sort((a, b) => a.r - b.r || a.q - b.q);
  const [first] = sorted;
  return sorted.map((h) => `${h.q - first.q},${h.r - first.r}`).join(" ");
}

/**
 * The placement under a hex: of those that cover it the one in the wanted shape, else in any, whose
 * middle is nearest; or one further off, as the middle of some lies where nothing can be pointed at.
 * @param {Laid[]} areas @param {Hex} hex @param {string} shape @param {number} [off] how many are passed over
 */
export function areaAt(areas, hex, shape, off = 0) {
  const over = areas.filter((a) => a.on.some((h) => h.q === hex.q && h.r === hex.r));
  const wanted = over.filter((a) => shapeOf(a.on) === shape);
  const sorted = byNearness(wanted.length > 0 ? wanted : over, hex);
  return sorted.at(off % (sorted.length || 1));
}

/** @param {Laid[]} areas @param {Hex} hex */
function byNearness(areas, hex) {
  const far = (/** @type {Laid} */ { on }) => {
    const dq = on.reduce((sum, h) => sum + h.q, 0) / on.length - hex.q;
    const dr = on.reduce((sum, h) => sum + h.r, 0) / on.length - hex.r;
    return Math.round(1e6 * (dq * dq + dr * dr + dq * dr));
  };
  return [...areas].sort((a, b) => far(a) - far(b));
}

/** The shapes in which the area can lie on a hex, each once. @param {Laid[]} areas @param {Hex|undefined} hex */
export function shapesAt(areas, hex) {
  const over = hex
    ? areas.filter((a) => a.on.some((h) => h.q === hex.q && h.r === hex.r))
    : areas;
  return [...new Set((over.length > 0 ? over : areas).map((a) => shapeOf(a.on)))];
}

/** The hero that is asked. @param {Wire.Prompt} prompt @param {Wire.View|undefined} view @returns {number} its index, or -1 */
export function heroOf(prompt, view) {
  if (prompt.decider >= 0) return prompt.decider;
  const seated = Object.entries(view?.heroes ?? {}).find(([, hero]) => hero.seat === prompt.seat);
  return seated ? Number(seated[0]) : -1;
}

/** The cards that one way to negate damage takes. @param {{prompt: Wire.Prompt|undefined}} state @param {string} kind of payment @returns {number[]} */
export function paidCards({ prompt }, kind) {
  const payments = (prompt?.options ?? []).flatMap(({ choice }) => (choice.kind === "negate" && choice.payment.kind === kind ? [choice.payment] : []));
  return [...new Set(payments.flatMap(({ first, second }) => [first, second]))].filter((card) => card >= 0);
}
