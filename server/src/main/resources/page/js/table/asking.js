// @ts-check
/** What is asked of the server before one chooses: where a move leads, how an attack may end. */
import { keyOf } from "../hex.js";
import { figureName, number, say, t } from "../words.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./selection.js").Selection} Selection */

/** Where the STEP prompt could lead, once for each prompt. @param {Game} state @param {Wire.Prompt} prompt */
export async function askMoves(state, prompt) {
  const { n } = state.link;
  try {
    const answer = await state.link.ask("moves", { seat: prompt.seat, seen: n });
    if (n !== state.link.n) return;
    const reach = new Map(answer.moves.map((spot) => [keyOf(spot.hex), spot]));
    // The hex that the figure stands in begins every way, and ends none.
    const figure = state.link.view?.figures[prompt.figure];
    if (figure) reach.delete(keyOf(figure));
    state.reach = reach;
    state.change();
  } catch {
    // Single steps can still be chosen.
  }
}

/** The odds in words, for those who listen. @param {Game} state @param {Wire.Preview} preview */
function told(state, preview) {
  if (preview.targets.length === 0) return preview.does.map((one) => say(one, state.view)).join(". ");
  const all = preview.targets.map((target) => {
    const kills = target.kill ? `, ${t("play.tip.kills", target.kill)}` : "";
    return `${figureName(target.figure, state.view)}: ${t("play.tip.likely", average(target))}${kills}`;
  });
  return all.join(". ");
}

/** What the target suffers on average. @param {Wire.Target} target */
export function average(target) {
  const tenths = Math.round(target.expected / 10);
  return target.expected > 0 && tenths === 0 ? `< ${number(0.1)}` : number(tenths / 10);
}

/** @param {Selection} state @param {string} token of an option */
export async function askPreview(state, token) {
  const { prompt } = state;
  if (!prompt || state.previews.has(token) || !["TARGET", "AREA"].includes(prompt.kind)) return;
  const { n } = state.link;
  state.previews.set(token, undefined);
  try {
    const answer = await state.link.ask("preview", { seat: prompt.seat, seen: n, choice: token });
    if (n !== state.link.n) return;
    state.previews.set(token, answer);
    if (state.byKeys) {
      state.spoken = told(state, answer);
      state.change();
    } else state.dispatchEvent(new Event("hover"));
  } catch {
    state.previews.delete(token);
  }
}
