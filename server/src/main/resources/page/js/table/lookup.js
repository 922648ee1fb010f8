// @ts-check
/** Rules by a word, without leaving the table. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { rule, rules } from "../api.js";
import { t } from "../words.js";
import { ruleOf } from "./why.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state @param {string} word */
export function lookUp(state, word) {
  state.word = word;
  state.open("rules");
}

/** @type {Map<string, any[]|undefined>} what was found, by ruleset and word */
const found = new Map();
const ID = /^[A-Z]{2,4}-\d+[a-z]?$/;

/** @param {TableState} state */
export function rulesPanel(state) {
  const { word } = state;
  const known = word ? fetched(state, word) : [];
  return html`<div class="rules-found">
    <form role="search" @submit=${(/** @type {Event} */ event) => search(event, state)}>
      <input type="search" name="word" data-rules-word .value=${word} aria-label=${t("play.rules.search")} placeholder=${t("play.rules.search")} />
      <button class="icon-only" aria-label=${t("play.rules.search")}>${icon("search")}</button>
    </form>
    ${known === undefined ? html`<p class="muted">…</p>` : nothing}
    ${word && known?.length === 0 ? html`<p class="muted">${t("play.rules.none", word)}</p>` : nothing}
    ${(known ?? []).slice(0, 40).map((one) => ruleOf(one))}
    ${word ? html`<p><a href="#/rules/${encodeURIComponent(word)}" target="_blank" rel="noopener">${t("play.rules.page")}</a></p>` : html`<p class="muted">${t("play.rules.hint")}</p>`}
  </div>`;
}

/** @param {TableState} state @param {string} word */
function fetched(state, word) {
  const key = `${state.view.ruleset} ${word}`;
  if (!found.has(key)) {
    found.set(key, undefined);
    const asked = ID.test(word) ? rule(word).then((one) => [one]) : rules(word, state.view.ruleset);
    asked.then(
      (all) => keep(state, key, all ?? []),
      () => keep(state, key, []),
    );
  }
  return found.get(key);
}

/** @param {TableState} state @param {string} key @param {any[]} all */
function keep(state, key, all) {
  found.set(key, all);
  state.change();
}

/** @param {Event} event @param {TableState} state */
function search(event, state) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  lookUp(state, /** @type {HTMLInputElement} */ (form.elements.namedItem("word")).value.trim());
}
