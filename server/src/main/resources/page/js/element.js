// @ts-check
import { LitElement } from "lit";
import { onLanguage, t } from "./words.js";
import { onPrefs } from "./prefs.js";

/**
 * What all our elements have in common: they live in the light DOM, so that one set of style sheets
 * and one reading order holds, and they are drawn anew when the language or a preference changes.
 */
export class PageElement extends LitElement {
  /** @type {(() => void)[]} */
  #ends = [];

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    const again = () => this.requestUpdate();
    this.#ends = [onLanguage(again), onPrefs(again)];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  /** Says something that happened, for everybody who looks or listens. */
  emit(/** @type {string} */ name, /** @type {unknown} */ detail = undefined) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** A whole page: it has a name for the window's title. */
export class Page extends PageElement {
  static properties = { path: { attribute: false } };

  constructor() {
    super();
    /** @type {string[]} the parts of the address after the page's own */
    this.path = [];
  }

  /** @returns {string} the page's name, empty for the first page */
  name() {
    return "";
  }

  /** @param {Map<PropertyKey, unknown>} _changed */
  updated(_changed) {
    const name = this.name();
    document.title = name ? `${name} · ${t("app.name")}` : t("app.name");
  }
}
