// @ts-check
/** Attack modifier cards as they are printed, in a deck and when they are drawn. */
import { svg } from "lit";
import { glyph } from "../icons.js";

/** Whom it helps. @param {Wire.ModifierCard} card @returns {"good"|"bad"|""} */
export function tone({ kind, number }) {
  if (kind === "CURSE" || kind === "MISS" || number < 0) return "bad";
  return kind === "BLESS" || kind === "DOUBLE" || number > 0 ? "good" : "";
}

/** What it does to the value of the attack; empty where only a sign will do. @param {Wire.ModifierCard} card */
export function figureOn({ kind, number }) {
  switch (kind) {
    case "BLESS":
    case "CURSE":
      return "";
    case "MISS":
      return "✕";
    case "DOUBLE":
      return "×2";
    default:
      return number < 0 ? `−${-number}` : `+${number}`;
  }
}

const WIDE = 34;
const HIGH = 46;

/** Cards that are turned over, side by side about (0, 0). @param {Wire.ModifierCard[]} cards */
export function turned(cards) {
  const left = (-(cards.length - 1) * (WIDE + 5)) / 2;
  return cards.map((card, i) => svg`<g transform="translate(${left + i * (WIDE + 5)} 0)"><g class="turning ${tone(card)}">
    <g class="back"><rect x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="5"></rect><path d="M0 -13L9 0 0 13 -9 0z"></path></g>
    <g class="front"><rect x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="5"></rect>
      ${figureOn(card) ? svg`<text y="8">${figureOn(card)}</text>` : svg`<g transform="translate(-12 -12)">${glyph(card.kind.toLowerCase())}</g>`}
      ${card.rolling ? svg`<path class="rolls" d="M-8 15h12m-4 -4l4 4 -4 4"></path>` : ""}</g>
  </g></g>`);
}
