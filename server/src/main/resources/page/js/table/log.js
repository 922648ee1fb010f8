// @ts-check
/** What has happened, a line for each deed, by round and turn; each can be opened, asked why, and looked at again. */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { icon } from "../icons.js";
import { figureName, language, t, template } from "../words.js";
import { chaptersOf } from "./deeds.js";
import { isMiss, lineOfDeed, sentence } from "./deed-lines.js";
import { askWhy } from "./why.js";
import { lookAt } from "./replay.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./deeds.js").Chapter} Chapter */
/** @typedef {import("./deeds.js").Deed} Deed */
/** @typedef {import("./deeds.js").Part} Part */

/** How many lines are drawn; the rest comes when asked for. */
const PAGE = 160;

let drawn = PAGE;
/** @type {Set<string>} the deeds that are open */
let opened = new Set();

/** @param {TableState} state */
export function logPanel(state) {
  const { log } = state.link;
  const { unseen } = state.player;
  const spoken = template("event.MOVED");
  return html`<div class="log">
    ${guard([log, unseen, language(), spoken, drawn, opened, state.replay?.step, viewOf(state).names], () => chapters(state, chaptersOf(log, unseen)))}
    ${log.length === 0 ? html`<p class="muted">${t("play.log.empty")}</p>` : nothing}
  </div>`;
}

/** Names are known before whoever has them is on the board. @param {TableState} state @returns {Wire.View} */
const viewOf = (state) => state.link.view ?? state.view;

/** @param {TableState} state @param {Chapter[]} all */
function chapters(state, all) {
  let left = drawn;
  const shown = [];
  for (let i = all.length - 1; i >= 0 && left > 0; i--) {
    shown.unshift(all[i]);
    left -= all[i].deeds.length + 1;
  }
  return html`${shown.length < all.length
      ? html`<button class="quiet wide" @click=${() => more(state)}>${t("play.log.earlier")}</button>`
      : nothing}
    ${shown.map((chapter) => chapterOf(state, chapter))}`;
}

/** @param {TableState} state */
function more(state) {
  drawn += 3 * PAGE;
  state.change();
}

/** @param {Part} part */
const keyOf = ({ step, event }) => `${step},${event}`;

/** @param {TableState} state @param {Deed} deed */
function toggle(state, deed) {
  const key = keyOf(deed.parts[0]);
  const next = new Set(opened);
  if (!next.delete(key)) next.add(key);
  opened = next;
  state.change();
}

/** On a small screen the log would hide the board that is to be seen. @param {TableState} state @param {number} step */
function look(state, step) {
  state.change({ sheet: false });
  void lookAt(state, step);
}

/** @param {TableState} state @param {Chapter} chapter */
function chapterOf(state, { round, who, deeds }) {
  const turn = who >= 0;
  const title = turn ? figureName(who, viewOf(state)) : round === undefined ? t("play.log.start") : t("play.round.n", round);
  return html`<section class=${turn ? "of-turn" : "of-round"}>
    ${turn ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`}
    <ul>
      ${deeds.map((deed) => lineFor(state, deed))}
    </ul>
  </section>`;
}

/** What came of it is asked about, where something did. @param {Deed} deed */
const asked = (deed) => {
  const of = (/** @type {Wire.Event["kind"]} */ kind) => deed.parts.find(({ happened }) => happened.event.kind === kind);
  return of("damaged") ?? (isMiss(deed) ? of("drew") : undefined) ?? deed.parts[0];
};

/** @param {TableState} state @param {Deed} deed */
function lineFor(state, deed) {
  const { parts, kind } = deed;
  const text = lineOfDeed(deed, viewOf(state));
  if (parts.length === 1) return html`<li class="${kind} ${hereOf(state, parts)}">${lookButton(state, parts[0], text)}${whyButton(state, parts[0], text)}</li>`;
  const open = opened.has(keyOf(parts[0]));
  return html`<li class="${kind} ${hereOf(state, parts)} ${open ? "open" : ""}">
    <button class="entry-text" aria-expanded=${open ? "true" : "false"} data-deed=${keyOf(parts[0])} @click=${() => toggle(state, deed)}>${text}</button>
    ${whyButton(state, asked(deed), text)}
    ${open ? html`<ul class="details" aria-label=${t("play.log.details")}>${parts.map((part) => detail(state, part))}</ul>` : nothing}
  </li>`;
}

/** @param {TableState} state @param {Part} part */
function detail(state, part) {
  const text = sentence(part.happened, viewOf(state));
  return html`<li class=${part.happened.event.kind}>${lookButton(state, part, text)}${whyButton(state, part, text)}</li>`;
}

/** Whether the moment that is looked at belongs to it. @param {TableState} state @param {Part[]} parts */
const hereOf = (state, parts) => (parts.some(({ step }) => step === state.replay?.step) ? "here" : "");

/** @param {TableState} state @param {Part} part @param {string} text */
function lookButton(state, { step }, text) {
  return html`<button class="entry-text" data-step=${step} title=${t("play.log.look")} @click=${() => look(state, step)}>${text}</button>`;
}

/** @param {TableState} state @param {Part} part @param {string} text */
function whyButton(state, { step, event }, text) {
  return html`<button class="why" data-why="${step},${event}" title=${t("play.why")} aria-label="${t("play.why")} ${text}"
    @click=${() => askWhy(state, step, event, text)}>${icon("why")}</button>`;
}
