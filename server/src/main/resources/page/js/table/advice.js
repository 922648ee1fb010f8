// @ts-check
/** A hint for whoever is asked: what an automatic player would answer, why, and where that lies. */
import { html, nothing, svg } from "lit";
import { icon } from "../icons.js";
import { outline } from "../hex.js";
import { refusal } from "../home/refusals.js";
import { toast } from "../toast.js";
import { say, sentence, t } from "../words.js";
import { line, way } from "./marks.js";

/** @typedef {import("./state.js").TableState} TableState */

/** Shows a hint, or takes it away. @param {TableState} state */
export async function advise(state) {
  const { prompt, link } = state;
  if (!prompt || prompt.kind === "UNDO" || state.sent || state.thinking || link.alone) return;
  if (state.hint) return state.change({ hint: undefined });
  const { n } = link;
  state.change({ thinking: true });
  try {
    const hint = await link.ask("hint", { seat: prompt.seat });
    if (n === link.n && state.prompt === prompt) {
      state.hint = hint;
      state.spoken = [t("advice.said", say(hint.say, state.view)), ...reasons(state, hint)].join(" ");
    }
  } catch (problem) {
    toast(refusal(/** @type {any} */ (problem).why ?? "", link.view), { kind: "danger" });
  }
  state.change({ thinking: false });
}

/** @param {TableState} state @param {Wire.Hint} hint */
const reasons = (state, hint) => hint.reasons.map((one) => sentence(one, state.view));

/** @param {TableState} state */
export function adviceButton(state) {
  if (!state.prompt || state.prompt.kind === "UNDO" || state.link.alone) return nothing;
  return html`<button class="quiet advise" data-action="hint" aria-pressed=${state.hint ? "true" : "false"} aria-busy=${state.thinking ? "true" : "false"}
    ?disabled=${state.sent} title="${t("advice.what")} (H)" @click=${() => advise(state)}>${icon("hint")} <span>${t("advice.hint")}</span></button>`;
}

/** What the hint says, below what is asked. @param {TableState} state */
export function advicePanel(state) {
  const { hint } = state;
  if (!hint || !state.prompt) return nothing;
  const why = reasons(state, hint);
  return html`<section class="advice" data-advice=${hint.token} aria-label=${t("advice.hint")}>
    ${icon("hint", { size: 22 })}
    <div><p><strong>${sentence(hint.say, state.view)}</strong></p>
      ${why.length > 0 ? html`<ul>${why.map((one) => html`<li>${one}</li>`)}</ul>` : html`<p class="small">${t("advice.no-reason")}</p>`}</div>
    <button data-action="follow" ?disabled=${state.sent} @click=${() => follow(state, hint)}>${t("advice.follow")}</button>
  </section>`;
}

/** @param {TableState} state @param {Wire.Hint} hint */
function follow(state, { choice, token, way: steps }) {
  const harms = state.harmsOn(steps);
  const option = state.prompt?.options.find((one) => one.token === token);
  state.choose(option ?? { choice, harms: harms.length > 0 ? harms : undefined });
}

/** The class of the answer that the hint names. @param {TableState} state @param {string|undefined} token */
export function adviceClass(state, token) {
  return token !== undefined && state.hint?.token === token ? "hinted" : "";
}

/** The class of a card that the hint names. @param {TableState} state @param {number} card */
export function adviceCard({ hint }, card) {
  if (hint?.choice.kind === "cards") {
    const { leading, second } = hint.choice;
    return card === leading ? "hinted leads" : card === second ? "hinted" : "";
  }
  if (hint?.choice.kind === "negate") {
    const { first, second } = hint.choice.payment;
    return card === first || card === second ? "hinted" : "";
  }
  return hint?.choice.kind === "card" && hint.choice.card === card ? "hinted" : "";
}

/** On the board, in the colour of help. @param {TableState} state */
export function adviceDrawn(state) {
  const { hint, prompt, replay } = state;
  if (!hint || !prompt || replay) return nothing;
  return adviceOn(state, hint, state.view.figures[prompt.figure], "");
}

/**
 * What somebody does: a way, a target or hexes.
 * @param {TableState} state @param {Wire.Hint} hint @param {Wire.Figure|undefined} from whoever does it @param {string} name
 */
export function adviceOn(state, { choice, way: steps, hexes }, from, name) {
  const leads = steps.length > 0 ? steps : ["to", "lay", "at"].includes(choice.kind) ? [] : hexes;
  const [first] = hexes;
  return svg`<g class="advice ${name}">
    ${leads.length > 0 ? way(from ? [from, ...leads] : leads, state) : hexes.map(({ q, r }) => svg`<polygon points=${outline(q, r, 2)}></polygon>`)}
    ${choice.kind === "at" && from && first && (from.q !== first.q || from.r !== first.r) ? line(from, first, "help") : nothing}
  </g>`;
}
