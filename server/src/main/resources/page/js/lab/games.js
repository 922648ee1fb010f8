// @ts-check
/** The games one by one, each to be watched at a table. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PageElement } from "../element.js";
import { icon } from "../icons.js";
import { language, t } from "../words.js";
import { toast } from "../toast.js";
import { reason } from "../home/identity.js";
import { sideNames } from "./sides.js";
import { openGame } from "./study.js";

/** Games that are shown at first. */
const FEW = 12;

/** @type {Record<string, (game: Wire.LabPlayed) => boolean>} */
const KINDS = {
  all: () => true,
  won: ({ game }) => game.won,
  lost: ({ game }) => !game.won,
  differ: ({ game, other }) => other !== undefined && game.won !== other.won,
};

/** @param {string} word */
const capital = (word) => word.charAt(0).toLocaleUpperCase(language()) + word.slice(1);

class LabGames extends PageElement {
  static properties = { study: { attribute: false } };

  #kind = "all";
  #all = false;
  #busy = false;

  constructor() {
    super();
    /** @type {Wire.LabStudy|undefined} */ this.study = undefined;
  }

  render() {
    const { study } = this;
    if (!study) return nothing;
    const compared = study.asked.compare !== undefined;
    const found = study.played.filter(KINDS[this.#kind]);
    const shown = this.#all ? found : found.slice(0, FEW);
    return html`<section class="panel" aria-labelledby="lab-games">
      <h2 id="lab-games">${t("lab.watch-all")}</h2>
      <p class="small muted">${t("lab.watch-text")}</p>
      ${this.#segments(compared)}
      ${
        found.length === 0
          ? html`<p>${t("lab.none-such")}</p>`
          : html`<div class="wide-table" tabindex="0" role="region" aria-labelledby="lab-games">${this.#table(study, shown)}</div>`
      }
      ${shown.length < found.length ? html`<button class="quiet" data-action="all-games" @click=${this.#showAll}>${t("lab.more", found.length)}</button>` : nothing}
    </section>`;
  }

  /** @param {boolean} compared */
  #segments(compared) {
    return html`<fieldset>
      <legend class="unseen">${t("lab.which")}</legend>
      <div class="segments">
        ${Object.keys(KINDS)
          .filter((one) => compared || one !== "differ")
          .map((one) => html`<label><input type="radio" name="lab-kind" data-kind=${one} .checked=${live(one === this.#kind)} @change=${() => this.#show(one)} />${capital(t(`lab.${one}`))}</label>`)}
      </div>
    </fieldset>`;
  }

  /** @param {Wire.LabStudy} study @param {Wire.LabPlayed[]} games */
  #table({ asked }, games) {
    const names = asked.compare ? sideNames(asked) : undefined;
    return html`<table data-result="games">
      <thead>
        ${names ? html`<tr><td></td>${names.map((name) => html`<th scope="colgroup" colspan="3">${name}</th>`)}</tr>` : nothing}
        <tr><th scope="col" class="n">${t("lab.one-seed")}</th>${(names ?? [""]).map(
          () => html`<th scope="col" class="how"><span>${t("lab.result")}</span></th><th scope="col" class="n">${t("lab.rounds")}</th><td></td>`,
        )}</tr>
      </thead>
      <tbody>
        ${games.map(
          ({ seed, game, other }) => html`<tr data-seed=${seed}><th scope="row" class="n">${seed}</th>
            ${this.#ending(seed, game, "")} ${other ? this.#ending(seed, other, names?.[1] ?? "") : nothing}</tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** @param {number} seed @param {Wire.LabEnding} ending @param {string} other the name of the other side, if it is that */
  #ending(seed, { won, rounds }, other) {
    return html`<td><span class=${won ? "ending won" : "ending lost"}>${icon(won ? "star" : "kill", { size: 16 })}<span>${t(won ? "lab.won" : "lab.lost")}</span></span></td>
      <td class="n">${rounds}</td>
      <td><button class="quiet" data-action=${other ? "watch-other" : "watch"} ?disabled=${this.#busy} aria-label=${other ? t("lab.watch-other", String(seed), other) : t("lab.watch-seed", String(seed))}
        @click=${() => this.#watch(seed, other !== "")}>${icon("spectator", { size: 18 })}<span>${t("lab.watch")}</span></button></td>`;
  }

  /** @param {string} kind */
  #show(kind) {
    this.#kind = kind;
    this.requestUpdate();
  }

  #showAll() {
    this.#all = true;
    this.requestUpdate();
  }

  /** @param {number} seed @param {boolean} other */
  async #watch(seed, other) {
    this.#busy = true;
    this.requestUpdate();
    try {
      const { code } = await openGame(seed, other);
      location.hash = `#/table/${code}/replay`;
    } catch (problem) {
      toast(reason(problem), { kind: "danger" });
    }
    this.#busy = false;
    this.requestUpdate();
  }
}
customElements.define("lab-games", LabGames);
