// @ts-check
import { html, nothing } from "lit";
import { Page } from "../element.js";
import { brokenPacks, createTable, freshPacks } from "../api.js";
import { icon } from "../icons.js";
import { addWords, nameOf, t, textOf, usePack } from "../words.js";
import { toast } from "../toast.js";
import { classesFor, missing, partyOf, wish } from "../gather/party.js";
import { planFor } from "../gather/plan.js";
import { scenarioPanel } from "../gather/scenario-panel.js";
import gatherWords from "../gather/words.js";
import { guideAt, isWanted, noMore } from "../guide/choice.js";
import { emblem } from "./emblems.js";
import { asSomebody, reason } from "./identity.js";
import words from "./words.js";
import "../gather/party-editor.js";

addWords(words);
addWords(gatherWords);

/** New game: the scenarios, then the set-up of one with a party already in it. */
class NewGamePage extends Page {
  /** @type {any[]|undefined} */ #packs;
  /** @type {{id: string, name: string, message: string, file: string, line: number}[]} */ #broken = [];
  /** @type {import("../gather/party.js").Seat[]} */ #seats = [];
  /** @type {import("../gather/party.js").Manner} */
  #manner = { variants: [] };
  #for = "";
  #problem = "";
  #busy = false;
  #guide = isWanted();

  connectedCallback() {
    super.connectedCallback();
    this.#load();
  }

  async #load() {
    try {
      [this.#packs, this.#broken] = await Promise.all([freshPacks(), brokenPacks()]);
      for (const pack of this.#packs) usePack(pack.id);
      this.#problem = "";
    } catch {
      this.#problem = "said.offline";
    }
    this.requestUpdate();
  }

  get #pack() {
    return this.#packs?.find((pack) => pack.id === this.path[0]);
  }

  get #scenario() {
    return this.#pack?.scenarios.find((/** @type {any} */ one) => one.id === this.path[1]);
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    // From the scenarios to the set-up of one is a new page for whoever looks or listens.
    if (!changed.get("path")) return;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  name() {
    return this.#scenario ? nameOf(this.#scenario.name) : t("new.title");
  }

  render() {
    if (this.#problem) return this.#sorry();
    if (!this.#packs) return html`<p class="lone" role="status">${t("said.loading")}</p>`;
    return this.#scenario ? this.#setUp() : this.#choose(this.#packs);
  }

  #sorry() {
    return html`<div class="narrow">
      <p class="notice danger" role="alert">${t(this.#problem)}</p>
      <button @click=${this.#load}>${t("do.retry")}</button>
    </div>`;
  }

  /** @param {any[]} all */
  #choose(all) {
    return html`<div class="choose">
      <h1>${t("new.title")}</h1>
      ${all.map(
        (pack) =>
          html`<section aria-label=${nameOf(pack.name)}>
            ${all.length > 1 ? html`<h2>${nameOf(pack.name)}</h2>` : nothing}
            <ul class="plain scenarios">
              ${pack.scenarios.map((/** @type {any} */ one) => html`<li>${this.#card(pack, one)}</li>`)}
            </ul>
          </section>`,
      )}
      ${this.#broken.map(
        (pack) =>
          html`<p class="notice danger broken" data-broken=${pack.id}>
            ${t("new.broken", pack.name, pack.message, pack.line ? `${pack.file}:${pack.line}` : pack.file)}
          </p>`,
      )}
    </div>`;
  }

