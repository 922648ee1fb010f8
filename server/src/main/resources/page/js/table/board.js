// @ts-check
import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { Board } from "../board/board.js";
import { doors, floorAt, grain, innerWalls, outerWalls, stones, tile } from "../board/floor.js";
import { lying } from "../board/overlays.js";
import { figureLabel, token } from "../board/tokens.js";
import { language, t } from "../words.js";
import { motion, prefs } from "../prefs.js";
import { SIZE, centre, hexOf, keyOf } from "../hex.js";
import * as marks from "./marks.js";
import { adviceDrawn } from "./advice.js";
import { reviewDrawn } from "./review.js";
import { sentence } from "./deed-lines.js";
import { tip } from "./tip.js";
import { harmText } from "./harm.js";
import { byTouch, showsFirst } from "./touch.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("../hex.js").Hex} Hex */

/** What the buttons say. */
const ZOOM = { "zoom-in": "play.zoom.in", "zoom-out": "play.zoom.out", fit: "play.zoom.fit" };

/** Pixels; a screen that is narrower or lower is a phone's. */
const SMALL = 600;
/** Pixels between the tip and the edge; the lower right corner has the buttons for the zoom. */
const MARGIN = 10;
const BESIDE_BUTTONS = 64;
/** @type {[boolean, boolean][]} where the tip can stand: whether to the right, whether low */
const CORNERS = [[false, false], [true, false], [false, true], [true, true]];

/** The map of the game: answers on hexes and figures, and what happens drawn as it happens. */
export class PlayBoard extends Board {
  static properties = { state: { attribute: false } };

  /** @type {AbortController|undefined} */ #heard;
  #lastFrame = 0;

  constructor() {
    super();
    /** @type {TableState} */ this.state = /** @type {any} */ (undefined);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("state")) return;
    this.#heard?.abort();
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    for (const name of ["change", "hover"]) {
      this.state.addEventListener(name, () => this.requestUpdate(), { signal });
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#heard?.abort();
  }

  firstUpdated() {
    super.firstUpdated();
    this.zoom?.addEventListener("press", (e) => {
      const { x, y } = /** @type {CustomEvent} */ (e).detail;
      this.#ping(this.hexAt(x, y));
    });
    this.zoom?.addEventListener("view", () => this.#placeTip());
  }

  updated() {
    const { view } = this.state;
    if (view) {
      this.show(Object.keys(view.hexes).map(hexOf), 34);
      if (this.zoom) this.zoom.insets = this.#covered();
      this.zoom?.settleOn(this.#home(), Math.min(innerWidth, innerHeight) < SMALL ? 0.45 : 0.5);
    }
    const still = !motion() || prefs().speed === 0;
    this.glide(view?.figures ?? {}, still ? 0 : prefs().speed === 3 ? 110 : 200);
    this.#lunge();
    this.#placeTip();
  }

  /** What of the map is covered: by the buttons for the zoom, and by the inspector where it is a sheet. */
  #covered() {
    const buttons = /** @type {HTMLElement|null} */ (this.querySelector(".zoom"));
    const beside = buttons ? buttons.offsetWidth + 6 : 0;
    const side = /** @type {HTMLElement|null} */ (document.querySelector(".table .side.up"));
    const map = this.querySelector(".map")?.getBoundingClientRect();
    if (!side || !map || getComputedStyle(side).position !== "fixed") return { right: beside };
    return side.offsetWidth >= innerWidth
      ? { right: beside, bottom: Math.max(0, side.offsetHeight - (innerHeight - map.bottom)) }
      : { right: Math.max(0, side.offsetWidth - (innerWidth - map.right)) };
  }

  /** What one wants to see first where not everything can be seen: who is asked, who acts, one's own hero. */
  #home() {
    const { state } = this;
    const own = state.view.heroes[state.mine[0]]?.figure;
    const { figures } = state.view;
    const figure = figures[state.prompt?.figure ?? -1] ?? figures[state.view.acting] ?? figures[own];
    return figure ? centre(figure.q, figure.r) : undefined;
  }

  /** Brings the keyboard to a hex. @param {Hex} hex */
  focusHex(hex) {
    this.reveal(hex);
    /** @type {SVGElement|null} */ (this.querySelector(`[data-hex="${keyOf(hex)}"]`))?.focus({ preventScroll: true });
  }

  render() {
    const { state } = this;
    const { view } = state;
    if (!view) return nothing;
    const lit = marks.litHexes(state);
    const asked = lit.size > 0;
    const caption = this.#caption();
    return html`<div class="board ${asked ? "asked" : ""} ${state.replay ? "past" : ""}">
      <svg
        class="map"
        role="group"
        aria-label=${t("play.board")}
        @click=${this.#click}
        @pointermove=${this.#move}
        @pointerleave=${() => state.hover(undefined)}
        @wheel=${this.#wheel}
      >
        ${this.layered(this.#layers(lit))}
      </svg>
      ${caption ? html`<p class="caption" aria-hidden="true">${caption}</p>` : nothing}
      ${this.zoomButtons(t("play.zoom"), (sign) => t(ZOOM[sign]))}
      <div class="tip-place">${tip(state)}</div>
    </div>`;
  }

