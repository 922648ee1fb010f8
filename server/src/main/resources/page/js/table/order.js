// @ts-check
/** The order of turns: who has been, who acts, who comes; with the monsters' cards of the round. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, t } from "../words.js";
import { figureLabel, token } from "../board/tokens.js";
import { lineOf } from "./lines.js";
import { twoDigits } from "./card.js";
import { coin } from "./tabs.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function orderStrip(state) {
  const { order } = state.view;
  return html`<nav class="order" aria-label=${t("play.order")}>
    <ol>
      ${order.length > 0 ? order.map((entry) => entryOf(state, entry)) : gathering(state)}
    </ol>
  </nav>`;
}

/** @param {TableState} state @param {Wire.Turns} entry */
function entryOf(state, entry) {
  const { view } = state;
  const figures = entry.figures.filter((id) => view.figures[id]);
  const name = nameOf(entry.name);
  const acting = view.acting >= 0 ? entry.figures.includes(view.acting) : entry.acting;
  const label = `${entry.initiative}, ${name}${entry.done ? `, ${t("play.done")}` : acting ? `, ${t("play.acting")}` : ""}`;
  return html`<li class="entry ${entry.kind.toLowerCase()} ${entry.done && !acting ? "done" : ""} ${acting ? "acting" : ""}">
    <button class="who" aria-label=${label} aria-current=${acting ? "true" : nothing} @click=${() => inspectEntry(state, entry)}>
      <b class="initiative">${twoDigits(entry.initiative)}</b><span class="name">${name}</span>
      ${entry.done && !acting ? icon("check") : entry.initiative === 99 ? icon("long-rest") : nothing}</button>
    <div class="tokens">${figures.map((id) => small(state, id))}</div>
    ${entry.kind === "CHARACTER" ? nothing : cardOf(state, entry.name)}
  </li>`;
}

/** @param {TableState} state @param {Wire.Turns} entry */
function inspectEntry(state, entry) {
  const first = entry.figures.find((id) => state.view.figures[id]);
  if (first !== undefined) state.inspect(first);
}

/** @param {TableState} state @param {number} id */
function small(state, id) {
  const figure = state.view.figures[id];
  const acts = state.view.acting === id;
  return html`<button class="small-token ${acts ? "acts" : ""}" data-order-figure=${id} title=${figureLabel(figure)} aria-label=${figureLabel(figure)}
    @click=${() => state.inspect(id)} @pointerenter=${() => state.hover({ q: figure.q, r: figure.r })} @pointerleave=${() => state.hover(undefined)}>
    <svg viewBox="-31 -31 62 62" aria-hidden="true">${token(figure, { plain: true })}</svg>
    <span class="hp">${figure.hp}</span></button>`;
}

/** The ability card that the set of a monster type has drawn. @param {TableState} state @param {string} type */
export function cardOf(state, type) {
  const set = Object.values(state.view.monsters).find((one) => one.types.includes(type));
  if (!set?.card) return nothing;
  return html`<div class="monster-card">
    ${set.card.lines.map((line) => lineOf(line, state.view))}
    ${set.card.card.shuffle ? html`<span class="shuffle" title=${t("play.shuffle")}>${icon("shuffle")}</span>` : nothing}
  </div>`;
}

/** While cards are chosen: who is ready. @param {TableState} state */
function gathering(state) {
  const heroes = Object.values(state.view.heroes);
  return heroes.map(
    (hero) => html`<li class="entry character ${hero.chosen ? "ready" : "choosing"}">
      <button class="who" @click=${() => state.inspect(hero.figure)}>${coin(hero.class)}<span class="name">${nameOf(hero.name)}</span>
      ${hero.chosen ? icon("check", { title: t("play.ready") }) : hero.out ? html`<small>${t("play.out")}</small>` : icon("initiative", { title: t("play.choosing") })}</button>
    </li>`,
  );
}
