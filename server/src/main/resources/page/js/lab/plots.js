// @ts-check
/** Plots of our own: what is drawn stands beside it as a table, for those who listen. */
import { html, nothing, svg } from "lit";
import { t } from "../words.js";
import { decimal, mean } from "./figures.js";

const WIDE = 320;
const SMALL = 236;
const HIGH = 150;
const LEFT = 34;
const TOP = 12;
const GROUND = HIGH - 24;

/** Room that the number below a bar needs. */
const LABEL = 22;

/** @typedef {{kind: "won"|"lost"|"plain", name: string, numbers: Wire.Histogram}} Layer */

/**
 * How often each number came up, one layer upon the other.
 * @param {string} title @param {string} unit of the numbers @param {Layer[]} layers @param {boolean} [small] one of many
 */
export function histogram(title, unit, layers, small = false) {
  const wide = small ? SMALL : WIDE;
  const values = layers.flatMap(({ numbers }) => Object.keys(numbers.times).map(Number));
  if (values.length === 0) return nothing;
  const low = Math.min(...values);
  const many = Math.max(...values) - low + 1;
  const all = Array.from({ length: many }, (_, i) => low + i);
  const often = (/** @type {Layer} */ layer, /** @type {number} */ value) => layer.numbers.times[value] ?? 0;
  const total = (/** @type {number} */ value) => layers.reduce((sum, layer) => sum + often(layer, value), 0);
  const most = Math.max(...all.map(total));
  const step = Math.min(44, (wide - LEFT - 6) / many);
  const every = Math.max(1, Math.ceil(LABEL / step));
  return html`<figure class="plot">
    <figcaption><strong>${title}</strong> <span class="muted">${t("lab.mean", decimal(mean(...layers.map(({ numbers }) => numbers))))}</span></figcaption>
    <svg viewBox="0 0 ${wide} ${HIGH}" aria-hidden="true">
      <line class="grid" x1=${LEFT} x2=${wide} y1=${TOP} y2=${TOP}></line>
      <text class="e" x=${LEFT - 6} y=${TOP + 4}>${most}</text>
      <text class="e" x=${LEFT - 6} y=${GROUND + 4}>0</text>
      ${all.map((value, i) => column(layers, LEFT + i * step, step, (layer) => ((GROUND - TOP) * often(layer, value)) / most))}
      ${all.map((value, i) => (i % every === 0 ? svg`<text class="m" x=${LEFT + (i + 0.5) * step} y=${HIGH - 7}>${value}</text>` : nothing))}
      <line class="axis" x1=${LEFT} x2=${wide} y1=${GROUND} y2=${GROUND}></line>
    </svg>
    <table class="unseen">
      <caption>${title}</caption>
      <thead><tr><th scope="col">${unit}</th>${layers.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${all.filter(total).map((value) => html`<tr><th scope="row">${value}</th>${layers.map((layer) => html`<td>${often(layer, value)}</td>`)}</tr>`)}
      </tbody>
    </table>
  </figure>`;
}

/** @param {Layer[]} layers @param {number} x @param {number} step @param {(layer: Layer) => number} tall */
function column(layers, x, step, tall) {
  let y = GROUND;
  return layers.map((layer) => {
    const high = tall(layer);
    y -= high;
    if (high === 0) return nothing;
    return svg`<rect class="bar ${layer.kind}" x=${x + step * 0.1} y=${y} width=${step * 0.8} height=${high}></rect>`;
  });
}

/** A bar beside a number, as long as it is compared with the longest. @param {number} value @param {number} most */
function bar(value, most) {
  return html`<svg class="in-cell" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar plain" width=${most > 0 ? (100 * Math.max(0, value)) / most : 0} height="10"></rect>
  </svg>`;
}

/** A cell of a table with a number and its bar. @param {string} text @param {number} value @param {number} most */
export function barCell(text, value, most) {
  return html`<td class="drawn"><span>${bar(value, most)}<span>${text}</span></span></td>`;
}

/**
 * A value with the interval in which it lies, on a scale.
 * @param {number} value @param {Wire.Interval} interval @param {number} low @param {number} high
 */
export function whisker(value, interval, low, high) {
  const at = (/** @type {number} */ one) => (100 * (Math.min(high, Math.max(low, one)) - low)) / (high - low);
  const from = at(interval.low);
  return html`<svg class="in-cell whisker" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${[0, 25, 50, 75, 100].map((x) => svg`<line class=${low < 0 && x === 50 ? "axis" : "grid"} x1=${x} x2=${x} y1="0" y2="20"></line>`)}
    <rect class="span" x=${from} y="7" width=${Math.max(0.5, at(interval.high) - from)} height="6"></rect>
    <line class="value" x1=${at(value)} x2=${at(value)} y1="2" y2="18"></line>
  </svg>`;
}

/** What the colours mean. */
export function legend() {
  const square = (/** @type {string} */ kind) =>
    html`<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><rect class="bar ${kind}" x="1" y="1" width="10" height="10"></rect></svg>`;
  return html`<p class="legend small">${square("won")} ${t("lab.won")} ${square("lost")} ${t("lab.lost")}</p>`;
}
