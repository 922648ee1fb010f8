// @ts-check
import { html, nothing } from "lit";
import { solve } from "../api.js";
import { Page } from "../element.js";
import { icon } from "../icons.js";
import { said } from "../rules/rule-text.js";
import { toast } from "../toast.js";
import { addWords, t } from "../words.js";
import "./board.js";
import { Drawing, TOOLS } from "./drawing.js";
import { examples } from "./examples.js";
import { ruler } from "./fields.js";
import { monsterPanel } from "./monster-panel.js";
import { figurePanel, hint, palette } from "./palette.js";
import {
  RULESETS,
  actingOf,
  emptyPosition,
  fromAnswer,
  isEnemy,
  resized,
  toCase,
} from "./position.js";
import { outcomeList, reasons, sentence } from "./results.js";
import { decode, encode } from "./share.js";
import words from "./words.js";

addWords(words);

const PAUSE = 140;
/** Where keys write or choose, and so do nothing else. */
const TYPING = "input:not([type=radio], [type=checkbox]), select, textarea, dialog";
const PANES = ["draw", "monster", "outcomes"];

/** Draw a position, see every legal turn of the monster and why. */
class SolvePage extends Page {
  static properties = {
    ...Page.properties,
    changes: { state: true },
    answer: { state: true },
    failed: { state: true },
    at: { state: true },
    judgement: { state: true },
    all: { state: true },
    pane: { state: true },
    behind: { state: true },
  };

  constructor() {
    super();
    this.drawing = new Drawing(examples()[0].position);
    this.changes = 0;
    /** @type {import("./position.js").Answer|undefined} */
    this.answer = undefined;
    this.failed = "";
    this.at = 0;
    /** @type {import("./position.js").Judgement|undefined} */
    this.judgement = undefined;
    this.all = false;
    this.pane = "draw";
    /** Whether the answer is that of an older drawing. */
    this.behind = true;
    this.#listen();
  }

  /** @type {number|undefined} */ #timer;
  #asked = 0;
  #address = "";
  #key = (/** @type {KeyboardEvent} */ event) => this.#keys(event);

  name() {
    return t("solve.name");
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.#key);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#key);
    clearTimeout(this.#timer);
  }

  #listen() {
    this.drawing.addEventListener("change", (event) => {
      this.changes++;
      if (/** @type {CustomEvent} */ (event).detail.drawn) this.#changed();
    });
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has("path")) return;
    const shared = this.path[0] ?? "";
    if (shared === this.#address && this.answer) return;
    if (shared) {
      const position = decode(shared);
      if (!position) toast(t("solve.broken"), { kind: "danger" });
      this.drawing = new Drawing(position ?? emptyPosition());
      this.#listen();
    }
    this.#solve();
  }

