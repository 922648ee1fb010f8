// @ts-check
import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { PageElement } from "../element.js";
import {
  APOTHEM,
  SIZE,
  boxOf,
  centre,
  hexAt,
  hexOf,
  keyOf,
  neighbours,
  outline,
  side,
} from "../hex.js";
import { icon } from "../icons.js";
import { PanZoom } from "../panzoom.js";
import { t } from "../words.js";
import { judgementMarks, outcomeAbove, outcomeBelow, stopNumbers } from "./marks.js";
import { contains, figureAt, hexesOf, lettersOf, placeOf, sidesOf } from "./position.js";
import { ground, token } from "./tokens.js";

/** @typedef {import("../hex.js").Hex} Hex */

/** Steps of the cursor by key; up and down go straight, by turns to the left and to the right. */
const STEPS = /** @type {Record<string, (row: number) => [number, number]>} */ ({
  ArrowLeft: () => [-1, 0],
  ArrowRight: () => [1, 0],
  ArrowUp: (row) => (row % 2 ? [0, -1] : [1, -1]),
  ArrowDown: (row) => (row % 2 ? [-1, 1] : [0, 1]),
  KeyA: () => [-1, 0],
  KeyD: () => [1, 0],
  KeyQ: () => [0, -1],
  KeyE: () => [1, -1],
  KeyW: (row) => (row % 2 ? [0, -1] : [1, -1]),
  KeyS: (row) => (row % 2 ? [-1, 1] : [0, 1]),
});

/** Pixels below the map for what is laid over it. */
const BUTTONS = 48;

/** The board one draws on. */
class SolveBoard extends PageElement {
  static properties = {
    drawing: { attribute: false },
    answer: { attribute: false },
    outcome: { attribute: false },
    judgement: { attribute: false },
    shown: { attribute: false },
    cursor: { state: true },
    said: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./drawing.js").Drawing} */
    this.drawing = /** @type {any} */ (undefined);
    /** @type {import("./position.js").Answer|undefined} */
    this.answer = undefined;
    /** @type {import("./position.js").Outcome|undefined} */
    this.outcome = undefined;
    /** @type {import("./position.js").Judgement|undefined} */
    this.judgement = undefined;
    /** Grows with every change, so that the board is drawn anew. */
    this.shown = 0;
    /** @type {Hex} */
    this.cursor = { q: 0, r: 0 };
    this.said = "";
    /** @type {PanZoom|undefined} */
    this.view = undefined;
  }

  /** @type {Map<number, PointerEvent>} */ #fingers = new Map();
  #drawn = false;
  #size = "";

