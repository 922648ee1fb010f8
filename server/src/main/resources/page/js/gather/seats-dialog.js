// @ts-check
import { html, nothing } from "lit";
import { AskingDialog } from "../dialog.js";
import { icon } from "../icons.js";
import { packs } from "../api.js";
import { addWords, nameOf, t } from "../words.js";
import { classToken } from "./token.js";
import { entryOf, givenName } from "./party.js";
import words from "./words.js";
import "./invite.js";

addWords(words);

/** Who sits where while a game runs: sit in, hand over, let it play by itself, leave. */
class SeatsDialog extends AskingDialog {
  static properties = { link: { attribute: false } };
  #again = () => this.requestUpdate();
  /** @type {any} */ #pack;

  constructor() {
    super();
    /** @type {import("../link.js").TableLink|undefined} */ this.link = undefined;
  }

  async open() {
    this.#pack = (await packs()).find((pack) => pack.id === this.link?.table?.pack);
    this.link?.addEventListener("change", this.#again);
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
    if (!table) return nothing;
    return html`<ul class="plain seat-list">
        ${table.seats.map((/** @type {any} */ seat) => this.#seat(table, seat))}
      </ul>
      ${
        table.watching?.length
          ? html`<p class="small watching">
              ${icon("spectator", { size: 18 })} ${t("gather.watching", table.watching.length)}
              ${table.watching.join(", ")}
            </p>`
          : nothing
      }
      <invite-panel .code=${table.code}></invite-panel>`;
  }

  /** @param {any} table @param {import("./party.js").Seat} seat */
  #seat(table, seat) {
    const mine = seat.kind === "PERSON" && seat.person === this.#you;
    const who = mine ? t("seats.you") : seat.kind === "PERSON" ? seat.name : t(`seats.${seat.kind}`);
    const away = seat.kind === "PERSON" && seat.here === false ? ` · ${t("seats.away")}` : "";
    const english = entryOf(this.#pack, seat.hero)?.name ?? seat.hero?.class ?? "";
    return html`<li data-seat=${seat.seat}>
      ${classToken(english, 40)}
      <p>
        <strong>${givenName(seat.hero) || nameOf(english)}</strong><small class="muted">${who}${away}</small>
      </p>
      <div class="row">${mine ? this.#mine(table, seat.seat) : this.#other(table, seat)}</div>
    </li>`;
  }

  /** @param {any} table @param {number} seat */
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
      <button data-action="automatic" @click=${() => this.#tell("automatic", { seat })}>
        ${t("seats.automatic")}
      </button>
      <button class="quiet" data-action="stand" @click=${() => this.#tell("stand", { seat })}>
        ${t("seats.stand")}
      </button>`;
  }

  /** @param {any} table @param {import("./party.js").Seat} seat */
  #other(table, seat) {
    const open = seat.kind === "FREE" || (seat.kind === "AUTOMATIC" && table.host === this.#you);
    return open
      ? html`<button class="primary" data-action="sit" @click=${() => this.#tell("sit", { seat: seat.seat })}>
          ${t("seats.sit")}
        </button>`
      : nothing;
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
