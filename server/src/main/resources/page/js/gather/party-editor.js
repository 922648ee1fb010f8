// @ts-check
import { html } from "lit";
import { PageElement } from "../element.js";
import { t } from "../words.js";
import { FEWEST, MOST } from "./party.js";
import "./seat-card.js";
import "./hand-editor.js";
import "./items-editor.js";

/**
 * The party before the start: how many, how hard, who. It decides nothing itself; it says `party`
 * ({size} or {level}), `hero` and `seat`, and whoever holds it (a plan or a table) takes it from there.
 */
class PartyEditor extends PageElement {
  static properties = {
    pack: { attribute: false },
    seats: { attribute: false },
    level: { type: Number },
    you: { attribute: false },
    host: { type: Boolean },
    people: { attribute: false },
  };

  constructor() {
    super();
    /** @type {any} */ this.pack = undefined;
    /** @type {import("./party.js").Seat[]} */ this.seats = [];
    this.level = 1;
    /** @type {string|undefined} */ this.you = undefined;
    this.host = false;
    /** @type {{person: string, name: string}[]} */ this.people = [];
  }

  render() {
    return html`<div class="knobs">${this.#size()} ${this.#level()}</div>
      <div class="seats" @hand=${this.#hand} @items=${this.#items}>
        ${this.seats.map((seat) => {
          const others = this.seats.filter((one) => one !== seat);
          return html`<seat-card
            .seat=${seat}
            .pack=${this.pack}
            .taken=${others.map((one) => one.hero?.class)}
            .you=${this.you}
            .host=${this.host}
            .people=${this.people}
          ></seat-card>`;
        })}
      </div>
      <hand-editor></hand-editor>
      <items-editor></items-editor>`;
  }

  #size() {
    const sizes = [];
    for (let size = FEWEST; size <= MOST; size++) sizes.push(size);
    return html`<fieldset ?disabled=${!this.host}>
      <legend>${t("party.size")}</legend>
      <div class="segments">
        ${sizes.map(
          (size) => html`<label>
            <input
              type="radio"
              name="party-size"
              data-size=${size}
              .checked=${size === this.seats.length}
              @change=${() => this.emit("party", { size })}
            />${size}
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #level() {
    return html`<label class="field">
      <span>${t("party.level")}</span>
      <select
        data-action="level"
        ?disabled=${!this.host}
        @change=${(/** @type {any} */ event) => this.emit("party", { level: Number(event.target.value) })}
      >
        ${[0, 1, 2, 3, 4, 5, 6, 7].map((level) => {
          const word = level < 4 ? t(`party.level-${level}`) : t("party.level-more");
          return html`<option value=${level} .selected=${level === this.level}>${level} · ${word}</option>`;
        })}
      </select>
    </label>`;
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
    const changed = seat && (await element.edit(this.pack, seat.hero));
    if (changed) this.emit("hero", { seat: number, hero: { ...seat.hero, ...changed } });
  }
}
customElements.define("party-editor", PartyEditor);
