// @ts-check
/** Everything about a figure, or about a card, in the inspector. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { classColour } from "../icons/game.js";
import { nameOfFigure, say, t } from "../words.js";
import { GOOD, SHORT, token } from "../board/tokens.js";
import { cardOf } from "./order.js";
import { face } from "./card.js";
import { lineOf } from "./lines.js";
import { glossary } from "./keywords.js";
import { lookUp } from "./lookup.js";
import { matStats } from "./mat.js";
import { solveLink } from "../solve/from-view.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function figurePanel(state) {
  const figure = state.view.figures[state.figure];
  if (!figure) return html`<p class="muted">${t("play.figure.none")}</p>`;
  const rank = figure.rank && figure.rank !== "NORMAL" ? t(`play.rank.${figure.rank}`) : "";
  return html`<div class="of-figure">
    <header>
      <svg class="portrait" viewBox="-38 -38 76 76" aria-hidden="true">${token(figure, { plain: true })}</svg>
      <div><h2>${nameOfFigure(figure.name)}</h2><p class="muted">${rank} ${t(`play.kind.${figure.kind}`)}</p></div>
    </header>
    <p class="hitpoints">${icon("hitpoints", { title: t("play.word.hp") })} <b>${figure.hp}</b> / ${figure.max}</p>
    ${stats(figure)}
    ${conditions(state, figure)} ${lasting(state)} ${typeOf(state, figure)} ${solver(state, figure)} ${heroOf(state, figure)}
  </div>`;
}

/** @param {Wire.Figure} figure */
function stats(figure) {
  const all = /** @type {const} */ (["move", "attack", "range"]).filter((stat) => figure[stat] > 0);
  if (all.length === 0) return nothing;
  return html`<ul class="stats">
    ${all.map((stat) => html`<li>${icon(stat)} <span>${t(`play.word.${stat}`)}</span> <b>${figure[stat]}</b></li>`)}
    ${figure.flying ? html`<li>${icon("fly")} <span>${t("play.word.flying")}</span></li>` : nothing}
  </ul>`;
}

/** @param {TableState} state @param {Wire.Figure} figure */
function conditions(state, figure) {
  return figure.conditions.map(
    (condition) => html`<div class="condition ${GOOD.has(condition) ? "good" : "bad"}">
      <button class="term" aria-label=${t(`play.condition.${condition}`)} data-keyword=${condition.toLowerCase()} @click=${() => lookUp(state, t(`play.condition.${condition}`))}>${icon(condition.toLowerCase())}</button>
      <p><b>${t(`play.condition.${condition}`)}</b> ${t(`play.condition.${condition}.does`)} ${SHORT.has(condition) ? t("play.condition.ends") : nothing}</p>
    </div>`,
  );
}

/** @param {TableState} state */
function lasting(state) {
  const all = state.view.effects.filter((effect) => effect.figure === state.figure);
  return all.map((effect) => html`<p class="effect">${icon("active")} ${say(effect.text, state.view)}</p>`);
}

/** The stat lines of a monster's type and the card its set has drawn. @param {TableState} state @param {Wire.Figure} figure */
function typeOf(state, figure) {
  const type = state.view.types[figure.group];
  const card = figure.kind === "CHARACTER" ? nothing : cardOf(state, figure.group);
  if (!type && card === nothing) return nothing;
  return html`${type ? statTable(state, type) : nothing}
    ${card === nothing ? nothing : html`<h3>${t("play.monster.card")}</h3>${card}`}`;
}

/** What it would do from here, on a page of its own so that the table stays. @param {TableState} state @param {Wire.Figure} figure */
function solver(state, figure) {
  if (figure.kind !== "MONSTER") return nothing;
  return html`<p><a class="button" data-action="solve" href=${solveLink(state.view, state.figure)} target="_blank" rel="noopener"
    >${icon("solver")} ${t("play.figure.solve")}</a></p>`;
}

/** @param {TableState} state @param {Wire.StatCard} type */
function statTable(state, type) {
  const lines = /** @type {const} */ (["NORMAL", "ELITE", "BOSS"]).flatMap((rank) => {
    const stats = type.ranks[rank];
    return stats ? [{ rank, stats }] : [];
  });
  const row = (/** @type {"hp"|"move"|"attack"|"range"} */ stat, /** @type {string} */ sign) =>
    html`<tr><th scope="row">${icon(sign)} ${t(`play.word.${stat}`)}</th>${lines.map(({ stats }) => html`<td>${stats[stat]}</td>`)}</tr>`;
  return html`<table class="type">
    <thead><tr><td></td>${lines.map(({ rank }) => html`<th scope="col">${t(`play.rank.${rank}`)}</th>`)}</tr></thead>
    <tbody>${row("hp", "hitpoints")}${row("move", "move")}${row("attack", "attack")}${row("range", "range")}
      ${lines.some(({ stats }) => stats.lines.length > 0)
        ? html`<tr><th scope="row">${t("play.word.more")}</th>${lines.map(({ stats }) => html`<td>${stats.lines.map((line) => lineOf(line, state.view))}</td>`)}</tr>`
        : nothing}</tbody>
  </table>`;
}

/** @param {TableState} state @param {Wire.Figure} figure */
function heroOf(state, figure) {
  const hero = state.view.heroes[figure.hero];
  if (!hero) return nothing;
  return html`<ul class="stats">
    <li>${icon("level")} <span>${t("play.word.level")}</span> <b>${hero.level}</b></li>
    <li>${icon("hand")} <span>${t("play.pile.hand")}</span> <b>${hero.handCards}</b></li>
    <li>${icon("discard")} <span>${t("play.pile.discards")}</span> <b>${hero.discards.length}</b></li>
    <li>${icon("lost")} <span>${t("play.pile.lost")}</span> <b>${hero.lost.length}</b></li>
    <li>${icon("experience")} <span>${t("play.word.xp")}</span> <b>${hero.xp}</b></li>
    <li>${icon("gold")} <span>${t("play.word.gold")}</span> <b>${hero.gold}</b></li>
    ${hero.mat ? matStats(hero.mat) : nothing}
  </ul>`;
}

/** @param {TableState} state */
export function cardPanel(state) {
  if (!state.card) return nothing;
  const { card, class: id } = state.card;
  const sides = card.other ? [card, card.other] : [card];
  return html`${sides.map(
      (side) => html`<div class="acard large" data-name=${side.name} data-side=${side.side ?? nothing}>
        ${face(side, classColour(id), state.view, { lookUp: (word) => lookUp(state, word) })}</div>`,
    )}
    ${sides.map((side) => glossary(side))}
    <p class="muted small">${t("play.card.hint")}</p>`;
}
