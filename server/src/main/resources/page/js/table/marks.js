// @ts-check
/** What is drawn over the floor: answers, ways, areas, lines, reasons, pings. */
import { nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { glyph } from "../icons.js";
import { SIZE, border, centre, hexOf, keyOf, outline, pathThrough } from "../hex.js";
import { token } from "../board/tokens.js";
import { isGrave } from "./harm.js";
import { turned } from "./modifiers.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("../hex.js").Hex} Hex */

/** @typedef {Map<string, import("./state.js").Chosen|undefined>} Lit what each hex would answer */

/** What each hex of the board would answer. @param {TableState} state @returns {Lit} */
export function litHexes(state) {
  /** @type {Lit} */
  const lit = new Map();
  const { hexes, areas, paths, figures } = state.answers;
  for (const [key, option] of hexes) lit.set(key, option);
  if (state.prompt?.kind === "STEP") {
    for (const key of state.reach?.keys() ?? []) {
      if (state.mayStop(key)) lit.set(key, state.choiceAt(hexOf(key)));
    }
  }
  for (const area of areas) {
    for (const hex of area.on) {
      // An area may reach into the rock; there is nothing to be seen there.
      if (state.view.hexes[keyOf(hex)] && !lit.has(keyOf(hex))) lit.set(keyOf(hex), state.areaOn(hex));
    }
  }
  for (const path of paths) {
    const end = path.on[path.on.length - 1];
    if (!lit.has(keyOf(end))) lit.set(keyOf(end), state.choiceAt(end));
  }
  for (const [id, option] of figures) {
    const figure = state.view.figures[id];
    if (figure) lit.set(keyOf(figure), option);
  }
  return lit;
}

/** @param {TableState} state @param {Lit} lit */
export function answersDrawn(state, lit) {
  if (lit.size === 0) return nothing;
  const targets = state.answers.figures.size > 0;
  const reach = state.prompt?.kind === "STEP" ? state.reach : undefined;
  return svg`<g class="answers ${targets ? "targets" : ""}">
    ${[...lit.keys()].map((key) => {
      const { q, r } = hexOf(key);
      return svg`<polygon class="lit ${isGrave(lit.get(key)) ? "grave" : ""}" points=${outline(q, r, 3.5)}></polygon>`;
    })}
    ${border(lit.keys()).map((l) => svg`<line class="litedge" x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2}></line>`)}
    ${[...(reach ?? [])].filter(([key]) => lit.has(key)).map(([key, { points }]) => {
      const { x, y } = centre(hexOf(key).q, hexOf(key).r);
      return svg`<text class="points" x=${x} y=${y + 5}>${points}</text>`;
    })}
  </g>`;
}

/** The way, area or target under the pointer. @param {TableState} state */
export function chosenDrawn(state) {
  const hex = state.looked;
  if (!hex || !state.prompt) return nothing;
  const from = state.view.figures[state.prompt.figure];
  if (state.prompt.kind === "STEP" && state.mayStop(keyOf(hex))) {
    return way([...(from ? [from] : []), ...state.wayTo(keyOf(hex))], state);
  }
  if (state.answers.areas.length > 0) return state.area ? laid(state.area.on) : nothing;
  const ways = state.ways;
  if (ways.length > 0) {
    const moved = from ? [from] : [];
    return way([...moved, ...ways[state.way % ways.length].on], state);
  }
  const figure = state.figureAt(hex);
  if (figure !== undefined && state.answers.figures.has(figure)) {
    return from && from !== state.view.figures[figure] ? line(from, state.view.figures[figure], "attack") : nothing;
  }
  return state.answers.hexes.has(keyOf(hex)) ? laid([hex]) : nothing;
}

/** @param {Hex[]} hexes @param {TableState} state */
export function way(hexes, state) {
  const end = hexes[hexes.length - 1];
  const { x, y } = centre(end.q, end.r);
  return svg`<g class="way">
    <path class="under" d=${pathThrough(hexes)}></path>
    <path class="trail" d=${pathThrough(hexes)}></path>
    ${hexes.slice(1).map((h) => warning(h, state, h === end))}
    <circle class="end" cx=${x} cy=${y} r="10"></circle>
  </g>`;
}

/** @type {Record<Wire.ReachPeril, string>} */
const SIGNS = { TRAP: "trap", HAZARD: "hazard", DOOR: "door-closed", STOP: "warning" };

/** What one would walk into. @param {Hex} hex @param {TableState} state @param {boolean} last */
function warning(hex, state, last) {
  const perils = state.reach?.get(keyOf(hex))?.perils ?? [];
  const peril = perils.find((one) => one !== "STOP" || !last);
  if (!peril) return nothing;
  const { x, y } = centre(hex.q, hex.r);
  return svg`<g class="warning ${peril.toLowerCase()}" transform="translate(${x} ${y - 20})"><circle r="12"></circle>
    <g transform="translate(-8 -8) scale(.667)">${glyph(SIGNS[peril])}</g></g>`;
}

/** @param {Hex[]} hexes */
function laid(hexes) {
  return svg`<g class="laid">
    ${hexes.map((h) => svg`<polygon points=${outline(h.q, h.r, 2)}></polygon>`)}
    ${border(hexes.map(keyOf)).map((l) => svg`<line x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2}></line>`)}
  </g>`;
}

