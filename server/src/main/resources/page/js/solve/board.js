// @ts-check
import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { Board } from "../board/board.js";
import { grain, innerWalls, outerWalls, stones, tile } from "../board/floor.js";
import { lying } from "../board/overlays.js";
import { isStep, stepped } from "../board/steps.js";
import { APOTHEM, SIZE, centre, hexAt, hexOf, keyOf, neighbours, outline } from "../hex.js";
import { t } from "../words.js";
import { judgementMarks, outcomeAbove, outcomeBelow, stopNumbers } from "./marks.js";
import { contains, figureAt, hexesOf, lettersOf, placeOf } from "./position.js";
import { sceneOf } from "./scene.js";
import { token } from "./tokens.js";

/** @typedef {import("../hex.js").Hex} Hex */

/** Pixels below the map for what is laid over it. */
const BUTTONS = 48;

/** The board one draws on. */
class SolveBoard extends Board {
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
  }

  /** @type {Map<number, PointerEvent>} */ #fingers = new Map();
  #drawn = false;
  #size = "";

  firstUpdated() {
    super.firstUpdated();
    if (this.zoom) this.zoom.insets = { bottom: BUTTONS };
    this.#fit();
  }

  updated() {
    this.#fit();
  }

  /** A map of another size is shown whole, however the last one was looked at. */
  #fit() {
    const { position } = this.drawing;
    const size = `${position.width} ${position.height}`;
    if (!this.zoom || size === this.#size) return;
    this.#size = size;
    this.show(hexesOf(position), SIZE * 0.5);
    this.zoom.home();
  }

  render() {
    return html`<div class="board">
      <svg class="map tool-${this.drawing.tool}" role="application" tabindex="0" aria-label=${t("solve.board")}
        aria-describedby="solve-board-keys" @keydown=${this.#key} @focus=${() => this.#say()}
        @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#up}>
        <defs>
          <marker id="solve-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
            <path d="M0 0L10 5L0 10z"></path>
          </marker>
        </defs>
        ${this.layered(this.#layers())}
      </svg>
      ${this.zoomButtons(t("solve.board"), (sign) => t(`solve.${sign}`))}
      <p id="solve-board-keys" class="unseen">${t("solve.board.keys")}</p>
      <p class="unseen" role="status" aria-live="polite">${this.said}</p>
    </div>`;
  }

  /** From the ground up. @returns {import("../board/board.js").Layer[]} */
  #layers() {
    const { position, selected, mark } = this.drawing;
    const letters = lettersOf(position);
    const { answer, judgement } = this;
    const outcome = judgement ? undefined : this.outcome;
    const carried = mark && figureAt(position, mark);
    const ground = [position.width, position.height, position.ground, position.walls];
    const stops = answer && !judgement ? stopNumbers(answer.outcomes, outcome, position) : nothing;
    return [
      { name: "below", drawn: guard(ground, () => outerWalls(sceneOf(position))) },
      { name: "floor", drawn: guard(ground, () => this.#floor()) },
      { name: "walls", drawn: guard(ground, () => this.#walls()) },
      { name: "answers", drawn: outcome ? outcomeBelow(position, outcome) : nothing },
      {
        name: "pieces",
        drawn: position.figures.map((figure) =>
          token(figure, letters.get(figure) ?? "", { selected: figure === selected, carried: figure === carried }),
        ),
      },
      { name: "marks", drawn: [outcome ? outcomeAbove(position, outcome) : nothing, stops, judgement ? judgementMarks(judgement) : nothing] },
      { name: "cursors", drawn: [mark ? svg`<polygon class="held" points=${outline(mark.q, mark.r, 4)}></polygon>` : nothing, this.cursorAt(this.cursor)] },
    ];
  }

  /** Every hex can be drawn on, a wall too. */
  #floor() {
    const { position } = this.drawing;
    return hexesOf(position).map((hex) => {
      const kind = position.ground[keyOf(hex)] === "wall" ? "solid" : `flags f${grain(hex.q, hex.r) % 4}`;
      return svg`<polygon class="hex ${kind}" data-hex=${keyOf(hex)} points=${tile(hex.q, hex.r)}></polygon>`;
    });
  }

  #walls() {
    const scene = sceneOf(this.drawing.position);
    return [stones(scene), innerWalls(scene), Object.entries(scene.hexes).map(([key, hex]) => lying(key, hex))];
  }

  /** @param {PointerEvent} event @returns {{hex: Hex, beyond: Hex}|undefined} */
  #under(event) {
    const point = this.pointAt(event.clientX, event.clientY);
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
    const point = this.pointAt(event.clientX, event.clientY);
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
    event.stopImmediatePropagation();
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** Two fingers move the board: what the first began is taken back and given to the view. */
  #handOver() {
    this.drawing.cancel();
    this.#drawn = false;
    const [first] = this.#fingers.values();
    this.querySelector("svg.map")?.dispatchEvent(new PointerEvent("pointerdown", first));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#drawn || !this.#fingers.has(event.pointerId)) return;
    // What is drawn does not move the board.
    event.stopImmediatePropagation();
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
    event.stopImmediatePropagation();
    this.#drawn = false;
    this.drawing.end();
    this.#say();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isStep(event.key)) {
      const to = stepped(event.key, this.cursor, (key) => contains(this.drawing.position, hexOf(key)));
      if (to) {
        this.cursor = to;
        this.reveal(to);
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
