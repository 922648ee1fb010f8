// @ts-check
/** How figures look on the solver's board. */
import { svg } from "lit";
import { centre } from "../hex.js";
import { monsterSign } from "../icons/game.js";
import { token as drawn } from "../board/tokens.js";

/** @typedef {import("./position.js").Figure} Figure */

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

/** @type {Record<Figure["kind"], Wire.NatureKind>} */
const NATURES = { acting: "MONSTER", monster: "MONSTER", character: "CHARACTER", summon: "SUMMON", objective: "OBJECTIVE" };

/** A figure of which no more is known than where it stands, as the board draws them. @param {Figure} figure @returns {Wire.Figure} */
function shown({ q, r, kind, name = "", flying = false, invisible = false }) {
  return {
    name: { name, number: 0 },
    kind: NATURES[kind],
    group: name,
    rank: "NORMAL",
    number: 0,
    hero: -1,
    summoner: -1,
    foe: kind === "acting" || kind === "monster",
    q,
    r,
    hp: 0,
    max: 0,
    conditions: invisible ? ["INVISIBLE"] : [],
    flying,
    move: 0,
    attack: 0,
    range: 0,
    shield: 0,
    retaliate: 0,
  };
}

/**
 * @param {Figure} figure @param {string} letter
 * @param {{selected?: boolean, carried?: boolean, ghost?: boolean, at?: import("../hex.js").Hex}} [how]
 */
export function token(figure, letter, how = {}) {
  const { x, y } = centre(how.at?.q ?? figure.q, how.at?.r ?? figure.r);
  const own = figure.kind === "acting" || figure.kind === "monster";
  const looks = ["piece", figure.kind, how.selected ? "selected" : "", how.carried ? "carried" : "", how.ghost ? "ghost" : ""];
  const marked = { acting: figure.kind === "acting" && !how.ghost, letter: own ? "" : letter, plate: own || how.ghost ? "" : String(figure.initiative) };
  return svg`<g class=${looks.join(" ")} transform="translate(${x} ${y})" aria-hidden="true">${drawn(shown(figure), marked)}</g>`;
}

/** A monster of a known name looks like itself. @param {Figure} figure */
export function signOf(figure) {
  const own = figure.kind === "acting" || figure.kind === "monster";
  return own && figure.name ? monsterSign(figure.name) : SIGNS[figure.kind];
}
