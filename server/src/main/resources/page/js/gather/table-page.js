// @ts-check
import { html } from "lit";
import { Page } from "../element.js";
import { me, person } from "../api.js";
import { TableLink } from "../link.js";
import { addWords, t, usePack } from "../words.js";
import { styles } from "../styles.js";
import { toast } from "../toast.js";
import { reason, somebody } from "../home/identity.js";
import { refusal } from "../home/refusals.js";
import { carryOut, playAt, sitDown, startsSoon } from "./plan.js";
import { newsText, refusedText } from "./people.js";
import { Invitations, invited } from "./invited.js";
import words from "./words.js";
import "./gathering.js";
import "./name-form.js";

addWords(words);

/** A table at its address: asks a newcomer's name, holds the line, shows gathering, then play. */
class TablePage extends Page {
  /** @type {TableLink|undefined} */ #link;
  #starting = false;
  #invitations = new Invitations(() => this.requestUpdate());
  /** @type {"no"|"loading"|"yes"|"failed"} whether the play area has been fetched */ #play = "no";

  get code() {
    return (this.path[0] ?? "").toUpperCase();
  }

  name() {
    return t("table.title", this.code);
  }

  willUpdate() {
    if (this.#link && this.#link.code !== this.code) this.#leave();
    if (!this.#link && this.isConnected && this.code && person()) this.#enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#leave();
  }

  async #enter() {
    this.#starting = startsSoon(this.code);
    const link = new TableLink(this.code, person()?.secret ?? "");
    this.#link = link;
    link.addEventListener("change", () => this.#changed(link));
    link.addEventListener("refused", (event) => this.#refused(event));
    link.addEventListener("news", (event) => this.#heard(newsText(/** @type {CustomEvent} */ (event).detail, link)));
    link.addEventListener("step", (event) => this.#stepped(link, /** @type {CustomEvent} */ (event).detail.step));
    link.addEventListener("bye", () => this.#turnedAway(link));
    link.open();
  }

  #leave() {
    this.#link?.close();
    this.#link = undefined;
    document.body.classList.remove("playing");
  }

  /** @param {TableLink} link */
  #changed(link) {
    if (link !== this.#link) return;
    if (link.table?.pack) usePack(link.table.pack);
    carryOut(link);
    sitDown(link);
    if (link.table?.started) this.#fetchPlay();
    this.requestUpdate();
  }

  /** A secret that nobody knows any more is given up; whoever it was is asked for a name again.
   * @param {TableLink} link */
  async #turnedAway(link) {
    if (link.table || (await me())) return;
    this.#leave();
    this.requestUpdate();
  }

  /** Something about the people, for all to read and hear. @param {string} text */
  #heard(text) {
    toast(text, { seconds: 8 });
  }

  /** @param {TableLink} link @param {Wire.Step} step */
  #stepped(link, step) {
    if (step.refused) this.#heard(refusedText(step.refused, link));
  }

  /** @param {Event} event */
  #refused(event) {
    this.#starting = false;
    const refusal = /** @type {CustomEvent<unknown>} */ (event).detail;
    if (!this.#link?.table?.started) toast(reason(refusal), { kind: "danger" });
  }

  async #fetchPlay() {
    if (this.#play === "loading" || this.#play === "yes") return;
    this.#play = "loading";
    try {
      await Promise.all([import("../table/table.js"), styles("table"), styles("guide")]);
      this.#play = "yes";
    } catch (problem) {
      console.error(problem);
      this.#play = "failed";
    }
    this.requestUpdate();
  }

  render() {
    const link = this.#link;
    if (!this.code) return html`<p class="lone">${t("table.none")}</p>`;
    if (!link) return this.#newcomer();
    if (link.bye) return this.#sorry(refusal(link.bye));
    if (!link.table) return this.#wait(link.state === "waiting" ? t("link.waiting") : t("link.connecting"));
    if (!link.table.started) {
      return this.#starting
        ? this.#wait(t("table.starting"))
        : html`<gather-table .link=${link}></gather-table>`;
    }
    if (this.#play === "failed") return this.#sorry(t("said.offline"));
    if (this.#play !== "yes" || !link.view) return this.#wait(t("table.starting"));
    return html`<play-table .link=${link} .again=${this.path[1] === "replay"}></play-table>`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    document.body.classList.toggle("playing", this.querySelector("play-table") !== null);
  }

  #newcomer() {
    const found = this.#invitations.of(this.code);
    if (found.why) return this.#sorry(found.why);
    if (!found.table) return this.#wait(t("said.loading"));
    return invited(found.table, (name, plays) => this.#join(name, plays));
  }

  /** @param {string} name @param {boolean} plays */
  async #join(name, plays) {
    try {
      await somebody(name);
      if (plays) playAt(this.code);
      this.requestUpdate();
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
  }

  /** @param {string} text */
  #wait(text) {
    return html`<div class="lone" role="status">
      <span class="spinner"></span>
      <p>${text}</p>
    </div>`;
  }

  /** @param {string} why */
  #sorry(why) {
    return html`<div class="narrow">
      <h1>${t("table.sorry")}</h1>
      <p class="notice danger">${why}</p>
      <p class="row">
        <button @click=${() => location.reload()}>${t("do.retry")}</button>
        <a class="button primary" href="#/">${t("nav.home")}</a>
      </p>
    </div>`;
  }
}
customElements.define("table-page", TablePage);
