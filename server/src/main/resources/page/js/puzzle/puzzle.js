// @ts-check
import { html, nothing } from "lit";
import { Page } from "../element.js";
import { request } from "../api.js";
import { icon } from "../icons.js";
import { addWords, nameOf, t, usePack } from "../words.js";
import { styles } from "../styles.js";
import { toast } from "../toast.js";
import { reason } from "../home/identity.js";
import { classToken } from "../gather/token.js";
import { aims, partText } from "./aim.js";
import { puzzleList } from "./list.js";
import { PuzzleLink } from "./puzzle-link.js";
import { dayOf, keepMark, marks, ofDay } from "./solved.js";
import words from "./words.js";

addWords(words);

/** One turn to be played well: that of the day, or any other; and the list of them all. */
class PuzzlePage extends Page {
  /** @type {Wire.PuzzleEntry[]|undefined} */ #all;
  /** @type {PuzzleLink|undefined} */ #link;
  #sought = "";
  #bad = "";
  #grade = "";

  get isList() {
    return this.path[0] === "all";
  }

  name() {
    return t(this.isList ? "puzzle.all" : this.path[0] ? "puzzle.title" : "puzzle.today");
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#fetch();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#leave();
  }

  #leave() {
    this.#link?.close();
    this.#link = undefined;
    document.body.classList.remove("playing");
  }

  async #fetch() {
    try {
      this.#all = (await request("GET", "/api/puzzles")).puzzles;
      for (const pack of new Set(this.#all?.map((one) => one.pack))) void usePack(pack);
    } catch (problem) {
      this.#bad = reason(problem);
    }
    this.requestUpdate();
  }

  willUpdate() {
    if (this.isList) {
      this.#leave();
      this.#sought = "";
    } else if (this.#all) {
      const wanted = this.path[0] || ofDay(this.#all, dayOf(new Date()))?.id || "";
      if (wanted !== this.#sought) void this.#open(wanted);
    }
  }

  /** @param {string} id */
  async #open(id) {
    this.#sought = id;
    this.#bad = id ? "" : t("puzzle.none");
    this.#leave();
    if (!id) return;
    const link = new PuzzleLink(id);
    try {
      await Promise.all([link.begin(), import("../table/table.js"), styles("table"), styles("cards"), styles("guide")]);
      if (this.#sought !== id || !this.isConnected) return;
      void usePack(link.moment.puzzle.pack);
      link.addEventListener("change", () => this.#changed(link));
      this.#link = link;
    } catch (problem) {
      if (this.#sought === id) this.#skip(id, problem);
    }
    this.requestUpdate();
  }

  /** A puzzle that no longer holds gives its day to the next one. @param {string} id @param {unknown} problem */
  #skip(id, problem) {
    const all = this.#all ?? [];
    const at = all.findIndex((one) => one.id === id);
    if (this.path[0] || at < 0 || all.length < 2) {
      this.#bad = reason(problem);
      return;
    }
    all.splice(at, 1);
    this.#sought = "";
  }

  /** @param {PuzzleLink} link */
  #changed(link) {
    if (link !== this.#link) return;
    const { over, missing } = link.moment;
    if (over && missing.length === 0 && !link.showing) keepMark(link.id, "solved");
    this.requestUpdate();
  }

  render() {
    if (this.#bad) return this.#sorry();
    if (this.isList && this.#all) {
      return puzzleList(this.#all, this.#grade, (grade) => {
        this.#grade = grade;
        this.requestUpdate();
      });
    }
    const link = this.#link;
    if (!link?.view) return html`<div class="lone" role="status"><span class="spinner"></span><p>${t("said.loading")}</p></div>`;
    return html`<div class="puzzle">${this.#bar(link)}<play-table .link=${link}></play-table></div>`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    document.body.classList.toggle("playing", this.querySelector("play-table") !== null);
  }

  /** @param {PuzzleLink} link */
  #bar(link) {
    const { moment } = link;
    const { puzzle } = moment;
    const view = /** @type {Wire.View} */ (link.view);
    const solved = moment.over && moment.missing.length === 0;
    return html`<section class="puzzle-bar" aria-label=${this.name()} data-puzzle=${puzzle.id} data-over=${moment.over} data-solved=${solved}>
      <a class="button quiet icon-only" href="#/" aria-label=${t("nav.home")} title=${t("nav.home")}>${icon("home", { size: 20 })}</a>
      <span class="who">${classToken(puzzle.hero, 40)}</span>
      <div class="asks">
        <p class="title"><strong>${this.name()}</strong> <span class="tag grade ${puzzle.grade.toLowerCase()}">${t(`puzzle.grade.${puzzle.grade}`)}</span>
          <span class="spare">${nameOf(puzzle.hero)} · ${nameOf(puzzle.title)}</span></p>
        ${aims(puzzle.aim, view, moment.over ? moment.missing : undefined)}
      </div>
      ${this.#verdict(link, solved)}
      <div class="go">${this.#ways(link, solved)}</div>
      <div class="signs">${this.#signs(link)}</div>
    </section>`;
  }

  /** @param {PuzzleLink} link @param {boolean} solved */
  #verdict(link, solved) {
    const { moment, showing } = link;
    const missing = moment.missing.map((i) => partText(moment.puzzle.aim[i], link.view)).join(", ");
    const [text, more] = showing
      ? [t("puzzle.showing", showing.at, showing.of)]
      : !moment.over
        ? []
        : solved
          ? [t("puzzle.solved"), t("puzzle.rare", moment.reached, moment.turns)]
          : [t("puzzle.notyet"), t("puzzle.missing", missing)];
    return html`<p class="verdict ${showing ? "" : solved ? "good" : "bad"}" role="status" data-verdict>${text ?? nothing}${more ? html` <span class="more">${more}</span>` : nothing}</p>`;
  }

  /** What to do next. @param {PuzzleLink} link @param {boolean} solved */
  #ways(link, solved) {
    const { showing } = link;
    const more = showing && showing.at < showing.of;
    return html`${more ? html`<button class="primary" data-action="next-step" @click=${() => this.#try(() => link.next())}>${icon("step")} ${t("puzzle.next")}</button>` : nothing}
      ${solved && !more ? html`<a class="button primary" data-action="another" href="#/puzzle/${this.#another(link)}">${icon("forward")} ${t("puzzle.another")}</a>` : nothing}
      ${link.tried > 0 ? html`<button class=${link.moment.over && !solved ? "primary" : ""} data-action="again" aria-label=${t("puzzle.again")} title=${t("puzzle.again")} @click=${() => link.again()}>${icon("undo")} <span>${t("puzzle.again")}</span></button>` : nothing}`;
  }

  /** @param {PuzzleLink} link */
  #signs(link) {
    return html`${link.showing ? nothing : html`<button class="quiet" data-action="solution" aria-label=${t("puzzle.solution")} title=${t("puzzle.solution")} @click=${() => this.#solution(link)}>${icon("hint")} <span>${t("puzzle.solution")}</span></button>`}
      <button class="quiet icon-only" data-action="share" aria-label=${t("puzzle.share")} title=${t("puzzle.share")} @click=${() => this.#share(link)}>${icon("share", { size: 20 })}</button>
      <a class="button quiet icon-only" data-action="all-puzzles" href="#/puzzle/all" aria-label=${t("puzzle.all")} title=${t("puzzle.all")}>${icon("list", { size: 20 })}</a>`;
  }

  /** @param {() => Promise<void>} work */
  async #try(work) {
    try {
      await work();
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
    this.requestUpdate();
  }

  /** @param {PuzzleLink} link */
  #solution(link) {
    keepMark(link.id, "shown");
    void this.#try(() => link.show());
  }

  /** One that is still to be solved, the next in the book. @param {PuzzleLink} link */
  #another(link) {
    const all = this.#all ?? [];
    const known = marks();
    const at = all.findIndex((one) => one.id === link.id);
    const rest = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    return (rest.find((one) => !known[one.id]) ?? rest[0])?.id ?? "all";
  }

  /** @param {PuzzleLink} link */
  async #share(link) {
    const url = `${location.origin}/#/puzzle/${link.id}`;
    if ("share" in navigator) return void navigator.share({ title: t("puzzle.title"), url }).catch(() => undefined);
    try {
      await /** @type {Navigator} */ (navigator).clipboard.writeText(url);
      toast(t("said.copied"), { kind: "ok" });
    } catch {
      // Without https the clipboard is closed: the address itself is the link then.
      location.hash = `#/puzzle/${link.id}`;
      toast(t("puzzle.address"), { kind: "ok" });
    }
  }

  #sorry() {
    return html`<div class="narrow">
      <h1>${t("puzzle.title")}</h1>
      <p class="notice danger" role="alert">${this.#bad}</p>
      <p class="row"><a class="button" href="#/puzzle/all">${t("puzzle.all")}</a> <a class="button primary" href="#/">${t("nav.home")}</a></p>
    </div>`;
  }
}
customElements.define("puzzle-page", PuzzlePage);
