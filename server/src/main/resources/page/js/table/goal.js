// @ts-check
/** A battle goal as a sentence of its pack; what is counted, where the pack has none. */
import { nameOf, say, textOf } from "../words.js";
import { printedGoal } from "./printed.js";

/** @typedef {import("./state.js").TableState} TableState */

/** What it asks for. @param {TableState} state @param {string} name */
export function goalAsks(state, name) {
  const counted = () => (printedGoal(state, name)?.lines ?? []).map((/** @type {unknown} */ line) => say(line, state.view)).join("; ");
  return textOf(name, "text") || counted();
}

/** Its name and what it asks for. @param {TableState} state @param {string} name */
export function goalText(state, name) {
  const asks = goalAsks(state, name);
  return asks ? `${nameOf(name)}: ${asks}` : nameOf(name);
}
