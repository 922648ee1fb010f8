// @ts-check
import { html } from "lit";
import { glyph } from "../icons.js";
import { classColour, classSign } from "../icons/game.js";

/**
 * The token of a class: its colour and its sign, as on the board.
 * @param {string} name English @param {number} [size] in pixels
 */
export function classToken(name, size = 44) {
  return html`<svg class="token" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true">
    <path
      d="M24 2 43 13v22L24 46 5 35V13Z"
      fill=${classColour(name)}
      stroke="#00000055"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <g transform="translate(9 9) scale(1.25)" color="#fff">${glyph(classSign(name))}</g>
  </svg>`;
}
