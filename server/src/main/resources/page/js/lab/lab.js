// @ts-check
import { html, nothing } from "lit";
import { Page } from "../element.js";
import { freshPacks } from "../api.js";
import { icon } from "../icons.js";
import { addWords, nameOf, t, usePack } from "../words.js";
import { toast } from "../toast.js";
import { asSomebody, reason } from "../home/identity.js";
import gatherWords from "../gather/words.js";
import peopleWords from "../gather/people-words.js";
import { learn, strengths, usualStrength } from "../gather/strength.js";
import { asked, draftOf, firstDraft } from "./draft.js";
import { setUp } from "./form.js";
import { falls, heroes, overview, rounds } from "./results.js";
import { manner } from "./sides.js";
import { begin, bench, download, isGoing, stop } from "./study.js";
import words from "./words.js";
import "./games.js";
import "./halves.js";

addWords(gatherWords);
addWords(peopleWords);
addWords(words);

/** Milliseconds between two looks at what goes on. */
const SOON = 1000;
const LATER = 5000;

/** The laboratory: what is to be played, how far it is, and what came out so far. */
class LabPage extends Page {
  /** @type {any[]|undefined} */ #packs;
  /** @type {Wire.LabBench|undefined} */ #bench;
  /** @type {import("./draft.js").Draft|undefined} */ #draft;
  /** @type {ReturnType<typeof setTimeout>|undefined} */ #next;
  #problem = "";
  #busy = false;
  /** Whether something else is about to be asked while results are shown. */ #anew = false;

  connectedCallback() {
    super.connectedCallback();
    learn(() => this.requestUpdate());
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#next);
  }

  name() {
    return t("lab.title");
  }

  async #load() {
    try {
      this.#packs = await freshPacks();
      for (const pack of this.#packs) usePack(pack.id);
    } catch (problem) {
      this.#problem = reason(problem);
    }
    await this.#look();
  }

  get #study() {
    return this.#bench?.study;
  }

  /** Asks how far it is, and again while there is more to come. */
  async #look() {
    clearTimeout(this.#next);
    try {
      this.#told(await bench());
    } catch (problem) {
      this.#problem = reason(problem);
      this.#again(LATER);
    }
    this.requestUpdate();
  }

  /** @param {Wire.LabBench} found */
  #told(found) {
    this.#bench = found;
    this.#problem = "";
    this.#again(document.hidden ? LATER : SOON);
  }

  /** @param {number} pause */
  #again(pause) {
    clearTimeout(this.#next);
    if (this.isConnected && (this.#problem || isGoing(this.#study))) this.#next = setTimeout(() => this.#look(), pause);
  }

  render() {
    if (!this.#packs || !this.#bench || strengths().length === 0) {
      return this.#problem ? html`<p class="lone notice danger" role="alert">${this.#problem}</p>` : html`<p class="lone" role="status">${t("said.loading")}</p>`;
    }
    const study = this.#study;
    const going = isGoing(study);
    return html`<div class="lab" data-going=${going}>
      <header>
        <h1>${t("lab.title")}</h1>
        <p class="muted">${t("lab.lead")}</p>
      </header>
      ${this.#problem ? html`<p class="notice danger" role="alert">${this.#problem}</p>` : nothing}
      ${this.#asking(this.#packs, this.#bench, going)}
      ${study ? html`<div class="results">${this.#progress(study)} ${study.results.games > 0 ? this.#results(study) : nothing}</div>` : nothing}
    </div>`;
  }

  /** @param {any[]} all @param {Wire.LabBench} there @param {boolean} going */
  #asking(all, there, going) {
    const study = this.#study;
    this.#draft ??= study ? draftOf(all, study.asked) : firstDraft(all, usualStrength());
    const form = setUp({
      packs: all,
      draft: this.#draft,
      bench: there,
      busy: this.#busy || going,
      change: (draft) => {
        this.#draft = draft;
        this.requestUpdate();
      },
      begin: () => this.#begin(),
    });
    return html`<details class="panel asking" ?open=${!study || this.#anew} @toggle=${this.#toggled}>
      <summary><h2>${t(study ? "lab.change" : "lab.setup")}</h2></summary>
      ${form}
    </details>`;
  }

  /** @param {any} event */
  #toggled(event) {
    if (this.#study) this.#anew = event.target.open;
  }

  /** @param {Wire.LabStudy} study */
  #progress(study) {
    const going = isGoing(study);
    const pack = this.#packs?.find(({ id }) => id === study.asked.plan.pack);
    const scenario = pack?.scenarios.find((/** @type {any} */ one) => one.id === study.asked.plan.scenario);
    const left = study.done ? (study.seconds / study.done) * (study.games - study.done) : 0;
    const soon = left < 60 ? t("lab.left-soon") : t("lab.left", Math.round(left / 60));
    return html`<section class="panel progress" tabindex="-1" aria-label=${t("lab.progress")} data-phase=${study.phase}>
      <h2>${nameOf(scenario?.name ?? study.asked.plan.scenario)}</h2>
      <p class="small muted">${manner(study, pack)}</p>
      <p role="status">${t(`lab.phase.${study.phase}`, study.phase === "WAITING" ? study.ahead : study.done, String(study.failed ?? ""))}</p>
      ${
        going
          ? html`<progress max=${study.games} .value=${study.done} aria-label=${t("lab.progress")}></progress>
              <div class="row">
                <span>${t("lab.done", study.done, study.games)}${study.phase === "RUNNING" && study.done > 1 ? ` · ${soon}` : ""}</span>
                <button class="push" data-action="stop" @click=${this.#stop}>${icon("close", { size: 18 })}${t("lab.stop")}</button>
              </div>`
          : nothing
      }
      ${study.phase === "RUNNING" && study.results.games === 0 ? html`<p class="muted small">${t("lab.first")}</p>` : nothing}
    </section>`;
  }

  /** @param {Wire.LabStudy} study */
  #results(study) {
    return html`<div class="top">${overview(study)} ${rounds(study.results)}</div>
      ${heroes(study)} ${falls(study.results)}
      <lab-halves .results=${study.results}></lab-halves>
      <lab-games .study=${study}></lab-games>
      <section class="panel" aria-labelledby="lab-download">
        <h2 id="lab-download">${t("lab.download")}</h2>
        <div class="row">
          <button data-action="html" @click=${() => this.#download("html")}>${icon("level", { size: 18 })}${t("lab.html")}</button>
          <button data-action="json" @click=${() => this.#download("json")}>${icon("copy", { size: 18 })}${t("lab.json")}</button>
        </div>
      </section>`;
  }

  async #begin() {
    if (!this.#packs || !this.#draft) return;
    const ask = asked(this.#packs, this.#draft);
    this.#anew = false;
    await this.#act(() => asSomebody(() => begin(ask)));
  }

  #stop() {
    return this.#act(stop);
  }

  /** @param {() => Promise<Wire.LabBench>} work */
  async #act(work) {
    this.#busy = true;
    this.requestUpdate();
    try {
      this.#told(await work());
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
    this.#busy = false;
    this.requestUpdate();
    // What was pressed is gone: whoever goes by keys goes on where it is told how far it is.
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector(".progress"))?.focus({ preventScroll: true });
  }

  /** @param {"html"|"json"} kind */
  async #download(kind) {
    try {
      await download(kind);
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
  }
}
customElements.define("lab-page", LabPage);
