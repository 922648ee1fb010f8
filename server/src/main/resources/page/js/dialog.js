// @ts-check
import { html } from "lit";
import { PageElement } from "./element.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/**
 * A window above the page that answers: `ask()` shows it and promises what `finish` is given,
 * or nothing if it was closed. The browser keeps the focus inside and Esc closes it.
 */
export class AskingDialog extends PageElement {
  /** @type {((answer: any) => void)|undefined} */ #answer;

  /** @returns {string} */
  heading() {
    return "";
  }

  /** @returns {unknown} */
  body() {
    return "";
  }

  /** @returns {unknown} */
  footer() {
    return "";
  }

  /** A wide one, for many things beside each other. */
  get broad() {
    return false;
  }

  render() {
    return html`<dialog
      class=${this.broad ? "broad" : ""}
      aria-label=${this.heading()}
      @close=${this.#closed}
      @click=${this.#outside}
    >
      <header>
        <h2>${this.heading()}</h2>
        <button
          class="quiet icon-only"
          data-action="close"
          aria-label=${t("do.close")}
          @click=${() => this.finish(undefined)}
        >
          ${icon("close", { size: 22 })}
        </button>
      </header>
      <div class="body" tabindex="-1">${this.body()}</div>
      <footer>${this.footer()}</footer>
    </dialog>`;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  /** @returns {Promise<any>} */
  async ask() {
    this.requestUpdate();
    await this.updateComplete;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#answer?.(undefined);
    return new Promise((answer) => (this.#answer = answer));
  }

  /** @param {unknown} answer */
  finish(answer) {
    const tell = this.#answer;
    this.#answer = undefined;
    if (this.#dialog?.open) this.#dialog.close();
    tell?.(answer);
  }

  #closed() {
    this.finish(undefined);
  }

  /** A click beside the window closes it. @param {MouseEvent} event */
  #outside(event) {
    if (event.target === this.#dialog) this.finish(undefined);
  }
}
