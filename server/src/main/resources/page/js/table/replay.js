// @ts-check
/** Looking back: the board as it was, a slider, and playing it again. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { toast } from "../toast.js";
import { Player } from "./player.js";
import { shownAfter } from "./events.js";

/** @typedef {import("./state.js").TableState} TableState */

/** Steps are asked for faster than answers come while one drags: only the newest counts. */
let wanted = 0;

/** @param {TableState} state @param {number} step */
export async function lookAt(state, step) {
  const mine = ++wanted;
  try {
    const { view } = await state.link.ask("look", { step });
    if (mine !== wanted) return;
    state.change({ replay: { step, view, playing: state.replay?.playing ?? false } });
  } catch {
    toast(t("play.look.failed"), { kind: "danger" });
  }
}

/** The board just before something happened, in the middle of a step. @param {TableState} state @param {number} step @param {number} event */
export async function lookAtEvent(state, step, event) {
  const mine = ++wanted;
  const [before, after] = await Promise.all([Math.max(0, step - 1), step].map((one) => state.link.ask("look", { step: one })));
  if (mine !== wanted || state.tab !== "why") return;
  const events = state.link.log[step]?.events.slice(0, event) ?? [];
  const view = events.reduce((shown, one) => shownAfter(shown, after.view, one), before.view);
  state.change({ replay: { step, view, playing: false } });
}

/** @param {TableState} state */
export function backToNow(state) {
  wanted++;
  // What was being played again stays no longer than the moment it belongs to.
  if (!state.player.busy) state.player.frame = undefined;
  if (state.tab === "why") state.tab = "log";
  state.change({ replay: undefined });
}

/** Plays on from the moment that is shown. @param {TableState} state */
async function playOn(state) {
  if (!state.replay) return;
  state.change({ replay: { ...state.replay, playing: true } });
  while (state.replay?.playing && state.replay.step < state.link.log.length - 1) {
    const next = state.replay.step + 1;
    const before = state.replay.view;
    let after;
    try {
      after = (await state.link.ask("look", { step: next })).view;
    } catch {
      break;
    }
    if (!state.replay?.playing) return;
    await playStep(state, before, after, state.link.log[next].events);
    if (!state.replay?.playing) return;
    state.change({ replay: { step: next, view: after, playing: true } });
  }
  if (state.replay) state.change({ replay: { ...state.replay, playing: false } });
}

/** @param {TableState} state @param {Wire.View} before @param {Wire.View} after @param {Wire.Happened[]} events */
function playStep(state, before, after, events) {
  const player = new Player();
  const main = state.player;
  return new Promise((done) => {
    player.addEventListener("frame", () => {
      if (!state.replay?.playing) {
        player.show(after);
        return;
      }
      main.frame = player.frame;
      main.count++;
      state.change({ replay: { ...state.replay, view: player.view ?? after } });
    });
    player.addEventListener("done", () => {
      main.frame = undefined;
      setTimeout(() => done(undefined), 60);
    });
    player.play(before, after, events);
  });
}

/** @param {TableState} state */
function pause(state) {
  if (state.replay) state.change({ replay: { ...state.replay, playing: false } });
}

/** @param {TableState} state */
export function replayBar(state) {
  const { replay } = state;
  if (!replay) return nothing;
  const last = state.link.log.length - 1;
  const to = (/** @type {number} */ step) => lookAt(state, Math.max(0, Math.min(last, step)));
  return html`<div class="replay" role="group" aria-label=${t("play.replay")}>
    <button class="quiet" aria-label=${t("play.replay.back")} @click=${() => to(replay.step - 1)}>${icon("step-back")}</button>
    <button class="quiet" data-action="replay-play" aria-label=${t(replay.playing ? "play.replay.pause" : "play.replay.play")}
      @click=${() => (replay.playing ? pause(state) : playOn(state))}>${icon(replay.playing ? "pause" : "play")}</button>
    <button class="quiet" aria-label=${t("play.replay.on")} @click=${() => to(replay.step + 1)}>${icon("step")}</button>
    <input type="range" min="0" max=${last} .value=${String(replay.step)} aria-label=${t("play.replay.at")}
      @input=${(/** @type {Event} */ e) => to(Number(/** @type {HTMLInputElement} */ (e.target).value))} />
    <span class="at">${replay.step + 1} / ${last + 1}</span>
    <button class="primary" data-action="now" @click=${() => backToNow(state)}>${t("play.replay.now")}</button>
  </div>`;
}
