// @ts-check
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PageElement } from "../element.js";
import { has, t } from "../words.js";
import { difficultiesOf, difficultyOf, entryOf, handFor, mannerOf, variantsOf } from "./party.js";
import "./seat-card.js";
import "./hand-editor.js";
import "./items-editor.js";

/**
 * The party before the start: how many, how hard, who. It decides nothing itself; it says `party`
 * ({size}, {difficulty, level} or {variants}), `hero` and `seat`, and whoever holds it (a plan or a table) takes it from there.
 */
class PartyEditor extends PageElement {
  static properties = {
    pack: { attribute: false },
    scenario: { attribute: false },
    seats: { attribute: false },
    manner: { attribute: false },
    you: { attribute: false },
    host: { type: Boolean },
    people: { attribute: false },
    link: { attribute: false },
  };

  constructor() {
    super();
    /** @type {any} */ this.pack = undefined;
    /** @type {any} the one they set out to */ this.scenario = undefined;
    /** @type {import("./party.js").Seat[]} */ this.seats = [];
    /** @type {import("./party.js").Manner} */ this.manner = { variants: [] };
    /** @type {number|undefined} */ this.you = undefined;
    this.host = false;
    /** @type {{person: number, name: string}[]} */ this.people = [];
    /** @type {import("../link.js").TableLink|undefined} the table, once there is one */ this.link = undefined;
  }

  render() {
    return html`<div class="knobs">${this.#size()} ${this.#difficulty()} ${this.#variants()}</div>
      <div class="seats" @hand=${this.#hand} @items=${this.#items}>
        ${this.seats.map((seat) => {
          const others = this.seats.filter((one) => one !== seat);
          return html`<seat-card
            .seat=${seat}
            .pack=${this.pack}
            .scenario=${this.scenario}
            .taken=${others.map((one) => entryOf(this.pack, one.hero)?.id)}
            .you=${this.you}
            .host=${this.host}
            .people=${this.people}
            .link=${this.link}
          ></seat-card>`;
        })}
      </div>
      <hand-editor></hand-editor>
      <items-editor></items-editor>`;
  }

  #size() {
    const sizes = [];
    for (let size = this.pack?.fewest ?? 2; size <= (this.pack?.most ?? 4); size++) sizes.push(size);
    return html`<fieldset ?disabled=${!this.host}>
      <legend>${t("party.size")}</legend>
      <div class="segments">
        ${sizes.map(
          (size) =>
            html`<label>
              <input
                type="radio"
                name="party-size"
                data-size=${size}
                .checked=${live(size === this.seats.length)}
                @change=${() => this.emit("party", { size })}
              />${size}
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #difficulty() {
    const all = difficultiesOf(this.pack);
    if (!all.length) return nothing;
    const chosen = difficultyOf(this.pack, this.manner);
    return html`<label class="field">
      <span>${t("party.difficulty")}</span>
      <select
        data-action="difficulty"
        ?disabled=${!this.host}
        @change=${(/** @type {any} */ event) => this.emit("party", mannerOf(this.pack, event.target.value))}
      >
        ${all.map(
          (one) =>
            html`<option value=${one.value} .selected=${live(one.value === chosen)}>
              ${t(one.key, one.level)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #variants() {
    const known = variantsOf(this.pack);
    if (!known.length) return nothing;
    const chosen = this.manner.variants;
    return html`<details class="variants">
      <summary>${t("party.variants", chosen.length)}</summary>
      <fieldset ?disabled=${!this.host}>
        <legend class="unseen">${t("party.variants", chosen.length)}</legend>
        ${known.map(
          (one) =>
            html`<label class="check">
              <input
                type="checkbox"
                data-variant=${one}
                .checked=${live(chosen.includes(one))}
                @change=${() => this.#variant(one)}
              />
              <span>${t(`variant.${one}`)}<small class="muted">${this.#explained(one)}</small></span>
            </label>`,
        )}
      </fieldset>
    </details>`;
  }

  /** What makes up for planning better is not the same in all games (LVL-11, LVL-12). @param {string} one */
  #explained(one) {
    const own = `variant.${one}-text.${this.pack?.solo}`;
    return t(has(own) ? own : `variant.${one}-text`);
  }

  /** @param {string} one */
  #variant(one) {
    const chosen = this.manner.variants;
    const variants = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    this.emit("party", { variants });
  }

  /** @param {any} event */
  #hand(event) {
    this.#edit("hand-editor", event.detail.seat);
  }

  /** @param {any} event */
  #items(event) {
    this.#edit("items-editor", event.detail.seat);
  }

  /** @param {string} editor @param {number} number */
  async #edit(editor, number) {
    const seat = this.seats.find((one) => one.seat === number);
    const element = /** @type {any} */ (this.querySelector(editor));
    const changed = seat && (await element.edit(this.pack, seat.hero, handFor(this.scenario)));
    if (changed) this.emit("hero", { seat: number, hero: { ...seat.hero, ...changed } });
  }
}
customElements.define("party-editor", PartyEditor);
