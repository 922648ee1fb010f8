// @ts-check
import { Refusal } from "./api.js";
import { merge } from "./patch.js";

/** @typedef {"closed"|"connecting"|"open"|"waiting"} LinkState waiting: for the next try */
/**
 * @typedef {object} LinkNeeds what a test replaces
 * @property {() => WebSocket} [socket]
 * @property {(run: () => void, milliseconds: number) => unknown} [later]
 * @property {(timer: any) => void} [never]
 * @property {() => number} [chance] from 0 to 1
 */
/** @typedef {{message: any, ok: (answer: any) => void, no: (problem: Error) => void}} Open */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** An unanswered command means a line that is dead without having been closed. */
const PATIENCE = 8_000;

/**
 * The line to one table: what we know of it, commands that are sent until they are answered, and
 * questions. Events: `change` (anything), `step` ({step, before, after}), `chat`, `ping`, `news` (about
 * people), `refused` (a Refusal), `bye` (the server's why; the line stays closed).
 */
export class TableLink extends EventTarget {
  /** Whether nobody else can be here: no seats, no talk, no hints. */ alone = false;
  /** @type {LinkState} */ state = "closed";
  /** @type {any} */ me = undefined;
  /** @type {Wire.Table|undefined} */ table = undefined;
  /** When we were told of it, in milliseconds. */ tableAt = 0;
  /** @type {Wire.View|undefined} */ view = undefined;
  /** Number of the newest state we have, and how many choices are in force in it. */
  n = -1;
  kept = 0;
  /** @type {Wire.LogStep[]} the set-up, then a step for each choice in force, as far as we may know it */ log = [];
  /** @type {any[]} */ chat = [];
  /** Why the server said good-bye, if it did. */ bye = "";

  /** @type {WebSocket|undefined} */ #socket;
  /** @type {Map<string, Open>} commands without ok or no, in the order they were given */
  #commands = new Map();
  /** @type {Map<number, Open>} */ #questions = new Map();
  #question = 0;
  #tries = 0;
  #logged = false;
  #syncing = false;
  /** @type {any} */ #timer;
  /** @type {any} */ #patience;
  #needs;
  #secret;

