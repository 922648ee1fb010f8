// @ts-check
/** A finger cannot hover: its first touch shows what a mouse sees by hovering, the second one chooses. */
import { prefs } from "../prefs.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {Event} event */
export function byTouch(event) {
  return /** @type {PointerEvent} */ (event).pointerType === "touch";
}

/**
 * Whether the touch only shows what it would choose.
 * @param {TableState} state @param {string} what is touched: the hex or the token of a button
 */
export function showsFirst(state, what) {
  if (!prefs().twice || state.tapped === what) return false;
  state.tapped = what;
  return true;
}
