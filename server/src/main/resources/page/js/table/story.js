// @ts-check
/** What the scenario book says of the scenario: its story, its goal, its special rules; to be read at any time. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, sentence, t, textOf } from "../words.js";
import { printedScenario } from "./printed.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function story(state) {
  const { view } = state;
  const printed = printedScenario(state, view.scenario);
  const won = view.over && view.result?.won;
  const conclusion = won ? textOf(view.scenario, "conclusion", printed?.conclusion ?? "") : "";
  return html`<div class="story">
    ${paragraphs(textOf(view.scenario, "introduction", printed?.introduction ?? ""))}
    <h3>${icon("target")} ${t("play.story.goal")}</h3>
    <p>${sentence(view.goal, view)}</p>
    ${printed?.loss ? html`<h3>${icon("kill")} ${t("play.story.loss")}</h3><p>${sentence(printed.loss, view)}</p>` : nothing}
    <h3>${icon("rules")} ${t("play.story.rules")}</h3>
    ${printed?.rules?.length ? html`<dl>${printed.rules.map(ruleOf)}</dl>` : html`<p class="muted">${t("play.story.norules")}</p>`}
    ${conclusion ? html`<h3>${t("play.story.end")}</h3>${paragraphs(conclusion)}` : nothing}
  </div>`;
}

/** @param {{name: string, text: Wire.Said}} rule */
const ruleOf = ({ name, text }) => html`<div><dt>${nameOf(name)}</dt><dd>${sentence(text)}</dd></div>`;

/** @param {string} text */
const paragraphs = (text) => text.split(/\n+/).filter(Boolean).map((one) => html`<p class="tale">${one}</p>`);
