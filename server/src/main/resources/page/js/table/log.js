// @ts-check
/** What has happened, in sentences, by round and turn; each can be asked why, and looked at again. */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { icon } from "../icons.js";
import { figureName, language, t, template } from "../words.js";
import { sentence } from "./events.js";
import { askWhy } from "./why.js";
import { lookAt } from "./replay.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {{step: number, event: number, kind: string, text: string}} Entry */
/** @typedef {{title: string, round: boolean, entries: Entry[]}} Group */

/** How many entries are drawn; the rest comes when asked for. */
const PAGE = 160;
/** Told by their headings, or too small to be read. */
/** @type {Set<Wire.Event["kind"]>} */
const SILENT = new Set(["roundStarts", "turnStarts", "turnEnds"]);

let drawn = PAGE;

/** @param {TableState} state */
export function logPanel(state) {
  const { log } = state.link;
  const spoken = template("event.MOVED");
  return html`<div class="log">
    ${guard([log, language(), spoken, drawn, state.replay?.step, state.view.names], () => groups(state, log))}
    ${log.length === 0 ? html`<p class="muted">${t("play.log.empty")}</p>` : nothing}
  </div>`;
}

/** @param {TableState} state @param {Wire.LogStep[]} log */
function groups(state, log) {
  const all = grouped(state, log);
  let left = drawn;
  const shown = [];
  for (let i = all.length - 1; i >= 0 && left > 0; i--) {
    shown.unshift(all[i]);
    left -= all[i].entries.length + 1;
  }
  return html`${shown.length < all.length
      ? html`<button class="quiet wide" @click=${() => more(state)}>${t("play.log.earlier")}</button>`
      : nothing}
    ${shown.map((group) => groupOf(state, group))}`;
}

/** @param {TableState} state */
function more(state) {
  drawn += 3 * PAGE;
  state.change();
}

/** @param {TableState} state @param {Wire.LogStep[]} log @returns {Group[]} */
function grouped(state, log) {
  /** @type {Group[]} */
  const groups = [];
  log.forEach((step, number) => {
    step.events.forEach((happened, index) => {
      const { event } = happened;
      if (event.kind === "roundStarts") groups.push({ title: t("play.round.n", event.round), round: true, entries: [] });
      if (event.kind === "turnStarts") groups.push({ title: figureName(event.who, state.view), round: false, entries: [] });
      if (SILENT.has(event.kind)) return;
      if (groups.length === 0) groups.push({ title: t("play.log.start"), round: true, entries: [] });
      groups[groups.length - 1].entries.push({ step: number, event: index, kind: event.kind, text: sentence(happened, state.view) });
    });
  });
  return groups;
}

/** On a small screen the log would hide the board that is to be seen. @param {TableState} state @param {number} step */
function look(state, step) {
  state.change({ sheet: false });
  void lookAt(state, step);
}

/** @param {TableState} state @param {Group} group */
function groupOf(state, group) {
  const heading = group.round ? html`<h2>${group.title}</h2>` : html`<h3>${group.title}</h3>`;
  return html`<section class=${group.round ? "of-round" : "of-turn"}>
    ${heading}
    <ul>
      ${group.entries.map(
        (entry) => html`<li class="${entry.kind} ${state.replay?.step === entry.step ? "here" : ""}">
          <button class="entry-text" data-step=${entry.step} title=${t("play.log.look")} @click=${() => look(state, entry.step)}>${entry.text}</button>
          <button class="why" data-why="${entry.step},${entry.event}" title=${t("play.why")} aria-label="${t("play.why")} ${entry.text}"
            @click=${() => askWhy(state, entry.step, entry.event, entry.text)}>${icon("why")}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}
