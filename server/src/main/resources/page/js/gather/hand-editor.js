// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { classOf } from "../api.js";
import { t } from "../words.js";
import { firstCards, taking, upgrades } from "./party.js";
import { abilityCard } from "./ability-card.js";

/** Chooses the cards of the hand: as many as the class holds, of level 1 and X, or upgraded ones. */
class HandEditor extends AskingDialog {
  /** @type {any} */ #class;
  #level = "1";
  /** @type {string[]} */ #chosen = [];

  get broad() {
    return true;
  }

  /**
   * @param {any} pack @param {import("./party.js").Hero} hero @param {string} level the usual hand
   * @returns {Promise<{cards: string[]}|undefined>}
   */
  async edit(pack, hero, level) {
    this.#class = await classOf(pack.id, hero.class);
    this.#level = level;
    const known = new Set(firstCards(this.#class, level).map((card) => card.called));
    const own = hero.cards ?? [];
    this.#chosen = own.length && own.every((one) => known.has(one)) ? own : this.#usual;
    return this.ask();
  }

  /** @returns {string[]} */
  get #usual() {
    return this.#class.hands[this.#level] ?? this.#class.hands["1"];
  }

  heading() {
    return this.#class ? t("hand.title", this.#class.name) : "";
  }

  body() {
    if (!this.#class) return nothing;
    return html`<p class="muted">${this.#help()}</p>
      <ul class="plain cards">
        ${firstCards(this.#class, this.#level).map((card) => {
          const taken = this.#chosen.includes(card.called);
          return html`<li>
            <button
              class="pick"
              data-card=${card.called}
              aria-pressed=${taken}
              @click=${() => this.#toggle(card)}
            >
              ${abilityCard(card, this.#class.name, taken)}
            </button>
          </li>`;
        })}
      </ul>`;
  }

  #help() {
    if (!Number(this.#level)) return t("hand.help-learning", this.#level);
    const better = upgrades(this.#level);
    return better
      ? t("hand.help-upgraded", this.#class.handSize, better)
      : t("hand.help", this.#class.handSize);
  }

  footer() {
    if (!this.#class) return nothing;
    const size = this.#usual.length;
    const left = size - this.#chosen.length;
    const better = firstCards(this.#class, this.#level).filter(
      (card) => card.level === "2" && this.#chosen.includes(card.called),
    ).length;
    const wrong = left === 0 && better !== upgrades(this.#level);
    const state = left > 0 ? t("hand.few", left) : left < 0 ? t("hand.many", -left) : t("hand.right");
    return html`<p class="count" role="status">
        ${t("hand.count", this.#chosen.length, size)} ·
        ${wrong ? t("hand.upgraded", better, upgrades(this.#level)) : state}
      </p>
      <button class="quiet" data-action="usual" @click=${this.#reset}>${t("hand.usual")}</button>
      <button class="primary" data-action="save" ?disabled=${left !== 0 || wrong} @click=${this.#save}>
        ${t("do.save")}
      </button>`;
  }

  /** @param {import("./party.js").Card} card */
  #toggle(card) {
    this.#chosen = taking(this.#class, this.#chosen, card);
    this.requestUpdate();
  }

  #reset() {
    this.#chosen = this.#usual;
    this.requestUpdate();
  }

  #save() {
    const usual = this.#usual.every((name) => this.#chosen.includes(name));
    const chosen = firstCards(this.#class, this.#level).filter((card) => this.#chosen.includes(card.called));
    this.finish({ cards: usual ? [] : chosen.map((card) => card.called) });
  }
}
customElements.define("hand-editor", HandEditor);
