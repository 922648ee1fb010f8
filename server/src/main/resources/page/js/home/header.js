// @ts-check
import { html } from "lit";
import { PageElement } from "../element.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import "../controls.js";

/** The bar above every page but the running game, which has its own. */
class PageHeader extends PageElement {
  #open = false;

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#again);
  }

  #again = () => {
    this.#open = false;
    this.requestUpdate();
  };

  render() {
    return html`<a class="skip" href="#main" @click=${this.#skip}>${t("nav.skip")}</a>
      <header class="bar">
        <a class="brand" href="#/"
          ><img src="/icon.svg" alt="" width="32" height="32" /> <span>${t("app.name")}</span></a
        >
        <nav aria-label=${t("nav.label")}>
          ${this.#link("solve")} ${this.#link("rules")} ${this.#link("help")}
        </nav>
        <button
          class="quiet icon-only settings"
          data-action="settings"
          aria-label=${t("nav.settings")}
          aria-expanded=${this.#open}
          aria-controls="settings"
          @click=${this.#toggle}
        >
          ${icon("settings", { size: 22 })}
        </button>
        <div id="settings" @keydown=${this.#escape} class=${this.#open ? "controls open" : "controls"}>
          <language-switch></language-switch>
          <theme-switch></theme-switch>
        </div>
      </header>`;
  }

  #toggle() {
    this.#open = !this.#open;
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (event.key !== "Escape" || !this.#open) return;
    this.#toggle();
    /** @type {HTMLElement|null} */ (this.querySelector(".settings"))?.focus();
  }

  /** @param {string} place */
  #link(place) {
    const here = location.hash.startsWith(`#/${place}`);
    return html`<a href="#/${place}" aria-current=${here ? "page" : "false"}>${t(`nav.${place}`)}</a>`;
  }

  /** The address is the router's, so the skip link moves the focus itself. @param {Event} event */
  #skip(event) {
    event.preventDefault();
    document.getElementById("main")?.focus();
  }
}
customElements.define("page-header", PageHeader);
