// @ts-check
import { html, nothing } from "lit";
import { PageElement } from "../element.js";
import { addWords, nameOf, t, usePack } from "../words.js";
import words from "./words.js";
import deedWords from "./deed-words.js";
import keywordWords from "./keyword-words.js";
import matWords from "./mat-words.js";
import sideWords from "./side-words.js";
import terms from "./condition-words.js";
import harmWords from "./harm-words.js";
import adviceWords from "./advice-words.js";
import { TableState } from "./state.js";
import { topBar } from "./top.js";
import { orderStrip } from "./order.js";
import { promptBar } from "./prompt.js";
import { guide, point } from "../guide/guide.js";
import { hand, lensOf } from "./hand.js";
import { fitCards } from "./card.js";
import { side } from "./side.js";
import { lookAt, replayBar } from "./replay.js";
import { resultPanel } from "./result.js";
import { dialogs } from "./menu.js";
import { harmDialog } from "./harm.js";
import { key } from "./keys.js";
import { Newest } from "./newest.js";
import { KeywordTip } from "./keywords.js";
import "./board.js";

addWords(words);
addWords(deedWords);
addWords(keywordWords);
addWords(sideWords);
addWords(matWords);
addWords(terms);
addWords(harmWords);
addWords(adviceWords);

/** Milliseconds after which a sheet of styles that was put aside is in force again. */
const SETTLED = 120;

/** The table while a game runs. */
class PlayTable extends PageElement {
  static properties = { link: { attribute: false }, again: { attribute: false } };

  /** @type {TableState|undefined} */ #state;
  #keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
  /** @type {KeywordTip|undefined} */ #tip;
  /** What lies on cards is fitted anew when a phone is turned. */
  #resized = () => this.requestUpdate();
  #newest = new Newest();
  #fitted = "";
  #followed = "";
  #pulledFrom = 0;
  #focused = false;

