// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { icon } from "../icons.js";
import { nameOf, say, t, textOf } from "../words.js";
import { entryOf, givenName, goldOf, hindrance, price } from "./party.js";

/** Buys the first items of a new character with the gold it starts with. */
class ItemsEditor extends AskingDialog {
  /** @type {any} */ #pack;
  /** @type {string} */ #who = "";
  /** @type {string[]} */ #chosen = [];

  /**
   * @param {any} pack @param {import("./party.js").Hero} hero
   * @returns {Promise<{items: string[]}|undefined>}
   */
  async edit(pack, hero) {
    this.#pack = pack;
    this.#who = givenName(hero) || (entryOf(pack, hero)?.name ?? "");
    this.#chosen = hero.items ?? [];
    return this.ask();
  }

  get #has() {
    return this.#pack.items.filter((/** @type {any} */ item) => this.#chosen.includes(item.name));
  }

  heading() {
    return t("items.title", this.#who);
  }

  body() {
    if (!this.#pack) return nothing;
    /** @type {import("./party.js").Item[]} */
    const sold = this.#pack.items.filter((/** @type {any} */ item) => item.forSale !== false);
    const [within, beyond] = [true, false].map((can) => sold.filter((item) => item.price <= goldOf(this.#pack) === can));
    return html`<p class="muted">${t("items.help", goldOf(this.#pack))}</p>
      <ul class="plain shop">${within.map((item) => this.#item(item))}</ul>
      ${
        beyond.length > 0
          ? html`<details class="beyond"><summary>${t("items.beyond", beyond.length)}</summary>
              <ul class="plain shop">${beyond.map((item) => this.#item(item))}</ul></details>`
          : nothing
      }`;
  }

  /** @param {import("./party.js").Item} item */
  #item(item) {
    const taken = this.#chosen.includes(item.name);
    const why = taken ? "" : hindrance(this.#has, item, goldOf(this.#pack));
    return html`<li>
      <button
        class="pick item"
        data-item=${item.name}
        aria-pressed=${taken}
        ?disabled=${why !== ""}
        @click=${() => this.#toggle(item.name)}
      >
        ${icon(`slot-${item.slot}`, { size: 26, title: t(`slot.${item.slot.toUpperCase().replace(/[^A-Z]/g, "")}`) })}
        <span class="what"
          ><strong>${nameOf(item.name)}</strong> <small>${this.#text(item)}</small>
          ${why ? html`<small class="why">${t(why)}</small>` : nothing}</span
        >
        <span class="price">${icon("gold", { size: 18, title: t("items.gold") })}${item.price}</span>
        ${taken ? html`<span class="taken">${icon("check", { size: 18 })}</span>` : nothing}
      </button>
    </li>`;
  }

  /** @param {import("./party.js").Item} item */
  #text(item) {
    const lines = [...item.lines, item.wear].map((line) => say(line)).join("; ");
    return textOf(item.name, "text", lines.replaceAll(":;", ":"));
  }

  footer() {
    if (!this.#pack) return nothing;
    return html`<p class="count" role="status">${t("items.left", goldOf(this.#pack) - price(this.#has))}</p>
      <button class="primary" data-action="save" @click=${() => this.finish({ items: this.#chosen })}>
        ${t("do.save")}
      </button>`;
  }

  /** @param {string} name */
  #toggle(name) {
    const has = this.#chosen.includes(name);
    this.#chosen = has ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    this.requestUpdate();
  }
}
customElements.define("items-editor", ItemsEditor);
