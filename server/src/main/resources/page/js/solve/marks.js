// @ts-check
/** What an outcome or a reason looks like on the board. */
import { svg } from "lit";
import { SIZE, centre, keyOf, outline, pathThrough } from "../hex.js";
import { actingOf, lettersOf } from "./position.js";
import { token } from "./tokens.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Outcome} Outcome */
/** @typedef {import("./position.js").Judgement} Judgement */
/** @typedef {import("./position.js").Hex} Hex */

/** Where outcomes end, numbered in their order. @param {Outcome[]} outcomes @returns {Map<string, number>} */
export function stopsOf(outcomes) {
  const stops = new Map();
  for (const outcome of outcomes) {
    const at = keyOf(outcome.stop);
    if (!stops.has(at)) stops.set(at, stops.size + 1);
  }
  return stops;
}

/** From figure to figure, leaving them free. @param {Hex} from @param {Hex} to @param {number} start @param {number} end */
function line(from, to, start, end) {
  const a = centre(from.q, from.r);
  const b = centre(to.q, to.r);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const x = (b.x - a.x) / length;
  const y = (b.y - a.y) / length;
  return {
    x1: a.x + x * start,
    y1: a.y + y * start,
    x2: b.x - x * end,
    y2: b.y - y * end,
  };
}

/** A ring about a figure, open at the bottom where its initiative stands. @param {number} x @param {number} y @param {number} radius */
function openRing(x, y, radius) {
  const [across, down] = [0.62 * radius, 0.785 * radius];
  return `M${x + across} ${y + down}A${radius} ${radius} 0 1 0 ${x - across} ${y + down}`;
}

/** Below the figures: hexes and lines. @param {Position} position @param {Outcome} outcome */
export function outcomeBelow(position, outcome) {
  const acting = actingOf(position);
  if (!acting) return svg``;
  return svg`<g class="outcome" aria-hidden="true">
    ${outcome.area.map((hex) => svg`<polygon class="area" points=${outline(hex.q, hex.r, 4)}></polygon>`)}
    ${outcome.focuses.map((hex) => {
      const l = line(acting, hex, 30, 34);
      return svg`<line class="focus" x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2}></line>`;
    })}
    ${outcome.destinations
      .filter((hex) => keyOf(hex) !== keyOf(outcome.stop))
      .map((hex) => svg`<polygon class="destination" points=${outline(hex.q, hex.r, 6)}></polygon>`)}
    ${outcome.paths.map(
      (path) => svg`<path class="casing" d=${pathThrough(path)}></path><path class="path" d=${pathThrough(path)}></path>`,
    )}
    ${outcome.paths.flatMap((path) =>
      path.slice(1, -1).map((hex) => {
        const { x, y } = centre(hex.q, hex.r);
        return svg`<circle class="step" cx=${x} cy=${y} r="5"></circle>`;
      }),
    )}
    <polygon class="stop" points=${outline(outcome.stop.q, outcome.stop.r, 3)}></polygon>
  </g>`;
}

/** Above the figures: who is hit. @param {Position} position @param {Outcome} outcome */
export function outcomeAbove(position, outcome) {
  const acting = actingOf(position);
  if (!acting) return svg``;
  const stays = keyOf(outcome.stop) === keyOf(acting);
  const letters = lettersOf(position);
  return svg`<g class="outcome" aria-hidden="true">
    ${stays ? "" : token(acting, letters.get(acting) ?? "M", { ghost: true, at: outcome.stop })}
    ${outcome.attacks.map((hex) => {
      const l = line(outcome.stop, hex, 14, 33);
      const { x, y } = centre(hex.q, hex.r);
      return svg`<line class="attack" x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2} marker-end="url(#solve-arrow)"></line>
        <path class="hit" d=${openRing(x, y, 29)}></path>`;
    })}
    ${outcome.focuses.map((hex) => {
      const { x, y } = centre(hex.q, hex.r);
      return svg`<path class="focused" d=${openRing(x, y, 33)}></path>`;
    })}
  </g>`;
}

/** The numbers of stops. @param {Outcome[]} outcomes @param {Outcome|undefined} shown @param {Position} position */
export function stopNumbers(outcomes, shown, position) {
  if (outcomes.length < 2) return svg``;
  const here = actingOf(position);
  return svg`<g class="stops" aria-hidden="true">${[...stopsOf(outcomes)].map(([at, number]) => {
    const [q, r] = at.split(",").map(Number);
    const { x, y } = centre(q, r);
    const now = shown && keyOf(shown.stop) === at;
    const off = here && keyOf(here) === at ? 27 : now ? 27 : 0;
    return svg`<circle class=${now ? "number now" : "number"} cx=${x} cy=${y - off} r="11"></circle>
      <text class=${now ? "number now" : "number"} x=${x} y=${y - off + 5}>${number}</text>`;
  })}</g>`;
}

const YES_NO = ["HEX_OUT_OF_REACH", "HEX_FOCUS_DISADVANTAGE", "HEX_RANKING"];

/** What a candidate came to, short enough for a hex. @param {Judgement} judgement @param {number} value */
export function valueOf(judgement, value) {
  if (YES_NO.includes(judgement.criterion)) return value === 0 ? "✓" : "✗";
  return judgement.criterion === "FOCUS_INITIATIVE" ? `${Math.floor(value / 100)}` : `${value}`;
}

/** @param {Judgement} judgement */
export function judgementMarks(judgement) {
  const { x, y } = centre(judgement.about.q, judgement.about.r);
  const mark = (/** @type {import("./position.js").Candidate} */ c, /** @type {string} */ kind) => {
    const at = centre(c.hex.q, c.hex.r);
    const text = valueOf(judgement, c.value);
    const shown = text === "✓" || text === "✗" ? text : `${kind === "kept" ? "✓" : "✗"} ${text}`;
    const wide = 12 + 8 * shown.length;
    return svg`<g class=${kind}><polygon points=${outline(c.hex.q, c.hex.r, 4)}></polygon>
      <rect x=${at.x - wide / 2} y=${at.y - SIZE + 7} width=${wide} height="19" rx="9.5"></rect>
      <text x=${at.x} y=${at.y - SIZE + 21}>${shown}</text></g>`;
  };
  return svg`<g class="judgement" aria-hidden="true">
    ${judgement.dropped.map((c) => mark(c, "dropped"))}${judgement.kept.map((c) => mark(c, "kept"))}
    <circle class="about" cx=${x} cy=${y} r="33"></circle></g>`;
}
