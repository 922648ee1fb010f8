// @ts-check
import { html, svg } from "lit";
import { INTERFACE } from "./icons/interface.js";

/** Everything drawn on the 24 grid, by name; what belongs to the game comes with icons/game.js. @type {Record<string, string[]>} */
export const ICONS = { ...INTERFACE };

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
