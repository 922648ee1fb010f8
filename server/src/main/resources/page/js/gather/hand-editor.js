// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { classOf } from "../api.js";
import { t } from "../words.js";
import { firstCards } from "./party.js";
import { abilityCard } from "./ability-card.js";

/** Chooses the cards of the hand: as many as the class holds, of level 1 and X. */
class HandEditor extends AskingDialog {
  /** @type {any} */ #class;
  /** @type {string[]} */ #chosen = [];

  get broad() {
    return true;
  }

  /**
   * @param {any} pack @param {import("./party.js").Hero} hero
   * @returns {Promise<{cards: string[]}|undefined>}
   */
  async edit(pack, hero) {
    this.#class = await classOf(pack.id, hero.class);
    this.#chosen = hero.cards?.length ? hero.cards : this.#class.firstHand;
    return this.ask();
  }

  heading() {
    return this.#class ? t("hand.title", this.#class.name) : "";
  }

  body() {
    if (!this.#class) return nothing;
    return html`<p class="muted">${t("hand.help", this.#class.handSize)}</p>
      <ul class="plain cards">
        ${firstCards(this.#class).map((card) => {
          const taken = this.#chosen.includes(card.name);
          return html`<li>
            <button
              class="pick"
              data-card=${card.name}
              aria-pressed=${taken}
              @click=${() => this.#toggle(card.name)}
            >
              ${abilityCard(card, this.#class.name, taken)}
            </button>
          </li>`;
        })}
      </ul>`;
  }

  footer() {
    if (!this.#class) return nothing;
    const left = this.#class.handSize - this.#chosen.length;
    const state = left > 0 ? t("hand.few", left) : left < 0 ? t("hand.many", -left) : t("hand.right");
    return html`<p class="count" role="status">
        ${t("hand.count", this.#chosen.length, this.#class.handSize)} · ${state}
      </p>
      <button class="quiet" data-action="usual" @click=${this.#reset}>${t("hand.usual")}</button>
      <button class="primary" data-action="save" ?disabled=${left !== 0} @click=${this.#save}>
        ${t("do.save")}
      </button>`;
  }

  /** @param {string} name */
  #toggle(name) {
    const has = this.#chosen.includes(name);
    this.#chosen = has ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    this.requestUpdate();
  }

  #reset() {
    this.#chosen = this.#class.firstHand;
    this.requestUpdate();
  }

  #save() {
    const usual = this.#class.firstHand.every((/** @type {string} */ name) => this.#chosen.includes(name));
    const chosen = firstCards(this.#class).filter((card) => this.#chosen.includes(card.name));
    this.finish({ cards: usual ? [] : chosen.map((card) => card.name) });
  }
}
customElements.define("hand-editor", HandEditor);
