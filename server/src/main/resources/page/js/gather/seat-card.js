// @ts-check
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PageElement } from "../element.js";
import { nameOf, t } from "../words.js";
import { icon } from "../icons.js";
import { classesFor, entryOf, givenName, goldOf, price, suggestedHero, suggestedItems } from "./party.js";
import { classToken } from "./token.js";
import { absence } from "./absence.js";
import { keptFor, presence } from "./people.js";
import { learn, strengthName, strengths } from "./strength.js";

/** @typedef {import("./party.js").Seat} Seat */
/** @typedef {import("./party.js").Hero} Hero */

/**
 * One place at the table before the start. Says `hero` ({seat, hero}) and `seat` ({seat, act, to or brain});
 * `hand` and `items` ({seat}) ask for the editors.
 */
class SeatCard extends PageElement {
  static properties = {
    seat: { attribute: false },
    pack: { attribute: false },
    scenario: { attribute: false },
    taken: { attribute: false },
    you: { attribute: false },
    host: { type: Boolean },
    people: { attribute: false },
    link: { attribute: false },
    all: { state: true },
  };

  constructor() {
    super();
    /** @type {Seat} */ this.seat = { seat: 0, hero: { class: "" }, kind: "FREE" };
    /** @type {any} */ this.pack = undefined;
    /** @type {any} */ this.scenario = undefined;
    /** @type {string[]} classes of the other seats */ this.taken = [];
    /** @type {number|undefined} the person who looks; nobody yet while a game is planned */
    this.you = undefined;
    this.host = false;
    /** @type {{person: number, name: string}[]} who else could take the seat */ this.people = [];
    /** @type {import("../link.js").TableLink|undefined} the table, once there is one */ this.link = undefined;
    /** @type {import("./absence.js").Sure|undefined} */ this.sure = undefined;
    /** Whether classes are shown that a campaign keeps for later. */
    this.all = false;
  }

  connectedCallback() {
    super.connectedCallback();
    learn(() => this.requestUpdate());
  }

  get mine() {
    return this.seat.kind === "PERSON" && this.seat.person === this.you;
  }

  /** Whoever sits here chooses; for an empty or automatic seat the host does. */
  get editable() {
    return this.mine || (this.host && this.seat.kind !== "PERSON");
  }

  render() {
    const { seat, hero } = { seat: this.seat.seat, hero: this.seat.hero ?? { class: "" } };
    const entry = entryOf(this.pack, hero);
    const english = entry?.name ?? hero.class;
    const given = givenName(hero);
    return html`<section class="card seat" data-seat=${seat} aria-label=${t("seat.label", seat + 1)}>
      <header>
        ${classToken(english, 56)}
        <div>
          <h2>${given || nameOf(english)}</h2>
          <p class="muted small">
            ${given ? `${nameOf(english)} · ` : ""}${t("seat.numbers", entry?.hitPoints ?? 0, entry?.handSize ?? 0)}
          </p>
        </div>
      </header>
      ${this.editable ? this.#choices(hero, english) : nothing} ${this.#player()}
    </section>`;
  }

