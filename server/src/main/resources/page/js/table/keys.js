// @ts-check
/** The table by keys alone. */
import { isStep, stepped } from "../board/steps.js";
import { advise } from "./advice.js";
import { askWhy, askWhyLast } from "./why.js";
import { backToNow } from "./replay.js";
import { leaveWhy } from "./side.js";
import { sentence } from "./deed-lines.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("../hex.js").Hex} Hex */

/** @param {EventTarget|null} target */
function writes(target) {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/**
 * @param {KeyboardEvent} event @param {TableState} state @param {HTMLElement} table
 * @returns {boolean} whether it meant something here
 */
export function key(event, state, table) {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
  if (document.querySelector("dialog[open]")) return false;
  const pressed = event.key.toLowerCase();
  if (isStep(pressed)) return inTabs(event) ? false : moveCursor(state, table, pressed);
  if (/^\d$/.test(pressed)) return pickNumber(table, Number(pressed) || 10);
  switch (pressed) {
    case "enter":
      return enter(event, state, table);
    case " ":
      return space(event, state);
    case "escape":
      return back(state);
    case "u":
      state.undo();
      return true;
    case "r":
      state.turn(event.shiftKey ? -1 : 1);
      return true;
    case "f":
      state.mirror();
      return true;
    case "y":
      return why(state);
    case "h":
      void advise(state);
      return true;
    case "l":
      state.open("log");
      return true;
    case "/":
      state.open("rules");
      requestAnimationFrame(() => /** @type {HTMLElement|null} */ (table.querySelector("[data-rules-word]"))?.focus());
      return true;
    case "?":
      state.change({ dialog: "keys" });
      return true;
    default:
      return false;
  }
}

/** @param {KeyboardEvent} event */
function inTabs(event) {
  return event.target instanceof Element && event.target.closest("[role=tablist]") !== null;
}

/** @param {TableState} state @param {HTMLElement} table @param {string} pressed */
function moveCursor(state, table, pressed) {
  const board = /** @type {import("./board.js").PlayBoard} */ (table.querySelector("play-board"));
  const from = state.cursor ?? start(state);
  if (!from) return false;
  const to = state.cursor ? stepped(pressed, from, (key) => key in state.view.hexes) : from;
  if (!to) return true;
  state.cursor = to;
  state.byKeys = true;
  state.hovered = undefined;
  state.look();
  board.updateComplete.then(() => board.focusHex(to));
  return true;
}

/** Where the cursor begins: at the figure that is asked. @param {TableState} state @returns {Hex|undefined} */
function start(state) {
  const { view } = state;
  const figure = view.figures[state.prompt?.figure ?? view.acting] ?? Object.values(view.figures)[0];
  if (figure) return { q: figure.q, r: figure.r };
  const [first] = Object.keys(view.hexes);
  return first ? { q: Number(first.split(",")[0]), r: Number(first.split(",")[1]) } : undefined;
}

/** @param {KeyboardEvent} event @param {TableState} state @param {HTMLElement} table */
function enter(event, state, table) {
  const onControl = event.target instanceof HTMLElement && event.target.closest("button, a, summary");
  if (onControl) return false;
  if (state.answers.hand && state.picks.length === 2) {
    const [leading, second] = state.picks;
    state.choose({ choice: { kind: "cards", leading, second } });
    return true;
  }
  if (!state.cursor) return false;
  const board = /** @type {import("./board.js").PlayBoard} */ (table.querySelector("play-board"));
  board.pick(state.cursor);
  return true;
}

/** @param {KeyboardEvent} event @param {TableState} state */
function space(event, state) {
  if (!state.busy) return false;
  if (event.shiftKey) state.player.skip();
  else state.player.next();
  return true;
}

/** @param {TableState} state */
function back(state) {
  if (state.tab === "why") leaveWhy(state, "log");
  else if (state.replay) backToNow(state);
  else if (state.picks.length > 0) state.change({ picks: [] });
  else if (state.cursor) {
    state.cursor = undefined;
    state.change();
  } else if (state.sheet) state.change({ sheet: false });
  return true;
}

/** @param {TableState} state */
function why(state) {
  const last = askWhyLast(state);
  if (last) {
    const event = state.link.log[last.step].events[last.event];
    void askWhy(state, last.step, last.event, sentence(event, state.view));
  }
  return true;
}

/** The n-th card or button that is an answer. @param {HTMLElement} table @param {number} n */
function pickNumber(table, n) {
  const prompt = table.querySelector(".prompt.asked");
  const kind = prompt?.getAttribute("data-prompt");
  const cards = table.querySelectorAll(".acard.usable .hit, .acard.usable .half-hit, .acard.usable .basic");
  const buttons = prompt?.querySelectorAll("button[data-option]:not(.undo)") ?? [];
  const list = kind === "CARDS" || kind === "ACTION" || buttons.length === 0 ? cards : buttons;
  const wanted = /** @type {HTMLElement|undefined} */ (list[n - 1]);
  wanted?.click();
  return wanted !== undefined;
}
