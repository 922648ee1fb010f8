// @ts-check
/** The bar on top: round, elements, goal, connection, menu. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, t } from "../words.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @type {Wire.Element[]} */
const ELEMENTS = ["FIRE", "ICE", "AIR", "EARTH", "LIGHT", "DARK"];

/** @param {TableState} state */
export function topBar(state) {
  const { view, link } = state;
  const lost = link.state !== "open";
  return html`<header class="topbar">
    <p class="round"><small>${t("play.round")}</small> <b>${view.round}</b></p>
    ${elements(state)}
    <div class="aim"><h1>${nameOf(view.scenario)}</h1>
      <p class="goal"><button class="quiet" data-action="scenario" aria-haspopup="dialog" title=${t("play.story")}
        @click=${() => state.change({ dialog: "story" })}>${t("play.scenario.goal", say(view.goal, view))} ${icon("info")}</button></p></div>
    ${lost ? html`<p class="offline" role="status">${icon("warning")} ${t("play.offline")}</p>` : nothing}
    ${effects(state)}
    <button class="quiet side-open" data-action="side" aria-expanded=${state.sheet ? "true" : "false"} aria-label=${t("play.side")}
      @click=${() => state.change({ sheet: !state.sheet })}>${icon("log")}${state.unread > 0 ? html`<span class="unread">${state.unread}</span>` : nothing}</button>
    <button class="quiet menu-open" data-action="menu" aria-haspopup="dialog" aria-label=${t("play.menu")} title=${t("play.menu")}
      @click=${() => state.change({ dialog: "menu" })}>${icon("menu")}</button>
  </header>`;
}

/** Shape beside colour: strong filled, waning half, inert only an outline. @param {TableState} state */
function elements(state) {
  const known = state.view.elements;
  const shown = ELEMENTS.flatMap((element) => {
    const column = known[element];
    return column ? [{ element, column }] : [];
  });
  if (shown.length === 0) return nothing;
  return html`<ul class="elements" aria-label=${t("play.elements")}>
    ${shown.map(({ element, column }) => {
      const level = column.toLowerCase();
      const label = `${t(`play.element.${element}`)}: ${t(`play.element.${column}`)}`;
      return html`<li class="element ${element.toLowerCase()} ${level}">
        <button data-keyword=${element.toLowerCase()} aria-label=${label} @click=${() => lookUp(state)}>
          <svg class="gauge" viewBox="0 0 32 32" aria-hidden="true"><circle class="bed" cx="16" cy="16" r="14.500"></circle>
            <path class="fill" d=${FILL[level] ?? ""}></path></svg>
          ${icon(element.toLowerCase())}</button></li>`;
    })}
  </ul>`;
}

/** @type {Record<string, string>} how far the disc of an element is full */
const FILL = { strong: "M16 1.500a14.500 14.500 0 1 1 0 29a14.500 14.500 0 1 1 0-29", waning: "M1.500 16a14.500 14.500 0 0 0 29 0z" };

/** The word is the same in all our languages, but for its end. @param {TableState} state */
function lookUp(state) {
  state.change({ word: "element" });
  state.open("rules");
}

/** Lasting effects, as a count that opens the inspector. @param {TableState} state */
function effects(state) {
  const all = state.view.effects;
  return all.length === 0
    ? nothing
    : html`<button class="quiet effects" title=${t("play.effects")} @click=${() => state.open("decks")}>${icon("active")} ${all.length}<span class="unseen">${t("play.effects")}</span></button>`;
}