  /** @param {Hero} hero @param {string} english */
  #choices(hero, english) {
    const items = this.#items(hero);
    const hand = hero.cards?.length ? t("seat.hand-own") : t("seat.hand-usual");
    const gold = goldOf(this.pack);
    const suggested = suggestedItems(this.pack, hero.class);
    const names = items.map(({ name }) => nameOf(name)).join(", ");
    const bought =
      items.length === 0
        ? t("seat.items-none", gold)
        : items.length === suggested.length && items.every(({ name }) => suggested.includes(name))
          ? t("seat.items-suggested", names)
          : t("seat.items", items.length, gold - price(items));
    return html`${this.#classes(hero)}
      <label class="field name">
        <span>${t("seat.name")}</span>
        <input
          data-action="hero-name"
          maxlength="30"
          autocomplete="off"
          .value=${givenName(hero)}
          placeholder=${nameOf(english)}
          @change=${(/** @type {any} */ event) => this.#hero({ name: event.target.value.trim() || undefined })}
        />
      </label>
      <div class="equip">
        <button data-action="hand" @click=${() => this.emit("hand", { seat: this.seat.seat })}>
          ${icon("hand", { size: 22 })}<span>${t("seat.hand")}<small>${hand}</small></span>
        </button>
        ${
          gold > 0
            ? html`<button data-action="items" @click=${() => this.emit("items", { seat: this.seat.seat })}>
                ${icon("gold", { size: 22 })}<span>${t("seat.equip")}<small>${bought}</small></span>
              </button>`
            : nothing
        }
      </div>`;
  }

  /** @param {Hero} hero */
  #classes(hero) {
    const group = `class-${this.seat.seat}`;
    /** @type {any[]} */ const classes = this.pack?.classes ?? [];
    const chosen = entryOf(this.pack, hero);
    const able = classesFor(this.pack, this.scenario);
    const shown = classes.filter((entry) => this.all || !entry.locked || entry === chosen);
    return html`<fieldset class="classes">
      <legend class="unseen">${t("seat.class")}</legend>
      ${shown.map((entry) => {
        const gone = this.taken.includes(entry.id) || !able.includes(entry);
        return html`<label title=${nameOf(entry.name)} class=${gone ? "gone" : ""}>
          <input
            type="radio"
            name=${group}
            value=${entry.id}
            aria-label=${nameOf(entry.name)}
            .checked=${live(entry === chosen)}
            ?disabled=${gone}
            @change=${() => this.emit("hero", { seat: this.seat.seat, hero: suggestedHero(this.pack, entry.id) })}
          />
          ${classToken(entry.name, 40)}
        </label>`;
      })}
      ${
        shown.length < classes.length
          ? html`<button type="button" class="quiet" data-action="all-classes" @click=${() => (this.all = true)}>
              ${t("seat.all-classes", classes.length - shown.length)}
            </button>`
          : nothing
      }
    </fieldset>`;
  }

  #player() {
    const options = this.#options();
    const { seat } = this.seat;
    const seated = this.link?.table?.seats.find((one) => one.seat === seat);
    const words = seated && [presence(this.link, seated), keptFor(seated, this.you)].filter(Boolean).join(" · ");
    return html`<label class="field player">
        <span>${t("seat.player")}</span>
        <select data-action="player" ?disabled=${options.length < 2} @change=${this.#chosen}>
          ${options.map(([value, text], index) => html`<option value=${value} .selected=${live(index === 0)}>${text}</option>`)}
        </select>
      </label>
      ${
        this.seat.kind === "FREE" && this.you && !this.host
          ? html`<button
              class="primary wide"
              data-action="sit"
              @click=${() => this.emit("seat", { seat, act: "sit" })}
            >
              ${icon("seat", { size: 20 })}${t("seat.sit")}
            </button>`
          : nothing
      }
      ${words ? html`<p class="muted small away">${words}</p>` : nothing}
      ${this.link && seated ? absence(this.link, this).seat(seated) : nothing}`;
  }

  /** @returns {[string, string][]} who could play, the one who does first */
  #options() {
    /** @type {[string, string][]} */
    const all = [];
    const { kind } = this.seat;
    if (kind === "FREE") all.push(["", t("seat.free")]);
    const plays = (/** @type {string|undefined} */ brain) => (brain ? t("brain.plays", strengthName(brain)) : t("seat.automatic"));
    if (kind === "AUTOMATIC") all.push(["", plays(this.seat.brain)]);
    if (kind === "PERSON") all.push(["", this.mine ? t("seat.you") : (this.seat.name ?? "?")]);
    if (kind !== "PERSON" && (this.host || kind === "FREE")) all.push(["sit", t("seat.you")]);
    if (this.mine) {
      for (const one of this.people) all.push([`give ${one.person}`, t("seat.give", one.name)]);
      all.push(["stand", t("seat.free")]);
    }
    if (this.mine || (this.host && kind !== "PERSON")) {
      for (const one of strengths()) if (kind !== "AUTOMATIC" || one !== this.seat.brain) all.push([`automatic ${one}`, plays(one)]);
    }
    return all;
  }

  /** @param {any} event */
  #chosen(event) {
    const [act, to] = event.target.value.split(" ");
    const { seat } = this.seat;
    if (act === "automatic") this.emit("seat", { seat, act, brain: to });
    else if (act) this.emit("seat", to ? { seat, act, to: Number(to) } : { seat, act });
  }

  /** @param {Hero} hero */
  #items(hero) {
    const all = this.pack?.items ?? [];
    return (hero.items ?? [])
      .map((name) => all.find((/** @type {any} */ one) => one.name === name))
      .filter(Boolean);
  }

  /** @param {Partial<Hero>} some */
  #hero(some) {
    this.emit("hero", { seat: this.seat.seat, hero: { ...this.seat.hero, ...some } });
  }
}
customElements.define("seat-card", SeatCard);
