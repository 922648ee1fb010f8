// @ts-check
/** The heroes of the table, to look at one's cards; those who are asked are marked. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { classColour, classSign } from "../icons/game.js";
import { nameOf, t } from "../words.js";
import { heroOf } from "./answers.js";
import { presence } from "../gather/people.js";

/** @param {import("./state.js").TableState} state */
export function heroTabs(state) {
  const heroes = Object.entries(state.view.heroes);
  if (heroes.length < 2) return nothing;
  const asked = new Set(state.prompts.map((prompt) => heroOf(prompt, state.view)));
  return html`<div class="hero-tabs" role="group" aria-label=${t("play.heroes")}>
    ${heroes.map(([key, hero]) => {
      const index = Number(key);
      const waits = asked.has(index);
      const seat = state.link.table?.seats.find((one) => one.seat === hero.seat);
      const away = seat ? presence(state.link, seat) : "";
      const who = state.isMine(index) ? "" : seat?.name || t("play.other");
      const label = [nameOf(hero.name), waits ? t("play.is.asked") : "", who, away].filter(Boolean).join(", ");
      return html`<button class="hero-tab ${waits ? "asked" : ""} ${hero.out ? "out" : ""} ${away ? "away" : ""}" data-hero=${index}
        aria-pressed=${state.hero === index ? "true" : "false"} aria-label=${label} title=${label}
        @click=${() => state.change({ chosenHero: index, picks: [], pile: "hand" })}>
        ${coin(hero.class)}<span>${nameOf(hero.name)}</span></button>`;
    })}
  </div>`;
}

/** A class sign on its colour. @param {string} id */
export function coin(id) {
  return html`<svg class="coin" viewBox="-14 -14 28 28" aria-hidden="true"><circle r="13" fill=${classColour(id)}></circle>
    <g class="ink">${icon(classSign(id), { size: 20, x: -10, y: -10 })}</g></svg>`;
}