  #changed() {
    this.judgement = undefined;
    this.behind = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#address = encode(this.drawing.position);
      history.replaceState(null, "", `#/solve/${this.#address}`);
      this.#solve();
    }, PAUSE);
  }

  async #solve() {
    const asked = ++this.#asked;
    const { position } = this.drawing;
    this.failed = "";
    if (!actingOf(position) || !position.figures.some(isEnemy)) {
      this.answer = undefined;
      this.behind = false;
      return;
    }
    try {
      const answer = await solve(toCase(position));
      if (asked !== this.#asked) return;
      this.answer = fromAnswer(answer);
      this.at = 0;
      this.judgement = undefined;
    } catch (refused) {
      if (asked !== this.#asked) return;
      this.answer = undefined;
      this.failed = said(refused);
    }
    this.behind = false;
  }

  render() {
    const { drawing, answer } = this;
    return html`<div class="solve-page" data-pane=${this.pane} aria-busy=${this.behind}>
      <header class="solve-head">
        <h1>${t("solve.name")}</h1>
        <p class="muted">${t("solve.lead")}</p>
        <button class="primary" data-action="share" @click=${this.#share}>
          ${icon("link")} <span>${t("solve.share")}</span>
        </button>
      </header>
      ${this.#toolbar()}
      <div class="place"><solve-board .drawing=${drawing} .shown=${this.changes} .answer=${answer}
        .outcome=${answer?.outcomes[this.at]} .judgement=${this.judgement}></solve-board>
        ${this.#rulers()}</div>
      ${this.#summary()}
      <div class="pane-switch segments" role="group">
        ${PANES.map(
          (pane) => html`<label data-pane-tab=${pane}>
            <input type="radio" name="pane" .checked=${pane === this.pane} @change=${() => (this.pane = pane)}>
            ${t(`solve.pane.${pane}`)}
          </label>`,
        )}
      </div>
      <div class="left">
        <section class="draw-pane" aria-label=${t("solve.pane.draw")}>
          ${palette(drawing)} ${hint(drawing)} ${figurePanel(drawing)}
        </section>
        ${monsterPanel(drawing)}
      </div>
      <div class="outcomes-pane">${this.#outcomes()}</div>
    </div>`;
  }

  #toolbar() {
    const { drawing } = this;
    return html`<div class="solve-bar" role="toolbar" aria-label=${t("solve.name")}>
      ${this.#tool("undo", () => drawing.undo(), !drawing.canUndo)}
      ${this.#tool("redo", () => drawing.redo(), !drawing.canRedo)}
      ${this.#tool("clear", () => this.#clear(), false, "trash")}
      <label>
        <span class="unseen">${t("solve.examples")}</span>
        <select data-action="examples" @change=${this.#example}>
          <option value="" selected>${t("solve.examples")}</option>
          ${examples().map((each, i) => html`<option value=${i}>${t(`solve.example.${each.name}`)}</option>`)}
        </select>
      </label>
      <label>
        <span class="unseen">${t("solve.ruleset")}</span>
        <select data-field="ruleset" @change=${(/** @type {Event} */ event) =>
          drawing.set({ ...drawing.position, ruleset: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${RULESETS.map(
            (id) => html`<option value=${id} .selected=${id === drawing.position.ruleset}>${t(`solve.ruleset.${id}`)}</option>`,
          )}
        </select>
      </label>
    </div>`;
  }

  /** @param {string} name @param {() => void} act @param {boolean} off @param {string} [sign] */
  #tool(name, act, off, sign = name) {
    return html`<button data-action=${name} ?disabled=${off} aria-label=${t(`solve.${name}`)} title=${t(`solve.${name}`)}
      class="icon-only" @click=${act}>${icon(sign)}</button>`;
  }

  /** How large the map is, at the map. */
  #rulers() {
    const { position } = this.drawing;
    const { width, height } = position;
    return html`<div class="rulers">
      ${ruler("width", "columns", width, (n) => this.drawing.set(resized(position, n, height)))}
      ${ruler("height", "rows", height, (n) => this.drawing.set(resized(position, width, n)))}
    </div>`;
  }

  /** What it does, in one line under the board. */
  #summary() {
    const { answer } = this;
    const outcome = answer?.outcomes[this.at];
    const many = (answer?.outcomes.length ?? 0) > 1;
    return html`<div class="summary" role="status">
      ${many ? this.#step("left", -1, "solve.outcome.previous") : nothing}
      <p>
        ${many ? html`<span class="tag">${this.at + 1} / ${answer?.outcomes.length}</span>` : nothing}
        ${answer && outcome ? sentence(this.drawing.position, answer.outcomes, outcome) : this.#missing()}
      </p>
      ${many ? this.#step("right", 1, "solve.outcome.next") : nothing}
    </div>`;
  }

  /** @param {string} sign @param {number} by @param {string} word */
  #step(sign, by, word) {
    return html`<button class="icon-only" data-step=${by} aria-label=${t(word)} title=${t(word)} @click=${() => this.#go(by)}>
      ${icon(sign)}
    </button>`;
  }

  /** @param {number} by */
  #go(by) {
    const count = this.answer?.outcomes.length ?? 0;
    if (count === 0) return;
    this.at = (this.at + by + count) % count;
    this.judgement = undefined;
  }

  #missing() {
    if (this.failed) return `${t("solve.refused")}: ${this.failed}`;
    const { position } = this.drawing;
    if (position.figures.length === 0) return t("solve.idle");
    if (!actingOf(position)) return t("solve.no-acting");
    return position.figures.some(isEnemy) ? t("solve.busy") : t("solve.no-enemy");
  }

  #outcomes() {
    const { answer, drawing } = this;
    const { position } = drawing;
    return html`<section aria-labelledby="solve-outcomes">
        <h2 id="solve-outcomes">${t("solve.outcomes")}</h2>
        ${this.failed ? html`<p class="notice danger" role="alert">${t("solve.refused")}: ${this.failed}</p>` : nothing}
        ${answer
          ? outcomeList({
              position,
              answer,
              at: this.judgement ? -1 : this.at,
              choose: (at) => {
                this.at = at;
                this.judgement = undefined;
              },
            })
          : html`<p class="muted">${this.failed ? "" : this.#missing()}</p>`}
      </section>
      ${answer
        ? reasons({
            position,
            answer,
            shown: this.judgement,
            all: this.all,
            choose: (judgement) => (this.judgement = judgement),
            showAll: (all) => (this.all = all),
          })
        : nothing}`;
  }

  #clear() {
    const { width, height, ruleset } = this.drawing.position;
    this.drawing.select(undefined);
    this.drawing.set({ ...emptyPosition(width, height), ruleset });
    this.drawing.tool = "acting";
  }

  /** @param {Event} event */
  #example(event) {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const chosen = examples()[Number(select.value)];
    if (select.value !== "" && chosen) {
      this.drawing.select(undefined);
      this.drawing.set(chosen.position);
    }
    select.value = "";
  }

  async #share() {
    const link = `${location.origin}${location.pathname}#/solve/${encode(this.drawing.position)}`;
    history.replaceState(null, "", link);
    try {
      await navigator.clipboard.writeText(link);
      toast(t("solve.shared"), { kind: "ok" });
    } catch {
      toast(link, { seconds: 20 });
    }
  }

  /** @param {KeyboardEvent} event */
  #keys(event) {
    const typing = event.target instanceof Element && event.target.closest(TYPING);
    if (event.defaultPrevented || typing) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const digit = Number(event.key);
    if (key === "z" && command) event.shiftKey ? this.drawing.redo() : this.drawing.undo();
    else if (key === "y" && command) this.drawing.redo();
    else if (command || event.altKey) return;
    else if (key === "u") event.shiftKey ? this.drawing.redo() : this.drawing.undo();
    else if (key === "escape") this.#back();
    else if (key === "n" || (key === " " && event.target === document.body)) this.#go(1);
    else if (key === "p") this.#go(-1);
    else if (key === "y") this.#why();
    else if (key === "/") location.hash = "#/rules";
    else if (digit >= 1 && digit <= 9) this.drawing.tool = TOOLS[digit - 1];
    else return;
    event.preventDefault();
  }

  /** From a reason to the outcome, from a tool to the pointer. */
  #back() {
    if (this.judgement) this.judgement = undefined;
    else this.drawing.tool = "select";
  }

  /** Through the reasons one by one. */
  #why() {
    const steps = this.answer?.why.filter((step) => this.all || step.dropped.length > 0) ?? [];
    this.pane = "outcomes";
    this.judgement = steps[this.judgement ? steps.indexOf(this.judgement) + 1 : 0];
  }
}
customElements.define("solve-page", SolvePage);
