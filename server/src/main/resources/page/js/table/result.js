// @ts-check
/** The end of the scenario. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, t } from "../words.js";
import { coin } from "./tabs.js";
import { lookAt } from "./replay.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function resultPanel(state) {
  const view = state.link.view;
  if (!view?.over || state.busy || state.replay || state.dialog === "closed-result") return nothing;
  const result = view.result ?? {};
  const won = result.won ?? view.won;
  return html`<section class="result ${won ? "won" : "lost"}" aria-labelledby="result-title">
    <p class="seal-big">${icon(won ? "star" : "kill", { size: 44 })}</p>
    <h2 id="result-title">${t(won ? "play.won" : "play.lost")}</h2>
    <p class="muted">${t("play.result.rounds", nameOf(view.scenario), view.round)}</p>
    ${(result.heroes ?? []).length > 0 ? heroes(state, result.heroes) : nothing}
    ${(result.rewards ?? []).map((/** @type {unknown} */ reward) => html`<p class="reward">${icon("treasure")} ${say(reward, view)}</p>`)}
    <div class="options">
      <a class="button primary" href="#/new" data-action="again">${t("play.again")}</a>
      <button data-action="record" @click=${() => lookAt(state, 0)}>${icon("play")} ${t("play.record")}</button>
      <button class="quiet" data-action="look" @click=${() => state.change({ dialog: "closed-result" })}>${t("play.result.board")}</button>
    </div>
  </section>`;
}

/** @param {TableState} state @param {any[]} all */
function heroes(state, all) {
  const cls = (/** @type {any} */ one, /** @type {number} */ i) => state.link.view.heroes?.[i]?.class ?? one.name ?? one.hero;
  return html`<table>
    <thead><tr><td></td><th scope="col">${icon("experience")} ${t("play.word.xp")}</th><th scope="col">${icon("gold")} ${t("play.word.gold")}</th>
      <th scope="col">${icon("check")} ${t("play.result.goals")}</th></tr></thead>
    <tbody>
      ${all.map(
        (one, i) => html`<tr><th scope="row">${coin(cls(one, i))} ${nameOf(one.name ?? one.hero ?? "")}
            ${one.fate && one.fate !== "TAKES_PART" ? html`<small class="muted">${t(`play.fate.${one.fate}`)}</small>` : nothing}</th>
          <td>${one.experience ?? one.xp ?? 0}${one.bonusExperience ? html` <small>+${one.bonusExperience}</small>` : nothing}</td>
          <td>${one.gold ?? 0}</td><td>${one.checkmarks ?? 0}</td></tr>`,
      )}
    </tbody>
  </table>`;
}