  /**
   * @param {string} code of the table
   * @param {string} secret of the person
   * @param {LinkNeeds} [needs]
   */
  constructor(code, secret, needs = {}) {
    super();
    this.code = code;
    this.#secret = secret;
    this.#needs = {
      socket: needs.socket ?? (() => new WebSocket(address())),
      later: needs.later ?? ((run, wait) => setTimeout(run, wait)),
      never: needs.never ?? ((timer) => clearTimeout(timer)),
      chance: needs.chance ?? Math.random,
    };
  }

  /** Connects, and stays connected until close. */
  open() {
    if (this.state !== "closed") return;
    this.bye = "";
    this.#connect();
    globalThis.addEventListener?.("online", this.#soon);
    globalThis.document?.addEventListener("visibilitychange", this.#soon);
  }

  close() {
    globalThis.removeEventListener?.("online", this.#soon);
    globalThis.document?.removeEventListener("visibilitychange", this.#soon);
    this.#needs.never(this.#timer);
    this.#needs.never(this.#patience);
    this.#drop();
    for (const open of this.#commands.values()) open.no(new Refusal("offline"));
    this.#commands.clear();
    this.#turn("closed");
  }

  get connected() {
    return this.state === "open";
  }

  /**
   * A choice for a seat. Sent again after a lost connection until the server accepts or refuses it.
   * @param {number} seat @param {string|Wire.Choice} choice the token of an option, or the choice itself
   * @returns {Promise<{n: number}>} fails with a Refusal
   */
  choose(seat, choice) {
    const id = newId();
    const message = { t: "do", id, seat, seen: this.n, choice };
    return new Promise((ok, no) => {
      this.#commands.set(id, { message, ok, no });
      this.#send(message);
      this.#watch();
    });
  }

  /** Whether a choice is on its way. */
  get busy() {
    return this.#commands.size > 0;
  }

  /**
   * A question.
   * @template {keyof Wire.Answers} K
   * @param {K} kind @param {object} [fields]
   * @returns {Promise<Wire.Answers[K]>} the answer; fails when the connection is lost meanwhile
   */
  ask(kind, fields = {}) {
    const q = ++this.#question;
    const message = { t: kind, q, ...fields };
    return new Promise((ok, no) => {
      if (!this.connected) return no(new Refusal("offline"));
      this.#questions.set(q, { message, ok, no });
      this.#send(message);
    });
  }

  /**
   * Anything else: chat, ping, hero, party, start, go-on, sit, stand, give, automatic, replace, back, claim,
   * host, patience.
   * @param {string} kind @param {object} [fields]
   * @returns {boolean} whether it could be sent
   */
  tell(kind, fields = {}) {
    return this.#send({ t: kind, ...fields });
  }

  /** Asks for the whole view, once for any number of reasons. */
  sync() {
    if (!this.#syncing) this.#syncing = this.#send({ t: "sync" });
  }

  #soon = () => {
    if (this.state !== "waiting" || globalThis.document?.visibilityState === "hidden") return;
    this.#needs.never(this.#timer);
    this.#connect();
  };

  #connect() {
    this.#turn("connecting");
    const socket = this.#needs.socket();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: "hello", v: 1, secret: this.#secret, table: this.code }));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost() {
    this.#drop();
    if (this.bye) return this.#turn("closed");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const wait = longest * (0.5 + this.#needs.chance() / 2);
    this.#timer = this.#needs.later(() => this.#connect(), wait);
    this.#turn("waiting");
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#syncing = false;
    this.#logged = false;
    this.#needs.never(this.#patience);
    if (socket && socket.readyState < 2) socket.close();
    for (const open of this.#questions.values()) open.no(new Refusal("offline"));
    this.#questions.clear();
  }

  /** @param {object} message */
  #send(message) {
    if (this.state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #watch() {
    this.#needs.never(this.#patience);
    if (this.#commands.size === 0 || this.state !== "open") return;
    this.#patience = this.#needs.later(() => this.#lost(), PATIENCE);
  }

  /** @param {any} message */
  #hear(message) {
    switch (message.t) {
      case "welcome":
        return this.#welcome(message);
      case "table":
        this.#know(message.table);
        return this.#changed();
      case "step":
        return this.#step(message);
      case "view":
        return this.#whole(message);
      case "ok":
      case "no":
        return this.#settled(message);
      case "chat":
        this.chat = [...this.chat, message];
        this.#say("chat", message);
        return this.#changed();
      case "ping":
      case "news":
        return this.#say(message.t, message);
      case "manners":
        this.me = { ...this.me, everything: message.everything };
        return this.#changed();
      case "answer":
        return this.#answer(message);
      case "bye":
        this.bye = message.why || "bye";
        return this.#say("bye", this.bye);
      default:
        return undefined;
    }
  }

  /** @param {Wire.Table} table */
  #know(table) {
    this.table = table;
    this.tableAt = Date.now();
  }

  /** @param {any} message */
  #welcome(message) {
    this.#tries = 0;
    this.me = message.me;
    this.#know(message.table);
    this.chat = message.chat ?? [];
    this.n = message.n ?? -1;
    this.kept = message.kept ?? 0;
    this.view = message.view;
    this.#turn("open");
    for (const open of this.#commands.values()) this.#send(open.message);
    this.#watch();
    if (this.view) this.#readLog();
  }

  /** @param {any} message */
  #whole(message) {
    this.#syncing = false;
    this.n = message.n ?? -1;
    this.kept = message.kept ?? 0;
    this.view = message.view;
    if (this.view) this.#readLog();
    this.#changed();
  }

  #readLog() {
    this.#logged = false;
    const asked = this.ask("log");
    asked.then(
      (answer) => {
        this.log = answer.steps;
        this.#logged = true;
        this.#changed();
      },
      () => undefined,
    );
  }

  /** @param {Wire.Step} message */
  #step(message) {
    // Old news: a view that came later has it already.
    if (message.n <= this.n) return;
    if (message.from !== this.n || !this.view) return this.sync();
    const before = this.view;
    this.view = merge(before, message.patch);
    const grown = message.kept - this.kept;
    this.n = message.n;
    this.kept = message.kept;
    // The server answers in order: until the log is there, this step will be in it.
    if (this.#logged) {
      // Asking whether a choice may be taken back, and the answer, are no steps of the game.
      const more = grown > 0 ? steps(message) : [];
      // The log begins with the set-up, which nobody chose.
      this.log = [...this.log.slice(0, 1 + this.kept - more.length), ...more];
    }
    this.#say("step", { step: message, before, after: this.view });
    this.#changed();
  }

  /** @param {any} message */
  #settled(message) {
    if (message.t === "no" && this.state === "connecting") {
      // Refused at the door: trying again would not help.
      this.bye = message.why;
      this.#say("bye", this.bye);
      return this.#lost();
    }
    if (message.t === "no" && message.q !== undefined) return this.#unanswered(message);
    const open = this.#commands.get(message.id);
    this.#commands.delete(message.id);
    this.#watch();
    if (message.t === "ok") {
      open?.ok(message);
    } else {
      const refusal = new Refusal(message.why ?? "", message);
      if (message.stale) this.sync();
      open?.no(refusal);
      this.#say("refused", refusal);
    }
    this.#changed();
  }

  /** @param {any} message */
  #answer(message) {
    const open = this.#questions.get(message.q);
    this.#questions.delete(message.q);
    open?.ok(message);
  }

  /** @param {any} message */
  #unanswered(message) {
    const open = this.#questions.get(message.q);
    this.#questions.delete(message.q);
    open?.no(new Refusal(message.why ?? "", message));
  }

  /** @param {LinkState} state */
  #turn(state) {
    this.state = state;
    this.#changed();
  }

  #changed() {
    this.#say("change", undefined);
  }

  /** @param {string} name @param {unknown} detail */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/**
 * The choices of a message: a path that was walked is several.
 * @param {Wire.Step} message
 * @returns {Wire.LogStep[]}
 */
function steps(message) {
  const { events } = message;
  let start = 0;
  return (message.parts ?? [events.length]).map((count) => {
    const step = { seat: message.seat, events: events.slice(start, start + count) };
    start += count;
    return step;
  });
}

/** Also where the page came without https, as from a machine next door: there browsers make no ids. */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

function address() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/play`;
}
