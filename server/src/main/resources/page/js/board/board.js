// @ts-check
import { html, svg } from "lit";
import { PageElement } from "../element.js";
import { icon } from "../icons.js";
import { boxOf, centre, hexAt, outline } from "../hex.js";
import { styles } from "../styles.js";
import { lights } from "./floor.js";
import { PanZoom } from "./panzoom.js";

/** @typedef {import("../hex.js").Hex} Hex */
/** @typedef {{name: string, drawn: unknown}} Layer the name is its class; only `floor` and `figures` can be hit */

// The drawings have a sheet of their own; nothing is shown before it is there.
await styles("board");

/**
 * A board of hexes, for playing, for solving and for whatever comes later: layers over each other
 * in one drawing that can be moved and zoomed. What lies in the layers is the business of each.
 */
export class Board extends PageElement {
  /** @type {PanZoom|undefined} */ #zoom;
  /** @type {Map<string, {x: number, y: number}>} where each figure stood when last drawn */
  #places = new Map();

  get zoom() {
    return this.#zoom;
  }

  connectedCallback() {
    super.connectedCallback();
    // The sheet was put aside when the board was last left.
    void styles("board");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#zoom?.dispose();
    this.#zoom = undefined;
  }

  firstUpdated() {
    this.#zoom = new PanZoom(/** @type {SVGSVGElement} */ (this.querySelector("svg.map")));
  }

  /** From the ground up. @param {Layer[]} layers */
  layered(layers) {
    return [lights(), ...layers.map(({ name, drawn }) => svg`<g class="layer ${name}">${drawn}</g>`)];
  }

  /** What there is to see. @param {Iterable<Hex>} hexes @param {number} margin */
  show(hexes, margin) {
    if (!this.#zoom) return;
    this.#zoom.content = boxOf(hexes, margin);
  }

  fit() {
    this.#zoom?.fit();
  }

  /** @param {Hex} hex */
  reveal(hex) {
    const { x, y } = centre(hex.q, hex.r);
    this.#zoom?.reveal(x, y);
  }

  /** @param {number} x @param {number} y of the client */
  pointAt(x, y) {
    return this.#zoom?.boardPoint(x, y) ?? { x: 0, y: 0 };
  }

  /** @param {number} x @param {number} y of the client */
  hexAt(x, y) {
    const point = this.pointAt(x, y);
    return hexAt(point.x, point.y);
  }

  /** @param {Hex} hex */
  cursorAt({ q, r }) {
    return svg`<polygon class="cursor" points=${outline(q, r, 1)}></polygon>`;
  }

  /** @param {string} label @param {(sign: "zoom-in"|"zoom-out"|"fit") => string} words */
  zoomButtons(label, words) {
    const button = (/** @type {"zoom-in"|"zoom-out"|"fit"} */ sign, /** @type {() => void} */ act) =>
      html`<button class="round" data-action=${sign} title=${words(sign)} aria-label=${words(sign)} @click=${act}>${icon(sign)}</button>`;
    return html`<div class="zoom" role="group" aria-label=${label}>
      ${button("zoom-in", () => this.#zoom?.zoom(1.3))} ${button("zoom-out", () => this.#zoom?.zoom(1 / 1.3))}
      ${button("fit", () => this.fit())}
    </div>`;
  }

  /** Figures that stand elsewhere than before glide there. @param {Record<string, Hex>} figures @param {number} duration 0: at once */
  glide(figures, duration) {
    const places = new Map();
    for (const [id, figure] of Object.entries(figures)) {
      const now = centre(figure.q, figure.r);
      const was = this.#places.get(id);
      places.set(id, now);
      if (duration === 0 || !was || (was.x === now.x && was.y === now.y)) continue;
      this.querySelector(`[data-figure="${id}"] > .mover`)?.animate(
        [{ transform: `translate(${was.x - now.x}px, ${was.y - now.y}px)` }, { transform: "none" }],
        { duration, easing: "ease-in-out" },
      );
    }
    this.#places = places;
  }
}