/** @param {Hex} a @param {Hex} b @param {string} kind */
export function line(a, b, kind) {
  const from = centre(a.q, a.r);
  const to = centre(b.q, b.r);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const [sx, sy] = [from.x + ux * 24, from.y + uy * 24];
  const [ex, ey] = [to.x - ux * 27, to.y - uy * 27];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  return svg`<g class="aim ${kind}">
    <path class="under" d="M${sx} ${sy}L${ex} ${ey}"></path><path class="beam" d="M${sx} ${sy}L${ex} ${ey}"></path>
    <path class="head" d="M-11 -7L4 0L-11 7L-7 0z" transform="translate(${ex} ${ey}) rotate(${angle})"></path>
  </g>`;
}

/** The event that is being played. @param {TableState} state */
export function frameDrawn(state) {
  const frame = state.replay?.playing === false ? undefined : state.player.frame;
  if (!frame) return nothing;
  const { figures } = state.view;
  const { line: aim, float, flash, draws, struck, gone } = frame;
  const drawer = draws ? figures[draws.figure] : undefined;
  const hurt = figures[struck ?? -1];
  const ends = aim && figures[aim.from] && figures[aim.to] ? aim : undefined;
  const at = float ? figures[float.figure] : undefined;
  // Keyed by the count, so that the same number twice floats twice.
  return repeat(
    [state.player.count],
    (count) => count,
    () => svg`<g class="frame">
      ${(flash ?? []).map((key) => svg`<polygon class="flash" points=${outline(hexOf(key).q, hexOf(key).r, 2)}></polygon>`)}
      ${ends ? line(figures[ends.from], figures[ends.to], ends.kind) : nothing}
      ${gone ? svg`<g transform=${placed(gone)}><g class="gone">${token(gone, { plain: true })}</g></g>` : nothing}
      ${hurt ? svg`<g transform=${placed(hurt)}><circle class="struck" r="31"></circle></g>` : nothing}
      ${drawer && draws ? svg`<g class="drawn" transform=${placed(drawer, -SIZE * 1.45)}>${turned(draws.cards)}</g>` : nothing}
      ${at && float ? floating(at, float) : nothing}
    </g>`,
  );
}

/** @param {Hex} hex @param {number} [below] */
function placed({ q, r }, below = 0) {
  const { x, y } = centre(q, r);
  return `translate(${x} ${y + below})`;
}

/** @param {Hex} at @param {{text: string, kind: string}} float */
function floating(at, float) {
  const { x, y } = centre(at.q, at.r);
  const wide = Math.max(34, float.text.length * 9 + 18);
  return svg`<g transform="translate(${x} ${y - SIZE * 0.9})"><g class="float ${float.kind}">
    ${float.kind === "hurt" || float.kind === "heal" ? nothing : svg`<rect x=${-wide / 2} y="-15" width=${wide} height="24" rx="6"></rect>`}
    <text y="3">${float.text}</text></g></g>`;
}

/** The candidates of a reason: kept outlined, dropped crossed. @param {TableState} state */
export function whyDrawn(state) {
  // Only on the board as it was then: the live one has none of it.
  if (state.tab !== "why" || !state.why?.answer || state.replay?.step !== state.why.step) return nothing;
  const { answer, judgement = 0 } = state.why;
  const one = answer.judgements?.[judgement];
  const about = one?.about;
  const kept = one?.kept ?? [];
  return svg`<g class="reasons">
    ${(one?.dropped ?? []).map((c) => candidate(c, "dropped"))}
    ${kept.map((c) => candidate(c, "kept"))}
    ${about && kept.length > 0 && keyOf(kept[0].hex) !== keyOf(about)
      ? line(about, kept[0].hex, "focus")
      : nothing}
  </g>`;
}

/** @param {Wire.Candidate} candidate @param {string} fate */
function candidate({ hex: { q, r }, value }, fate) {
  const { x, y } = centre(q, r);
  return svg`<g class=${fate}><polygon points=${outline(q, r, 3)}></polygon>
    ${fate === "dropped" ? svg`<path d="M${x - 16} ${y - 16}l32 32m0 -32l-32 32"></path>` : nothing}
    <g transform="translate(${x + 20} ${y - 22})"><circle r="10"></circle><text y="4.500">${value}</text></g>
  </g>`;
}

/** Options that lead somewhere, such as what a monster may do: each with its number, the pointed one as a way. @param {TableState} state */
export function optionsDrawn(state) {
  const from = state.prompt ? state.view.figures[state.prompt.figure] : undefined;
  return state.answers.buttons.map((option, i) => {
    const hexes = option.hexes;
    if (!hexes) return nothing;
    const end = hexes[hexes.length - 1];
    const { x, y } = centre(end.q, end.r);
    const pointed = (state.pointed || state.tapped) === option.token;
    return svg`${pointed ? way(from ? [from, ...hexes] : hexes, state) : nothing}
      <g class="numbered ${pointed ? "pointed" : ""}" transform="translate(${x} ${y})"><circle r="13"></circle><text y="5.500">${i + 1}</text></g>`;
  });
}

/** @param {TableState} state */
export function pingsDrawn(state) {
  return repeat(
    state.pings,
    (ping) => ping.id,
    (ping) => {
      const { x, y } = centre(ping.q, ping.r);
      return svg`<g class="pinged" transform="translate(${x} ${y})"><circle r="16"></circle><circle class="late" r="16"></circle>
        <text y="-24">${ping.who}</text></g>`;
    },
  );
}
