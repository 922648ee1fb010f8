// @ts-check
/** The menu of the table and the list of keys. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { LANGUAGES, LANGUAGE_NAMES, language, nameOf, say, setLanguage, t } from "../words.js";
import { prefs, setPrefs } from "../prefs.js";
import { story } from "./story.js";
import { guideAt, isGuided, noMore } from "../guide/choice.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state @param {{leave: () => void, seats: () => void}} acts */
export function dialogs(state, acts) {
  const open = ["menu", "keys", "story"].includes(state.dialog);
  if (!open) return nothing;
  const close = () => state.change({ dialog: "" });
  const title = state.dialog === "story" ? nameOf(state.view.scenario) : t(`play.${state.dialog}`);
  return html`<dialog class="play-dialog" aria-label=${title} @close=${close} @click=${(/** @type {Event} */ e) => e.target === e.currentTarget && close()}>
    <header><h2>${title}</h2><button class="quiet icon-only" data-action="close" aria-label=${t("play.close")} @click=${close}>${icon("close")}</button></header>
    <div class="body">${state.dialog === "menu" ? menu(state, acts) : state.dialog === "story" ? story(state) : keyList()}</div>
  </dialog>`;
}

/** @param {TableState} state @param {{leave: () => void, seats: () => void}} acts */
function menu(state, acts) {
  return html`<div class="menu">
    <div class="acts">
      ${state.link.alone ? nothing : html`<button data-action="seats" @click=${acts.seats}>${icon("people")} ${t("play.seats")}</button>`}
      <button data-action="story" @click=${() => state.change({ dialog: "story" })}>${icon("rules")} ${t("play.story")}</button>
      <button data-action="keys" @click=${() => state.change({ dialog: "keys" })}>${icon("keys")} ${t("play.keys")} <kbd>?</kbd></button>
      <a class="button" href="#/rules" target="_blank" rel="noopener">${icon("rules")} ${t("play.rules.all")}</a>
      <button class="danger" data-action="leave" @click=${acts.leave}>${icon("home")} ${t("play.leave")}</button>
    </div>
    ${state.link.alone ? nothing : html`<p class="muted small">${t("play.leave.hint", state.link.code ?? state.link.table?.code ?? "")}</p>`}
    <div class="settings">
    ${segments("speed", "play.speed", [["1", "play.speed.1"], ["2", "play.speed.2"], ["3", "play.speed.3"], ["0", "play.speed.0"]],
      String(prefs().speed), (value) => setPrefs({ speed: Number(value) }))}
    ${segments("theme", "play.theme", [["system", "play.theme.system"], ["dark", "play.theme.dark"], ["light", "play.theme.light"]],
      prefs().theme, (value) => setPrefs({ theme: /** @type {any} */ (value) }))}
    ${segments("language", "play.language", LANGUAGES.map((one) => [one, `=${LANGUAGE_NAMES[one]}`]), language(),
      (value) => setLanguage(/** @type {any} */ (value)))}
    ${segments("sound", "play.sound", [["off", "play.sound.off"], ["on", "play.sound.on"]], prefs().sound ? "on" : "off",
      (value) => setPrefs({ sound: value === "on" }))}
    ${segments("twice", "play.twice", [["on", "play.twice.on"], ["off", "play.twice.off"]], prefs().twice ? "on" : "off",
      (value) => setPrefs({ twice: value === "on" }))}
    ${state.link.alone ? nothing : manners(state)}
    ${state.link.alone ? nothing : segments("guide", "guide.setting", [["off", "guide.off"], ["on", "guide.on"]], isGuided(state.link.code) ? "on" : "off",
      (value) => (value === "on" ? guideAt(state.link.code) : noMore(), state.change()))}
    </div>
  </div>`;
}

/** What is asked, and what is not. @param {TableState} state */
function manners(state) {
  const { me } = state.link;
  return html`<div>${segments("manners", "play.manners", [["host", "play.manners.host"], ["all", "play.manners.all"]], me?.everything ? "all" : "host",
      (value) => state.link.tell("manners", { everything: value === "all" }))}
    <details class="manners"><summary>${t("play.manners.what")}</summary>
      <ul>${(me?.courtesies ?? []).map((/** @type {Wire.Phrase} */ one) => html`<li>${say(one, state.view)}</li>`)}</ul></details></div>`;
}

/**
 * @param {string} name @param {string} label @param {string[][]} values @param {string} chosen
 * @param {(value: string) => void} choose
 */
function segments(name, label, values, chosen, choose) {
  return html`<fieldset><legend>${t(label)}</legend><div class="segments">
    ${values.map(
      ([value, words]) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === chosen}
        @change=${() => choose(value)} /><span>${words.startsWith("=") ? words.slice(1) : t(words)}</span></label>`,
    )}
  </div></fieldset>`;
}

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "→", "↑", "↓"], "play.keys.arrows"],
  [["Q", "W", "E", "A", "S", "D"], "play.keys.letters"],
  [["Enter"], "play.keys.enter"],
  [["Esc"], "play.keys.esc"],
  [["U"], "play.undo"],
  [["1", "…", "9"], "play.keys.numbers"],
  [["R"], "play.keys.turn"],
  [["F"], "play.keys.mirror"],
  [["Space"], "play.keys.space"],
  [["Y"], "play.keys.why"],
  [["H"], "advice.what"],
  [["L"], "play.tab.log"],
  [["/"], "play.rules.search"],
  [["?"], "play.keys"],
  [["Alt"], "play.keys.ping"],
];

function keyList() {
  return html`<dl class="key-list">
    ${KEYS.map(([keys, words]) => html`<div><dt>${keys.map((key) => html`<kbd>${key === "Space" ? t("play.key.space") : key}</kbd> `)}</dt><dd>${t(words)}</dd></div>`)}
  </dl>`;
}
