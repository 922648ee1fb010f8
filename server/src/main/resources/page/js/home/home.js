// @ts-check
import { html, nothing } from "lit";
import { Page } from "../element.js";
import { invitation, me, openRecord, packs, server, signOut } from "../api.js";
import { icon } from "../icons.js";
import { addWords, ago, nameOf, t, usePack } from "../words.js";
import { boardArt } from "./art.js";
import { toast } from "../toast.js";
import { emblem } from "./emblems.js";
import { asSomebody, reason } from "./identity.js";
import words from "./words.js";

addWords(words);

/** Letters of the code that another device shows; a table's has fewer. */
const DEVICE_CODE = 9;

/** Tables shown at first; the others behind a button. */
const FEW = 3;

/** Where everybody begins: go on, begin anew, join, solve, look up. */
class HomePage extends Page {
  /** @type {any} */ #me;
  /** @type {any[]} */ #packs = [];
  #accounts = false;
  #all = false;
  #bad = "";

  connectedCallback() {
    super.connectedCallback();
    this.#load();
  }

  async #load() {
    try {
      this.#me = await me();
      for (const pack of new Set((this.#me?.tables ?? []).map((/** @type {any} */ table) => table.pack))) {
        usePack(/** @type {string} */ (pack));
      }
      this.requestUpdate();
      this.#accounts = (await server()).accounts;
      // The next click should find them there.
      this.#packs = await packs();
      this.requestUpdate();
    } catch {
      // The page works without: whatever is clicked next will say what is wrong.
    }
  }

  render() {
    const known = (this.#me?.tables ?? []).length > 0;
    return html`<div class=${known ? "home known" : "home"}>
      <section class="lead">
        <div class="stack">
          <h1>${t("home.lead")}</h1>
          <p class="text-lead">${t("home.text")}</p>
          <div class="row">
            <a class="button primary large" data-action="new-game" href="#/new"
              >${icon("play", { size: 22 })}${t("home.new")}</a
            >
          </div>
          ${this.#join()} ${this.#account()}
        </div>
        ${known ? this.#tables() : boardArt()}
      </section>
      <section class="tiles">
        ${this.#tile("puzzle", "star")} ${this.#tile("solve", "solver")} ${this.#tile("rules", "rules")} ${this.#tile("laboratory", "laboratory")} ${this.#record()} ${this.#tile("help", "keys")}
      </section>
    </div>`;
  }

  #join() {
    return html`<form class="join" @submit=${this.#submit}>
      <label class="field">
        <span>${t("home.join")}</span>
        <input
          name="code"
          data-action="code"
          aria-label=${t("home.code")}
          maxlength="12"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          placeholder="ABCD2345"
          aria-describedby=${this.#bad ? "code-bad" : nothing}
        />
      </label>
      <button data-action="join">${t("home.join-do")}</button>
      ${this.#bad ? html`<p id="code-bad" class="bad" role="alert">${this.#bad}</p>` : nothing}
    </form>`;
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const given = String(new FormData(form).get("code") ?? "").trim();
    // Somebody may well paste the whole link.
    const code = (given.split("/").pop()?.toUpperCase() ?? "").replace(/\s+/g, "");
    this.#bad = /^[A-Z0-9-]{3,16}$/.test(code) ? "" : t("home.code-bad");
    const plain = code.replaceAll("-", "");
    if (!this.#bad && plain.length === DEVICE_CODE) location.hash = `#/device/${plain}`;
    else if (!this.#bad) await this.#goTo(code);
    this.requestUpdate();
  }

  /** Whether there is such a table is known before anything else is asked. @param {string} code */
  async #goTo(code) {
    try {
      await invitation(code);
      location.hash = `#/table/${code}`;
    } catch (problem) {
      this.#bad = reason(problem);
    }
  }

  /** The browser's own button for files would speak the browser's language. */
  #record() {
    return html`<label class="card tile record">
      ${icon("log", { size: 30 })}
      <span><strong>${t("home.record")}</strong><span class="muted">${t("home.record-text")}</span></span>
      <input class="unseen" type="file" data-action="record" accept=".txt,text/plain" @change=${this.#open} />
    </label>`;
  }

  /** @param {Event} event */
  async #open(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    try {
      const text = await file.text();
      const { code } = await asSomebody(() => openRecord(text));
      location.hash = `#/table/${code}`;
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
    input.value = "";
  }

