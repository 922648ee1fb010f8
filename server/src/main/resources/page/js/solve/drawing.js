// @ts-check
/** Drawing a position: the tool in hand, strokes over hexes, and undo. */
import { distance, keyOf, lineOf } from "../hex.js";
import {
  GROUNDS,
  KINDS,
  figureAt,
  moved,
  wallBetween,
  withFigure,
  withGround,
  withWall,
  without,
} from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Figure} Figure */
/** @typedef {import("./position.js").Hex} Hex */
/** @typedef {import("./position.js").Kind} Kind */
/** @typedef {import("./position.js").Ground} Ground */
/** @typedef {"select"|"line"|"erase"|Kind|Ground} Tool */

/** @type {Tool[]} in the order of the palette */
export const TOOLS = [
  "select",
  "acting",
  "monster",
  "character",
  "summon",
  "objective",
  "obstacle",
  "trap",
  "hazard",
  "difficult",
  "ice",
  "wall",
  "line",
  "erase",
];

const KEPT = 200;

export class Drawing extends EventTarget {
  /** @type {Position[]} */ #past = [];
  /** @type {Position[]} */ #future = [];
  /** @type {Position} */ #now;
  /** @type {Tool} */ #tool = "select";
  /** The figure that is looked at, by its hex. @type {Hex|undefined} */
  #at;
  /** The first of the two hexes of a wall line that is drawn by keys. @type {Hex|undefined} */
  mark;
  /** @type {{before: Position, there: boolean, last: Hex, figure?: Figure}|undefined} */
  #stroke;

  /** @param {Position} position */
  constructor(position) {
    super();
    this.#now = position;
  }

  get position() {
    return this.#now;
  }

  get tool() {
    return this.#tool;
  }

  /** @param {Tool} tool */
  set tool(tool) {
    this.#tool = tool;
    this.mark = undefined;
    this.#tell();
  }

  /** @returns {Figure|undefined} */
  get selected() {
    return this.#at && figureAt(this.#now, this.#at);
  }

