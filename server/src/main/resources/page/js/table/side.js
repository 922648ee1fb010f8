// @ts-check
/** The inspector: log, figure, decks, talk; and for a while a reason, a rule or a card. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { logPanel } from "./log.js";
import { cardPanel, figurePanel } from "./figure.js";
import { decksPanel } from "./decks.js";
import { talkPanel } from "./talk.js";
import { whyPanel } from "./why.js";
import { rulesPanel } from "./lookup.js";
import { backToNow } from "./replay.js";
import { reviewPanel } from "./review.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @type {[import("./state.js").Tab, string][]} */
const TABS = [
  ["log", "log"],
  ["figure", "info"],
  ["decks", "modifier"],
  ["talk", "chat"],
  ["rules", "rules"],
];

/** @type {Record<string, (state: TableState) => unknown>} */
const PANELS = {
  log: logPanel,
  figure: figurePanel,
  decks: decksPanel,
  talk: talkPanel,
  why: whyPanel,
  rules: rulesPanel,
  card: cardPanel,
  review: reviewPanel,
};

/** @param {TableState} state */
export function side(state) {
  const { tab } = state;
  const family = tab === "why" || tab === "review" ? "log" : tab === "card" ? "figure" : tab;
  return html`<aside class="side ${state.sheet ? "up" : ""} ${state.tab === "why" ? "side-why" : ""}" aria-label=${t("play.side")}>
    <div class="tabs" role="tablist" aria-label=${t("play.side")} @keydown=${arrows}>
      ${TABS.filter(([id]) => id !== "talk" || !state.link.alone).map(
        ([id, sign]) => html`<button role="tab" id="tab-${id}" aria-controls="side-panel" aria-selected=${family === id ? "true" : "false"}
          tabindex=${family === id ? "0" : "-1"} title=${t(`play.tab.${id}`)} @click=${() => leaveWhy(state, id)}>
          ${icon(sign)}<span>${t(`play.tab.${id}`)}</span>${id === "talk" && state.unread > 0 ? html`<span class="unread">${state.unread}</span>` : nothing}</button>`,
      )}
      <button class="quiet shut" data-action="side-shut" aria-label=${t("play.close")} @click=${() => state.change({ sheet: false })}>${icon("close")}</button>
    </div>
    <div class="panel-body show-${tab}" id="side-panel" role="tabpanel" aria-labelledby="tab-${family}" tabindex="0">${PANELS[tab](state)}</div>
  </aside>`;
}

/** A reason shows the board as it was: whoever leaves it sees the present again. @param {TableState} state @param {import("./state.js").Tab} tab */
export function leaveWhy(state, tab) {
  if (state.tab === "why") backToNow(state);
  state.open(tab);
}

/** @param {KeyboardEvent} event */
function arrows(event) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const tabs = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[role=tab]")];
  const at = tabs.indexOf(/** @type {Element} */ (event.target));
  const next = /** @type {HTMLElement} */ (tabs[(at + step + tabs.length) % tabs.length]);
  next.focus();
  next.click();
  event.stopPropagation();
}
