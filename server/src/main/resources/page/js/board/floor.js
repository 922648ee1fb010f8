// @ts-check
/** The dungeon: floor, walls and doors. */
import { nothing, svg } from "lit";
import { border, centre, hexOf, keyOf, neighbours, outline, side } from "../hex.js";

/** @typedef {Pick<Wire.View, "hexes"|"walls">} Scene what there is of a map */
/** @typedef {"flags"|"earth"|"planks"|"cobbles"|"moss"} Floor */

/** A number from the place, so that a hex looks the same every time. @param {number} q @param {number} r */
export function grain(q, r) {
  let n = (q * 374761393 + r * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return (n ^ (n >>> 16)) >>> 0;
}

/** @type {Record<string, Floor>} our own floors for the printed sides, by their number and face */
const FLOORS = { "1a": "flags", "1b": "earth", "2a": "planks", "2b": "moss", "3a": "cobbles", "3b": "earth", "4a": "moss", "4b": "cobbles" };

/** What kind of floor a side of a map tile has. @param {string|undefined} art such as L1a @returns {Floor} */
export function floorOf(art) {
  return FLOORS[/^[A-Z]+(\d[ab])$/.exec(art ?? "")?.[1] ?? ""] ?? "flags";
}

/** The floor of a hex; a door's is that of the room it leads from. @param {Scene} scene @param {string} key @returns {Floor} */
export function floorAt(scene, key) {
  const hex = scene.hexes[key];
  if (!hex?.door && !hex?.corridor) return floorOf(hex?.art);
  const beside = neighbours(hexOf(key)).map((n) => scene.hexes[keyOf(n)]);
  return floorOf(beside.find((one) => one && !one.door && one.art)?.art);
}

/** @type {Record<Floor, string[]>} what is drawn on a hex of the floor, about its centre */
const GRAIN = {
  flags: ["M-20 -8l9 5 4 9M14 12l8 3", "M6 -22l-3 10 6 7M-18 14l7-4", "M-22 4l8-2M10 -12l8 4 2 8M-4 20l5-6", "M16 -10l-6 4M-12 -18l2 8 -5 5", "M-8 12l10 3 5 8M-20 -4l5-6"],
  earth: ["M-16 -6a3 2 0 1 0 .1 0zM10 14a2 1.500 0 1 0 .1 0zM4 -18a2 1.500 0 1 0 .1 0z", "M-6 10a3.500 2.200 0 1 0 .1 0zM16 -8a2 1.400 0 1 0 .1 0z", "M12 4a3 2 0 1 0 .1 0zM-14 16a2 1.400 0 1 0 .1 0zM-18 -12a1.600 1.200 0 1 0 .1 0z", "M0 -4a2.600 1.700 0 1 0 .1 0zM18 12a2 1.400 0 1 0 .1 0z"],
  planks: ["M-33 -17H33M-34 0H34M-33 17H33M-8 -17V0M14 0V17M-4 17V30", "M-33 -17H33M-34 0H34M-33 17H33M10 -17V0M-16 0V17M6 -30V-17"],
  cobbles: ["M-24 -6q8 -8 16 0t16 0 16 0M-18 10q8 -8 16 0t16 0M-16 -22q8 -8 16 0t14 0M-10 25q8 -8 16 0", "M-28 2q8 -8 16 0t16 0 16 0M-22 -13q8 -8 16 0t16 0 12 0M-20 17q8 -8 16 0t16 0"],
  moss: ["M-20 12q4 -7 8 0 5 -6 9 0M8 -14q4 -6 8 0 3 -5 7 0", "M-16 -14q4 -7 9 0 4 -5 8 0M6 18q4 -6 8 0", "M-4 6q4 -7 8 0 5 -6 9 0M-22 -2q3 -5 7 0"],
};

/** The quiet marks on the floor. @param {Scene} scene */
export function stones(scene) {
  return Object.keys(scene.hexes).map((key) => {
    const { q, r } = hexOf(key);
    const n = grain(q, r);
    const { x, y } = centre(q, r);
    const floor = floorAt(scene, key);
    const drawn = GRAIN[floor];
    // Planks and cobbles run one way through the whole room.
    const turn = floor === "planks" || floor === "cobbles" ? 0 : (n % 6) * 60;
    return svg`<path class="crack ${floor}" d=${drawn[n % drawn.length]}
      transform="translate(${x} ${y}) rotate(${turn})"></path>`;
  });
}

/** Under the floor: the walls around what is known, and the dark beyond. @param {Scene} scene */
export function outerWalls(scene) {
  const edge = border(Object.keys(scene.hexes));
  return ["dusk", "rock", "brick", "lip"].map((name) => edge.map((l) => line(l, name)));
}

/** Over the floor: the shadow that walls cast, and the wall lines inside. @param {Scene} scene */
export function innerWalls(scene) {
  const edge = border(Object.keys(scene.hexes));
  const lines = scene.walls.map(({ one, other }) => side(one, other));
  return [edge.map((l) => line(l, "edge")), ["wall shade", "wall"].map((name) => lines.map((l) => line(l, name)))];
}

/** @param {ReturnType<typeof side>} l @param {string} name */
const line = (l, name) => svg`<line class=${name} x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2}></line>`;

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

/** Each in its light, so that one sees at once where to go on. @param {Scene} scene */
export function doors(scene) {
  return Object.entries(scene.hexes).map(([key, { door, art = "" }]) => {
    if (!door) return nothing;
    const { q, r } = hexOf(key);
    const { x, y } = centre(q, r);
    const at = `translate(${x} ${y}) rotate(${passage(scene, key)})`;
    const kind = /stone|metal|wood|dark|light|fog/.exec(art)?.[0] ?? "wood";
    return svg`<g class="door ${door.toLowerCase()} of-${kind}" transform=${at}>
      <circle class="lamplight" r="74" fill="url(#lamp)"></circle>${doorLeaf(door)}</g>`;
  });
}

/** @param {Wire.Door} state */
function doorLeaf(state) {
  const posts = svg`<rect class="post" x="-9" y="-38" width="18" height="11" rx="3"></rect>
    <rect class="post" x="-9" y="27" width="18" height="11" rx="3"></rect>
    <circle class="flame" cx="0" cy="-32.500" r="3.400"></circle><circle class="flame" cx="0" cy="32.500" r="3.400"></circle>`;
  if (state === "OPEN") {
    return svg`<path class="leaf" d="M-4 -28L-28 -24v7L-2 -20z"></path><path class="leaf" d="M-4 28L-28 24v-7L-2 20z"></path>${posts}`;
  }
  return svg`<rect class="leaf" x="-9" y="-29" width="18" height="58" rx="3"></rect>
    <path class="band" d="M-9 -19H9M-9 19H9M0 -29V29"></path>
    ${
      state === "LOCKED"
        ? svg`<rect class="lock" x="-9" y="-6" width="18" height="15" rx="3"></rect>
            <path class="shackle" d="M-5.500 -6v-3.500a5.500 5.500 0 0 1 11 0v3.500"></path>`
        : svg`<circle class="knob" cx="0" cy="-4.500" r="3"></circle><circle class="knob" cx="0" cy="4.500" r="3"></circle>`
    }${posts}`;
}

/** The lights that the drawings refer to; once in each drawing. */
export const lights = () => svg`<defs>
  <radialGradient id="lamp"><stop class="lamp-core" offset="0"></stop><stop class="lamp-edge" offset="1"></stop></radialGradient>
</defs>`;

/** @param {number} q @param {number} r */
export const tile = (q, r) => outline(q, r, 0.5);
