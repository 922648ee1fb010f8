// @ts-check
/** Which game is explained, as this browser remembers it. */
import { prefs, setPrefs } from "../prefs.js";

/** In place of a table: no game is to be explained, until somebody asks for it again. */
const NEVER = "never";

/** Whether a first game would be explained. */
export function isWanted() {
  return prefs().guide !== NEVER;
}

/** Whether the game at this table is explained. @param {string} code */
export function isGuided(code) {
  return prefs().guide === code;
}

/** The game at this table is to be explained, from the beginning. @param {string} code */
export function guideAt(code) {
  setPrefs({ guide: code, learnt: [] });
}

/** No game is explained any more. */
export function noMore() {
  setPrefs({ guide: NEVER });
}
