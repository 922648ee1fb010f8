// @ts-check
import { html, nothing } from "lit";
import { PageElement } from "../element.js";
import { person } from "../api.js";
import { t } from "../words.js";

/** Asks what others should call you. Says `named` with it. */
class NameForm extends PageElement {
  static properties = { button: {}, other: {}, quiet: { type: Boolean } };

  constructor() {
    super();
    this.button = "";
    /** What else can be done by that name; says `other`. */ this.other = "";
    this.quiet = false;
  }

  render() {
    return html`<form @submit=${this.#submit}>
      <label class="field">
        <span>${t("name.label")}</span>
        <input
          name="name"
          data-action="name"
          maxlength="30"
          autocomplete="nickname"
          .value=${person()?.name ?? ""}
          placeholder=${t("player.usual")}
        />
      </label>
      <button class=${this.quiet ? "" : "primary"} data-action="named">${this.button || t("do.save")}</button>
      ${this.other ? html`<button class="quiet" data-action="named-other">${this.other}</button>` : nothing}
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const given = String(new FormData(form).get("name") ?? "").trim();
    const other = event.submitter?.dataset.action === "named-other";
    this.emit(other ? "other" : "named", given || t("player.usual"));
  }
}
customElements.define("name-form", NameForm);
