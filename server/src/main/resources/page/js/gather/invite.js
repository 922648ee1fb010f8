// @ts-check
import { html, nothing } from "lit";
import { PageElement } from "../element.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { toast } from "../toast.js";
import { reach, unreachable } from "./reach.js";

/** The table's code and its link, to copy or to share. */
class InvitePanel extends PageElement {
  static properties = { code: {}, guest: { type: Boolean } };
  /** @type {import("./reach.js").Reach|undefined} */ #reach;

  constructor() {
    super();
    this.code = "";
    /** Whether somebody looks who can do nothing about the server. */ this.guest = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    this.#reach = await reach().catch(() => undefined);
    this.requestUpdate();
  }

  get #address() {
    return `${this.#reach?.base ?? location.origin}/#/table/${this.code}`;
  }

  render() {
    return html`<section class="panel stack invite">
      <h2>${t("invite.title")}</h2>
      ${this.guest ? nothing : unreachable(this.#reach)}
      <p class="muted small">${t("invite.text")}</p>
      <p class="code" data-code=${this.code}><span class="unseen">${t("invite.code")}</span>${this.code}</p>
      <div class="row">
        <input
          readonly
          aria-label=${t("invite.link")}
          .value=${this.#address}
          @focus=${(/** @type {any} */ event) => event.target.select()}
        />
        <button data-action="copy" aria-label=${t("invite.copy")} class="icon-only" @click=${this.#copy}>
          ${icon("copy", { size: 20 })}
        </button>
        ${
          "share" in navigator
            ? html`<button
                data-action="share"
                aria-label=${t("invite.share")}
                class="icon-only"
                @click=${this.#share}
              >
                ${icon("share", { size: 20 })}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#address);
    } catch {
      // Without https the clipboard is closed; the old way still works there.
      const field = /** @type {HTMLInputElement} */ (this.querySelector("input"));
      field.select();
      document.execCommand("copy");
    }
    toast(t("said.copied"), { kind: "ok" });
  }

  #share() {
    navigator.share({ title: t("app.name"), url: this.#address }).catch(() => undefined);
  }
}
customElements.define("invite-panel", InvitePanel);
