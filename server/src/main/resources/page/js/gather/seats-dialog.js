// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { icon } from "../icons.js";
import { packs } from "../api.js";
import { addWords, nameOf, t } from "../words.js";
import { classToken } from "./token.js";
import { entryOf, givenName } from "./party.js";
import { keptFor, presence } from "./people.js";
import { absence, byItself, renaming } from "./absence.js";
import { learn, strengthName } from "./strength.js";
import words from "./words.js";
import "./device.js";
import "./invite.js";

addWords(words);

/** Who sits where while a game runs: sit in, hand over, let it play by itself, leave; and what to do when somebody is away. */
class SeatsDialog extends AskingDialog {
  static properties = { link: { attribute: false } };
  #again = () => this.requestUpdate();
  /** @type {any} */ #pack;
  /** @type {import("./absence.js").Sure|undefined} what is to be done once it is said yes to */ sure;

  constructor() {
    super();
    /** @type {import("../link.js").TableLink|undefined} */ this.link = undefined;
  }

  async open() {
    this.#pack = (await packs()).find((pack) => pack.id === this.link?.table?.pack);
    this.link?.addEventListener("change", this.#again);
    learn(this.#again);
    return this.ask().finally(() => this.link?.removeEventListener("change", this.#again));
  }

  get #you() {
    return this.link?.me?.person;
  }

  heading() {
    return t("seats.title");
  }

  body() {
    const table = this.link?.table;
    if (!this.link || !table) return nothing;
    const absent = absence(this.link, this);
    return html`${absent.host}
      <ul class="plain seat-list">
        ${table.seats.map((seat) => this.#seat(table, seat, absent))}
      </ul>
      ${
        table.watching.length
          ? html`<p class="small watching">
              ${icon("spectator", { size: 18 })} ${t("gather.watching", table.watching.length)}
              ${table.watching.join(", ")}
            </p>`
          : nothing
      }
      <div class="stack">
        ${absent.patience} ${renaming()}
        <device-panel .code=${table.code}></device-panel>
        <invite-panel .code=${table.code}></invite-panel>
      </div>`;
  }

  /** @param {Wire.Table} table @param {Wire.Place} seat @param {ReturnType<typeof absence>} absent */
  #seat(table, seat, absent) {
    const mine = seat.kind === "PERSON" && seat.person === this.#you;
    const who = mine ? t("seats.you") : seat.kind === "PERSON" ? seat.name : t(`seats.${seat.kind}`);
    const words = [who, strengthName(seat.brain), presence(this.link, seat), keptFor(seat, this.#you)].filter(Boolean).join(" · ");
    const english = entryOf(this.#pack, seat.hero)?.name ?? seat.hero?.class ?? "";
    return html`<li data-seat=${seat.seat} class=${seat.here === false ? "away" : ""}>
      ${classToken(english, 40)}
      <p>
        <strong>${givenName(seat.hero) || nameOf(english)}</strong
        ><small class="muted">${seat.person === table.host ? icon("host", { size: 16 }) : nothing}${words}</small>
      </p>
      ${this.sure?.seat === seat.seat && this.sure.by === "ITSELF"
        ? byItself(/** @type {any} */ (this.link), this, seat)
        : html`<div class="row">${mine ? this.#mine(table, seat.seat) : this.#other(table, seat)}</div>
          ${absent.seat(seat)}`}
    </li>`;
  }

  /** @param {Wire.Table} table @param {number} seat */
  #mine(table, seat) {
    const others = new Map();
    for (const one of table.seats) {
      if (one.person && one.person !== this.#you) others.set(one.person, one.name);
    }
    return html`${[...others].map(
        ([to, name]) =>
          html`<button data-action="give" @click=${() => this.#tell("give", { seat, to })}>
            ${t("seats.give", name)}
          </button>`,
      )}
      <button data-action="automatic" @click=${() => this.#doubt(seat)}>${t("seats.automatic")}</button>
      <button class="quiet" data-action="stand" @click=${() => this.#tell("stand", { seat })}>
        ${t("seats.stand")}
      </button>`;
  }

  /** @param {Wire.Table} table @param {Wire.Place} seat */
  #other(table, seat) {
    const open = seat.kind === "FREE" || (seat.kind === "AUTOMATIC" && table.host === this.#you);
    const host = table.host === this.#you && seat.kind !== "PERSON";
    return html`${open && seat.keptFor?.person !== this.#you
      ? html`<button class="primary" data-action="sit" @click=${() => this.#tell("sit", { seat: seat.seat })}>
          ${t("seats.sit")}
        </button>`
      : nothing}
    ${host
      ? html`<button data-action="automatic" @click=${() => this.#doubt(seat.seat, seat.brain)}>
          ${t(seat.kind === "AUTOMATIC" ? "brain.other" : "seats.automatic")}
        </button>`
      : nothing}`;
  }

  /** How well it is to play is asked first. @param {number} seat @param {string} [brain] */
  #doubt(seat, brain) {
    this.sure = { seat, by: "ITSELF", brain };
    this.requestUpdate();
  }

  /** @param {string} act @param {object} fields */
  #tell(act, fields) {
    this.link?.tell(act, fields);
  }

  footer() {
    return html`<button class="primary" data-action="done" @click=${() => this.finish(true)}>
      ${t("do.close")}
    </button>`;
  }
}
customElements.define("seats-dialog", SeatsDialog);
