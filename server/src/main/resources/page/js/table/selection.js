// @ts-check
/** What the person looks at and has picked of what the game asks, before anything is chosen. */
import { keyOf, mirrored } from "../hex.js";
import { areaAt, heroOf, shapeOf, shapesAt } from "./answers.js";
import { askPreview } from "./asking.js";
import { Game } from "./game.js";

/** @typedef {import("../hex.js").Hex} Hex */
/** @typedef {import("./game.js").Chosen} Chosen */

export class Selection extends Game {
  /** @type {number[]} cards picked so far, the leading one first */ picks = [];
  /** The hero that was asked when they were picked. */ #picker = -1;
  /** @type {Hex|undefined} */ cursor = undefined;
  /** @type {Hex|undefined} */ hovered = undefined;
  /** The wanted shape of an area. */ shape = "";
  /** Which of several ways to the same hex, or of an area's places on it. */ way = 0;
  /** The token of the button under the pointer. */ pointed = "";
  /** Whether the cursor was last moved by keys. */ byKeys = false;
  /** What a finger has touched once: a hex, or the token of a button. */ tapped = "";
  /** @type {any} */ #previewTimer;

  /** The hex by which keys come to the board: that of the figure that is asked. @returns {string|undefined} */
  get entry() {
    const { view } = this;
    const figure = view.figures[this.prompt?.figure ?? view.acting] ?? Object.values(view.figures)[0];
    return figure ? keyOf(figure) : Object.keys(view.hexes)[0];
  }

  /** The hex that is looked at, by pointer or keys. @returns {Hex|undefined} */
  get looked() {
    return this.hovered ?? this.cursor;
  }

  /** @returns {import("./answers.js").Laid|undefined} */
  get area() {
    const hex = this.looked;
    return hex ? this.areaOn(hex) : undefined;
  }

  /** @param {Hex} hex */
  areaOn(hex) {
    const here = this.looked && keyOf(hex) === keyOf(this.looked);
    return areaAt(this.answers.areas, hex, this.shape, here ? this.way : 0);
  }

  /** The ways that end in the hex that is looked at. */
  get ways() {
    const hex = this.looked;
    if (!hex) return [];
    return this.answers.paths.filter((p) => keyOf(p.on[p.on.length - 1]) === keyOf(hex));
  }

  /**
   * What choosing a hex, or the figure in it, would answer.
   * @param {Hex} hex @param {number} [figure]
   * @returns {Chosen|undefined}
   */
  choiceAt(hex, figure) {
    const answers = this.answers;
    const key = keyOf(hex);
    const standing = figure ?? this.figureAt(hex);
    if (standing !== undefined && answers.figures.has(standing)) return answers.figures.get(standing);
    if (this.prompt?.kind === "STEP" && this.reach?.has(key) && this.mayStop(key)) {
      const way = this.wayTo(key);
      const step = way.length === 1 ? answers.hexes.get(key) : undefined;
      const harms = this.harmsOn(way);
      return { ...(step ?? { choice: { kind: "along", path: way } }), harms: harms.length > 0 ? harms : undefined };
    }
    if (answers.hexes.has(key)) return answers.hexes.get(key);
    if (answers.areas.length > 0) return this.areaOn(hex);
    const ways = answers.paths.filter((p) => keyOf(p.on[p.on.length - 1]) === key);
    return ways[this.way % (ways.length || 1)];
  }

  /** What harm a whole way does, its end included. @param {Hex[]} way @returns {Wire.Harm[]} */
  harmsOn(way) {
    const spots = way.map((hex) => this.reach?.get(keyOf(hex)));
    return [...spots.flatMap((spot) => spot?.harms ?? []), ...(spots.at(-1)?.atEnd ?? [])];
  }

  /** @param {Hex|undefined} hex */
  hover(hex) {
    const same = hex ? this.hovered && keyOf(hex) === keyOf(this.hovered) : !this.hovered;
    if (same) return;
    this.hovered = hex;
    this.way = 0;
    this.look();
  }

  /** What is looked at has changed: previews are asked for. */
  look() {
    // The bar has buttons for the area that lies under the pointer.
    this.dispatchEvent(new Event(this.answers.areas.length > 0 ? "change" : "hover"));
    clearTimeout(this.#previewTimer);
    const hex = this.looked;
    const token = hex && this.prompt ? this.choiceAt(hex)?.token : undefined;
    if (token) this.#previewTimer = setTimeout(() => void askPreview(this, token), 90);
  }

  /** Turns the area under the pointer, once round it is moved on; or changes between ways. @param {number} by */
  turn(by) {
    const { areas, paths } = this.answers;
    if (areas.length > 0) {
      const shapes = shapesAt(areas, this.looked);
      const at = this.area ? shapes.indexOf(this.shapeNow) : -1;
      if (at >= 0 && (at + by < 0 || at + by >= shapes.length)) this.way += by;
      this.shape = shapes[(at + by + shapes.length) % shapes.length] ?? "";
    } else if (paths.length > 0) {
      this.way++;
    }
    this.look();
  }

  /** Left and right of the area changed, where it can lie so. */
  mirror() {
    const area = this.area;
    if (!area) return;
    const wanted = shapeOf(area.on.map(mirrored));
    if (shapesAt(this.answers.areas, this.looked).includes(wanted)) this.shape = wanted;
    this.look();
  }

  get shapeNow() {
    return this.area ? shapeOf(this.area.on) : this.shape;
  }

  /** What was picked of the state before is forgotten, unless the same is still asked. */
  settled() {
    const waits = this.prompt ? this.prompt.kind === "UNDO" : (this.link.view?.undo.length ?? 0) > 0;
    if (!waits) {
      const asked = this.prompt ? heroOf(this.prompt, this.link.view) : -1;
      const held = asked === this.#picker ? (this.answers.hand ?? []) : [];
      this.picks = this.picks.filter((one) => held.includes(one));
      this.#picker = asked;
    }
    this.way = 0;
    this.pointed = "";
    this.tapped = "";
    super.settled();
  }
}
