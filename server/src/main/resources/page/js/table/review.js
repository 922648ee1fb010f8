// @ts-check
/** After a game: the decisions that cost most, what would have been better, and both on the board as it was. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { refusal } from "../home/refusals.js";
import { toast } from "../toast.js";
import { sentence, t } from "../words.js";
import { adviceOn } from "./advice.js";
import { lookAt } from "./replay.js";

/** @typedef {import("./state.js").TableState} TableState */

/** Milliseconds between looks at how far it has come. */
const AGAIN = 400;

/** Opens the review, which the server works at meanwhile. @param {TableState} state */
export async function openReview(state) {
  state.open("review");
  try {
    while (!state.review?.over && !state.signal.aborted) {
      state.change({ review: await state.link.ask("review") });
      if (!state.review?.over) await new Promise((go) => setTimeout(go, AGAIN));
    }
    state.spoken = t("review.found", state.review?.moments.length ?? 0);
  } catch (problem) {
    toast(refusal(/** @type {any} */ (problem).why ?? "", state.link.view), { kind: "danger" });
  }
  state.change();
}

/** @param {TableState} state */
export function reviewPanel(state) {
  const { review } = state;
  return html`<section class="review" aria-label=${t("review.title")} aria-busy=${review?.over ? "false" : "true"}>
    <h3>${t("review.title")}</h3>
    ${review?.over ? found(state, review) : progress(review)}
  </section>`;
}

/** @param {Wire.Review|undefined} review */
function progress(review) {
  return html`<p>${review ? t("review.progress", review.done, review.of) : t("review.begins")}</p>
    <progress aria-label=${t("review.title")} max=${review?.of ?? 1} .value=${review?.done ?? 0}></progress>`;
}

/** @param {TableState} state @param {Wire.Review} review */
function found(state, { moments }) {
  if (moments.length === 0) return html`<p>${t("review.none")}</p>`;
  return html`<p class="small muted">${t("review.how")}</p>
    <ol>${moments.map((moment, i) => momentOf(state, moment, i))}</ol>`;
}

/** @param {TableState} state @param {Wire.Moment} moment @param {number} i */
function momentOf(state, moment, i) {
  const { view } = state;
  const shown = state.moment === i && state.replay?.step === moment.step;
  return html`<li class="moment ${shown ? "shown" : ""}" data-moment=${i}>
    <p class="fell"><strong>${t("review.fell", moment.best - moment.left)}</strong>
      <span class="small">${t("review.from-to", moment.best, moment.left)}</span></p>
    <p class="small muted">${sentence(moment.ask, view)}</p>
    <p class="chosen">${icon("close")} ${t("review.chose", sentence(moment.chosen.say, view))}</p>
    <p class="better">${icon("hint")} ${t("review.better", sentence(moment.better.say, view))}</p>
    ${moment.better.reasons.length > 0
      ? html`<ul class="small">${moment.better.reasons.map((one) => html`<li>${sentence(one, view)}</li>`)}</ul>`
      : nothing}
    <button data-action="show-moment" aria-pressed=${shown ? "true" : "false"} @click=${() => show(state, i)}>${icon("play")} ${t("review.show")}</button>
  </li>`;
}

/** @param {TableState} state @param {number} i */
async function show(state, i) {
  const moment = state.review?.moments[i];
  if (!moment) return;
  state.moment = i;
  await lookAt(state, moment.step);
}

/** What was chosen and what would have been better, on the board as it was. @param {TableState} state */
export function reviewDrawn(state) {
  const moment = state.tab === "review" ? state.review?.moments[state.moment] : undefined;
  if (!moment || state.replay?.step !== moment.step || state.replay.playing) return nothing;
  const from = state.view.figures[moment.figure];
  return [adviceOn(state, moment.chosen, from, "worse"), adviceOn(state, moment.better, from, "")];
}
