// @ts-check
/** A rule as it is shown wherever one is named. */
import { html, nothing } from "lit";
import { rule } from "../api.js";
import { PageElement } from "../element.js";
import { icon } from "../icons.js";
import { refusal } from "../home/refusals.js";
import { addWords, language, t } from "../words.js";
import words from "./words.js";

addWords(words);

/** @typedef {{id: string, rulesets: string[], text: string, source: string}} Rule */

const ID = /\b(?:EX-)?[A-Z]{3}-\d+[a-z]?\b/g;

/** The text with links from the ids in it, and with the sought word marked. @param {string} text @param {string} [word] */
export function linked(text, word = "") {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(ID)) {
    parts.push(marked(text.slice(at, found.index), word));
    parts.push(html`<a class="rule-link" href="#/rules/${found[0]}">${found[0]}</a>`);
    at = found.index + found[0].length;
  }
  parts.push(marked(text.slice(at), word));
  return parts;
}

/** @param {string} text @param {string} word */
function marked(text, word) {
  if (word.length < 2) return text;
  const parts = [];
  const lower = text.toLowerCase();
  const wanted = word.toLowerCase();
  let at = 0;
  for (let found = lower.indexOf(wanted); found >= 0; found = lower.indexOf(wanted, at)) {
    parts.push(text.slice(at, found), html`<mark>${text.slice(found, found + wanted.length)}</mark>`);
    at = found + wanted.length;
  }
  parts.push(text.slice(at));
  return parts;
}

/** The id of a rule; opens to its text and its page. */
class RuleChip extends PageElement {
  static properties = {
    rule: { type: String },
    open: { state: true },
    found: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    this.rule = "";
    this.open = false;
    /** @type {Rule|undefined} */
    this.found = undefined;
    this.failed = "";
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("rule")) {
      this.open = false;
      this.found = undefined;
    }
  }

  render() {
    return html`<button class="rule-chip" data-rule=${this.rule} aria-expanded=${this.open}
        aria-label=${t("rules.open", this.rule)} @click=${this.#toggle}>${icon("rules")} ${this.rule}</button>
      ${this.open ? this.#body() : nothing}`;
  }

  #body() {
    if (this.failed) return html`<div class="rule-body notice danger">${this.failed}</div>`;
    if (!this.found) return html`<div class="rule-body muted">${t("rules.wait")}</div>`;
    return html`<div class="rule-body" lang="en">
      <p>${linked(this.found.text)}</p>
      <p class="small muted">${icon("rules")} ${this.found.source}</p>
      <p class="small" lang=${language()}><a href="#/rules/${this.rule}">${t("rules.open", this.rule)}</a></p>
    </div>`;
  }

  async #toggle() {
    this.open = !this.open;
    if (!this.open || this.found) return;
    this.failed = "";
    try {
      this.found = await rule(this.rule);
    } catch (refused) {
      this.failed = said(refused);
    }
  }
}
customElements.define("rule-chip", RuleChip);

/** @param {unknown} refused */
export function said(refused) {
  const why = /** @type {any} */ (refused)?.why ?? String(refused);
  return why === "offline" ? t("said.offline") : refusal(why);
}
