// @ts-check
import { html } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, t } from "../words.js";

/**
 * An ability card to look at.
 * @param {import("./party.js").Card} card
 */
export function abilityCard(card) {
  return html`<span class="ability">
    <span class="title">${nameOf(card.name)}</span>
    ${half(card.top)}
    <span class="middle"><span class="level">${card.level}</span><span class="initiative">${card.initiative}</span></span>
    ${half(card.bottom)}
  </span>`;
}

/** @param {any} side */
function half(side) {
  return html`<span class="half">
    ${side.lines.map((/** @type {any} */ line) => html`<span>${say(line)}</span>`)}
    <span class="marks">
      ${side.active ? icon("active", { size: 16, title: t("card.active") }) : ""}
      ${side.xp ? html`<span class="xp">${icon("experience", { size: 16, title: t("card.xp") })}${side.xp}</span>` : ""}
      ${side.lost ? icon("lost", { size: 16, title: t("card.lost") }) : ""}
    </span>
  </span>`;
}
