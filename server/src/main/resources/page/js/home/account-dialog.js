// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { register, signIn } from "../api.js";
import { addWords, t } from "../words.js";
import { toast } from "../toast.js";
import { reason } from "./identity.js";
import words from "./words.js";

addWords(words);

/** Sign in or register, on servers that have accounts. */
class AccountDialog extends AskingDialog {
  #why = "";

  heading() {
    return t("account.title");
  }

  body() {
    return html`<form id="account" class="stack" @submit=${this.#submit}>
      <p class="muted">${t("account.text")}</p>
      <label class="field">
        <span>${t("account.name")}</span>
        <input name="name" required maxlength="30" autocomplete="username" />
      </label>
      <label class="field">
        <span>${t("account.password")}</span>
        <input
          name="password"
          type="password"
          required
          minlength="8"
          maxlength="200"
          autocomplete="current-password"
          aria-describedby="password-hint"
        />
      </label>
      <p id="password-hint" class="muted small">${t("account.short")}</p>
      ${this.#why ? html`<p class="notice danger" role="alert">${this.#why}</p>` : nothing}
    </form>`;
  }

  footer() {
    // The first one is what Enter does.
    return html`<button form="account" value="in" class="primary" data-action="sign-in-do">
        ${t("account.in")}
      </button>
      <button form="account" value="new" data-action="register">${t("account.new")}</button>`;
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(data.get("name")).trim();
    const password = String(data.get("password"));
    const isNew = /** @type {HTMLButtonElement|null} */ (event.submitter)?.value === "new";
    try {
      await (isNew ? register(name, password) : signIn(name, password));
      this.#why = "";
      toast(t("account.welcome", name), { kind: "ok" });
      this.finish(true);
    } catch (problem) {
      this.#why = reason(problem);
      this.requestUpdate();
    }
  }
}
customElements.define("account-dialog", AccountDialog);

/** Asks above whatever is shown. @returns {Promise<boolean>} whether somebody is signed in */
export async function askAccount() {
  const dialog = new AccountDialog();
  document.body.append(dialog);
  const done = await dialog.ask();
  dialog.remove();
  return done === true;
}
