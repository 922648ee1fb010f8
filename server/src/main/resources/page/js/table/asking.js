// @ts-check
/** What is asked of the server before one chooses: where a move leads, how an attack may end. */
import { keyOf } from "../hex.js";
import { flagsOf } from "./answers.js";

/** @typedef {import("./state.js").TableState} TableState */

/** Where the STEP prompt could lead, once for each prompt. @param {TableState} state @param {any} prompt */
export async function askMoves(state, prompt) {
  const { n } = state.link;
  try {
    const answer = await state.link.ask("moves", { seat: prompt.seat, seen: n });
    if (n !== state.link.n || !answer.moves) return;
    const reach = new Map();
    for (const [q, r, points, pq, pr, flags] of answer.moves) {
      reach.set(`${q},${r}`, { points, before: `${pq},${pr}`, flags: flagsOf(flags) });
    }
    // The hex that the figure stands in begins every way, and ends none.
    const figure = state.link.view.figures[prompt.figure];
    if (figure) reach.delete(keyOf(figure));
    state.change({ reach });
  } catch {
    // Single steps can still be chosen.
  }
}

/** @param {TableState} state @param {string} choice */
export async function askPreview(state, choice) {
  const { prompt } = state;
  if (!prompt || state.previews.has(choice) || !["TARGET", "AREA"].includes(prompt.kind)) return;
  const { n } = state.link;
  state.previews.set(choice, undefined);
  try {
    const answer = await state.link.ask("preview", { seat: prompt.seat, seen: n, choice });
    if (n !== state.link.n) return;
    state.previews.set(choice, answer);
    state.dispatchEvent(new Event("hover"));
  } catch {
    state.previews.delete(choice);
  }
}
