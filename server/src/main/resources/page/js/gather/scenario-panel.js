// @ts-check
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, sentence, t, textOf } from "../words.js";
import { emblem } from "../home/emblems.js";

/** What is about to be played. @param {any} scenario */
export function scenarioPanel(scenario) {
  if (!scenario) return nothing;
  return html`<section class="card scenario-panel">
    ${emblem(scenario.name)}
    <div class="text">
      ${scenario.number ? html`<p class="muted small">${t("scenario.number", scenario.number)}</p>` : nothing}
      <h1>${nameOf(scenario.name)}</h1>
      <p>${textOf(scenario.name, "introduction", scenario.introduction)}</p>
      ${
        scenario.goal
          ? html`<p class="goal">
              ${icon("target", { size: 20 })}<span
                ><strong>${t("scenario.goal")}</strong> ${sentence(scenario.goal)}</span
              >
            </p>`
          : nothing
      }
    </div>
  </section>`;
}
