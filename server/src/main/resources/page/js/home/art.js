// @ts-check
/** The picture beside the first page's title: a corner of a dungeon, drawn as the boards are, with nothing fetched for it. */
import { html, svg } from "lit";

const SIZE = 34;

/** @param {number} q @param {number} r @returns {[number, number]} */
const centre = (q, r) => [SIZE * Math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r];

/** @param {number} q @param {number} r @param {number} [size] */
function outline(q, r, size = SIZE) {
  const [x, y] = centre(q, r);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** Rows of the floor: r, then the first and the last q. */
const ROWS = [[0, 1, 5], [1, 0, 5], [2, -1, 5], [3, -1, 4], [4, -1, 3]];
const FLOOR = ROWS.flatMap(([r, from, to]) => Array.from({ length: to - from + 1 }, (_, i) => [from + i, r]));
const DOOR = [6, 1];
const WAY = [[0, 3], [1, 2], [2, 2], [3, 1]];

/** @type {Record<string, [string, string]>} a silhouette, and what is cut out of it, on the 24 grid */
const SIGNS = {
  hammer: ["M4.500 3.500h15v7h-5.800v11h-3.400v-11H4.500z", "M8 4.500v5M16 4.500v5"],
  star: ["M15 2l2 4.500L21.500 8.500 17 10.500 15 15l-2-4.500L3.500 20.500 11.500 12 8.500 8.500l4.500-2z", ""],
  helm: ["M4 13V9.500a8 8 0 0 1 16 0V16c0 2.500-3 4.500-8 6-5-1.500-8-3.500-8-6z", "M5 13h14M12 13v7M9 9.500h6"],
  skull: ["M12 3c5 0 8.500 3 8.500 7.500 0 2.700-1.300 4.500-3.500 5.700V21H7v-4.800c-2.200-1.200-3.500-3-3.500-5.700C3.500 6 7 3 12 3z", "M8.700 11h.1M15.300 11h.1M12 14v1M10.500 21v-2M13.500 21v-2"],
  eye: ["M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12z", "M12 11.900v.2"],
};

/** @param {number[]} at @param {keyof typeof SIGNS} sign @param {string} colour @param {string} kind @param {number} hp of ten */
function token([q, r], sign, colour, kind, hp) {
  const [x, y] = centre(q, r);
  const [solid, cut] = SIGNS[sign];
  const body = kind === "hero" ? svg`<circle r="19" fill=${colour}/>` : svg`<rect x="-17" y="-17" width="34" height="34" rx="8" fill=${colour}/>`;
  return svg`<g class="piece ${kind}" transform="translate(${x} ${y})"><ellipse class="cast" cx="2" cy="5" rx="25" ry="23"/><circle class="bed" r="25"/>
    ${body}<g transform="translate(-12.600 -12.600) scale(1.050)"><path class="bone" d=${solid}/><path class="cut" d=${cut} stroke=${colour}/></g>
    <circle class="track" r="22.500" pathLength="100" stroke-dasharray="8.500 1.500"/>
    <circle class="points" r="22.500" pathLength="100" transform="rotate(-90)" stroke-dasharray=${`${"8.500 1.500 ".repeat(hp)}0 100`}/></g>`;
}

export function boardArt() {
  const way = WAY.map(([q, r]) => centre(q, r).map((value) => value.toFixed(1)).join(" ")).join("L");
  const [x, y] = centre(DOOR[0], DOOR[1]);
  const tiles = [...FLOOR, DOOR];
  return html`<svg class="art" viewBox="-82 -58 530 320" aria-hidden="true">
    <defs><radialGradient id="art-lamp"><stop offset="0" stop-color="#ffc768" stop-opacity=".8"/><stop offset="1" stop-color="#ffb545" stop-opacity="0"/></radialGradient></defs>
    ${["rock", "brick", "lip"].map((name) => tiles.map(([q, r]) => svg`<polygon class=${name} points=${outline(q, r)}/>`))}
    ${tiles.map(([q, r], index) => svg`<polygon points=${outline(q, r)} class="hex shade-${(index * 7) % 3}"/>`)}
    <circle cx=${x} cy=${y} r="74" fill="url(#art-lamp)"/>
    <g transform="translate(${x} ${y})"><rect class="leaf" x="-8" y="-26" width="16" height="52" rx="3"/><path class="band" d="M-8 -14H8M-8 14H8M0 -26V26"/></g>
    ${WAY.slice(1).map(([q, r]) => svg`<polygon points=${outline(q, r, SIZE - 4)} class="lit"/>`)}
    <path d="M${way}" class="way"/>
    ${token([0, 3], "hammer", "#2f6fa8", "hero", 8)} ${token([0, 4], "star", "#8a3f9e", "hero", 10)}
    ${token([4, 1], "helm", "#8a4b34", "elite", 9)} ${token([3, 3], "skull", "#5d6b5a", "", 4)} ${token([2, 0], "eye", "#8a4b34", "", 10)}
  </svg>`;
}
