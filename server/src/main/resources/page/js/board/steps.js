// @ts-check
/** Where a key leads from a hex, on every board. */
import { DIRECTIONS, keyOf } from "../hex.js";

/** @typedef {import("../hex.js").Hex} Hex */

const [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST] = DIRECTIONS;

/** Straight up and down go by turns to either side, so that a column stays a column. @param {Hex} from */
const up = (from) => (from.r % 2 === 0 ? [NORTH_EAST, NORTH_WEST] : [NORTH_WEST, NORTH_EAST]);
/** @param {Hex} from */
const down = (from) => (from.r % 2 === 0 ? [SOUTH_EAST, SOUTH_WEST] : [SOUTH_WEST, SOUTH_EAST]);

/** @type {Record<string, (from: Hex) => Hex[]>} directions by key, best first */
const STEPS = {
  arrowleft: () => [WEST],
  arrowright: () => [EAST],
  arrowup: up,
  arrowdown: down,
  q: () => [NORTH_WEST],
  w: up,
  e: () => [NORTH_EAST],
  a: () => [WEST],
  s: down,
  d: () => [EAST],
};

/** @param {string} key as the event names it */
export const isStep = (key) => key.toLowerCase() in STEPS;

/**
 * The hex that a key leads to; undefined where there is none.
 * @param {string} key @param {Hex} from @param {(key: string) => boolean} there whether the board has it
 * @returns {Hex|undefined}
 */
export function stepped(key, from, there) {
  const ways = STEPS[key.toLowerCase()]?.(from) ?? [];
  return ways.map((way) => ({ q: from.q + way.q, r: from.r + way.r })).find((to) => there(keyOf(to)));
}
