// @ts-check
/** What became of each half of the heroes' cards. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PageElement } from "../element.js";
import { nameOf, t } from "../words.js";
import { classToken } from "../gather/token.js";
import { decimal, points } from "./figures.js";
import { barCell, whisker } from "./plots.js";

const ORDERS = /** @type {const} */ (["used", "chosen", "damage", "kills", "adds"]);

class LabHalves extends PageElement {
  static properties = { results: { attribute: false } };

  /** @type {(typeof ORDERS)[number]} */ #order = "used";
  #whose = "";

  constructor() {
    super();
    /** @type {Wire.LabResults|undefined} */ this.results = undefined;
  }

  render() {
    const { results } = this;
    if (!results) return nothing;
    const classes = [...new Set(results.halves.map(({ half }) => half.characterClass))];
    if (this.#whose && !classes.includes(this.#whose)) this.#whose = "";
    const shown = results.halves.filter(({ half }) => !this.#whose || half.characterClass === this.#whose);
    const key = this.#order;
    shown.sort((a, b) => (b[key] ?? -2) - (a[key] ?? -2));
    return html`<section class="panel" aria-labelledby="lab-halves">
      <h2 id="lab-halves">${t("lab.halves")}</h2>
      <p class="small muted">${t("lab.halves-text")} <span>(${t("lab.per-game")})</span></p>
      <div class="row knobs">
        ${this.#segments(classes)}
        <label class="row"><span>${t("lab.order")}</span>
          <select data-action="order" @change=${this.#sort}>
            ${ORDERS.map((one) => html`<option value=${one} .selected=${live(one === key)}>${t(`lab.${one}`)}</option>`)}
          </select></label>
      </div>
      <div class="wide-table tall" tabindex="0" role="region" aria-labelledby="lab-halves">
        <table data-result="halves">
          <thead><tr><th scope="col">${t("lab.card")}</th><th scope="col">${t("lab.half")}</th><th scope="col" class="n">${t("lab.chosen")}</th>
            <th scope="col" class="n">${t("lab.used")}</th><th scope="col" class="n">${t("lab.basic")}</th>
            <th scope="col" class="n">${t("lab.damage")}</th><th scope="col" class="n">${t("lab.kills")}</th><th scope="col" class="n">${t("lab.adds")}</th></tr></thead>
          <tbody>${shown.map((one) => this.#row(results, one))}</tbody>
        </table>
      </div>
    </section>`;
  }

  /** @param {string[]} classes */
  #segments(classes) {
    return html`<fieldset>
      <legend class="unseen">${t("lab.whose")}</legend>
      <div class="segments">
        ${["", ...classes].map(
          (one) => html`<label><input type="radio" name="lab-whose" .checked=${live(one === this.#whose)} @change=${() => this.#show(one)} />${one ? nameOf(one) : t("lab.all")}</label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** @param {Wire.LabResults} results @param {Wire.LabHalf} one */
  #row(results, one) {
    const games = Math.max(1, results.games);
    const { half, interval } = one;
    const most = (/** @type {"used"|"damage"} */ what) => Math.max(...results.halves.map((other) => other[what]));
    return html`<tr><th scope="row"><span class="with-token">${classToken(half.characterClass, 22)} ${cardName(half.card)}</span></th><td>${t(`lab.${half.half}`)}</td>
      <td class="n">${decimal(one.chosen / games)}</td>
      ${barCell(decimal(one.used / games), one.used, most("used"))}
      <td class="n">${decimal(one.basic / games)}</td>
      ${barCell(decimal(one.damage / games), one.damage, most("damage"))}
      <td class="n">${decimal(one.kills / games)}</td>
      ${
        one.adds === undefined || !interval
          ? html`<td class="n"></td>`
          : html`<td class="drawn" title=${t("lab.range", points(interval.low), points(interval.high))}><span>${whisker(one.adds, interval, -1, 1)}<span>${points(one.adds)}</span></span></td>`
      }</tr>`;
  }

  /** @param {string} whose */
  #show(whose) {
    this.#whose = whose;
    this.requestUpdate();
  }

  /** @param {any} event */
  #sort(event) {
    this.#order = event.target.value;
    this.requestUpdate();
  }
}
customElements.define("lab-halves", LabHalves);

/** @param {string} card with its side, where cards have two */
function cardName(card) {
  const side = card.endsWith(" (side B)");
  return side ? t("lab.sideB", card.slice(0, -" (side B)".length)) : nameOf(card);
}
