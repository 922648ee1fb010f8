// @ts-check
/** The game at the table as this person has it: what is shown, what is asked, what was answered. */
import { toast } from "../toast.js";
import { refusal as refusalSaid } from "../home/refusals.js";
import { onLanguage, say, t } from "../words.js";
import { keyOf } from "../hex.js";
import { answersOf, heroOf } from "./answers.js";
import { askMoves } from "./asking.js";
import { Player } from "./player.js";
import { sentence } from "./deed-lines.js";
import { play as sound } from "./sound.js";

/** @typedef {import("../hex.js").Hex} Hex */
/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {{choice: Wire.Choice, token?: string, harms?: Wire.Harm[]}} Chosen what would be chosen: an option, or a whole way */

/** Whether a hero drops out by it. @param {Wire.Event} event @param {Wire.View} view */
const falls = (event, view) => event.kind === "exhausted" || (event.kind === "died" && (view.figures[event.who]?.hero ?? -1) >= 0);

/** Events: `change` (anything), `hover` (only what lies under the pointer). */
export class Game extends EventTarget {
  player = new Player();
  /** The hero whose hand is shown, if the person has chosen one. */ chosenHero = -1;
  /** @type {Map<string, Wire.ReachSpot>|undefined} where a STEP prompt could lead */ reach = undefined;
  /** @type {Map<string, Wire.Preview|undefined>} answers to preview by token */ previews = new Map();
  /** @type {{step: number, view: Wire.View, playing: boolean}|undefined} */ replay = undefined;
  /** @type {{who: string, q: number, r: number, id: number}[]} */ pings = [];
  /** Whether a choice is on its way. */ sent = false;
  /** What the polite live region says. */ spoken = "";
  #pingId = 0;
  /** @type {Wire.Happened[]} heroes who dropped out and of whom all are to hear */ #fallen = [];
  /** The number of the state that the sent choice leads to. */ #until = Infinity;
  /** @type {Wire.Prompt|undefined} */ #asked = undefined;
  /** @type {Answers|undefined} */ #answers;
  #end = new AbortController();

