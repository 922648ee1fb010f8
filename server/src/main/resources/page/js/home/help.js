// @ts-check
import { html, nothing } from "lit";
import { Page } from "../element.js";
import { server } from "../api.js";
import { addWords, t } from "../words.js";
import words from "./words.js";

addWords(words);

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "↑", "→", "↓", "Q", "W", "E", "A", "S", "D"], "cursor"],
  [["Enter"], "enter"],
  [["Esc"], "esc"],
  [["U"], "undo"],
  [["1", "…", "9"], "number"],
  [["R"], "turn"],
  [["F"], "mirror"],
  [["Space"], "space"],
  [["Y"], "why"],
  [["L"], "log"],
  [["/"], "rules"],
  [["?"], "keys"],
];

/** Keys, how a game goes, and what this is and is not. */
class HelpPage extends Page {
  #version = "";
  #accounts = false;

  connectedCallback() {
    super.connectedCallback();
    server().then(
      (found) => {
        this.#version = found.version;
        this.#accounts = found.accounts;
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  name() {
    return t("help.title");
  }

  render() {
    return html`<div class="help">
      <h1>${t("help.title")}</h1>
      <section class="panel">
        <h2>${t("help.how")}</h2>
        <ol>
          ${["1", "2", "3", "4", this.#accounts ? "5-account" : "5"].map((step) => html`<li>${t(`help.how-${step}`)}</li>`)}
        </ol>
      </section>
      <section class="panel">
        <h2>${t("help.keys")}</h2>
        <dl class="keys">
          ${KEYS.map(
            ([keys, what]) =>
              html`<div>
                <dt>${keys.map((key) => (key === "…" ? "… " : html`<kbd>${key === "Space" ? t("help.space") : key}</kbd> `))}</dt>
                <dd>${t(`help.key-${what}`)}</dd>
              </div>`,
          )}
        </dl>
      </section>
      <section class="panel stack">
        <h2>${t("help.what")}</h2>
        <p>${t("help.unofficial")}</p>
        <p>${t("help.buy")}</p>
        <p>${t("help.privacy")}</p>
        <p class="muted small">
          ${t("help.sources")} ${t("help.fonts")}
          ${this.#version ? t("help.version", this.#version) : nothing}
        </p>
      </section>
    </div>`;
  }
}
customElements.define("help-page", HelpPage);
