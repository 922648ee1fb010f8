// @ts-check
/** How a number comes about, part by part: 3 + 1 poison − 2 shield + 1 pierce. */
import { html, nothing } from "lit";
import { say, t } from "../words.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state @param {Wire.Sum} sum @param {boolean} [whole] with what it comes to */
export function sumLine(state, sum, whole = false) {
  return html`<p class="sum" data-sum=${sum.result}>${sum.parts.map((part, i) => partOf(state, part, i === 0))}${whole
      ? html` <b>= ${sum.result}</b>`
      : nothing}${lean(state, sum)}</p>`;
}

/** @param {TableState} state @param {Wire.Part} part @param {boolean} first */
function partOf(state, { what, number, times }, first) {
  const sign = times ? "×" : number < 0 ? "−" : "+";
  const size = Math.abs(number);
  return first
    ? html`<span class="part">${number} <small>${say(what, state.view)}</small></span>`
    : html` <span class="part ${number < 0 ? "less" : ""}">${sign} ${size} <small>${say(what, state.view)}</small></span>`;
}

/** @param {TableState} state @param {Wire.Sum} sum */
function lean(state, { lean: way, leans }) {
  const why = leans.map((one) => say(one, state.view)).join(", ");
  if (way === "NEITHER") return leans.length > 1 ? html`<span class="lean">${t("play.sum.even", why)}</span>` : nothing;
  return html`<span class="lean ${way.toLowerCase()}">${t(`play.sum.${way}`, why)}</span>`;
}