  /** @param {any} pack @param {any} one */
  #card(pack, one) {
    return html`<a
      class="card scenario"
      data-scenario=${one.number ?? one.id}
      href="#/new/${pack.id}/${encodeURIComponent(one.id)}"
    >
      ${emblem(one.name)}
      ${one.number ? html`<span class="number" aria-hidden="true">${one.number}</span>` : nothing}
      <span class="text">
        <strong>${nameOf(one.name)}</strong>
        <span class="intro">${textOf(one.name, "introduction", one.introduction)}</span>
      </span>
    </a>`;
  }

  #setUp() {
    const pack = this.#pack;
    if (this.#for !== pack.id) {
      // Another game has other classes, and other words for how hard it is.
      this.#for = pack.id;
      this.#seats = [];
      this.#manner = { variants: [] };
    }
    const classes = classesFor(pack, this.#scenario);
    if (this.#seats.some(({ hero }) => !classes.some(({ id }) => id === hero.class))) this.#seats = [];
    if (this.#seats.length === 0) this.#seats = partyOf(classes, pack.fewest ?? 2, [], pack);
    const why = missing(this.#seats);
    return html`<div class="setup">
      <div class="about">
        <a class="button quiet back" href="#/new">${icon("back", { size: 20 })}${t("new.all")}</a>
        ${scenarioPanel(this.#scenario)}
      </div>
      <div class="party">
        <party-editor
          .pack=${pack}
          .scenario=${this.#scenario}
          .seats=${this.#seats}
          .manner=${this.#manner}
          .host=${true}
          @party=${this.#party}
          @hero=${this.#hero}
          @seat=${this.#seat}
        ></party-editor>
        <footer class="go">
          ${this.#isFirst ? this.#guideChoice() : nothing}
          <p class="muted" role="status">${why && why !== "start.free" ? t(why) : ""}</p>
          <button
            class=${why === "start.free" ? "primary large" : "large"}
            data-action="friends"
            ?disabled=${this.#busy}
            @click=${() => this.#create(false)}
          >
            ${icon("people", { size: 22 })}${t("start.friends")}
          </button>
          <button
            class="primary large"
            data-action="start"
            ?disabled=${why !== "" || this.#busy}
            @click=${() => this.#create(true)}
          >
            ${icon("play", { size: 22 })}${t("start.do")}
          </button>
        </footer>
      </div>
    </div>`;
  }

  /** A first game can be explained. */
  get #isFirst() {
    return this.#scenario === this.#pack?.scenarios[0];
  }

  #guideChoice() {
    return html`<label class="row guide-choice">
      <input type="checkbox" data-action="guide" .checked=${this.#guide}
        @change=${(/** @type {any} */ event) => (this.#guide = event.target.checked)}
      />${t("new.guide")}
    </label>`;
  }

  /** @param {any} event */
  #party(event) {
    const { size, ...manner } = event.detail;
    if (size) this.#seats = partyOf(classesFor(this.#pack, this.#scenario), size, this.#seats, this.#pack);
    this.#manner = { ...this.#manner, ...manner };
    this.requestUpdate();
  }

  /** @param {any} event */
  #hero(event) {
    this.#change(event.detail.seat, { hero: event.detail.hero });
  }

  /** @param {any} event */
  #seat(event) {
    const kind = /** @type {const} */ ({ sit: "PERSON", stand: "FREE", automatic: "AUTOMATIC" });
    const act = /** @type {keyof typeof kind} */ (event.detail.act);
    this.#change(event.detail.seat, { kind: kind[act], brain: event.detail.brain });
  }

  /** @param {number} number @param {Partial<import("../gather/party.js").Seat>} some */
  #change(number, some) {
    this.#seats = this.#seats.map((seat) => (seat.seat === number ? { ...seat, ...some } : seat));
    this.requestUpdate();
  }

  /** @param {boolean} start */
  async #create(start) {
    this.#busy = true;
    this.requestUpdate();
    try {
      const heroes = this.#seats.map((seat) => wish(seat.hero));
      const what = { pack: this.#pack.id, scenario: this.#scenario.id };
      const { code } = await asSomebody(() => createTable({ ...what, heroes, ...this.#manner }));
      if (this.#isFirst && this.#guide) guideAt(code);
      else if (this.#isFirst) noMore();
      planFor(code, { seats: this.#seats, start });
      location.hash = `#/table/${code}`;
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
    this.#busy = false;
    this.requestUpdate();
  }
}
customElements.define("new-game-page", NewGamePage);
