// @ts-check
import { html, svg } from "lit";
import { ABILITIES } from "./icons/abilities.js";
import { CLASSES, MONSTERS, SIGNS } from "./icons/figures.js";
import { CONDITIONS, ELEMENTS, SLOTS, TERRAIN } from "./icons/world.js";
import { INTERFACE } from "./icons/interface.js";

/** Everything drawn on the 24 grid, by name. @type {Record<string, string[]>} */
export const ICONS = {
  ...INTERFACE,
  ...TERRAIN,
  ...SLOTS,
  ...CONDITIONS,
  ...ELEMENTS,
  ...ABILITIES,
  ...prefixed("class-", CLASSES),
  ...prefixed("monster-", MONSTERS),
};

/** Other words for the same sign. @type {Record<string, string>} */
const ALIASES = {
  persistent: "active",
  lasting: "active",
  any: "wild",
  xp: "experience",
  hazardous: "hazard",
  difficult_terrain: "difficult",
  closed: "door-closed",
  locked: "door-locked",
  open: "door-open",
  condition: "poison",
  hp: "hitpoints",
};

/** @param {string} prefix @param {Record<string, string[]>} icons */
function prefixed(prefix, icons) {
  return Object.fromEntries(Object.entries(icons).map(([name, layers]) => [prefix + name, layers]));
}

/**
 * The drawing of a name in any of our spellings: `DOOR_CLOSED`, `element-ice`, `one hand`.
 * @param {string} name
 */
function layers(name) {
  const key = name.toLowerCase().replace(/[ _]/g, "-");
  const bare = key.replace(/^(element|condition|terrain|slot)-/, "");
  return ICONS[key] ?? ICONS[bare] ?? ICONS[ALIASES[bare] ?? ""] ?? ICONS.dot;
}

/** @param {string} name */
export function hasIcon(name) {
  return layers(name) !== ICONS.dot || name === "dot";
}

/** @param {string} layer @returns {[string, string]} its mark, and its path */
function kindOf(layer) {
  return "~!=".includes(layer[0]) ? [layer[0], layer.slice(1)] : ["", layer];
}

/** @param {string} layer */
function stroke(layer) {
  const [kind, d] = kindOf(layer);
  return kind === "~"
    ? svg`<path d=${d} fill="currentColor" fill-opacity="0.2"/>`
    : kind === "!"
      ? svg`<path d=${d} fill="currentColor" stroke="none"/>`
      : svg`<path d=${d}/>`;
}

/** Only the strokes, for a `<g>` on the board that is 24 units wide. @param {string} name */
export function glyph(name) {
  return svg`<g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"
    stroke-linejoin="round">${layers(name).map(stroke)}</g>`;
}

/**
 * The same as a solid silhouette that can be told from others when it is small; what is cut out of
 * it has the current colour.
 * @param {string} name
 */
export function stamp(name) {
  const solid = (/** @type {string} */ layer) => {
    const [kind, d] = kindOf(layer);
    const looks = { "~": "solid", "!": "hole", "=": "groove" }[kind] ?? "limb";
    return svg`<path class=${looks} d=${d}></path>`;
  };
  return svg`<g class="stamp">${layers(name).map(solid)}</g>`;
}

/**
 * An icon as tall as the text about it, or inside another SVG at a place and size.
 * With a title it is an image with that name, without one it is decoration.
 * @param {string} name
 * @param {{title?: string, size?: number|string, x?: number, y?: number, className?: string}} [options]
 */
export function icon(name, { title, size = "1em", x = 0, y = 0, className = "" } = {}) {
  const drawn = layers(name).map(stroke);
  const named = "icon " + className;
  return title
    ? html`<svg class=${named} viewBox="0 0 24 24" width=${size} height=${size} x=${x} y=${y} role="img"
        aria-label=${title} fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"
        stroke-linejoin="round"><title>${title}</title>${drawn}</svg>`
    : html`<svg class=${named} viewBox="0 0 24 24" width=${size} height=${size} x=${x} y=${y} aria-hidden="true"
        focusable="false" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"
        stroke-linejoin="round">${drawn}</svg>`;
}

/** The icon's name for a class. @param {string} name */
export function classSign(name) {
  const key = "class-" + name.toLowerCase().replace(/ /g, "-");
  return key in ICONS ? key : "class-class";
}

/** The icon's name for a monster, also one nobody has drawn: by a word in its name. @param {string} name */
export function monsterSign(name) {
  const wanted = name.toLowerCase();
  const found = SIGNS.find(([pattern]) => pattern.test(wanted));
  return "monster-" + (found ? found[1] : "monster");
}

/** Dark enough for a white sign on them. @type {Record<string, string>} */
const CLASS_COLOURS = {
  brute: "#2f6fa8",
  tinkerer: "#9a6b1f",
  spellweaver: "#8a3f9e",
  scoundrel: "#4d7c1f",
  cragheart: "#6b7a2a",
  mindthief: "#4a57b0",
  "beast tyrant": "#8a5522",
  berserker: "#a8382f",
  doomstalker: "#2f7d5b",
  elementalist: "#1f7f8c",
  nightshroud: "#4b4370",
  plagueherald: "#66762a",
  quartermaster: "#96602a",
  sawbones: "#5f7684",
  soothsinger: "#a8446e",
  summoner: "#93489a",
  sunkeeper: "#9a7412",
};
const OTHER_CLASSES = ["#1f7a74", "#a04a2c", "#7a4fb5", "#3d6f8f", "#8a5a7c", "#5d7034"];

/** @type {[RegExp, string][]} */
const MONSTER_COLOURS = [
  [/^bandit/, "#8a4b34"],
  [/^city|^captain/, "#54657a"],
  [/^inox/, "#7d5a2e"],
  [/^vermling/, "#80603f"],
  [/^living|jekserah/, "#5d6b5a"],
  [/flame|lava|fire|sun/, "#b0472a"],
  [/frost|ice|snow/, "#33789c"],
  [/earth|stone|golem/, "#6d6353"],
  [/night|shadow|dark|black/, "#52447c"],
  [/wind|storm/, "#4d7d88"],
  [/forest|viper|ooze/, "#4b7433"],
  [/cultist|harrower|deep/, "#7a3d63"],
  [/drake|bear|hound|lurker/, "#8c5226"],
];
const OTHER_MONSTERS = ["#8a4b34", "#7a3d63", "#54657a", "#6d6353", "#4d6b3a", "#52447c"];

/** @param {string} name @param {string[]} colours */
function byName(name, colours) {
  let sum = 0;
  for (const letter of name) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  }
  return colours[sum % colours.length];
}

/** @param {string} name */
export function classColour(name) {
  return CLASS_COLOURS[name.toLowerCase()] ?? byName(name, OTHER_CLASSES);
}

/** @param {string} name */
export function monsterColour(name) {
  const wanted = name.toLowerCase();
  return MONSTER_COLOURS.find(([pattern]) => pattern.test(wanted))?.[1] ?? byName(name, OTHER_MONSTERS);
}
