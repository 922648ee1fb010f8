// @ts-check
/** The first page of somebody who was given a code: who invites, to what, and what is free. */
import { html, nothing } from "lit";
import { invitation, packs } from "../api.js";
import { reason } from "../home/identity.js";
import { nameOf, t, usePack } from "../words.js";

/** @typedef {Wire.Invitation & {title: string, classes: string[]}} Invited with names that can be read */

/** What codes invite to, asked once for each. */
export class Invitations {
  /** @type {Map<string, {table?: Invited, why?: string}>} */ #known = new Map();
  #tell;

  /** @param {() => void} tell called when one is there */
  constructor(tell) {
    this.#tell = tell;
  }

  /** @param {string} code @returns {{table?: Invited, why?: string}} neither while it is on its way */
  of(code) {
    const known = this.#known.get(code);
    if (known) return known;
    this.#known.set(code, {});
    void this.#ask(code);
    return {};
  }

  /** @param {string} code */
  async #ask(code) {
    try {
      const [table, all] = await Promise.all([invitation(code), packs()]);
      void usePack(table.pack);
      const pack = all.find(({ id }) => id === table.pack);
      const named = (/** @type {any[]|undefined} */ things, /** @type {string} */ id) => things?.find((one) => one.id === id)?.name ?? id;
      this.#known.set(code, {
        table: { ...table, title: named(pack?.scenarios, table.scenario), classes: table.free.map((id) => named(pack?.classes, id)) },
      });
    } catch (problem) {
      this.#known.set(code, { why: reason(problem) });
    }
    this.#tell();
  }
}

/** @param {Invited} table @param {(name: string, plays: boolean) => void} join */
export function invited({ code, host, title, started, over, classes }, join) {
  const free = classes.map(nameOf).join(", ");
  const room = over ? t("join.over") : classes.length > 0 ? t("join.free", free, classes.length) : t("join.full");
  const plays = !started && classes.length > 0;
  const named = (/** @type {boolean} */ sits) => (/** @type {CustomEvent<string>} */ event) => join(event.detail, sits);
  return html`<div class="narrow">
    <h1>${t("join.title")}</h1>
    <p data-invited=${code}>${t(started ? "join.running" : "join.from", host, nameOf(title))} ${room}</p>
    <p class="muted">${t("join.name")}</p>
    <name-form .button=${plays ? t("join.do") : t("join.watch")} .other=${plays ? t("join.watch") : nothing}
      @named=${named(plays)} @other=${named(false)}></name-form>
  </div>`;
}
