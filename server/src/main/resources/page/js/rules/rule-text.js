// @ts-check
/** A rule as it is shown wherever one is named. */
import { html, nothing } from "lit";
import { rule } from "../api.js";
import { PageElement } from "../element.js";
import { icon } from "../icons.js";
import { reason } from "../home/identity.js";
import { addWords, language, t } from "../words.js";
import words from "./words.js";

addWords(words);

/** @typedef {{id: string, rulesets: string[], text: string, source: string, told?: Record<string, string>}} Rule */

const ID = /\b(?:EX-)?[A-Z]{3}-\d+[a-z]?\b/g;

const BOOK = /^\s*(GH|JL|FH|BB)\b/;
const PAGES = /p\.\s?\d+(?:[–-]\d+)?/g;

/** The rule as somebody at the table would say it, in the reader's language if somebody has put it so. @param {Rule} rule */
export function sentence(rule) {
  const reader = language();
  const told = rule.told?.[reader] ?? (reader === "en" ? rule.text : undefined);
  return told === undefined ? { text: rule.text, lang: "en" } : { text: told, lang: reader };
}

/** The sentence, and that it is in English where the reader's language is another. @param {Rule} rule @param {string} [word] */
export function ruleSentence(rule, word = "") {
  const { text, lang } = sentence(rule);
  return html`<p class="sentence" lang=${lang}>${linked(text, word)}</p>
    ${lang === language() || !text ? nothing : html`<p class="small muted only-english">${t("rules.only.english")}</p>`}`;
}

/** The books and their pages, without what only the catalogue's writers need. @param {string} source */
export function pagesOf(source) {
  /** @type {Map<string, Set<string>>} */
  const books = new Map();
  for (const part of (source ?? "").replace(/\([^)]*\)/g, "").split(";")) {
    const book = BOOK.exec(part)?.[1];
    if (!book) continue;
    const pages = books.get(book) ?? new Set();
    for (const [page] of part.matchAll(PAGES)) pages.add(page.replace(/p\.\s?/, ""));
    books.set(book, pages);
  }
  return [...books].map(([book, pages]) => (pages.size ? t("rules.page", book, [...pages].join(", ")) : book)).join("; ");
}

/** The text with links from the ids in it, and with the sought word marked. @param {string} text @param {string} [word] */
export function linked(text, word = "") {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(ID)) {
    parts.push(formatted(text.slice(at, found.index), word));
    parts.push(html`<a class="rule-link" href="#/rules/${found[0]}">${found[0]}</a>`);
    at = found.index + found[0].length;
  }
  parts.push(formatted(text.slice(at), word));
  return parts;
}

/** What stands between two stars is strong, between one of them or backquotes set apart. */
const STRESSED = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`/g;

/** With its stresses, and the sought word marked. @param {string} text @param {string} word */
function formatted(text, word) {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(STRESSED)) {
    const [whole, strong, soft, code] = found;
    parts.push(marked(bare(text.slice(at, found.index)), word));
    parts.push(strong ? html`<strong>${marked(strong, word)}</strong>` : soft ? html`<em>${marked(soft, word)}</em>` : html`<code>${code}</code>`);
    at = found.index + whole.length;
  }
  parts.push(marked(bare(text.slice(at)), word));
  return parts;
}

/** A stress that a link has cut in two is left out. @param {string} text */
const bare = (text) => text.replaceAll("**", "");

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
    return html`<div class="rule-body">
      ${ruleSentence(this.found)}
      <p class="small muted">${icon("rules")} ${pagesOf(this.found.source)}</p>
      <p class="small"><a href="#/rules/${this.rule}">${t("rules.open", this.rule)}</a></p>
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
  return reason(refused);
}
