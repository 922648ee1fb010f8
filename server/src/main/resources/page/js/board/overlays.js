// @ts-check
/** What lies on the floor: overlay tiles, coins, treasures and marks. Our own drawings, told apart by shape first. */
import { nothing, svg } from "lit";
import { SIZE, centre, hexOf } from "../hex.js";
import { grain } from "./floor.js";

/** Overlay tiles, coins, treasures and marks of one hex. @param {string} key @param {Wire.Ground} hex */
export function lying(key, hex) {
  const { q, r } = hexOf(key);
  const { x, y } = centre(q, r);
  if (!hex.terrain && !hex.tokens && !hex.corridor && !hex.marks) return nothing;
  return svg`<g class="lying" transform="translate(${x} ${y})">
    ${hex.corridor ? svg`<path class="planks" d="M-26 -15H26M-30 -5H30M-30 5H30M-26 15H26"></path>` : nothing}
    ${hex.terrain ? drawing(hex.terrain, hex.look ?? "", grain(q, r)) : nothing}
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
  return svg`<g class="coins" transform="translate(0 ${SIZE * 0.42})">
    <ellipse class="shadow" cx="1" cy="5" rx="12" ry="6"></ellipse>
    ${n > 1 ? svg`<circle class="coin under" cx="7" cy="-4" r="9"></circle>` : nothing}
    <circle class="coin" r="10"></circle><circle class="milled" r="7.300"></circle>
    ${n > 1 ? svg`<text class="count" y="4.500">${n}</text>` : svg`<path class="stamped" d="M0 -5L3.500 0 0 5 -3.500 0z"></path>`}
  </g>`;
}

/** The drawing of a picture's name where we have one, else that of its kind. @param {Wire.Terrain} terrain @param {string} look @param {number} n */
function drawing(terrain, look, n) {
  const word = LOOKS.find(([pattern, kind]) => kind.startsWith(terrain) && pattern.test(look))?.[1] ?? terrain;
  return (TILES[word] ?? TILES[terrain])?.(n);
}

/** @type {[RegExp, string][]} words in the names of pictures, and what is drawn for them */
const LOOKS = [
  [/table|desk|bench|shelf|bookcase/, "OBSTACLE table"],
  [/crate|box|cabinet/, "OBSTACLE crate"],
  [/barrel|keg/, "OBSTACLE barrel"],
  [/pillar|column|stalagmite/, "OBSTACLE pillar"],
  [/sarcophagus|coffin|tomb/, "OBSTACLE tomb"],
  [/altar|totem|statue|idol/, "OBSTACLE altar"],
  [/tree|bush|stump|log/, "OBSTACLE tree"],
  [/bear|jaw/, "TRAP jaws"],
  [/poison|gas/, "TRAP gas"],
  [/thorn|bramble/, "HAZARD thorns"],
  [/water|stream|river|pool|mud/, "DIFFICULT pool"],
];

/** @type {Record<string, (n: number) => unknown>} about the centre of a hex */
const TILES = {
  OBSTACLE: (n) => svg`<g class="obstacle" transform="rotate(${(n % 3) * 120})">
    <path class="shadow" d="M-27 12L-12 27 14 26 29 10 24 -2z"></path>
    <path class="stone" d="M-27 8L-20 -15 -2 -25 11 -16 7 9 -8 22z"></path>
    <path class="stone lighter" d="M-20 -15L-2 -25 11 -16 -4 -6z"></path>
    <path class="stone" d="M4 11L8 -9 21 -11 29 4 22 20 8 22z"></path>
    <path class="stone lighter" d="M8 -9L21 -11 29 4 14 0z"></path>
  </g>`,
  "OBSTACLE table": () => svg`<g class="wooden">
    <path class="shadow" d="M-30 -10h64v30h-64z"></path>
    <rect class="wood" x="-33" y="-17" width="66" height="31" rx="2"></rect>
    <path class="seam" d="M-33 -7H33M-33 4H33"></path><path class="wood darker" d="M-30 14v9h6v-9zM24 14v9h6v-9z"></path>
    <circle class="cup" cx="-12" cy="-3" r="4.500"></circle><path class="cup" d="M8 -8h10v8H8z"></path>
  </g>`,
  "OBSTACLE crate": () => svg`<g class="wooden">
    <path class="shadow" d="M-20 -14h46v40h-46z"></path>
    <rect class="wood" x="-24" y="-22" width="46" height="44" rx="2"></rect>
    <path class="seam" d="M-24 -12H22M-24 12H22M-14 -22V22M12 -22V22M-14 -12L12 12"></path>
  </g>`,
  "OBSTACLE barrel": () => svg`<g class="wooden">
    <ellipse class="shadow" cx="3" cy="8" rx="25" ry="23"></ellipse>
    <circle class="wood" r="23"></circle><circle class="seam" r="17"></circle><path class="seam" d="M-15 -8H15M-17 0H17M-15 8H15"></path>
    <circle class="cup" cx="4" cy="-4" r="3"></circle>
  </g>`,
  "OBSTACLE pillar": () => svg`<g>
    <ellipse class="shadow" cx="4" cy="8" rx="27" ry="25"></ellipse>
    <path class="stone" d="M-17 -25H17L26 -8V8L17 25H-17L-26 8V-8z"></path>
    <circle class="stone lighter" r="16"></circle><circle class="seam" r="9"></circle>
  </g>`,
  "OBSTACLE tomb": (n) => svg`<g transform="rotate(${(n % 3) * 60})">
    <path class="shadow" d="M-28 -10h62v30h-62z"></path>
    <path class="stone" d="M-32 -10L-22 -18H22L32 -10V10L22 18H-22L-32 10z"></path>
    <path class="stone lighter" d="M-25 -7L-18 -12H18L25 -7V7L18 12H-18L-25 7z"></path><path class="seam" d="M-10 0H14M6 -6V6"></path>
  </g>`,
  "OBSTACLE altar": () => svg`<g>
    <path class="shadow" d="M-20 10h46v16h-46z"></path>
    <path class="stone" d="M-26 10h52v14h-52z"></path><path class="stone lighter" d="M-18 -20L0 -31 18 -20V10H-18z"></path>
    <path class="rune" d="M0 -20L7 -9 0 3 -7 -9z"></path>
  </g>`,
  "OBSTACLE tree": (n) => svg`<g transform="rotate(${(n % 6) * 60})">
    <ellipse class="shadow" cx="4" cy="7" rx="29" ry="27"></ellipse>
    <path class="leaves" d="M-4 -30C8 -32 14 -24 20 -20S32 -6 27 4 24 24 10 26 -12 32 -20 22 -34 6 -28 -6 -16 -28 -4 -30z"></path>
    <path class="leaves lighter" d="M-6 -20c8 -2 12 4 16 6s8 8 4 14-10 8-16 6-16-4-16-12 4-12 12-14z"></path>
  </g>`,
  TRAP: () => svg`<g class="trap">
    <path class="danger-bed" d="M0 -31L27 -15.500V15.500L0 31 -27 15.500V-15.500z"></path>
    <path class="teeth" d="M-18 12L-13 -12 -8 12zM-5 16L0 -14 5 16zM8 12L13 -12 18 12zM-11 20L-6.500 2 -2 20zM2 20L6.500 2 11 20z"></path>
  </g>`,
  "TRAP jaws": () => svg`<g class="trap">
    <path class="danger-bed" d="M0 -31L27 -15.500V15.500L0 31 -27 15.500V-15.500z"></path>
    <path class="jaw" d="M-22 0a22 17 0 0 1 44 0M-22 0a22 17 0 0 0 44 0"></path>
    <path class="teeth" d="M-17 -9l4 9 4 -13 5 12 4 -14 5 13 4 -12 4 9M-17 9l4 -6 4 9 5 -8 4 10 5 -9 4 8 4 -6"></path>
  </g>`,
  "TRAP gas": () => svg`<g class="trap">
    <path class="danger-bed" d="M0 -31L27 -15.500V15.500L0 31 -27 15.500V-15.500z"></path>
    <path class="teeth" d="M-16 4a7 7 0 1 1 6 -12 8 8 0 0 1 14 -2 7 7 0 0 1 11 9 6 6 0 0 1 -3 11h-22a6 6 0 0 1 -6 -6z"></path>
    <circle class="pit" cx="-5" cy="0" r="3"></circle><circle class="pit" cx="6" cy="0" r="3"></circle>
  </g>`,
  HAZARD: (n) => svg`<g class="hazard" transform="rotate(${(n % 6) * 60})">
    <path class="glow" d="M-30 4C-32 -14 -14 -29 5 -28s27 14 26 30S11 29 -5 29 -29 20 -30 4z"></path>
    <path class="vein" d="M-22 -6l10 4 2 11 12 3M2 -22l-3 10 10 6 10 -4M-7 22l6 -8"></path>
    <path class="spark" d="M-11 -14l4 5-4 5-4-5zM14 8l4 5-4 5-4-5zM9 -17l3 4-3 4-3-4z"></path>
  </g>`,
  "HAZARD thorns": (n) => svg`<g class="hazard thorny" transform="rotate(${(n % 3) * 120})">
    <path class="glow" d="M-30 4C-32 -14 -14 -29 5 -28s27 14 26 30S11 29 -5 29 -29 20 -30 4z"></path>
    <path class="briar" d="M-27 10C-14 -12 -2 18 10 -8S26 -10 27 -12M-20 -16C-8 -20 -2 2 8 12S22 20 24 16M-14 24C-8 12 -12 -2 -2 -24"></path>
    <path class="thorn" d="M-18 0l-3 -7 6 4zM-4 6l2 7 4 -6zM8 -4l-2 -7 6 3zM18 -12l5 -5 1 7zM-12 -16l-2 -7 6 4zM4 8l-6 4 7 3zM16 18l1 7 5 -5zM-11 14l-7 1 5 5zM-9 -4l-6 -1 4 5z"></path>
  </g>`,
  DIFFICULT: (n) => svg`<g class="rubble" transform="rotate(${(n % 6) * 60})">
    <path class="shadow" d="M-24 12l8 10 30 2 14 -12z"></path>
    <path class="stone" d="M-27 4l6 -11 12 -2 7 9 -5 11 -13 2zM-2 17l5 -9 11 -1 6 8 -6 8 -11 1z"></path>
    <path class="stone lighter" d="M2 -9l6 -10 12 -1 7 9 -5 10 -13 2zM-14 -16l4 -8 8 -1 3 7 -5 6zM16 6l4 -5 7 2 0 7 -7 2zM-18 17l4 -4 6 2 -1 6 -7 1z"></path>
  </g>`,
  "DIFFICULT pool": () => svg`<g class="difficult">
    <path class="pool" d="M-29 -3C-26 -18 -12 -26 4 -25s28 9 27 23S16 26 0 26 -32 14 -29 -3z"></path>
    <path class="waves" d="M-21 -9q6 -6 10 0t10 0 10 0 9 0M-23 2q6 -6 11 0t11 0 11 0 11 0M-17 13q5 -6 9 0t9 0 9 0 7 0"></path>
  </g>`,
  WATER: () => svg`<g class="difficult water">
    <path class="pool" d="M-27 -2C-25 -18 -11 -25 3 -24s26 9 25 23S15 25 0 25 -30 13 -27 -2z"></path>
    <path class="waves" d="M-18 -8q5 -5 9 0t9 0 9 0 8 0M-20 2q5 -5 10 0t10 0 10 0 9 0M-15 12q4 -5 8 0t8 0 8 0 6 0"></path>
  </g>`,
  ICE: () => svg`<g class="ice">
    <path class="sheet" d="M-30 -4L-15 -27 13 -29 31 -6 24 22 -6 30 -26 17z"></path>
    <path class="facet" d="M-30 -4L-4 -6 13 -29M-4 -6L4 13 24 22M4 13L-6 30M-4 -6L-26 17"></path>
  </g>`,
  PRESSURE_PLATE: () => svg`<g class="plate-tile">
    <path class="bed" d="M0 -29L25 -14.500V14.500L0 29 -25 14.500V-14.500z"></path>
    <path class="top" d="M0 -21L18 -10.500V10.500L0 21 -18 10.500V-10.500z"></path>
    <path class="arrow" d="M0 -11V8M-6 2L0 9 6 2"></path>
  </g>`,
  TREASURE: () => svg`<g class="treasure">
    <circle class="lamplight" r="46" fill="url(#lamp)"></circle>
    <path class="shadow" d="M-24 17h52l4 7h-52z"></path>
    <path class="chest" d="M-25 -3h50v23h-50z"></path>
    <path class="lid" d="M-25 -3v-5a15 15 0 0 1 15 -15h20a15 15 0 0 1 15 15v5z"></path>
    <path class="iron" d="M-25 -3h50M-15 -21v41M15 -21v41"></path>
    <path class="clasp" d="M-6 -8h12v9l-6 5 -6 -5z"></path>
  </g>`,
};