  /** From the ground up. @param {marks.Lit} lit @returns {import("../board/board.js").Layer[]} */
  #layers(lit) {
    const { state } = this;
    const { view } = state;
    const hexes = Object.entries(view.hexes);
    return [
      { name: "below", drawn: guard([view.hexes], () => outerWalls(view)) },
      { name: "floor", drawn: repeat(hexes, ([key]) => key, ([key, hex]) => this.#hex(key, hex, lit)) },
      { name: "walls", drawn: guard([view.hexes, view.walls], () => [stones(view), innerWalls(view)]) },
      { name: "overlays", drawn: guard([view.hexes], () => [hexes.map(([key, hex]) => lying(key, hex)), doors(view)]) },
      { name: "answers", drawn: [marks.answersDrawn(state, lit), marks.chosenDrawn(state), marks.optionsDrawn(state)] },
      { name: "figures", drawn: repeat(Object.keys(view.figures), (id) => id, (id) => this.#figure(id, lit)) },
      { name: "marks", drawn: [adviceDrawn(state), reviewDrawn(state), marks.whyDrawn(state), marks.frameDrawn(state), marks.pingsDrawn(state)] },
      { name: "cursors", drawn: state.cursor && state.byKeys ? this.cursorAt(state.cursor) : nothing },
    ];
  }

  #caption() {
    const { state } = this;
    const frame = state.player.frame;
    return frame ? sentence(frame.happened, state.view) : "";
  }

  /** @param {string} key @param {Wire.Ground} hex @param {marks.Lit} lit */
  #hex(key, hex, lit) {
    const { state } = this;
    const { q, r } = hexOf(key);
    const open = lit.has(key);
    const option = optionOf(lit.get(key));
    const harm = harmText(state, lit.get(key));
    const here = state.cursor && keyOf(state.cursor) === key;
    const known = [state.view, hex, option, here, state.busy, language(), state.reach];
    return guard(known, () => svg`<polygon class="hex ${floorAt(state.view, key)} f${grain(q, r) % 4} ${open ? "open" : ""}" points=${tile(q, r)}
      data-hex=${key} data-option=${option} role="button" tabindex=${here ? "0" : "-1"}
      aria-label=${this.#hexLabel(key, hex, open)}${harm ? `, ${harm}` : ""}></polygon>`);
  }

  /** @param {string} key @param {Wire.Ground} hex @param {boolean} open */
  #hexLabel(key, hex, open) {
    const { q, r } = hexOf(key);
    const parts = [t("play.hex", q, r)];
    if (hex.terrain) parts.push(t(`play.terrain.${hex.terrain}`));
    if (hex.door) parts.push(t(`play.door.${hex.door}`));
    if (hex.tokens) parts.push(t("play.tokens", hex.tokens));
    const labels = (hex.marks ?? []).filter(Boolean).join(", ");
    if (labels) parts.push(t("play.marks", labels));
    const standing = this.state.figureAt({ q, r });
    if (standing !== undefined) parts.push(figureLabel(this.state.view.figures[standing]));
    const reach = this.state.reach?.get(key);
    if (open) parts.push(reach ? t("play.reach", reach.points) : t("play.choosable"));
    return parts.join(", ");
  }

