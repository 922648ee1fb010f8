// @ts-check
/** The dungeon: floor, walls and doors. */
import { nothing, svg } from "lit";
import { border, centre, hexOf, keyOf, neighbours, outline, side } from "../hex.js";

/** @typedef {Pick<Wire.View, "hexes"|"walls">} Scene what there is of a map */

/** A number from the place, so that a hex looks the same every time. @param {number} q @param {number} r */
export function grain(q, r) {
  let n = (q * 374761393 + r * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return (n ^ (n >>> 16)) >>> 0;
}

/** @type {string[]} cracks and joints of the flagstones, about the centre */
const CRACKS = [
  "M-20 -8l9 5 4 9M14 12l8 3",
  "M6 -22l-3 10 6 7M-18 14l7-4",
  "M-22 4l8-2M10 -12l8 4 2 8M-4 20l5-6",
  "M16 -10l-6 4M-12 -18l2 8 -5 5",
  "M-8 12l10 3 5 8M-20 -4l5-6",
];

/** The quiet marks on the stones. @param {Scene} scene */
export function stones(scene) {
  return Object.keys(scene.hexes).map((key) => {
    const { q, r } = hexOf(key);
    const n = grain(q, r);
    const { x, y } = centre(q, r);
    const turn = (n % 6) * 60;
    return svg`<path class="crack" d=${CRACKS[n % CRACKS.length]}
      transform="translate(${x} ${y}) rotate(${turn})"></path>`;
  });
}

/** Solid rock about the rooms; beyond a door there is only darkness. @param {Scene} scene */
export function rocks(scene) {
  const keys = new Set();
  for (const [key, hex] of Object.entries(scene.hexes)) {
    if (hex.door) continue;
    for (const next of neighbours(hexOf(key))) {
      if (!scene.hexes[keyOf(next)]) keys.add(keyOf(next));
    }
  }
  return [...keys].map((key) => {
    const { q, r } = hexOf(key);
    return svg`<polygon class="rock r${grain(q, r) % 3}" points=${outline(q, r, 0.5)}></polygon>`;
  });
}

/** The edge of what is known, and the wall lines. @param {Scene} scene */
export function walls(scene) {
  const edge = border(Object.keys(scene.hexes));
  const lines = scene.walls.map(({ one, other }) => side(one, other));
  const line = (/** @type {ReturnType<typeof side>} */ l, /** @type {string} */ name) =>
    svg`<line class=${name} x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2}></line>`;
  return svg`<g class="walls">
    ${edge.map((l) => line(l, "edge shade"))}
    ${lines.map((l) => line(l, "wall shade"))}
    ${edge.map((l) => line(l, "edge"))}
    ${lines.map((l) => line(l, "wall"))}
  </g>`;
}

/**
 * The way through a door, as an angle: towards the known floor of one of its rooms.
 * @param {Scene} scene @param {string} key
 */
function passage(scene, key) {
  const hex = hexOf(key);
  const here = centre(hex.q, hex.r);
  const floor = neighbours(hex).filter((n) => scene.hexes[keyOf(n)]);
  const rooms = floor.map((n) => scene.hexes[keyOf(n)].room);
  const room = Math.min(...rooms);
  let [x, y] = [0, 0];
  floor.forEach((n, i) => {
    if (rooms[i] !== room) return;
    const there = centre(n.q, n.r);
    x += there.x - here.x;
    y += there.y - here.y;
  });
  return Math.round((Math.atan2(y, x) * 180) / Math.PI / 30) * 30;
}

/** @param {Scene} scene */
export function doors(scene) {
  return Object.entries(scene.hexes).map(([key, { door }]) => {
    if (!door) return nothing;
    const { q, r } = hexOf(key);
    const { x, y } = centre(q, r);
    const at = `translate(${x} ${y}) rotate(${passage(scene, key)})`;
    return svg`<g class="door ${door.toLowerCase()}" transform=${at}>${doorLeaf(door)}</g>`;
  });
}

/** @param {Wire.Door} state */
function doorLeaf(state) {
  if (state === "OPEN") {
    return svg`<rect class="post" x="-6" y="-36" width="12" height="9" rx="2"></rect>
      <rect class="post" x="-6" y="27" width="12" height="9" rx="2"></rect>
      <path class="leaf" d="M-3 -30L-27 -26v6L-1 -23z"></path>
      <path class="leaf" d="M-3 30L-27 26v-6L-1 23z"></path>`;
  }
  return svg`<rect class="leaf" x="-8" y="-31" width="16" height="62" rx="3"></rect>
    <path class="band" d="M-8 -18H8M-8 18H8M0 -31V31"></path>
    ${
      state === "LOCKED"
        ? svg`<rect class="lock" x="-8" y="-5" width="16" height="13" rx="2"></rect>
            <path class="shackle" d="M-5 -5v-3a5 5 0 0 1 10 0v3"></path>`
        : svg`<circle class="knob" cx="0" cy="-3.500" r="2.600"></circle><circle class="knob" cx="0" cy="3.500" r="2.600"></circle>`
    }`;
}
