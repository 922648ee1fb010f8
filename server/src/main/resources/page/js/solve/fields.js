// @ts-check
/** Fields that fingers, keys and listeners can all use. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { LARGEST } from "./position.js";

/**
 * A number between two buttons.
 * @param {{label: string, name: string, value: number, least: number, most: number,
 *   sign?: string, note?: string, change: (value: number) => void}} field
 */
export function stepper({ label, name, value, least, most, sign, note, change }) {
  const to = (/** @type {number} */ next) => {
    if (Number.isFinite(next)) change(Math.min(most, Math.max(least, Math.round(next))));
  };
  return html`<div class="stepper">
    <label for="field-${name}">${sign ? icon(sign) : nothing}
      <span>${label} ${note ? html`<small class="muted">${note}</small>` : nothing}</span></label>
    <span class="numbers">
      <button class="icon-only" data-less=${name} aria-label=${t("solve.less", label)} ?disabled=${value <= least}
        @click=${() => to(value - 1)}>${icon("minus")}</button>
      <input id="field-${name}" data-field=${name} type="number" inputmode="numeric" min=${least} max=${most}
        .value=${String(value)} @change=${(/** @type {Event} */ event) => {
          const input = /** @type {HTMLInputElement} */ (event.target);
          to(input.valueAsNumber);
          input.value = String(value);
        }} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      <button class="icon-only" data-more=${name} aria-label=${t("solve.more", label)} ?disabled=${value >= most}
        @click=${() => to(value + 1)}>${icon("plus")}</button>
    </span>
  </div>`;
}

/**
 * The size of the map in one direction.
 * @param {string} name @param {string} sign @param {number} value @param {(value: number) => void} change
 */
export function ruler(name, sign, value, change) {
  const label = t(`solve.${name}`);
  return html`<div class="ruler" role="group" aria-label=${label} title=${label}>
    <button class="icon-only" data-less=${name} aria-label=${t("solve.less", label)} ?disabled=${value <= 1}
      @click=${() => change(value - 1)}>${icon("minus")}</button>
    <output data-size=${name}>${icon(sign)} ${value}</output>
    <button class="icon-only" data-more=${name} aria-label=${t("solve.more", label)} ?disabled=${value >= LARGEST}
      @click=${() => change(value + 1)}>${icon("plus")}</button>
  </div>`;
}

/**
 * @param {string} name @param {string} sign @param {string} label @param {boolean} value
 * @param {(value: boolean) => void} change
 */
export function check(name, sign, label, value, change) {
  return html`<button class="check" data-check=${name} aria-pressed=${value} @click=${() => change(!value)}>
    ${icon(sign)} <span>${label}</span>
  </button>`;
}

/**
 * @param {string} name @param {string} label @param {string[]} values @param {string} value
 * @param {(value: string) => unknown} word @param {(value: string) => void} change
 */
export function choice(name, label, values, value, word, change) {
  return html`<fieldset class="choice-field">
    <legend>${label}</legend>
    <div class="segments">
      ${values.map(
        (each) => html`<label data-choice="${name}-${each}">
          <input type="radio" name=${name} value=${each} .checked=${each === value} @change=${() => change(each)}>
          ${word(each)}
        </label>`,
      )}
    </div>
  </fieldset>`;
}