  /** @param {string} id @param {marks.Lit} lit */
  #figure(id, lit) {
    const { state } = this;
    const figure = state.view.figures[id];
    const { x, y } = centre(figure.q, figure.r);
    const target = state.answers.figures.get(Number(id));
    const option = optionOf(target ?? lit.get(keyOf(figure)));
    const acting = state.view.acting === Number(id);
    const asked = state.prompt?.figure === Number(id);
    const dim = lit.size > 0 && state.answers.figures.size > 0 && !target && !asked;
    const name = `figure ${target ? "target" : ""} ${dim ? "dim" : ""} ${asked ? "asked" : ""}`;
    const harm = harmText(state, target);
    const label = figureLabel(figure) + (target ? `, ${t("play.choosable")}` : "") + (harm ? `, ${harm}` : "");
    return svg`<g class=${name} data-figure=${id} data-option=${option} role="button" tabindex=${target ? "0" : "-1"}
      aria-label=${label} transform="translate(${x} ${y})"
      @focus=${() => this.#lookAt(figure)}>
      <g class="mover">${guard([figure, acting, language()], () => token(figure, { acting }))}
      ${target ? svg`<path class="reticle" d="M-30 -20v-10h10M30 -20v-10h-10M-30 20v10h10M30 20v10h-10"></path>` : nothing}</g>
    </g>`;
  }

  /** @param {Hex} hex */
  #lookAt(hex) {
    this.state.cursor = { q: hex.q, r: hex.r };
    this.state.look();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerType === "touch") return;
    this.state.byKeys = false;
    const hex = this.hexAt(event.clientX, event.clientY);
    this.state.hover(this.state.view.hexes[keyOf(hex)] ? hex : undefined);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.shiftKey) return;
    event.preventDefault();
    this.state.turn((event.deltaY || event.deltaX) > 0 ? 1 : -1);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const at = /** @type {Element} */ (event.target).closest("[data-figure], [data-hex]");
    if (!at) return;
    const id = at.getAttribute("data-figure");
    const hex = id === null ? hexOf(at.getAttribute("data-hex") ?? "") : this.state.view.figures[id];
    if (event.altKey) {
      this.#ping(hex);
      return;
    }
    this.state.cursor = { q: hex.q, r: hex.r };
    this.pick(hex, id === null ? undefined : Number(id), byTouch(event));
  }

  /** Chooses what the hex answers, else shows what is there. @param {Hex} hex @param {number} [figure] @param {boolean} [touch] */
  pick(hex, figure, touch = false) {
    const { state } = this;
    const choice = state.prompt && !state.sent ? state.choiceAt(hex, figure) : undefined;
    if (choice && touch && this.#showsFirst(hex)) {
      state.look();
      return;
    }
    state.tapped = "";
    if (choice) {
      state.hovered = undefined;
      state.choose(choice);
      return;
    }
    const standing = figure ?? state.figureAt(hex);
    if (standing !== undefined) state.inspect(standing);
    else state.look();
  }

  /** An area is laid by the first touch, whatever is preferred; a touch on it means it. @param {Hex} hex */
  #showsFirst(hex) {
    const { state } = this;
    if (state.answers.areas.length === 0) return showsFirst(state, keyOf(hex));
    const laid = state.tapped ? state.area : undefined;
    const again = laid?.on.some((h) => h.q === hex.q && h.r === hex.r) ?? false;
    state.tapped = keyOf(hex);
    return !again;
  }

  /** @param {Hex} hex */
  #ping(hex) {
    this.state.link.tell("ping", { q: hex.q, r: hex.r });
  }

  /** An attacker leans towards its target. */
  #lunge() {
    const { player, view } = this.state;
    const aim = player.frame?.line;
    if (player.count === this.#lastFrame) return;
    this.#lastFrame = player.count;
    const [from, to] = [view.figures[aim?.from ?? -1], view.figures[aim?.to ?? -1]];
    if (!from || !to || aim?.kind !== "attack" || !motion()) return;
    const [a, b] = [centre(from.q, from.r), centre(to.q, to.r)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const lean = `translate(${((b.x - a.x) / length) * 12}px, ${((b.y - a.y) / length) * 12}px)`;
    this.querySelector(`[data-figure="${aim.from}"] > .mover`)?.animate(
      [{ transform: "none" }, { transform: lean }, { transform: "none" }],
      { duration: 220, easing: "ease-out" },
    );
  }

  /** The tip stands in the corner where it hides the fewest hexes; of those in the farthest from what it is about. */
  #placeTip() {
    const place = /** @type {HTMLElement|null} */ (this.querySelector(".tip-place"));
    const hex = this.state?.looked;
    const map = this.querySelector(".map");
    if (!place || !hex || !map || !this.zoom) return;
    const { width, height, left, top } = map.getBoundingClientRect();
    const origin = this.zoom.boardPoint(left, top);
    const { scale } = this.zoom;
    const spots = [hex, ...Object.keys(this.state.view.hexes).map(hexOf)].map(({ q, r }) => {
      const { x, y } = centre(q, r);
      return { x: (x - origin.x) * scale, y: (y - origin.y) * scale };
    });
    const [wide, high] = [place.offsetWidth + 0.8 * SIZE * scale, place.offsetHeight + 0.8 * SIZE * scale];
    const beside = (/** @type {boolean} */ right, /** @type {boolean} */ low) => (right && low ? BESIDE_BUTTONS : MARGIN);
    const hides = (/** @type {[boolean, boolean]} */ [right, low]) => spots.filter(({ x, y }) => (right ? width - x : x) < wide + beside(right, low) && (low ? height - y : y) < high + MARGIN).length;
    const near = (/** @type {[boolean, boolean]} */ [right, low]) => (right === spots[0].x > width / 2 ? 1 : 0) + (low === spots[0].y > height / 2 ? 1 : 0);
    const [[right, low]] = [...CORNERS].sort((a, b) => hides(a) - hides(b) || near(a) - near(b));
    place.style.left = right ? "auto" : `${MARGIN}px`;
    place.style.right = right ? `${beside(right, low)}px` : "auto";
    place.style.top = low ? "auto" : `${MARGIN}px`;
    place.style.bottom = low ? `${MARGIN}px` : "auto";
  }
}

/** For the attribute: the option's token; a whole way has none. @param {import("./state.js").Chosen|undefined} chosen */
const optionOf = (chosen) => (chosen ? (chosen.token ?? chosen.choice.kind) : nothing);

customElements.define("play-board", PlayBoard);