  constructor() {
    super();
    /** @type {import("../link.js").TableLink} */ this.link = /** @type {any} */ (undefined);
    /** Whether the game is looked at from its beginning. */ this.again = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.#keys);
    this.#tip = new KeywordTip(this);
    addEventListener("resize", this.#resized);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#keys);
    this.#tip?.dispose();
    this.#newest.dispose();
    removeEventListener("resize", this.#resized);
    this.#state?.dispose();
    this.#state = undefined;
  }

  willUpdate() {
    if (!this.link || this.#state?.link === this.link) return;
    this.#state?.dispose();
    this.#state = new TableState(this.link);
    this.#state.addEventListener("change", () => this.requestUpdate());
    this.#state.addEventListener("seats", () => this.#seats());
    if (this.link.view?.pack) void usePack(this.link.view.pack);
    if (this.again) void lookAt(this.#state, 0);
  }

  render() {
    const state = this.#state;
    if (!state?.view) return nothing;
    const asked = state.prompts.length > 0;
    return html`<div class="table ${state.busy ? "busy" : ""} ${asked ? "my-turn" : ""} ${state.sent ? "sending" : ""}" data-n=${this.link.n}>
      ${topBar(state)} ${orderStrip(state)}
      <div class="stage">
        <play-board .state=${state}></play-board>
        ${replayBar(state)} ${resultPanel(state)}
      </div>
      <footer class="foot ${state.folded ? "folded" : ""} ${state.link.view?.over ? "over" : ""}">${guide(state)}${promptBar(state)}
        <button class="pull" data-action="pull" aria-expanded=${state.folded ? "false" : "true"} aria-label=${t(state.folded ? "play.pull" : "play.pull.down")}
          @click=${() => state.change({ fold: !state.folded })} @pointerdown=${this.#pullStart} @pointerup=${this.#pullEnd}><span></span></button>
        ${hand(state)}</footer>
      ${side(state)} ${lensOf(state)}
      ${dialogs(state, { leave: () => this.#leave(), seats: () => this.#seats() })} ${harmDialog(state)}
      <p class="unseen" aria-live="polite" data-live>${state.spoken}</p>
    </div>`;
  }

  /** What was focused goes when it is answered: whoever goes by keys goes on at the next prompt. */
  #keepFocus() {
    const now = document.activeElement;
    const lost = this.#focused && (now === document.body || now === null);
    if (lost) /** @type {HTMLElement|null} */ (this.querySelector(".prompt"))?.focus({ preventScroll: true });
    this.#focused = this.contains(document.activeElement);
  }

  updated() {
    this.#keepFocus();
    const dialog = /** @type {HTMLDialogElement|null} */ (this.querySelector("dialog.play-dialog"));
    if (dialog && !dialog.open) dialog.showModal();
    this.#scroll();
    this.#follow();
    this.#placeLens();
    this.#fit();
    const state = this.#state;
    if (state?.view) point(state, this);
    if (state?.view) document.title = `${state.prompts.length > 0 ? "● " : ""}${nameOf(state.view.scenario)} · ${t("app.name")}`;
  }

  /** @param {PointerEvent} event */
  #pullStart(event) {
    this.#pulledFrom = event.clientY;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** The sheet follows a pull up or down; a mere tap is a click. @param {PointerEvent} event */
  #pullEnd(event) {
    const pulled = event.clientY - this.#pulledFrom;
    const fold = pulled > 0;
    if (Math.abs(pulled) > 12 && this.#state && this.#state.folded !== fold) this.#state.change({ fold });
    if (Math.abs(pulled) > 12) event.currentTarget?.addEventListener("click", (e) => e.stopImmediatePropagation(), { once: true, capture: true });
  }

  /** Above the card that it shows, inside the window. */
  #placeLens() {
    const place = /** @type {HTMLElement|null} */ (this.querySelector(".lens"));
    const at = this.#state?.lens;
    if (!place || !at) return;
    place.style.left = `${Math.max(8, Math.min(innerWidth - place.offsetWidth - 8, at.x - place.offsetWidth / 2))}px`;
    const foot = this.querySelector(".foot")?.getBoundingClientRect().top ?? innerHeight;
    place.style.top = `${Math.max(8, foot - place.offsetHeight - 8)}px`;
  }

  /** Words on cards are fitted anew when other cards lie there, or in another language or room. */
  #fit() {
    const faces = [...this.querySelectorAll(".acard .face")].map((face) => face.textContent).join();
    const now = `${innerWidth} ${innerHeight} ${this.querySelector(".hand .cards")?.clientHeight} ${faces}`;
    if (now === this.#fitted) return;
    this.#fitted = now;
    fitCards(this);
    // Once more with the sheet of styles, which may come after the words.
    setTimeout(() => fitCards(this), SETTLED);
  }

  /** Who acts, and the cards that are asked for, are in sight without a search. */
  #follow() {
    const state = this.#state;
    const now = `${state?.view?.acting} ${state?.view?.round} ${state?.prompt?.kind} ${state?.hero}`;
    if (now === this.#followed) return;
    this.#followed = now;
    const order = this.querySelector(".order");
    const acting = /** @type {HTMLElement|null} */ (order?.querySelector(".acting") ?? null);
    if (order && acting) order.scrollTo({ left: acting.offsetLeft - 12, top: acting.offsetTop - order.clientHeight / 2 });
    this.querySelector(".hand .cards")?.scrollTo({ left: 0 });
  }

  /** The newest entry is in sight; other panels begin at their top. */
  #scroll() {
    const state = this.#state;
    const body = this.querySelector(".panel-body");
    if (body && state) this.#newest.drawn(body, state.tab, state.tab === "log" || state.tab === "talk", state.sent);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.#state && key(event, this.#state, this)) event.preventDefault();
  }

  #leave() {
    this.#state?.change({ dialog: "" });
    this.emit("leave");
    location.hash = "#/";
  }

  async #seats() {
    this.#state?.change({ dialog: "" });
    await import("../gather/seats-dialog.js");
    const dialog = /** @type {any} */ (document.createElement("seats-dialog"));
    dialog.link = this.link;
    document.body.append(dialog);
    await dialog.open();
    dialog.remove();
  }
}
customElements.define("play-table", PlayTable);
