// @ts-check
/** Why something happened: the rule, and the candidates that were weighed, drawn on the board too. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOfFigure, say, t } from "../words.js";
import { rule } from "../api.js";
import { pagesOf, ruleSentence } from "../rules/rule-text.js";
import { toast } from "../toast.js";
import { sumLine } from "./sum.js";
import { refusal } from "../home/refusals.js";
import { backToNow, lookAtEvent } from "./replay.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state @param {number} step @param {number} event @param {string} text */
export async function askWhy(state, step, event, text) {
  state.why = { step, event, text, answer: undefined, rule: undefined, judgement: 0 };
  state.open("why");
  try {
    void lookAtEvent(state, step, event);
    const answer = await state.link.ask("why", { step, event });
    const found = await rule(answer.rule).catch(() => ({ id: answer.rule, text: "" }));
    if (state.why?.step === step && state.why.event === event) {
      state.change({ why: { ...state.why, answer, rule: found } });
    }
  } catch (problem) {
    toast(refusal(/** @type {any} */ (problem).why ?? ""), { kind: "danger" });
  }
}

/** @type {Set<Wire.Event["kind"]>} */
const REASONED = new Set(["focused", "moved", "attacked", "noFocus", "damaged", "modified"]);

/** The newest event that has more to say than its sentence. @param {TableState} state */
export function askWhyLast(state) {
  const { log } = state.link;
  for (let step = log.length - 1; step >= 0; step--) {
    const { events } = log[step];
    for (let i = events.length - 1; i >= 0; i--) {
      if (REASONED.has(events[i].event.kind)) return { step, event: i };
    }
  }
  return undefined;
}

/** @param {TableState} state */
function leave(state) {
  backToNow(state);
  state.open("log");
}

/** @param {TableState} state */
export function whyPanel(state) {
  const { why } = state;
  if (!why) return nothing;
  const { answer } = why;
  return html`<div class="reason">
    <button class="quiet back" @click=${() => leave(state)}>${icon("back")} ${t("play.tab.log")}</button>
    <h2>${t("play.why")}</h2>
    <p class="what">${why.text}</p>
    ${answer ? told(state, why, answer) : html`<p class="muted">…</p>`}
  </div>`;
}

/** @param {TableState} state @param {import("./state.js").Reason} why @param {Wire.Why} answer */
function told(state, why, answer) {
  const judgements = answer.judgements ?? [];
  return html`${answer.sum ? html`<div class="reckoned">${sumLine(state, answer.sum, true)}</div>` : nothing}${ruleOf(why.rule)}
    ${(answer.notes ?? []).map((note) => html`<div class="rule"><p class="id">${note.rule}</p><p>${say(note.text, state.view)}</p></div>`)}
    ${judgements.length > 0 ? html`<h3>${t("play.why.weighed")}</h3>` : nothing}
    <ol class="judgements">
      ${judgements.map((one, i) => judgementOf(state, why, one, i))}
    </ol>`;
}

/** @param {any} rule */
export function ruleOf(rule) {
  return html`<div class="rule"><p class="id">${rule.id}</p>${ruleSentence(rule)}${rule.source ? html`<p class="pages"><cite>${pagesOf(rule.source)}</cite></p>` : nothing}</div>`;
}

/** @param {TableState} state @param {import("./state.js").Reason} why @param {Wire.Reason} one @param {number} i */
function judgementOf(state, why, one, i) {
  const shown = why.judgement === i;
  const show = () => state.change({ why: { ...why, judgement: i } });
  return html`<li class=${shown ? "shown" : ""}>
    <button aria-pressed=${shown ? "true" : "false"} @click=${show} @pointerenter=${show}>
      <span class="by">${say(one.text, state.view)} <small>${one.rule}</small></span>
      ${one.kept.length ? html`<span class="kept">${icon("check")} ${candidates(state, one.kept)}</span>` : nothing}
      ${one.dropped.length ? html`<span class="dropped">${icon("close")} ${candidates(state, one.dropped)}</span>` : nothing}
    </button>
  </li>`;
}

/** Who stands there, else the hex. @param {TableState} state @param {Wire.Candidate[]} all */
function candidates(state, all) {
  return all
    .map(({ hex, value }) => {
      const standing = state.figureAt(hex);
      const name = standing === undefined ? say(["hex", hex.q, hex.r]) : nameOfFigure(state.view.figures[standing].name);
      return `${name}: ${value}`;
    })
    .join(", ");
}
