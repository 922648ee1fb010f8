// @ts-check
/** What this browser remembers for its person: language, theme, speed, sound. */

/**
 * @typedef {object} Prefs
 * @property {"system"|"dark"|"light"} theme
 * @property {""|"en"|"de"|"it"} language empty: as the browser says
 * @property {number} speed of what monsters do: 0 at once, 1 slow, 2 usual, 3 quick
 * @property {boolean} sound
 * @property {boolean} twice whether a finger's first touch shows and the second one chooses
 * @property {string} guide the table whose game is explained; "never": none is
 * @property {string[]} learnt what has been explained
 */

const KEY = "haven.prefs";

/** @type {Prefs} */
const usual = { theme: "dark", language: "", speed: 2, sound: false, twice: true, guide: "", learnt: [] };

/** @type {Prefs} */
let current = { ...usual, ...read() };

const listeners = new Set();

/** @returns {Partial<Prefs>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @returns {Readonly<Prefs>} */
export function prefs() {
  return current;
}

/** @param {Partial<Prefs>} some */
export function setPrefs(some) {
  current = { ...current, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays, with the usual preferences next time.
  }
  applyTheme();
  for (const listener of listeners) listener(current);
}

/**
 * @param {(prefs: Prefs) => void} listener
 * @returns {() => void} ends it
 */
export function onPrefs(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function applyTheme() {
  document.documentElement.dataset.theme = current.theme;
}

/** Whether motion is wanted at all. */
export function motion() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  current = { ...usual, ...read() };
  applyTheme();
  for (const listener of listeners) listener(current);
});
