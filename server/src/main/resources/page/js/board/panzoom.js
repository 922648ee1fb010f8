// @ts-check
/** @typedef {import("../hex.js").Box} Box */

const LARGEST = 3.2;
/** So that a hex is still wide enough for a finger. */
const SMALLEST_AT_FIRST = 0.34;
const DRAGGED = 6;
const LONG_PRESS = 550;

/**
 * Lets one drag, wheel and pinch an SVG element about. What is seen is its viewBox.
 * Events: `view` (what is seen has changed), `press` (long press; detail {x, y} of the client).
 */
export class PanZoom extends EventTarget {
  /** @type {SVGSVGElement} */ #svg;
  /** @type {Box} */ #content = { x: 0, y: 0, width: 100, height: 100 };
  /** @type {Map<number, {x: number, y: number}>} */ #pointers = new Map();
  #x = 0;
  #y = 0;
  #scale = 1;
  #moved = 0;
  #wasDrag = false;
  #touched = false;
  /** @type {number | undefined} */ #pressTimer;
  /** @type {ResizeObserver} */ #sizes;
  #stop = new AbortController();
  /** @type {{point: {x: number, y: number}|undefined, least: number}} */ #home = { point: undefined, least: 0 };
  #insets = { top: 0, right: 0, bottom: 0, left: 0 };

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    super();
    this.#svg = svg;
    const signal = this.#stop.signal;
    svg.addEventListener("pointerdown", (e) => this.#down(e), { signal });
    svg.addEventListener("pointermove", (e) => this.#move(e), { signal });
    for (const up of ["pointerup", "pointercancel", "pointerleave"]) {
      svg.addEventListener(up, (e) => this.#up(/** @type {PointerEvent} */ (e)), { signal });
    }
    svg.addEventListener("wheel", (e) => this.#wheel(e), { signal, passive: false });
    // A click that ends a drag chooses nothing.
    svg.addEventListener("click", (e) => this.#click(e), { signal, capture: true });
    this.#sizes = new ResizeObserver(() => (this.#touched ? this.#show() : this.#settle()));
    this.#sizes.observe(svg);
  }

  dispose() {
    this.#stop.abort();
    this.#sizes.disconnect();
    clearTimeout(this.#pressTimer);
  }

  /** Pixels for one board unit. */
  get scale() {
    return this.#scale;
  }

  /** What there is to see; shown whole until somebody has moved or zoomed. @param {Box} box */
  set content(box) {
    const c = this.#content;
    if (c.x === box.x && c.y === box.y && c.width === box.width && c.height === box.height) {
      return;
    }
    this.#content = box;
    if (this.#touched) {
      this.#show();
    } else {
      this.#settle();
    }
  }

  /** Pixels at the sides that something else covers. @param {{top?: number, right?: number, bottom?: number, left?: number}} insets */
  set insets(insets) {
    const before = this.#insets;
    const now = (this.#insets = { top: 0, right: 0, bottom: 0, left: 0, ...insets });
    const same = before.top === now.top && before.right === now.right && before.bottom === now.bottom && before.left === now.left;
    if (!same && !this.#touched) {
      this.#settle();
    }
  }

  /**
   * What is looked at until somebody moves or zooms: everything, but never smaller than `least`
   * pixels for a board unit, then about a point. To see the whole width it may be smaller: what is
   * beside the screen is easily taken for not there.
   * @param {{x: number, y: number}|undefined} point @param {number} least
   */
  settleOn(point, least) {
    const same = this.#home.point?.x === point?.x && this.#home.point?.y === point?.y && this.#home.least === least;
    this.#home = { point, least };
    if (!same && !this.#touched) this.#settle();
  }

  /** Shows everything. */
  fit() {
    this.#touched = true;
    this.#fit(0);
  }

  /** As at first: what there is, whole, and so it stays when the window changes, until somebody moves or zooms. */
  home() {
    this.#touched = false;
    this.#settle();
  }

  #settle() {
    this.#fit(this.#home.least);
  }

  /** @param {number} asked */
  #fit(asked) {
    const { width, height } = this.#seen();
    const inset = this.#insets;
    const w = Math.max(width - inset.left - inset.right, 60);
    const h = Math.max(height - inset.top - inset.bottom, 60);
    const c = this.#content;
    const least = asked && Math.min(asked, Math.max(SMALLEST_AT_FIRST, w / c.width));
    this.#scale = Math.max(least, Math.min(w / c.width, h / c.height, 1.6));
    const about = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ seen, /** @type {number|undefined} */ point) => {
      const half = seen / this.#scale / 2;
      const whole = size <= 2 * half || point === undefined;
      return whole ? from + size / 2 : Math.min(from + size - half, Math.max(from + half, point));
    };
    const { point } = this.#home;
    this.#x = about(c.x, c.width, w, point?.x) - (inset.left + w / 2) / this.#scale;
    this.#y = about(c.y, c.height, h, point?.y) - (inset.top + h / 2) / this.#scale;
    this.#show();
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] about this pixel, else the middle */
  zoom(factor, px, py) {
    const { width, height } = this.#seen();
    const x = px ?? width / 2;
    const y = py ?? height / 2;
    const smallest =
      0.6 * Math.min(width / this.#content.width, height / this.#content.height, 1);
    const scale = Math.min(LARGEST, Math.max(smallest, this.#scale * factor));
    this.#x += x / this.#scale - x / scale;
    this.#y += y / this.#scale - y / scale;
    this.#scale = scale;
    this.#touched = true;
    this.#show();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.#x -= dx / this.#scale;
    this.#y -= dy / this.#scale;
    this.#touched = true;
    this.#show();
  }

  /** Moves only as far as needed to see a point. @param {number} x @param {number} y board units */
  reveal(x, y) {
    const { width, height } = this.#seen();
    const inset = this.#insets;
    const margin = 60;
    const px = (x - this.#x) * this.#scale;
    const py = (y - this.#y) * this.#scale;
    const dx =
      Math.max(0, inset.left + margin - px) - Math.max(0, px - (width - inset.right - margin));
    const dy =
      Math.max(0, inset.top + margin - py) - Math.max(0, py - (height - inset.bottom - margin));
    if (dx !== 0 || dy !== 0) {
      this.pan(dx, dy);
    }
  }

  /** @param {number} clientX @param {number} clientY @returns {{x: number, y: number}} board units */
  boardPoint(clientX, clientY) {
    const box = this.#svg.getBoundingClientRect();
    return {
      x: this.#x + (clientX - box.left) / this.#scale,
      y: this.#y + (clientY - box.top) / this.#scale,
    };
  }

  #seen() {
    const box = this.#svg.getBoundingClientRect();
    return { width: box.width || 1, height: box.height || 1 };
  }

  #show() {
    const { width, height } = this.#seen();
    const c = this.#content;
    const w = width / this.#scale;
    const h = height / this.#scale;
    // The middle of what is seen never leaves what there is.
    this.#x = Math.min(c.x + c.width - w / 2, Math.max(c.x - w / 2, this.#x));
    this.#y = Math.min(c.y + c.height - h / 2, Math.max(c.y - h / 2, this.#y));
    this.#svg.setAttribute("viewBox", `${this.#x} ${this.#y} ${w} ${h}`);
    this.dispatchEvent(new Event("view"));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType === "mouse" && event.button > 1) {
      return;
    }
    if (this.#pointers.size === 0) {
      this.#moved = 0;
      this.#wasDrag = false;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#pressTimer);
    if (this.#pointers.size === 1 && event.pointerType !== "mouse") {
      const detail = { x: event.clientX, y: event.clientY };
      this.#pressTimer = setTimeout(() => {
        this.#wasDrag = true;
        this.dispatchEvent(new CustomEvent("press", { detail }));
      }, LONG_PRESS);
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const all = [...this.#pointers.values()];
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
    if (this.#moved < DRAGGED) {
      return;
    }
    clearTimeout(this.#pressTimer);
    if (!this.#wasDrag) {
      this.#wasDrag = true;
      this.#svg.classList.add("dragging");
      this.#svg.setPointerCapture(event.pointerId);
    }
    if (all.length === 1) {
      this.pan(now.x - before.x, now.y - before.y);
    } else if (all.length === 2) {
      this.#pinch(all, [...this.#pointers.values()]);
    }
  }

  /** @param {{x: number, y: number}[]} before @param {{x: number, y: number}[]} now */
  #pinch(before, now) {
    const box = this.#svg.getBoundingClientRect();
    const wide = (/** @type {{x: number, y: number}[]} */ p) =>
      Math.hypot(p[0].x - p[1].x, p[0].y - p[1].y) || 1;
    const middle = (/** @type {{x: number, y: number}[]} */ p) => ({
      x: (p[0].x + p[1].x) / 2 - box.left,
      y: (p[0].y + p[1].y) / 2 - box.top,
    });
    const from = middle(before);
    const to = middle(now);
    this.pan(to.x - from.x, to.y - from.y);
    this.zoom(wide(now) / wide(before), to.x, to.y);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#pointers.delete(event.pointerId)) {
      return;
    }
    clearTimeout(this.#pressTimer);
    if (this.#pointers.size === 0) {
      this.#svg.classList.remove("dragging");
    }
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.shiftKey) {
      return;
    }
    event.preventDefault();
    const box = this.#svg.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    this.zoom(factor, event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // A click by the keyboard or a screen reader has no drag before it.
    if (this.#wasDrag && event.detail !== 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#wasDrag = false;
  }
}
