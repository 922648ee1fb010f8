// @ts-check
/** Plays what happened step by step, at the speed the person has set. */
import { motion, prefs } from "../prefs.js";
import { frameOf, shownAfter } from "./events.js";

/** Milliseconds of a usual frame by speed: at once, slow, usual, quick. */
const PACE = [0, 1150, 235, 110];
/** Nobody waits longer for a frame than this who has not asked for slow ones. */
const LONGEST = 245;
const SLOW = 1;
/** So many unseen steps and we catch up at once: nobody wants to watch minutes of the past. */
const FAR_BEHIND = 12;

/** @typedef {{events: Wire.Happened[], after: Wire.View}} Part */

/** Events: `frame` (something new is to be seen), `done` (all is played). */
export class Player extends EventTarget {
  /** @type {Wire.View|undefined} what is shown */ view = undefined;
  /** @type {import("./events.js").Frame|undefined} */ frame = undefined;
  /** Counts frames, so that equal ones are told apart. */ count = 0;
  busy = false;
  /** How many events have come, but are not shown yet: the log waits for them. */ unseen = 0;
  /** @type {Part[]} */ #parts = [];
  /** @type {(() => void)|undefined} */ #next;
  #run = 0;
  #hurry = false;

  /** Shows a view at once, whatever was being played. @param {Wire.View|undefined} view */
  show(view) {
    this.#run++;
    this.#parts = [];
    this.#next?.();
    this.view = view;
    this.#rest();
  }

  /** @param {Wire.View} before @param {Wire.View} after @param {Wire.Happened[]} events */
  play(before, after, events) {
    this.#parts.push({ events, after });
    this.unseen += events.length;
    if (!this.busy) {
      this.view = before;
      void this.#playAll();
    }
  }

  /** On to the next frame. */
  next() {
    this.#next?.();
  }

  /** On to the end. */
  skip() {
    this.#hurry = true;
    this.#next?.();
  }

  async #playAll() {
    const mine = ++this.#run;
    this.busy = true;
    this.#hurry = false;
    while (this.#parts.length > 0) {
      if (this.#parts.length > FAR_BEHIND) this.#hurry = true;
      const part = /** @type {Part} */ (this.#parts.shift());
      for (const event of part.events) {
        this.unseen--;
        if (this.#hurry) continue;
        await this.#playEvent(event, part.after);
        if (mine !== this.#run) return;
      }
      this.view = part.after;
    }
    this.#rest();
  }

  #rest() {
    this.busy = false;
    this.unseen = 0;
    this.frame = undefined;
    this.dispatchEvent(new Event("done"));
  }

  /** @param {Wire.Happened} happened @param {Wire.View} after */
  async #playEvent(happened, after) {
    const view = this.view ?? after;
    const frame = frameOf(happened, view);
    this.view = shownAfter(view, after, happened);
    const wait = this.#wait(frame);
    if (wait > 0) {
      this.frame = frame;
      this.count++;
      this.dispatchEvent(new Event("frame"));
      await this.#pause(wait);
    }
  }

  /** @param {import("./events.js").Frame} frame */
  #wait(frame) {
    const speed = prefs().speed;
    // Without motion, frames are stills: worth showing only to those who want to see each.
    if (!motion() && speed !== SLOW) return 0;
    const wait = (PACE[speed] ?? PACE[2]) * frame.weight;
    return speed === SLOW ? wait : Math.min(wait, LONGEST);
  }

  /** @param {number} milliseconds */
  #pause(milliseconds) {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#next?.(), milliseconds);
      this.#next = () => {
        clearTimeout(timer);
        this.#next = undefined;
        done(undefined);
      };
    });
  }
}