  #tables() {
    const tables = this.#me?.tables ?? [];
    // What can be gone on with comes first, whenever it was begun.
    const sorted = [...tables].sort((one, other) => Number(one.over) - Number(other.over));
    const shown = this.#all ? sorted : sorted.slice(0, FEW);
    const list = (/** @type {boolean} */ over) => shown.filter((table) => table.over === over);
    return html`<section class="continue" aria-labelledby=${list(false).length ? "continue" : "finished"}>
      ${this.#list("continue", list(false))} ${this.#list("finished", list(true))}
      ${
        shown.length < tables.length
          ? html`<button class="quiet" data-action="all-tables" @click=${this.#showAll}>
              ${t("home.more", tables.length)}
            </button>`
          : nothing
      }
      ${tables.length < FEW ? boardArt() : nothing}
    </section>`;
  }

  /** @param {"continue"|"finished"} id @param {any[]} tables */
  #list(id, tables) {
    if (tables.length === 0) return nothing;
    return html`<h2 id=${id}>${t(`home.${id}`)}</h2>
      <ul class="plain tables">
        ${tables.map((table) => html`<li>${this.#table(table)}</li>`)}
      </ul>`;
  }

  /** @param {any} table */
  #scenario(table) {
    const pack = this.#packs.find((one) => one.id === table.pack);
    const found = pack?.scenarios.find((/** @type {any} */ one) => one.id === table.scenario);
    return found?.name ?? table.title ?? "";
  }

  /** @param {any} table */
  #table(table) {
    const scenario = this.#scenario(table);
    const where = table.over
      ? t("home.over")
      : table.started
        ? t("home.round", table.round || 1)
        : t("home.gathering");
    return html`<a class="card game" data-table=${table.code} href="#/table/${table.code}">
      ${emblem(scenario)}
      <span class="text">
        <strong>${nameOf(scenario)}</strong>
        <span class="muted small">${where} · ${t("home.begun", ago(table.when))}</span>
      </span>
      ${table.yourTurn && !table.over ? html`<span class="tag asked">${t("home.turn")}</span>` : nothing}
    </a>`;
  }

  #showAll() {
    this.#all = true;
    this.requestUpdate();
  }

  /** @param {string} place @param {string} sign */
  #tile(place, sign) {
    return html`<a class="card tile" data-action=${place} href="#/${place}">
      ${icon(sign, { size: 30 })}
      <span><strong>${t(`home.${place}`)}</strong><span class="muted">${t(`home.${place}-text`)}</span></span>
    </a>`;
  }

  #account() {
    if (!this.#accounts) return nothing;
    const name = this.#me?.name;
    return html`<div class="row small">
      ${
        this.#me?.account
          ? html`<span>${t("account.as", name)}</span>
              <button class="quiet" data-action="sign-out" @click=${this.#signOut}>
                ${t("account.out")}
              </button>`
          : html`${name ? html`<span class="muted">${t("account.guest", name)}</span>` : nothing}
              <button data-action="sign-in" @click=${this.#signIn}>
                ${icon("person", { size: 18 })}${t("account.do")}
              </button>`
      }
    </div>`;
  }

  async #signIn() {
    const { askAccount } = await import("./account-dialog.js");
    if (await askAccount()) await this.#load();
  }

  async #signOut() {
    await signOut();
    this.#me = undefined;
    this.requestUpdate();
  }
}
customElements.define("home-page", HomePage);
