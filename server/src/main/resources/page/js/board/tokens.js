// @ts-check
/** Figures as tokens: heroes round, monsters with cut corners, summons small, objectives pointed. */
import { nothing, svg } from "lit";
import { classColour, classSign, glyph, monsterColour, monsterSign } from "../icons.js";
import { nameOfFigure, t } from "../words.js";

/** @type {Record<string, string>} an outline about the centre, length told by pathLength */
const OUTLINE = {
  CHARACTER: "M0 -26A26 26 0 1 1 0 26A26 26 0 1 1 0 -26",
  ALLY: "M0 -25A25 25 0 1 1 0 25A25 25 0 1 1 0 -25",
  SUMMON: "M0 -22A22 22 0 1 1 0 22A22 22 0 1 1 0 -22",
  MONSTER: "M0 -25.500H13Q17 -25.500 19.500 -22.500L23.500 -18Q25.500 -15.500 25.500 -12V12Q25.500 15.500 23.500 18L19.500 22.500Q17 25.500 13 25.500H-13Q-17 25.500 -19.500 22.500L-23.500 18Q-25.500 15.500 -25.500 12V-12Q-25.500 -15.500 -23.500 -18L-19.500 -22.500Q-17 -25.500 -13 -25.500H0",
  OBJECTIVE: "M0 -27L27 0L0 27L-27 0Z",
};

/** @param {Wire.Figure} figure */
function colourOf(figure) {
  if (figure.kind === "CHARACTER") return classColour(figure.group);
  if (figure.kind === "OBJECTIVE") return "#6b6357";
  if (figure.kind === "SUMMON" && !figure.foe) return "#2c7d72";
  return monsterColour(figure.group);
}

/** @param {Wire.Figure} figure */
export function signOf(figure) {
  if (figure.kind === "CHARACTER") return classSign(figure.group);
  if (figure.kind === "OBJECTIVE") return "monster-objective";
  return monsterSign(figure.group);
}

/** What a screen reader says. @param {Wire.Figure} figure */
export function figureLabel(figure) {
  const parts = [nameOfFigure(figure.name)];
  if (figure.rank && figure.rank !== "NORMAL") parts.push(t(`play.rank.${figure.rank}`));
  parts.push(t("play.hp.of", figure.hp, figure.max));
  for (const condition of figure.conditions) parts.push(t(`play.condition.${condition}`));
  return parts.join(", ");
}

/** @param {Wire.Figure} figure */
export function ring(figure) {
  const share = figure.max > 0 ? Math.max(0, Math.min(1, figure.hp / figure.max)) : 0;
  const state = share > 0.5 ? "well" : share > 0.25 ? "hurt" : "dying";
  return { share: Math.round(share * 100), state };
}

/**
 * The token itself, about (0, 0).
 * @param {Wire.Figure} figure @param {{acting?: boolean, plain?: boolean}} [how]
 */
export function token(figure, how = {}) {
  const outline = OUTLINE[figure.kind] ?? OUTLINE.MONSTER;
  const { share, state } = ring(figure);
  const kind = (figure.kind ?? "MONSTER").toLowerCase();
  const rank = (figure.rank ?? "NORMAL").toLowerCase();
  const small = figure.kind === "SUMMON" ? 0.95 : 1.15;
  return svg`<g class="token ${kind} ${rank} ${figure.foe ? "foe" : "friend"}">
    ${how.plain ? nothing : svg`<ellipse class="cast" cx="2" cy="5" rx="27" ry="26"></ellipse>`}
    ${how.acting ? svg`<path class="turn" d=${outline} transform="scale(1.38)"></path>` : nothing}
    ${rank === "elite" || rank === "boss" ? svg`<path class="rank" d=${outline} transform="scale(1.21)"></path>` : nothing}
    <path class="body" d=${outline} fill=${colourOf(figure)}></path>
    <path class="shine" d=${outline} transform="scale(.8)"></path>
    <g class="sign" transform="translate(${-12 * small} ${-13.5 * small}) scale(${small})">${glyph(signOf(figure))}</g>
    <path class="track" d=${outline} pathLength="100"></path>
    <path class="hp ${state}" d=${outline} pathLength="100" stroke-dasharray="${share} 100"></path>
    ${figure.flying ? svg`<g class="wing" transform="translate(14 -30) scale(.62)">${glyph("fly")}</g>` : nothing}
    ${how.plain ? nothing : hitPoints(figure, state)} ${figure.number > 0 ? standee(figure) : nothing}
    ${how.plain ? nothing : badges(figure.conditions)}
  </g>`;
}

/** @param {Wire.Figure} figure @param {string} state */
function hitPoints(figure, state) {
  const wide = String(figure.hp).length > 1 ? 23 : 18;
  return svg`<g class="hitpoints ${state}" transform="translate(-16 22)">
    <rect x=${-wide / 2} y="-9" width=${wide} height="17" rx="8.500"></rect><text y="4.500">${figure.hp}</text>
  </g>`;
}

/** @param {Wire.Figure} figure */
function standee(figure) {
  return svg`<g class="number" transform="translate(17 22)"><circle r="9.500"></circle><text y="4.500">${figure.number}</text></g>`;
}

/** Badges along the upper edge, from the left. @param {string[]} conditions */
function badges(conditions) {
  const shown = conditions.slice(0, 5);
  return shown.map((condition, i) => {
    const angle = ((-140 + i * 36) * Math.PI) / 180;
    const x = Math.round(29 * Math.cos(angle) * 10) / 10;
    const y = Math.round(29 * Math.sin(angle) * 10) / 10;
    return svg`<g class="badge ${GOOD.has(condition) ? "good" : "bad"}" transform="translate(${x} ${y})">
      <circle r="9.500"></circle>
      <g transform="translate(-7 -7) scale(.583)">${glyph(condition.toLowerCase())}</g>
    </g>`;
  });
}

/** Conditions one is glad of. */
export const GOOD = new Set(["BLESS", "INVISIBLE", "REGENERATE", "STRENGTHEN", "WARD"]);
/** Those that end with the figure's next turn. */
export const SHORT = new Set(["DISARM", "IMMOBILIZE", "IMPAIR", "INVISIBLE", "MUDDLE", "STRENGTHEN", "STUN"]);