  /** @param {Hex|undefined} hex */
  select(hex) {
    this.#at = hex && { q: hex.q, r: hex.r };
    this.#tell();
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** One step that can be undone. @param {Position} next */
  set(next) {
    if (next === this.#now) return;
    this.#keep(this.#now);
    this.#now = next;
    this.#tell(true);
  }

  /** @param {Position} before */
  #keep(before) {
    this.#past.push(before);
    if (this.#past.length > KEPT) this.#past.shift();
    this.#future = [];
  }

  undo() {
    const before = this.#past.pop();
    if (!before) return;
    this.#future.push(this.#now);
    this.#now = before;
    this.#tell(true);
  }

  redo() {
    const after = this.#future.pop();
    if (!after) return;
    this.#past.push(this.#now);
    this.#now = after;
    this.#tell(true);
  }

  /** @param {boolean} [drawn] */
  #tell(drawn = false) {
    this.dispatchEvent(new CustomEvent("change", { detail: { drawn } }));
  }

  /**
   * @param {Hex} hex @param {Hex} beyond the hex on the other side of the nearest edge
   * @returns {boolean} whether the stroke is ours; if not, the board is moved instead
   */
  begin(hex, beyond) {
    const figure = figureAt(this.#now, hex);
    const tool = this.#tool;
    if (tool === "select" && !figure) return false;
    this.#stroke = { before: this.#now, there: !this.#has(tool, hex, beyond), last: hex };
    if (figure && (tool === "select" || tool === figure.kind)) {
      this.#stroke.figure = figure;
      this.select(hex);
      return true;
    }
    this.#apply(hex, beyond);
    return true;
  }

  /** @param {Hex} hex @param {Hex} beyond */
  over(hex, beyond) {
    const stroke = this.#stroke;
    if (!stroke) return;
    const same = keyOf(hex) === keyOf(stroke.last);
    if (this.#tool === "line") {
      this.#apply(hex, beyond);
    } else if (!same && stroke.figure) {
      this.#drag(stroke.figure, hex);
    } else if (!same && !KINDS.includes(/** @type {Kind} */ (this.#tool))) {
      // A quick hand skips hexes that it passes over all the same.
      for (const passed of lineOf(stroke.last, hex).slice(1)) this.#apply(passed, beyond);
    }
    stroke.last = hex;
  }

  /** @param {Figure} figure @param {Hex} hex */
  #drag(figure, hex) {
    const next = moved(this.#now, figure, hex);
    if (next === this.#now || !this.#stroke) return;
    this.#stroke.figure = figureAt(next, hex);
    this.#now = next;
    this.#at = { q: hex.q, r: hex.r };
    this.#tell(true);
  }

  end() {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke && stroke.before !== this.#now) {
      this.#keep(stroke.before);
      this.#tell(true);
    }
  }

  /** A second finger came: it was no stroke after all. */
  cancel() {
    if (!this.#stroke) return;
    this.#now = this.#stroke.before;
    this.#stroke = undefined;
    this.#tell(true);
  }

  /** @param {Tool} tool @param {Hex} hex @param {Hex} beyond */
  #has(tool, hex, beyond) {
    return tool === "line"
      ? this.#now.walls.includes(wallBetween(hex, beyond))
      : this.#now.ground[keyOf(hex)] === tool;
  }

  /** @param {Hex} hex @param {Hex} beyond */
  #apply(hex, beyond) {
    const there = this.#stroke?.there ?? true;
    const tool = this.#tool;
    let next = this.#now;
    if (tool === "line") {
      next = withWall(next, hex, beyond, there);
    } else if (tool === "erase") {
      next = erased(next, hex);
    } else if (KINDS.includes(/** @type {Kind} */ (tool))) {
      next = withFigure(next, hex, /** @type {Kind} */ (tool));
      if (next !== this.#now) this.#at = { q: hex.q, r: hex.r };
    } else if (GROUNDS.includes(/** @type {Ground} */ (tool))) {
      next = withGround(next, hex, there ? /** @type {Ground} */ (tool) : undefined);
    }
    if (next !== this.#now) {
      this.#now = next;
      this.#tell(true);
    }
  }

  /** The tool at a hex, by key: a wall line needs the hexes on both its sides. @param {Hex} hex */
  press(hex) {
    if (this.#tool === "select") {
      this.#carry(hex);
    } else if (this.#tool === "line") {
      const mark = this.mark;
      this.mark = mark ? undefined : hex;
      if (mark && distance(mark, hex) === 1) {
        const there = !this.#now.walls.includes(wallBetween(mark, hex));
        this.set(withWall(this.#now, mark, hex, there));
      }
      this.#tell();
    } else {
      this.begin(hex, hex);
      this.end();
    }
  }

  /** Takes a figure up, and sets it down where Enter is pressed next. @param {Hex} hex */
  #carry(hex) {
    const figure = figureAt(this.#now, hex);
    const held = this.mark && figureAt(this.#now, this.mark);
    if (held && !figure) {
      this.mark = undefined;
      this.#at = { q: hex.q, r: hex.r };
      this.set(moved(this.#now, held, hex));
    } else {
      this.mark = figure && !held ? hex : undefined;
      this.select(figure ? hex : undefined);
    }
  }

  /** @param {Hex} hex */
  erase(hex) {
    this.set(erased(this.#now, hex));
  }
}

/** First who stands there, then what lies there and the walls about it. @param {Position} position @param {Hex} hex */
function erased(position, hex) {
  const figure = figureAt(position, hex);
  if (figure) return without(position, figure);
  if (position.ground[keyOf(hex)]) return withGround(position, hex, undefined);
  const walls = position.walls.filter((wall) => !wall.split("|").includes(keyOf(hex)));
  return walls.length === position.walls.length ? position : { ...position, walls };
}
