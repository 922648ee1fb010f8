// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { classOf } from "../api.js";
import { nameOf, t } from "../words.js";
import { usualHand } from "./party.js";
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
   * @returns {Promise<{cards: string[]|undefined}|undefined>}
   */
  async edit(pack, hero) {
    this.#class = await classOf(pack.id, hero.class);
    this.#chosen = hero.cards ?? this.#usual();
    return this.ask();
  }

  #usual() {
    return usualHand(this.#class.cards, this.#class.handSize);
  }

  heading() {
    return this.#class ? t("hand.title", this.#class.name) : "";
  }

  body() {
    if (!this.#class) return nothing;
    return html`<p class="muted">${t("hand.help", this.#class.handSize)}</p>
      <ul class="plain hand">
        ${this.#class.cards.map((/** @type {any} */ card) => {
          const taken = this.#chosen.includes(card.name);
          return html`<li>
            <button class="pick" data-card=${card.name} aria-pressed=${taken} aria-label=${this.#label(card)} @click=${() => this.#toggle(card.name)}>
              ${abilityCard(card)}
            </button>
          </li>`;
        })}
      </ul>`;
  }

  footer() {
    if (!this.#class) return nothing;
    const left = this.#class.handSize - this.#chosen.length;
    const state = left > 0 ? t("hand.few", left) : left < 0 ? t("hand.many", -left) : t("hand.right");
    return html`<p class="count" role="status">${t("hand.count", this.#chosen.length, this.#class.handSize)} · ${state}</p>
      <button class="quiet" data-action="usual" @click=${this.#reset}>${t("hand.usual")}</button>
      <button class="primary" data-action="save" ?disabled=${left !== 0} @click=${this.#save}>${t("do.save")}</button>`;
  }

  /** @param {any} card */
  #label(card) {
    return t("hand.card", nameOf(card.name), card.level, card.initiative);
  }

  /** @param {string} name */
  #toggle(name) {
    const has = this.#chosen.includes(name);
    this.#chosen = has ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    this.requestUpdate();
  }

  #reset() {
    this.#chosen = this.#usual();
    this.requestUpdate();
  }

  #save() {
    const usual = this.#usual();
    const same = usual.every((name) => this.#chosen.includes(name));
    const order = this.#class.cards.map((/** @type {any} */ card) => card.name);
    this.finish({ cards: same ? undefined : order.filter((/** @type {string} */ name) => this.#chosen.includes(name)) });
  }
}
customElements.define("hand-editor", HandEditor);
