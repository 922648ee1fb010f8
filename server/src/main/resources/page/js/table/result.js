// @ts-check
/** The end of the scenario. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, t, textOf } from "../words.js";
import { printedScenario } from "./printed.js";
import { coin } from "./tabs.js";
import { lookAt } from "./replay.js";
import { openReview } from "./review.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function resultPanel(state) {
  const view = state.link.view;
  if (!view?.over || state.busy || state.replay || state.dialog === "closed-result") return nothing;
  const { result } = view;
  const won = result?.won;
  return html`<section class="result ${won ? "won" : "lost"}" aria-labelledby="result-title">
    <p class="seal-big">${icon(won ? "star" : "kill", { size: 44 })}</p>
    <h2 id="result-title">${t(won ? "play.won" : "play.lost")}</h2>
    <p class="muted">${t("play.result.rounds", nameOf(view.scenario), view.round)}</p>
    ${won ? html`<p class="tale">${textOf(view.scenario, "conclusion", printedScenario(state, view.scenario)?.conclusion ?? "")}</p>` : nothing}
    ${result ? heroes(view, result) : nothing}
    <div class="options">
      <a class="button primary" href="#/new" data-action="again">${t("play.again")}</a>
      <button data-action="record" @click=${() => lookAt(state, 0)}>${icon("play")} ${t("play.record")}</button>
      ${view.seats.length > 0 ? html`<button data-action="review" @click=${() => openReview(state)}>${icon("hint")} ${t("review.title")}</button>` : nothing}
      <button class="quiet" data-action="look" @click=${() => state.change({ dialog: "closed-result" })}>${t("play.result.board")}</button>
    </div>
  </section>`;
}

/** @param {Wire.View} view @param {Wire.Result} result */
function heroes(view, result) {
  return html`<table>
    <thead><tr><td></td><th scope="col">${icon("experience")} ${t("play.word.xp")}</th><th scope="col">${icon("gold")} ${t("play.word.gold")}</th>
      <th scope="col">${icon("check")} ${t("play.result.goals")}</th></tr></thead>
    <tbody>
      ${result.heroes.map(
        (one, i) => html`<tr><th scope="row">${coin(view.heroes[i]?.class ?? one.name)} ${nameOf(one.name)}
            ${one.fate !== "TAKES_PART" ? html`<small class="muted">${t(`play.fate.${one.fate}`)}</small>` : nothing}</th>
          <td>${one.experience}${one.bonusExperience ? html` <small>+${one.bonusExperience}</small>` : nothing}</td>
          <td>${one.gold}</td><td>${one.checkmarks}${home(one).map((what) => html` <small>${what}</small>`)}</td></tr>`,
      )}
    </tbody>
  </table>`;
}

/** What else comes home: resources, items, special cards, masteries. @param {Wire.HeroOver} one */
function home(one) {
  return [
    ...Object.entries(one.resources).map(([kind, number]) => `${number} ${t(`play.loot.${kind}`)}`),
    ...one.items.map(nameOf),
    ...one.special.map(nameOf),
    ...one.masteries.map((name) => t("play.mat.mastered", nameOf(name))),
  ];
}
