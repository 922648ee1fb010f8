// @ts-check
/** Which puzzles this device has seen solved; which one a day has. */

const KEY = "haven.puzzles";
const DAY = 86_400_000;

/** @typedef {"solved"|"shown"} Mark solved by oneself, or looked up */

/** @returns {Record<string, Mark>} */
export function marks() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Whoever has looked a solution up has not found it. @param {string} id @param {Mark} mark */
export function keepMark(id, mark) {
  const known = marks();
  if (known[id]) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [id]: mark }));
  } catch {
    // A browser that remembers nothing can still play.
  }
}

/** The number of a day where the person is; the same everywhere for the same date. @param {Date} date */
export function dayOf(date) {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** The date of a day. @param {number} day */
export function dateOf(day) {
  return new Date(day * DAY);
}

/** The puzzle of a day. @template T @param {T[]} all @param {number} day @returns {T|undefined} */
export function ofDay(all, day) {
  return all.length === 0 ? undefined : all[((day % all.length) + all.length) % all.length];
}
