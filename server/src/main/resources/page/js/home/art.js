// @ts-check
/** The picture beside the first page's title: a corner of a board, drawn by the same rules as play. */
import { html, svg } from "lit";
import { classColour, classSign, glyph, monsterSign } from "../icons.js";

const SIZE = 34;

/** @param {number} q @param {number} r @returns {[number, number]} */
function centre(q, r) {
  return [SIZE * Math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r];
}

/** @param {number} q @param {number} r @param {number} [size] */
function outline(q, r, size = SIZE - 1.5) {
  const [x, y] = centre(q, r);
  const corners = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i - Math.PI / 6;
    corners.push(`${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`);
  }
  return corners.join(" ");
}

/** @type {[number, number][]} */
const floor = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [-1, 3],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 3],
  [-1, 4],
  [0, 4],
  [1, 4],
  [2, 4],
  [3, 4],
];
/** @type {[number, number][]} */
const path = [
  [0, 3],
  [1, 2],
  [2, 2],
  [3, 1],
];

/** @param {number} q @param {number} r @param {string} sign @param {string} colour @param {string} ring */
function token(q, r, sign, colour, ring) {
  const [x, y] = centre(q, r);
  return svg`<g><circle cx=${x} cy=${y} r="22" fill=${colour} stroke=${ring} stroke-width="3.5"/>
    <g transform="translate(${x - 14.4} ${y - 14.4}) scale(1.2)" color="#fff">${glyph(sign)}</g></g>`;
}

export function boardArt() {
  const way = path
    .map(([q, r]) =>
      centre(q, r)
        .map((value) => value.toFixed(1))
        .join(" "),
    )
    .join("L");
  return html`<svg class="art" viewBox="-70 -50 455 304" aria-hidden="true">
    ${floor.map(([q, r], index) => svg`<polygon points=${outline(q, r)} class="hex shade-${(index * 7) % 3}"/>`)}
    ${path.slice(1).map(([q, r]) => svg`<polygon points=${outline(q, r, SIZE - 4)} class="lit"/>`)}
    <polygon points=${outline(4, 0, SIZE - 7)} class="rock" />
    <polygon points=${outline(0, 2, SIZE - 7)} class="rock" />
    <path d="M${way}" class="way" />
    ${token(0, 3, classSign("Brute"), classColour("Brute"), "#e9dcc2")}
    ${token(0, 4, classSign("Spellweaver"), classColour("Spellweaver"), "#e9dcc2")}
    ${token(4, 1, monsterSign("Bandit Guard"), "#8a4b34", "#efb152")}
    ${token(3, 3, monsterSign("Living Bones"), "#5d6b5a", "#b9b3a5")}
    ${token(2, 0, monsterSign("Bandit Archer"), "#8a4b34", "#b9b3a5")}
  </svg>`;
}
