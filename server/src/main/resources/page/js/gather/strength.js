// @ts-check
/** How well a seat plays that plays by itself: which strengths there are, in words, and the choice between them. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { server } from "../api.js";
import { has, t } from "../words.js";

/** @type {{brains: string[], usualBrain: string}} told by the server, once */
let known = { brains: [], usualBrain: "" };

/** Asks which there are. @param {() => void} then when that was not known before */
export function learn(then) {
  if (known.brains.length > 0) return;
  server().then(
    (told) => {
      known = told;
      then();
    },
    () => undefined,
  );
}

/** The strongest first, as one would choose. */
export const strengths = () => [...known.brains].reverse();

export const usualStrength = () => known.usualBrain;

/** @param {string|undefined} brain */
export function strengthName(brain) {
  if (!brain) return "";
  return has(`brain.${brain}`) ? t(`brain.${brain}`) : brain;
}

/** @param {string} brain */
function strengthText(brain) {
  return has(`brain.${brain}-text`) ? t(`brain.${brain}-text`) : "";
}

/** @param {string} chosen @param {(brain: string) => void} choose */
export function strengthChoice(chosen, choose) {
  return html`<label class="field strength">
      <span>${t("brain.strength")}</span>
      <select data-action="strength" @change=${(/** @type {any} */ event) => choose(event.target.value)}>
        ${strengths().map((one) => html`<option value=${one} .selected=${live(one === chosen)}>${strengthName(one)}</option>`)}
      </select>
    </label>
    ${strengthText(chosen) ? html`<p class="small">${strengthText(chosen)}</p>` : nothing}`;
}
