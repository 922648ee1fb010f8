// @ts-check
import { html, nothing } from "lit";
import { rules } from "../api.js";
import { Page } from "../element.js";
import { icon } from "../icons.js";
import "../icons/game.js";
import { toast } from "../toast.js";
import { addWords, language, t } from "../words.js";
import { linked, pagesOf, ruleSentence, said, sentence } from "./rule-text.js";
import topics from "./topics.js";

addWords(topics);

/** @typedef {import("./rule-text.js").Rule} Rule */

const GAMES = ["", "GH", "JL", "FH", "BB"];
/** As many as the server sends at most. */
const MOST = 300;
const PAUSE = 180;

/** Words that show the way into the catalogue, with their icons. */
const TOPICS = [
  ["focus", "focus"],
  ["move", "move"],
  ["attack", "attack"],
  ["advantage", "advantage"],
  ["heal", "heal"],
  ["shield", "shield"],
  ["retaliate", "retaliate"],
  ["push", "push"],
  ["pull", "pull"],
  ["pierce", "pierce"],
  ["loot", "loot"],
  ["trap", "trap"],
  ["obstacle", "obstacle"],
  ["door", "door-closed"],
  ["line of sight", "range"],
  ["summon", "summon"],
  ["element", "element"],
  ["initiative", "initiative"],
  ["rest", "long-rest"],
  ["exhausted", "kill"],
  ["poison", "poison"],
  ["wound", "wound"],
  ["stun", "stun"],
  ["muddle", "muddle"],
  ["invisible", "invisible"],
];

/** The rule catalogue: by word, by area, by id. */
class RulesPage extends Page {
  static properties = {
    ...Page.properties,
    word: { state: true },
    game: { state: true },
    found: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    this.word = "";
    this.game = "";
    /** @type {Rule[]|undefined} */
    this.found = undefined;
    this.failed = "";
  }

  /** @type {number|undefined} */ #timer;
  #asked = 0;

  name() {
    return this.word ? `${this.word} · ${t("rules.name")}` : t("rules.name");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has("path")) return;
    const word = this.path.join("/");
    if (word !== this.word || this.found === undefined) {
      this.word = word;
      this.#look();
    }
  }

  firstUpdated() {
    if (!this.word) this.#input()?.focus({ preventScroll: true });
  }

  #input() {
    return /** @type {HTMLInputElement|null} */ (this.querySelector("#rules-word"));
  }

  async #look() {
    const asked = ++this.#asked;
    this.failed = "";
    if (!this.word.trim()) {
      this.found = [];
      return;
    }
    try {
      const found = await rules(this.word.trim(), this.game);
      if (asked === this.#asked) this.found = found;
    } catch (refused) {
      if (asked === this.#asked) this.failed = said(refused);
    }
  }

  /** @param {string} word @param {number} [pause] */
  #search(word, pause = 0) {
    this.word = word;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      history.replaceState(null, "", word ? `#/rules/${encodeURIComponent(word)}` : "#/rules");
      this.#look();
    }, pause);
  }

  render() {
    return html`<div class="rules-page">
      <header class="rules-head">
        <h1>${t("rules.name")}</h1>
        <p class="muted">${t("rules.lead")} ${language() === "en" ? nothing : t("rules.english")}</p>
        <form class="rules-form" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <label class="field">
            <span class="unseen">${t("rules.search")}</span>
            <span class="search-box">${icon("search")}
              <input id="rules-word" type="search" autocomplete="off" spellcheck="false" placeholder=${t("rules.placeholder")}
                .value=${this.word} @input=${(/** @type {Event} */ event) =>
                  this.#search(/** @type {HTMLInputElement} */ (event.target).value, PAUSE)}
                @keydown=${this.#key}>
            </span>
          </label>
          <fieldset>
            <legend class="unseen">${t("rules.game")}</legend>
            <div class="segments">
              ${GAMES.map(
                (game) => html`<label data-game=${game || "all"}>
                  <input type="radio" name="rules-game" .checked=${game === this.game} @change=${() => {
                    this.game = game;
                    this.#look();
                  }}>${game || t("rules.game.all")}
                </label>`,
              )}
            </div>
          </fieldset>
        </form>
      </header>
      ${this.#results()}
    </div>`;
  }

  /** Down goes from the box into the rules. @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      /** @type {HTMLElement|null} */ (this.querySelector(".rule-card"))?.focus();
    } else if (event.key === "Escape" && this.word) {
      this.#search("");
    }
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const card = /** @type {HTMLElement} */ (event.currentTarget);
    const to = { ArrowDown: card.nextElementSibling, ArrowUp: card.previousElementSibling }[event.key];
    if (event.key === "ArrowUp" && !to) this.#input()?.focus();
    else if (!to) return;
    event.preventDefault();
    /** @type {HTMLElement|null|undefined} */ (to)?.focus();
  }

  #results() {
    if (this.failed) return html`<p class="notice danger" role="alert">${this.failed}</p>`;
    if (!this.word.trim()) return this.#topics();
    if (!this.found) return html`<p class="muted">${t("rules.wait")}</p>`;
    const count = this.found.length;
    const none = this.game ? t("rules.none.game", this.word) : t("rules.none", this.word);
    return html`<p class="rules-count" role="status">
        ${count === 0 ? none : count === MOST ? t("rules.most", count) : t("rules.count", count)}
      </p>
      <div class="rule-cards">${this.found.map((rule) => this.#card(rule))}</div>
      ${count === 0 ? this.#topics() : nothing}`;
  }

  #topics() {
    return html`<section class="topics" aria-labelledby="rules-topics">
      <h2 id="rules-topics">${t("rules.topics")}</h2>
      <div class="row">
        ${TOPICS.map(([topic, sign]) => {
          const word = t(`rules.topic.${topic}`);
          return html`<a class="button" data-topic=${topic} href="#/rules/${encodeURIComponent(word)}">${icon(sign)} ${word}</a>`;
        })}
      </div>
    </section>`;
  }

  /** @param {Rule} rule */
  #card(rule) {
    const exact = rule.id.toLowerCase() === this.word.trim().toLowerCase();
    const word = exact ? "" : this.word.trim();
    return html`<article class="rule-card card ${exact ? "exact" : ""}" data-rule=${rule.id} tabindex="-1"
      aria-labelledby="rule-${rule.id}" @keydown=${this.#walk}>
      <header>
        <h2 id="rule-${rule.id}"><a href="#/rules/${rule.id}">${rule.id}</a></h2>
        <span class="games">${rule.rulesets.map((id) => html`<span class="tag">${id}</span>`)}</span>
        <button class="quiet icon-only push" aria-label=${t("rules.copy", rule.id)} title=${t("rules.copy", rule.id)}
          @click=${() => this.#copy(rule)}>${icon("link")}</button>
      </header>
      ${ruleSentence(rule, word)}
      ${sentence(rule).text === rule.text
        ? nothing
        : html`<details class="small"><summary>${t("rules.exact")}</summary><p lang="en">${linked(rule.text, word)}</p></details>`}
      <footer class="small muted"><span class="unseen">${t("rules.source")}: </span>${icon("rules")} ${pagesOf(rule.source)}</footer>
    </article>`;
  }

  /** @param {Rule} rule */
  async #copy(rule) {
    await navigator.clipboard?.writeText(`${location.origin}/#/rules/${rule.id}`);
    toast(t("said.copied"), { kind: "ok" });
  }
}
customElements.define("rules-page", RulesPage);
