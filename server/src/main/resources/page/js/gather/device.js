// @ts-check
import { html, nothing } from "lit";
import { PageElement } from "../element.js";
import { devicePass, person } from "../api.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { toast } from "../toast.js";
import { reason } from "../home/identity.js";
import { reach, unreachable } from "./reach.js";

/** A code with which a guest goes on at another device, made when it is asked for. */
class DevicePanel extends PageElement {
  static properties = { code: {} };
  /** @type {{code: string, minutes: number}|undefined} */ #pass;
  /** @type {import("./reach.js").Reach|undefined} */ #reach;

  constructor() {
    super();
    /** The table to go on at. */
    this.code = "";
  }

  render() {
    if (person()?.account) return nothing;
    const pass = this.#pass;
    return html`<section class="panel stack device">
      <h2>${t("device.title")}</h2>
      ${pass ? this.#shown(pass) : this.#offer()}
    </section>`;
  }

  #offer() {
    return html`<p class="muted small">${t("device.text")}</p>
      <button data-action="device" @click=${this.#make}>${icon("link", { size: 20 })}${t("device.do")}</button>`;
  }

  /** @param {{code: string, minutes: number}} pass */
  #shown({ code, minutes }) {
    const link = `${this.#reach?.base ?? location.origin}/#/device/${code}/${this.code}`;
    return html`${unreachable(this.#reach)}
      <p class="small" role="status">${t("device.shown", minutes)}</p>
      <p class="code" data-pass=${code}>${code.replace(/(.{3})(?=.)/g, "$1 ")}</p>
      <input readonly aria-label=${t("device.link")} .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()} />
      <button class="quiet" data-action="device" @click=${this.#make}>${t("device.again")}</button>`;
  }

  async #make() {
    try {
      this.#reach = await reach();
      const { code, seconds } = await devicePass();
      this.#pass = { code, minutes: Math.round(seconds / 60) };
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
    this.requestUpdate();
  }
}
customElements.define("device-panel", DevicePanel);
