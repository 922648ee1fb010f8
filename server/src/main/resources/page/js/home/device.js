// @ts-check
import { html, nothing } from "lit";
import { Page } from "../element.js";
import { person, usePass } from "../api.js";
import { addWords, t } from "../words.js";
import { reason } from "./identity.js";
import words from "../gather/people-words.js";

addWords(words);

/** Where a code from another device is used: #/device/CODE/TABLE. */
class DevicePage extends Page {
  #why = "";

  name() {
    return t("device.title");
  }

  render() {
    const known = person();
    return html`<div class="narrow stack">
      <h1>${t("device.here")}</h1>
      ${known ? html`<p class="notice">${t("device.instead", known.name)}</p>` : nothing}
      <form @submit=${this.#submit}>
        <label class="field">
          <span>${t("device.code")}</span>
          <input name="code" data-action="pass" required maxlength="16" autocomplete="off" autocapitalize="characters"
            spellcheck="false" .value=${this.path[0] ?? ""} aria-describedby=${this.#why ? "pass-bad" : nothing} />
        </label>
        <button class="primary" data-action="use-pass">${t("device.use")}</button>
      </form>
      ${this.#why ? html`<p id="pass-bad" class="notice danger" role="alert">${this.#why}</p>` : nothing}
    </div>`;
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    try {
      await usePass(String(new FormData(form).get("code") ?? "").trim());
      location.hash = this.path[1] ? `#/table/${this.path[1]}` : "#/";
    } catch (problem) {
      this.#why = reason(problem);
      this.requestUpdate();
    }
  }
}
customElements.define("device-page", DevicePage);
