// @ts-check
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PageElement } from "../element.js";
import { packs } from "../api.js";
import { nameOf, t } from "../words.js";
import { icon } from "../icons.js";
import { classesFor, entryOf, missing, partyOf, wish } from "./party.js";
import { scenarioPanel } from "./scenario-panel.js";
import { absence, renaming } from "./absence.js";
import "./device.js";
import "./invite.js";
import "./party-editor.js";

/** A table before the start: invite, sit down, choose, begin. */
class GatherTable extends PageElement {
  static properties = { link: { attribute: false } };
  /** @type {any} */ #pack;
  /** @type {import("./absence.js").Sure|undefined} */ sure;

  constructor() {
    super();
    /** @type {import("../link.js").TableLink|undefined} */ this.link = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.link?.addEventListener("change", this.#again);
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.link?.removeEventListener("change", this.#again);
  }

  get #you() {
    return this.link?.me?.person;
  }

  #again = () => this.requestUpdate();

  async #load() {
    const all = await packs();
    this.#pack = all.find((pack) => pack.id === this.link?.table?.pack) ?? all[0];
    this.requestUpdate();
  }

  render() {
    const table = this.link?.table;
    if (!table || !this.#pack) return nothing;
    const host = table.host === this.#you;
    const scenario = this.#scenario(table);
    return html`<div class="setup gathering ${host ? "" : "guest"}">
      <div class="about">
        ${host ? nothing : this.#free(table)}
        <invite-panel .code=${table.code} .guest=${!host}></invite-panel>
        ${this.#people(table)} <device-panel .code=${table.code}></device-panel> ${scenarioPanel(scenario)} ${host ? this.#scenarios(scenario) : nothing}
      </div>
      <div class="party">
        <party-editor
          .pack=${this.#pack}
          .scenario=${scenario}
          .seats=${table.seats}
          .manner=${{ difficulty: table.difficulty, level: table.level, variants: table.variants }}
          .you=${this.#you}
          .host=${host}
          .people=${this.#others(table)}
          .link=${this.link}
          @party=${(/** @type {any} */ event) => this.#plan(event.detail)}
          @hero=${this.#hero}
          @seat=${this.#seat}
        ></party-editor>
        ${this.#foot(table, host)}
      </div>
    </div>`;
  }

  /** @param {any} table */
  #scenario(table) {
    return this.#pack.scenarios.find((/** @type {any} */ one) =>
      [one.id, one.name, String(one.number)].includes(String(table.scenario)),
    );
  }

  /** What somebody who has come to play looks for first. @param {Wire.Table} table */
  #free(table) {
    const free = table.seats.filter(({ kind }) => kind === "FREE");
    if (free.length === 0 || table.seats.some(({ person }) => person === this.#you)) return nothing;
    return html`<section class="panel stack free-seats">
      <h2>${t("gather.free")}</h2>
      <p class="muted">${t("gather.free-text")}</p>
      ${free.map(({ seat, hero }) => {
        const name = nameOf(entryOf(this.#pack, hero)?.name ?? hero.class);
        return html`<button class="primary wide" data-free=${seat} @click=${() => this.link?.tell("sit", { seat })}>${icon("seat", { size: 20 })}${t("gather.sit", name)}</button>`;
      })}
    </section>`;
  }

  /** @param {any} now */
  #scenarios(now) {
    return html`<label class="field scenario-choice">
      <span>${t("gather.scenario")}</span>
      <select
        data-action="scenario"
        @change=${(/** @type {any} */ event) => this.#plan({ scenario: event.target.value })}
      >
        ${this.#pack.scenarios.map(
          (/** @type {any} */ one) =>
            html`<option value=${one.id} .selected=${live(one === now)}>
              ${one.number ? `${one.number} · ` : ""}${nameOf(one.name)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  /** @param {any} table */
  #others(table) {
    const found = new Map();
    for (const seat of table.seats) {
      if (seat.person && seat.person !== this.#you) found.set(seat.person, seat.name);
    }
    return [...found].map(([person, name]) => ({ person, name }));
  }

  /** @param {any} table */
  #people(table) {
    const watching = table.watching ?? [];
    const absent = this.link && absence(this.link, this);
    return html`<section class="panel stack people">
      <h2>${t("gather.you")}</h2>
      ${renaming()} ${absent?.host} ${absent?.patience}
      ${
        watching.length
          ? html`<p class="small">
              ${icon("spectator", { size: 18 })} ${t("gather.watching", watching.length)}
              ${watching.join(", ")}
            </p>`
          : nothing
      }
    </section>`;
  }

  /** @param {any} table @param {boolean} host */
  #foot(table, host) {
    const why = missing(table.seats);
    const waits = why ? t(why) : host ? "" : t("start.host");
    return html`<footer class=${host ? "go" : "go waiting"}>
      <p class="muted" role="status">${waits}</p>
      ${
        host
          ? html`<button
              class="primary large"
              data-action="start"
              ?disabled=${why !== "" || !this.link?.connected}
              @click=${() => this.link?.tell("start")}
            >
              ${icon("play", { size: 22 })}${t("start.do")}
            </button>`
          : nothing
      }
    </footer>`;
  }

  /** What is to be played, as a whole. @param {{size?: number, scenario?: string}} some */
  #plan({ size, ...some }) {
    const table = this.link?.table;
    if (!table) return;
    const { pack, scenario, difficulty, level, variants, seats } = table;
    const classes = classesFor(this.#pack, this.#scenario(table));
    const party = partyOf(classes, size ?? seats.length, seats, this.#pack);
    const plan = {
      pack,
      scenario,
      difficulty,
      level,
      variants,
      heroes: party.map((seat) => wish(seat.hero)),
      ...some,
    };
    this.link?.tell("party", { plan });
  }

  /** @param {any} event */
  #hero(event) {
    this.link?.tell("hero", { seat: event.detail.seat, hero: wish(event.detail.hero) });
  }

  /** @param {any} event */
  #seat(event) {
    const { act, ...fields } = event.detail;
    this.link?.tell(act, fields);
  }
}
customElements.define("gather-table", GatherTable);
