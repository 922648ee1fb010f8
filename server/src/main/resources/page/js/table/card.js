// @ts-check
/** An ability card, looking like one. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, t } from "../words.js";
import { lineOf } from "./lines.js";

/** @typedef {{lines: Wire.Phrase[], lost: boolean, xp: number, active: string}} Half */
/**
 * A card, or the side of it that is looked at.
 * @typedef {{name: string, level: string, initiative: number, top: Half, bottom: Half, side?: string, other?: Printed}} Printed
 */

/** @param {number} initiative */
export const twoDigits = (initiative) => String(initiative).padStart(2, "0");

/**
 * The face of a card. What can be done with the whole of it lies over it, see hand.js.
 * @param {Printed} card @param {string} colour @param {Wire.View|undefined} view
 * @param {{lookUp?: (word: string) => void, ribbon?: unknown, seal?: unknown, top?: unknown, bottom?: unknown,
 *     topNote?: unknown, bottomNote?: unknown, basicTop?: unknown, basicBottom?: unknown}} [more]
 *     what stands above the title and in place of the initiative, lies over the halves, is noted in them, stands beside the initiative
 */
export function face(card, colour, view, more = {}) {
  return html`<div class="face">${more.ribbon ?? nothing}
    <div class="title">${cloth(colour)}<span class="name">${nameOf(card.name)}</span>
      <span class="level">${card.level}${card.side ? html` <span class="side">${card.side}</span>` : nothing}</span></div>
    ${half(card.top, "top", view, more)}
    <div class="waist">${cloth(colour)}<span class="wing">${more.basicTop ?? nothing}</span>${more.seal ?? html`<b class="initiative">${twoDigits(card.initiative)}</b>`}<span class="wing">${more.basicBottom ?? nothing}</span></div>
    ${half(card.bottom, "bottom", view, more)}
  </div>`;
}

/** The colour of the class behind a strip of the card. @param {string} colour */
const cloth = (colour) =>
  html`<svg class="cloth" viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true"><rect width="10" height="10" fill=${colour}></rect></svg>`;

/** How long something of it stays in play. @type {Record<string, string>} */
const ACTIVE = { ROUND: "round", PERSISTENT: "lasting" };

/** @param {Half} side @param {"top"|"bottom"} which @param {Wire.View|undefined} view @param {any} more */
function half(side, which, view, more) {
  const { lookUp } = more;
  const active = ACTIVE[side.active];
  return html`<div class="half ${which}">
    <div class="lines">${side.lines.map((/** @type {Wire.Phrase} */ line) => lineOf(line, view, lookUp))}</div>
    <div class="marks">
      ${side.xp ? html`<span class="xp" data-keyword="experience" title=${t("play.word.xp")}>${icon("experience")}${side.xp}</span>` : nothing}
      ${active ? html`<span data-keyword=${active === "round" ? "round" : "active"} title=${t(`play.active.${active}`)}>${icon(active === "round" ? "round" : "active")}</span>` : nothing}
      ${side.lost ? html`<span class="lost" data-keyword="lost" title=${t("play.lost.mark")}>${icon("lost")}</span>` : nothing}
    </div>
    ${more[`${which}Note`] ?? nothing}
    ${more[which] ?? nothing}
  </div>`;
}

/** Makes the words of titles and halves small enough to be read whole; a card that has too many for its width becomes wider. @param {Element} root */
export function fitCards(root) {
  const cards = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".acard"))];
  for (const card of cards) card.removeAttribute("data-dense");
  const tight = fitParts(cards, ["1", "2", "3"]).map((part) => /** @type {HTMLElement} */ (part.closest(".acard")));
  if (tight.length === 0) return;
  for (const card of tight) card.dataset.dense = "";
  // The others have become narrower.
  fitParts(cards, ["1", "2", "3", "4"]);
}

/** @param {HTMLElement[]} cards @param {string[]} sizes ever smaller @returns {HTMLElement[]} what is too large still */
function fitParts(cards, sizes) {
  const parts = cards.flatMap((card) => [.../** @type {NodeListOf<HTMLElement>} */ (card.querySelectorAll(".half, .title"))]);
  const over = () => parts.filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
  for (const part of parts) part.dataset.fit = "0";
  // All are measured before any is changed, so that the page is laid out once for each size.
  for (const size of sizes) for (const part of over()) part.dataset.fit = size;
  return over();
}

/** What a screen reader says of a card. @param {Printed|undefined} card @param {string} name */
export function cardLabel(card, name) {
  return card ? t("play.card.label", nameOf(name), card.initiative) : nameOf(name);
}
