// @ts-check
/** What lies on the mat of a class: counters, the form, masteries. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, t } from "../words.js";

/** @typedef {import("./state.js").TableState} TableState */

/** Counters and the form, in one line. @param {Wire.MatSeen} mat */
export function matTally(mat) {
  return html`<span class="tally mat">
    ${mat.counters.map((one) => html`<span class="counter" title=${t("play.mat.most", nameOf(one.name), one.most)}>${nameOf(one.name)} <b>${one.shows}</b></span>`)}
    ${mat.form ? html`<span class="form" title=${t("play.mat.form")}>${nameOf(mat.form)}</span>` : nothing}
  </span>`;
}

/** The same among the numbers of a figure. @param {Wire.MatSeen} mat */
export function matStats(mat) {
  return html`${mat.counters.map((one) => html`<li><span>${nameOf(one.name)}</span> <b>${one.shows}</b></li>`)}
    ${mat.form ? html`<li><span>${t("play.mat.form")}</span> <b>${nameOf(mat.form)}</b></li>` : nothing}`;
}

/** @param {TableState} state @param {Wire.MatSeen} mat */
export function masteriesOf(state, mat) {
  return mat.masteries.map(
    (one) => html`<span class="goal mastery" title=${say(one.asks, state.view)}>
      ${icon(one.spoilt ? "kill" : one.met ? "check" : "star")} ${nameOf(one.name)}
      <small class="muted">${one.spoilt ? t("play.mat.spoilt") : one.met ? t("play.mat.met") : nothing}</small></span>`,
  );
}