  firstUpdated() {
    const board = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (this.querySelector("svg.board")));
    this.view = new PanZoom(board);
    this.view.insets = { bottom: BUTTONS };
    this.#fit();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.view?.dispose();
  }

  updated() {
    this.#fit();
  }

  /** A map of another size is shown whole, however the last one was looked at. */
  #fit() {
    const { position } = this.drawing;
    const size = `${position.width} ${position.height}`;
    if (!this.view || size === this.#size) return;
    this.#size = size;
    this.view.content = boxOf(hexesOf(position), SIZE * 0.25);
    this.view.fit();
  }

  render() {
    const { position, tool, selected, mark } = this.drawing;
    const letters = lettersOf(position);
    const { answer, judgement } = this;
    const outcome = judgement ? undefined : this.outcome;
    return html`
      <svg class="board tool-${tool}" role="application" tabindex="0" aria-label=${t("solve.board")}
        aria-describedby="solve-board-keys" @keydown=${this.#key} @focus=${() => this.#say()}>
        <defs>
          <marker id="solve-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
            <path d="M0 0L10 5L0 10z"></path>
          </marker>
        </defs>
        <g @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#up}>
          ${guard([position.width, position.height], () => this.#floor())}
          <g class="through">
            ${guard([position.ground], () =>
              Object.entries(position.ground).map(([at, kind]) => ground(hexOf(at), kind)),
            )}
            ${position.walls.map((wall) => {
              const [a, b] = sidesOf(wall);
              const l = side(a, b);
              return svg`<line class="wall-line" data-wall=${wall} x1=${l.x1} y1=${l.y1} x2=${l.x2} y2=${l.y2}></line>`;
            })}
            ${outcome ? outcomeBelow(position, outcome) : nothing}
            ${position.figures.map((figure) =>
              token(figure, letters.get(figure) ?? "", {
                selected: figure === selected,
                carried: mark !== undefined && figureAt(position, mark) === figure,
              }),
            )}
            ${outcome ? outcomeAbove(position, outcome) : nothing}
            ${answer && !judgement ? stopNumbers(answer.outcomes, outcome, position) : nothing}
            ${judgement ? judgementMarks(judgement) : nothing}
            ${mark ? svg`<polygon class="marked" points=${outline(mark.q, mark.r, 4)}></polygon>` : nothing}
            <polygon class="cursor" points=${outline(this.cursor.q, this.cursor.r, 2)}></polygon>
          </g>
        </g>
      </svg>
      <div class="board-buttons">
        ${this.#button("zoom-in", () => this.view?.zoom(1.25))}
        ${this.#button("zoom-out", () => this.view?.zoom(0.8))} ${this.#button("fit", () => this.view?.fit())}
      </div>
      <p id="solve-board-keys" class="unseen">${t("solve.board.keys")}</p>
      <p class="unseen" role="status" aria-live="polite">${this.said}</p>
    `;
  }

  #floor() {
    const { position } = this.drawing;
    return hexesOf(position).map(
      (hex) => svg`<polygon class="hex" data-hex=${keyOf(hex)} points=${outline(hex.q, hex.r, 0.8)}></polygon>`,
    );
  }

  /** @param {string} name @param {() => void} act */
  #button(name, act) {
    return html`<button class="icon-only" data-action=${name} aria-label=${t(`solve.${name}`)} title=${t(`solve.${name}`)} @click=${act}>
      ${icon(name)}
    </button>`;
  }

  /** @param {PointerEvent} event @returns {{hex: Hex, beyond: Hex}|undefined} */
  #under(event) {
    const point = this.view?.boardPoint(event.clientX, event.clientY);
    if (!point) return undefined;
    const hex = hexAt(point.x, point.y);
    if (!contains(this.drawing.position, hex)) return undefined;
    const far = (/** @type {Hex} */ other) => {
      const at = centre(other.q, other.r);
      return Math.hypot(at.x - point.x, at.y - point.y);
    };
    const beyond = neighbours(hex).reduce((best, next) => (far(next) < far(best) ? next : best));
    return { hex, beyond };
  }

  /** Whether the pointer is close enough to the side, so that dragging draws no walls all over. @param {PointerEvent} event @param {Hex} hex @param {Hex} beyond */
  #nearSide(event, hex, beyond) {
    const point = this.view?.boardPoint(event.clientX, event.clientY);
    if (!point) return false;
    const a = centre(hex.q, hex.r);
    const b = centre(beyond.q, beyond.r);
    const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (2 * APOTHEM);
    return along > APOTHEM * 0.62;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size === 2 && this.#drawn) {
      this.#handOver();
      return;
    }
    const under = this.#under(event);
    if (!under || this.#fingers.size > 1) return;
    if (this.drawing.tool === "select" && !figureAt(this.drawing.position, under.hex)) {
      this.drawing.select(undefined);
    }
    this.#drawn = this.drawing.begin(under.hex, under.beyond);
    if (!this.#drawn) return;
    this.cursor = under.hex;
    event.stopPropagation();
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** Two fingers move the board: what the first began is taken back and given to the view. */
  #handOver() {
    this.drawing.cancel();
    this.#drawn = false;
    const [first] = this.#fingers.values();
    this.querySelector("svg.board")?.dispatchEvent(new PointerEvent("pointerdown", first));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#drawn || !this.#fingers.has(event.pointerId)) return;
    event.stopPropagation();
    const under = this.#under(event);
    if (!under) return;
    if (this.drawing.tool === "line" && !this.#nearSide(event, under.hex, under.beyond)) return;
    this.drawing.over(under.hex, under.beyond);
    this.cursor = under.hex;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
    if (!this.#drawn) return;
    event.stopPropagation();
    this.#drawn = false;
    this.drawing.end();
    this.#say();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.code];
    if (step) {
      const [q, r] = step(this.cursor.r);
      const to = { q: this.cursor.q + q, r: this.cursor.r + r };
      if (contains(this.drawing.position, to)) {
        this.cursor = to;
        const at = centre(to.q, to.r);
        this.view?.reveal(at.x, at.y);
      }
    } else if (event.key === "Enter") {
      this.drawing.press(this.cursor);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.drawing.erase(this.cursor);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.#say();
  }

  /** What lies under the cursor, for those who listen. */
  #say() {
    const { position } = this.drawing;
    if (!contains(position, this.cursor)) this.cursor = { q: 0, r: 0 };
    const { row, column } = placeOf(this.cursor);
    const figure = figureAt(position, this.cursor);
    const lying = position.ground[keyOf(this.cursor)];
    const parts = [t("solve.hex", row, column)];
    if (figure) parts.push(this.#name(figure));
    if (lying) parts.push(t(`solve.tool.${lying}`));
    if (!figure && !lying) parts.push(t("solve.empty"));
    if (this.drawing.mark) parts.push(t("solve.marked"));
    this.said = parts.join(", ");
  }

  /** @param {import("./position.js").Figure} figure */
  #name(figure) {
    const letter = lettersOf(this.drawing.position).get(figure);
    const kind = t(`solve.tool.${figure.kind}`);
    return figure.kind === "acting" || figure.kind === "monster"
      ? (figure.name ?? kind)
      : `${figure.name ?? `${kind} ${letter}`}, ${t("solve.initiative")} ${figure.initiative}`;
  }
}
customElements.define("solve-board", SolveBoard);
