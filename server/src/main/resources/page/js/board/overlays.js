// @ts-check
/** What lies on the floor: overlay tiles, coins, treasures and marks. Our own drawings, told apart by shape first. */
import { nothing, svg } from "lit";
import { SIZE, centre, hexOf } from "../hex.js";
import { grain } from "./floor.js";

/** Overlay tiles, coins, treasures and marks of one hex. @param {string} key @param {Wire.Ground} hex */
export function lying(key, hex) {
  const { q, r } = hexOf(key);
  const { x, y } = centre(q, r);
  const tile = hex.terrain ? TILES[hex.terrain]?.(grain(q, r)) : nothing;
  if (!hex.terrain && !hex.tokens && !hex.corridor && !hex.marks) return nothing;
  return svg`<g class="lying" transform="translate(${x} ${y})">
    ${hex.corridor ? svg`<path class="planks" d="M-26 -15H26M-30 -5H30M-30 5H30M-26 15H26"></path>` : nothing}
    ${tile}
    ${hex.tokens ? coins(hex.tokens) : nothing}
    ${(hex.marks ?? []).map(
      (mark, i) =>
        svg`<g transform="translate(${-18 + 18 * i} -24)"><rect class="mark" x="-8" y="-7" width="16" height="14" rx="3"></rect>
          <text class="marked" y="4">${mark.slice(0, 2)}</text><title>${mark}</title></g>`,
    )}
  </g>`;
}

/** @param {number} n */
function coins(n) {
  return svg`<g class="coins" transform="translate(0 ${SIZE * 0.52})">
    ${n > 1 ? svg`<circle class="coin under" cx="5" cy="-3" r="7"></circle>` : nothing}
    <circle class="coin" r="7.500"></circle>
    ${n > 1 ? svg`<text class="count" y="3.700">${n}</text>` : svg`<path class="stamp" d="M0 -3.500v7M-2.500 0h5"></path>`}
  </g>`;
}

/** @type {Partial<Record<Wire.Terrain, (n: number) => unknown>>} */
const TILES = {
  OBSTACLE: (n) => svg`<g class="obstacle" transform="rotate(${(n % 3) * 120})">
    <path class="shadow" d="M-24 14L-10 24 14 22 26 8 22 -2z"></path>
    <path class="stone" d="M-25 8L-18 -14 -2 -22 10 -14 6 8 -8 20z"></path>
    <path class="stone lighter" d="M-18 -14L-2 -22 10 -14 -4 -6z"></path>
    <path class="stone" d="M4 10L8 -8 20 -10 27 4 20 18 8 20z"></path>
    <path class="stone lighter" d="M8 -8L20 -10 27 4 14 0z"></path>
  </g>`,
  TRAP: () => svg`<g class="trap">
    <circle class="pit" r="25"></circle>
    <path class="teeth" d="M-20 -14L-13 -1 -9 -17zM-6 -21L0 -6 6 -21zM9 -17L13 -1 20 -14zM-20 14L-13 1 -9 17zM-6 21L0 6 6 21zM9 17L13 1 20 14z"></path>
    <circle class="rim" r="25"></circle>
  </g>`,
  HAZARD: (n) => svg`<g class="hazard" transform="rotate(${(n % 6) * 60})">
    <path class="glow" d="M-26 4C-28 -12 -12 -25 4 -24s24 12 23 26S10 25 -4 25 -25 17 -26 4z"></path>
    <path class="vein" d="M-18 -6l9 4 2 10 10 2M2 -18l-3 9 9 5 8-4M-6 18l5-6"></path>
    <path class="spark" d="M-10 -12l3 4-3 4-3-4zM12 8l3 4-3 4-3-4zM8 -14l2 3-2 3-2-3z"></path>
  </g>`,
  DIFFICULT: () => svg`<g class="difficult">
    <path class="pool" d="M-25 -3C-22 -16 -10 -22 3 -21s24 8 23 20S14 22 0 22 -28 12 -25 -3z"></path>
    <path class="waves" d="M-18 -8q5 -5 9 0t9 0 9 0 8 0M-20 2q5 -5 10 0t10 0 10 0 9 0M-15 12q4 -5 8 0t8 0 8 0 6 0"></path>
  </g>`,
  ICE: () => svg`<g class="ice">
    <path class="sheet" d="M-28 -4L-14 -25 12 -27 29 -6 22 20 -6 28 -24 16z"></path>
    <path class="facet" d="M-28 -4L-4 -6 12 -27M-4 -6L4 12 22 20M4 12L-6 28M-4 -6L-24 16"></path>
  </g>`,
  PRESSURE_PLATE: () => svg`<g class="plate">
    <rect class="bed" x="-22" y="-22" width="44" height="44" rx="5"></rect>
    <rect class="top" x="-17" y="-17" width="34" height="34" rx="4"></rect>
    <path class="arrow" d="M0 -10V8M-6 2L0 9 6 2"></path>
  </g>`,
  TREASURE: () => svg`<g class="treasure">
    <path class="shadow" d="M-22 18h46l4 5h-46z"></path>
    <path class="chest" d="M-22 -2h44v21h-44z"></path>
    <path class="lid" d="M-22 -2v-4a14 14 0 0 1 14 -14h16a14 14 0 0 1 14 14v4z"></path>
    <path class="iron" d="M-22 -2h44M-13 -18v37M13 -18v37"></path>
    <rect class="clasp" x="-5" y="-6" width="10" height="10" rx="2"></rect>
  </g>`,
};
