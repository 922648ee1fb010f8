// @ts-check
/** How figures and ground look on the solver's board. */
import { svg } from "lit";
import { centre } from "../hex.js";
import { glyph, monsterSign } from "../icons.js";

/** @typedef {import("./position.js").Figure} Figure */

const RADIUS = 25;

/** @type {Record<string, string>} the icon of a kind of ground or figure */
export const SIGNS = {
  select: "pointer",
  acting: "monster-monster",
  monster: "monster-guard",
  character: "class-class",
  summon: "summon",
  objective: "monster-objective",
  obstacle: "obstacle",
  trap: "trap",
  hazard: "hazard",
  difficult: "difficult",
  ice: "terrain-ice",
  wall: "wall",
  line: "corridor",
  erase: "eraser",
};

/** @param {number} x @param {number} y @param {number} size @param {string} name @param {string} kind */
function sign(x, y, size, name, kind) {
  const scale = size / 24;
  return svg`<g class="sign ${kind}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${glyph(name)}</g>`;
}

/**
 * @param {Figure} figure @param {string} letter
 * @param {{selected?: boolean, carried?: boolean, ghost?: boolean, at?: import("../hex.js").Hex}} [how]
 */
export function token(figure, letter, how = {}) {
  const { x, y } = centre(how.at?.q ?? figure.q, how.at?.r ?? figure.r);
  const own = figure.kind === "acting" || figure.kind === "monster";
  const classes = [
    "token",
    figure.kind,
    how.selected ? "selected" : "",
    how.carried ? "carried" : "",
    how.ghost ? "ghost" : "",
    figure.invisible ? "invisible" : "",
  ];
  return svg`<g class=${classes.join(" ")} transform="translate(${x} ${y})" aria-hidden="true">
    ${
      figure.kind === "objective"
        ? svg`<rect class="body" x=${-RADIUS + 3} y=${-RADIUS + 3} width=${2 * RADIUS - 6} height=${2 * RADIUS - 6} rx="6"></rect>`
        : svg`<circle class="body" r=${RADIUS}></circle>`
    }
    ${figure.kind === "acting" ? svg`<circle class="ring" r=${RADIUS + 4}></circle>` : ""}
    ${
      own
        ? sign(0, -1, figure.kind === "acting" ? 36 : 30, signOf(figure), "on-token")
        : svg`<text class="letter" y=${figure.kind === "objective" ? 8 : 6}>${letter}</text>`
    }
    ${figure.kind === "summon" ? badge(0, -RADIUS, sign(0, -RADIUS - 1, 14, "summon", "on-badge")) : ""}
    ${figure.flying ? badge(-RADIUS + 3, -RADIUS + 5, sign(-RADIUS + 3, -RADIUS + 5, 15, "fly", "on-badge")) : ""}
    ${figure.invisible ? badge(RADIUS - 3, -RADIUS + 5, sign(RADIUS - 3, -RADIUS + 5, 15, "invisible", "on-badge")) : ""}
    ${own || how.ghost ? "" : svg`<rect class="plate" x="-14" y="14" width="28" height="17" rx="8.5"></rect>
      <text class="initiative" y="27">${figure.initiative}</text>`}
  </g>`;
}

/** A monster of a known name looks like itself. @param {Figure} figure */
export function signOf(figure) {
  const own = figure.kind === "acting" || figure.kind === "monster";
  return own && figure.name ? monsterSign(figure.name) : SIGNS[figure.kind];
}

/** @param {number} x @param {number} y @param {unknown} inside */
function badge(x, y, inside) {
  return svg`<circle class="badge" cx=${x} cy=${y} r="10"></circle>${inside}`;
}
