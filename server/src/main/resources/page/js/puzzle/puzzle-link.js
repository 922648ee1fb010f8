// @ts-check
/** A puzzle as the table knows a line to a server: all that was chosen is sent with every question, nothing is kept there. */
import { Refusal, request } from "../api.js";
import { TableLink } from "../link.js";

/** @typedef {{made: string[], moment: Wire.PuzzleMoment, views: Wire.View[]}} Moment what one command has led to */

/** Events beyond those of a table: none; `change` also tells that the turn is over. */
export class PuzzleLink extends TableLink {
  alone = true;
  /** @type {Moment[]} the position, then what each command led to */ #course = [];
  /** @type {string[]|undefined} the solution, while it is shown */ #solution;
  #waiting = false;

  /** @param {string} id of the puzzle */
  constructor(id) {
    super(id, "");
    this.id = id;
  }

  /** Fetches the position. @returns {Promise<void>} fails with a Refusal */
  async begin() {
    const moment = await this.#get("", []);
    this.#course = [{ made: moment.made, moment, views: moment.steps.map(() => moment.view) }];
    this.me = { everything: false, courtesies: [] };
    this.state = "open";
    this.#show();
  }

  /** What the server says about it now. @returns {Wire.PuzzleMoment} */
  get moment() {
    return this.#course[this.#course.length - 1].moment;
  }

  /** How many choices have been made that can be taken back. */
  get tried() {
    return this.#course.length - 1;
  }

  /** How far the solution has been shown, and how long it is. @returns {{at: number, of: number}|undefined} */
  get showing() {
    return this.#solution && { at: this.tried, of: this.#solution.length };
  }

  open() {}

  close() {
    this.state = "closed";
  }

  get busy() {
    return this.#waiting;
  }

  sync() {}

  tell() {
    return false;
  }

  /** @param {number} _seat @param {string|Wire.Choice} choice @returns {Promise<{n: number}>} */
  async choose(_seat, choice) {
    if (typeof choice !== "string" && choice.kind === "undo") return this.#undo();
    this.#solution = undefined;
    return this.#play([...this.#last.made, typeof choice === "string" ? choice : written(choice)], false);
  }

  /** Everything is taken back. */
  again() {
    this.#solution = undefined;
    this.#course.length = 1;
    this.#tellUndone();
  }

  /** Begins to show a turn that solves it. */
  async show() {
    const { choices } = await request("GET", `/api/puzzles/${this.id}/solution`);
    this.#course.length = 1;
    this.#solution = choices;
    this.#tellUndone();
  }

  /** The next choice of the solution. */
  async next() {
    const solution = this.#solution;
    if (!solution || this.#waiting || this.tried >= solution.length) return;
    await this.#play(solution.slice(0, this.tried + 1), true);
  }

  /**
   * @template {keyof Wire.Answers} K
   * @param {K} kind @param {any} [fields]
   * @returns {Promise<Wire.Answers[K]>}
   */
  async ask(kind, fields = {}) {
    return /** @type {any} */ (await this.#answer(kind, fields));
  }

  /** @param {string} kind @param {any} fields */
  #answer(kind, fields) {
    switch (kind) {
      case "moves":
        return this.#get("/moves", this.#last.made);
      case "preview":
        return this.#get("/preview", this.#last.made, { choice: fields.choice });
      case "look":
        return { step: fields.step, view: this.#last.views[fields.step] ?? this.view };
      case "log":
        return { steps: this.log };
      case "why":
        return { rule: this.log[fields.step]?.events[fields.event]?.event.rule ?? "" };
      default:
        throw new Refusal("offline");
    }
  }

  /** @returns {Moment} */
  get #last() {
    return this.#course[this.#course.length - 1];
  }

  /** @param {string} what @param {string[]} choices @param {Record<string, string>} [more] */
  #get(what, choices, more = {}) {
    const query = new URLSearchParams({ ...more, ...(choices.length > 0 ? { choices: choices.join(";") } : {}) });
    return request("GET", `/api/puzzles/${encodeURIComponent(this.id)}${what}?${query}`);
  }

  /** @param {string[]} choices @param {boolean} plain whether nothing is answered by itself */
  async #play(choices, plain) {
    this.#waiting = true;
    try {
      const moment = await this.#get("", choices, plain ? { plain: "1" } : {});
      const before = this.#last;
      const views = [...before.views];
      while (views.length < moment.steps.length) views.push(moment.view);
      this.#course.push({ made: moment.made, moment, views });
      const events = moment.steps.slice(before.views.length).flatMap((/** @type {Wire.LogStep} */ step) => step.events);
      this.#show();
      this.#say("step", { step: { n: this.n, seat: moment.seat, events }, before: before.moment.view, after: moment.view });
      this.#say("change", undefined);
      return { n: this.n };
    } catch (problem) {
      this.#say("refused", problem);
      throw problem;
    } finally {
      this.#waiting = false;
    }
  }

  async #undo() {
    if (this.#course.length > 1) this.#course.pop();
    this.#tellUndone();
    return { n: this.n };
  }

  #tellUndone() {
    const before = this.view;
    this.#show();
    this.#say("step", { step: { n: this.n, undo: true, events: [] }, before, after: this.view });
    this.#say("change", undefined);
  }

  #show() {
    const { moment } = this.#last;
    this.n++;
    this.kept = moment.steps.length - 1;
    this.view = moment.view;
    this.log = moment.steps;
  }

  /** @param {string} name @param {unknown} detail */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** A choice that is no option of its own, as records write it. @param {Wire.Choice} choice */
function written(choice) {
  if (choice.kind === "along") return `along ${choice.path.map(({ q, r }) => `(${q},${r})`).join(" ")}`;
  return choice.kind === "decline" ? "no" : "yes";
}
