// @ts-check
/** Figures as tokens: heroes round, monsters square, elites starred, summons small, objectives pointed. */
import { nothing, svg } from "lit";
import { ring as polygon } from "../icons/shapes.js";
import { glyph, stamp } from "../icons.js";
import { classColour, classSign, monsterColour, monsterSign } from "../icons/game.js";
import { nameOfFigure, say, t } from "../words.js";

/** @param {number} r */
const disc = (r) => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}z`;
const SQUARE = "M-12 -22.500H12Q22.500 -22.500 22.500 -12V12Q22.500 22.500 12 22.500H-12Q-22.500 22.500 -22.500 12V-12Q-22.500 -22.500 -12 -22.500z";

/** @type {Record<string, string>} bodies about the centre, inside the ring, by kind or rank */
const BODIES = {
  CHARACTER: disc(25.5),
  ALLY: disc(24.5),
  SUMMON: polygon(12, [21.5, 19.5], 0, 0),
  MONSTER: SQUARE,
  ELITE: polygon(16, [27, 21], 0, 0, -90),
  BOSS: polygon(12, [29, 21.5], 0, 0, -90),
  NAMED: polygon(12, [29, 21.5], 0, 0, -90),
  OBJECTIVE: polygon(4, [26], 0, 0),
};
const RING = 28.5;
const ROUND = `M0 ${-RING}A${RING} ${RING} 0 1 1 -.01 ${-RING}`;
/** More segments than this cannot be told apart. */
const SEGMENTS = 20;

/** @param {Wire.Figure} figure */
const bodyOf = (figure) => (figure.kind === "MONSTER" ? BODIES[figure.rank] : undefined) ?? BODIES[figure.kind] ?? SQUARE;

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
  if (figure.shield) parts.push(say(["shield", figure.shield]));
  if (figure.retaliate) parts.push(say(["retaliate", figure.retaliate]));
  for (const condition of figure.conditions) parts.push(t(`play.condition.${condition}`));
  return parts.join(", ");
}

/**
 * The ring of hit points, in segments of so many points each.
 * @param {number} hp @param {number} max
 * @returns {{length: number, track: string, filled: string, state: "well"|"dying"}} dashes on a path of that length
 */
export function ring(hp, max) {
  const each = Math.max(1, Math.ceil(max / SEGMENTS));
  const segments = Math.max(1, Math.ceil(max / each));
  const gap = segments > 1 ? Math.min(2.4, 0.16 * segments) : 0;
  const whole = 10 - gap;
  const left = Math.max(0, Math.min(hp, max)) / each;
  const full = Math.floor(left);
  const dashes = Array.from({ length: full }, () => `${whole} ${gap}`);
  dashes.push(`${Math.round((left - full) * whole * 100) / 100} ${10 * segments}`);
  const share = max > 0 ? hp / max : 1;
  return {
    length: 10 * segments,
    track: `${whole} ${gap}`,
    filled: dashes.join(" "),
    state: share > 1 / 3 ? "well" : "dying",
  };
}

/**
 * The token itself, about (0, 0).
 * @param {Wire.Figure} figure
 * @param {{acting?: boolean, plain?: boolean, letter?: string, plate?: string}} [how] plain: without what stands
 *     about it; a letter instead of the sign, a plate instead of the hit points
 */
export function token(figure, how = {}) {
  const body = bodyOf(figure);
  const colour = colourOf(figure);
  const kind = (figure.kind ?? "MONSTER").toLowerCase();
  const rank = (figure.rank ?? "NORMAL").toLowerCase();
  const small = figure.kind === "SUMMON" ? 1.15 : 1.4;
  const { length, track, filled, state } = ring(figure.hp, figure.max);
  return svg`<g class="token ${kind} ${rank} ${figure.foe ? "foe" : "friend"}">
    ${how.plain ? nothing : svg`<ellipse class="cast" cx="2" cy="6" rx="31" ry="29"></ellipse>`}
    ${how.acting ? svg`<circle class="turn" r="34"></circle>` : nothing}
    <circle class="bed" r="31"></circle>
    <path class="body" d=${body} fill=${colour}></path>
    <path class="sheen" d=${body}></path>
    ${how.letter
      ? svg`<text class="letter" y="10">${how.letter}</text>`
      : svg`<g class="sign" color=${colour} transform="translate(${-12 * small} ${-12.5 * small}) scale(${small})">${stamp(signOf(figure))}</g>`}
    ${figure.max > 0
      ? svg`<path class="track" d=${ROUND} pathLength=${length} stroke-dasharray=${track}></path>
          <path class="hp ${state}" d=${ROUND} pathLength=${length} stroke-dasharray=${filled}></path>`
      : nothing}
    ${rank === "boss" ? svg`<path class="crown" d="M-11 -26L-14 -38 -6 -32 0 -41 6 -32 14 -38 11 -26z"></path>` : nothing}
    ${figure.number > 0 ? standee(figure) : nothing}
    ${how.plain ? nothing : about(figure, how, state)}
  </g>`;
}

/** What stands about the body. @param {Wire.Figure} figure @param {{plate?: string}} how @param {string} state */
function about(figure, how, state) {
  const flying = figure.flying ? ["fly"] : [];
  return svg`${how.plate ? plate(how.plate, "") : figure.max > 0 ? plate(String(figure.hp), state) : nothing}
    ${figure.shield ? ward(figure.shield, "shield", -24, 20) : nothing}
    ${figure.retaliate ? ward(figure.retaliate, "retaliate", figure.shield ? -32 : -24, figure.shield ? -1 : 20) : nothing}
    ${badges([...flying, ...figure.conditions])}`;
}

/** @param {string} text @param {string} state */
function plate(text, state) {
  const wide = 13 + 7.5 * text.length;
  return svg`<g class="plate ${state}" transform="translate(0 28)">
    <rect x=${-wide / 2} y="-9" width=${wide} height="18" rx="9"></rect><text y="5">${text}</text>
  </g>`;
}

/** @param {Wire.Figure} figure */
function standee(figure) {
  return svg`<g class="number" transform="translate(-21 -21)"><circle r="10"></circle><text y="5">${figure.number}</text></g>`;
}

/** @param {number} amount @param {"shield"|"retaliate"} kind @param {number} x @param {number} y */
function ward(amount, kind, x, y) {
  const shape = kind === "shield" ? "M0 -12L10 -8.500V0C10 6.500 6 10 0 13 -6 10 -10 6.500 -10 0V-8.500z" : polygon(16, [13, 9.5], 0, 0);
  return svg`<g class="ward ${kind}" transform="translate(${x} ${y})"><path d=${shape}></path><text y="4.500">${amount}</text></g>`;
}

/** Badges down the right side, from the top. @param {string[]} signs */
function badges(signs) {
  return signs.slice(0, 5).map((sign, i) => {
    const angle = ((-62 + i * 34) * Math.PI) / 180;
    const x = Math.round(30 * Math.cos(angle) * 10) / 10;
    const y = Math.round(30 * Math.sin(angle) * 10) / 10;
    const kind = sign === "fly" ? "flies" : GOOD.has(sign) ? "good" : "bad";
    return svg`<g class="badge ${kind}" transform="translate(${x} ${y})">
      <circle r="9.500"></circle>
      <g transform="translate(-7.200 -7.200) scale(.6)">${glyph(sign.toLowerCase())}</g>
    </g>`;
  });
}

/** Conditions one is glad of. */
export const GOOD = new Set(["BLESS", "INVISIBLE", "REGENERATE", "STRENGTHEN", "WARD"]);
/** Those that end with the figure's next turn. */
export const SHORT = new Set(["DISARM", "IMMOBILIZE", "IMPAIR", "INVISIBLE", "MUDDLE", "STRENGTHEN", "STUN"]);