  /** @param {import("../link.js").TableLink} link */
  constructor(link) {
    super();
    this.link = link;
    this.player.view = link.view;
    const { signal } = this;
    link.addEventListener("step", (e) => this.#step(/** @type {CustomEvent} */ (e).detail), { signal });
    link.addEventListener("change", () => this.#linkChanged(), { signal });
    link.addEventListener("refused", (e) => this.#refused(/** @type {CustomEvent} */ (e).detail), { signal });
    link.addEventListener("ping", (e) => this.#pinged(/** @type {CustomEvent} */ (e).detail), { signal });
    this.player.addEventListener("frame", () => this.#framed(), { signal });
    this.player.addEventListener("done", () => this.settled(), { signal });
    signal.addEventListener("abort", onLanguage(() => this.#sayAgain()));
  }

  /** Ends what is listened to. */
  get signal() {
    return this.#end.signal;
  }

  dispose() {
    this.#end.abort();
    this.replay = undefined;
    this.player.show(this.link.view);
  }

  /** What is on the screen: the moment looked back at, else what is being played. @returns {Wire.View} */
  get view() {
    return /** @type {Wire.View} */ (this.replay?.view ?? this.player.view ?? this.link.view);
  }

  get busy() {
    return this.player.busy;
  }

  /** Where the stored game no longer goes as it went. @returns {{n: number, seat: number, dropped: number}|undefined} */
  get changed() {
    return this.link.table?.changed;
  }

  /** Prompts that this person can answer now. @returns {Wire.Prompt[]} */
  get prompts() {
    if (this.busy || this.replay || this.changed) return [];
    return this.link.view?.prompts ?? [];
  }

  /** The prompt that is shown: of the hero in front, else the first. */
  get prompt() {
    const prompts = this.prompts;
    if (this.chosenHero >= 0) {
      const own = prompts.find((p) => heroOf(p, this.link.view) === this.chosenHero);
      if (own) return own;
    }
    return prompts.find((p) => p.kind === "UNDO") ?? prompts[0];
  }

  /** @returns {Answers} */
  get answers() {
    const prompt = this.prompt;
    if (this.#asked !== prompt || !this.#answers) {
      this.#asked = prompt;
      this.#answers = answersOf(prompt, this.link.view, this.link.me?.everything);
    }
    return this.#answers;
  }

  /** The hero whose cards are shown. @returns {number} its index, or -1 */
  get hero() {
    const heroes = this.view?.heroes ?? {};
    if (this.chosenHero >= 0 && heroes[this.chosenHero]) return this.chosenHero;
    const prompt = this.prompt;
    const asked = prompt ? heroOf(prompt, this.view) : -1;
    if (asked >= 0 && this.isMine(asked)) return asked;
    const acting = Object.keys(heroes).find((i) => heroes[i].figure === this.view.acting);
    if (acting !== undefined && this.isMine(Number(acting))) return Number(acting);
    return this.mine[0] ?? (Object.keys(heroes).length > 0 ? 0 : -1);
  }

  /** @returns {number[]} the heroes of this person */
  get mine() {
    const heroes = this.view?.heroes ?? {};
    return Object.keys(heroes).map(Number).filter((i) => this.isMine(i));
  }

  /** @param {number} hero */
  isMine(hero) {
    return (this.view?.seats ?? []).includes(this.view?.heroes?.[hero]?.seat);
  }

  /** Whether the move may end there, and not only lead through. @param {string} key */
  mayStop(key) {
    return this.reach?.get(key)?.mayStop === true;
  }

  /** The way to a hex that `moves` told, from the first step on. @param {string} key @returns {Hex[]} */
  wayTo(key) {
    const way = [];
    const seen = new Set();
    for (let at = this.reach?.get(key); at && !seen.has(at); at = this.reach?.get(keyOf(at.before))) {
      seen.add(at);
      way.unshift(at.hex);
    }
    return way;
  }

  /** @param {Hex} hex @returns {number|undefined} */
  figureAt(hex) {
    const found = Object.entries(this.view.figures).find(([, f]) => f.q === hex.q && f.r === hex.r);
    return found ? Number(found[0]) : undefined;
  }

  /** Answers the prompt in front. @param {Chosen} chosen */
  choose({ choice, token }) {
    const prompt = this.prompt;
    if (!prompt || this.sent) return;
    this.#send(prompt.seat, token ?? choice);
  }

  /** The seat of ours that made the last choice; nobody takes another's choice back by mistake. @returns {number|undefined} */
  get undoSeat() {
    const { log, view } = this.link;
    const last = log[log.length - 1]?.seat;
    return !view?.over && !view?.undo.length && view?.seats?.includes(last) ? last : undefined;
  }

  /** Takes our last choice back, or asks the others to agree. */
  undo() {
    const seat = this.undoSeat;
    if (seat !== undefined && !this.sent && !this.replay) this.#send(seat, { kind: "undo" });
  }

  /** The seat of ours that wants to take a choice back while the others are asked. @returns {number|undefined} */
  get undoing() {
    const { undoing, seats } = this.link.view ?? {};
    return undoing !== undefined && seats?.includes(undoing) ? undoing : undefined;
  }

  /** Lets the choice stand after all. */
  withdraw() {
    const seat = this.undoing;
    if (seat !== undefined && !this.sent) this.#send(seat, { kind: "decline" });
  }

  /** @param {number} seat @param {string|Wire.Choice} choice */
  #send(seat, choice) {
    this.sent = true;
    this.#until = Infinity;
    sound("choose");
    this.link.choose(seat, choice).then(
      ({ n }) => this.#answered(n),
      () => this.#answered(0),
    );
    this.change();
  }

  /** A choice is on its way until what it led to is here. @param {number} n */
  #answered(n) {
    this.#until = n;
    if (this.link.n >= n) this.sent = false;
    this.change();
  }

  /** @param {Partial<this>} [some] */
  change(some) {
    if (some) Object.assign(this, some);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {{step: Wire.Step, before: Wire.View, after: Wire.View}} detail */
  #step({ step, before, after }) {
    if (step.undo) {
      this.player.show(after);
      this.spoken = `${t("play.undone")} ${this.spoken}`;
    } else {
      this.#fallen.push(...step.events.filter(({ event }) => falls(event, before)));
      this.player.play(before, after, step.events);
    }
  }

  #linkChanged() {
    // A whole new view that no step led to: after a sync, or the first one.
    if (!this.player.busy && this.player.view !== this.link.view) this.player.show(this.link.view);
    if (this.link.n >= this.#until) this.sent = false;
    this.change();
  }

  #framed() {
    const frame = this.player.frame;
    if (frame) {
      this.spoken = sentence(frame.happened, this.view);
      sound(frame.happened.event.kind);
    }
    this.change();
  }

  /** A new state is shown: what belonged to the old one is forgotten, what is asked is said. */
  settled() {
    // A whole new view may have come while something was played.
    if (this.player.view !== this.link.view && !this.busy) return this.player.show(this.link.view);
    for (const happened of this.#fallen.splice(0)) toast(sentence(happened, this.view), { kind: "danger", seconds: 10 });
    this.reach = undefined;
    this.previews = new Map();
    const prompt = this.prompt;
    if (prompt) {
      const asked = heroOf(prompt, this.link.view);
      if (this.chosenHero >= 0 && asked !== this.chosenHero) this.chosenHero = -1;
      this.spoken = say(prompt.ask, this.link.view);
      if (prompt.kind === "STEP") void askMoves(this, prompt);
      sound("asked");
    }
    this.change();
  }

  /** In another language. */
  #sayAgain() {
    if (this.prompt) this.spoken = say(this.prompt.ask, this.link.view);
    this.change();
  }

  /** @param {any} refusal */
  #refused(refusal) {
    const why = refusalSaid(refusal.why, this.link.view);
    toast(refusal.rule ? `${why} (${refusal.rule})` : why, { kind: "danger" });
    this.change();
  }

  /** @param {any} ping */
  #pinged(ping) {
    const id = ++this.#pingId;
    this.pings = [...this.pings, { who: ping.who, q: ping.q, r: ping.r, id }];
    this.spoken = t("play.pinged", ping.who, ping.q, ping.r);
    sound("ping");
    setTimeout(() => this.#pingEnds(id), 2600);
    this.change();
  }

  /** @param {number} id */
  #pingEnds(id) {
    this.pings = this.pings.filter((p) => p.id !== id);
    this.change();
  }
}
