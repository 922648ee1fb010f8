// @ts-check
/** What is asked of the server before one chooses: where a move leads, how an attack may end. */
import { keyOf } from "../hex.js";
import { nameOf, t } from "../words.js";
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

/** The odds in words, for those who listen. @param {TableState} state @param {any} preview */
function told(state, preview) {
  const all = (preview.targets ?? []).map((/** @type {any} */ target) => {
    const [amount] = [...(target.damage ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [0];
    const kills = target.kill ? `, ${t("play.tip.kills", target.kill)}` : "";
    return `${nameOf(state.view.names?.[target.figure] ?? "")}: ${t("play.tip.likely", amount)}${kills}`;
  });
  return all.join(". ");
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
    if (state.byKeys) state.change({ spoken: told(state, answer) });
    else state.dispatchEvent(new Event("hover"));
  } catch {
    state.previews.delete(choice);
  }
}
