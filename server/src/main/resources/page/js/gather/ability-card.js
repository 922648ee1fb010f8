// @ts-check
import { html } from "lit";
import { icon } from "../icons.js";
import { classColour } from "../icons/game.js";
import { lineOf } from "../table/lines.js";
import { nameOf, t } from "../words.js";

/**
 * An ability card to look at.
 * @param {import("./party.js").Card} card
 * @param {string} of the class's English name
 * @param {boolean} taken whether it is marked as one of the hand
 */
export function abilityCard(card, of, taken) {
  return html`${side(card, card, of, taken)}${card.sideB ? side(card, card.sideB, of, taken) : ""}`;
}

/**
 * One side of it.
 * @param {import("./party.js").Card} card @param {import("./party.js").Side} side @param {string} of @param {boolean} taken
 */
function side(card, side, of, taken) {
  const letter = !card.sideB ? "" : side === card ? " A" : " B";
  return html`<span class="ability">
    <svg class="crest" viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h10v1H0Z" fill=${classColour(of)} />
    </svg>
    <span class="title">${nameOf(card.name)}</span>
    ${half(side.top, "top")}
    <span class="middle">
      <span class="level"><span class="unseen">${t("card.level")}</span>${card.level}${letter}</span>
      <span class="initiative"
        ><span class="unseen">${t("card.initiative")}</span>${String(side.initiative).padStart(2, "0")}</span
      >
      ${taken ? html`<span class="taken">${icon("check", { size: 18 })}</span>` : ""}
    </span>
    ${half(side.bottom, "bottom")}
  </span>`;
}

/** @param {any} side @param {"top"|"bottom"} which */
function half(side, which) {
  return html`<span class="half ${which}">
    ${side.lines.map((/** @type {Wire.Phrase} */ line) => lineOf(line, undefined))}
    <span class="marks">
      ${side.active ? icon("active", { size: 16, title: t("card.active") }) : ""}
      ${side.xp ? html`<span class="xp">${icon("experience", { size: 16, title: t("card.xp") })}${side.xp}</span>` : ""}
      ${side.lost ? icon("lost", { size: 16, title: t("card.lost") }) : ""}
    </span>
  </span>`;
}
