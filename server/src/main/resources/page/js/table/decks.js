// @ts-check
/** Modifier decks, monster cards, supplies and lasting effects: all that lies open on the table. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { figureName, nameOf, say, t } from "../words.js";
import { lineOf } from "./lines.js";
import { twoDigits } from "./card.js";
import { figureOn, tone } from "./modifiers.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function decksPanel(state) {
  const { view } = state;
  const heroes = Object.values(view.heroes);
  const { allies } = view.modifiers;
  const monsters = Object.entries(view.monsters);
  return html`<div class="decks">
    <h2>${t("play.decks.modifiers")}</h2>
    ${deck(t("play.decks.monsters"), view.modifiers.monsters)}
    ${allies.drawn.length || allies.discards.length ? deck(t("play.decks.allies"), allies) : nothing}
    ${heroes.map((hero) => deck(nameOf(hero.name), hero.modifiers))}
    <p class="supply">${icon("bless")} ${t("play.decks.blesses", view.blesses)} · ${icon("curse")}
      ${t("play.decks.curses", view.characterCurses, view.monsterCurses)}</p>
    ${monsters.length > 0 ? html`<h2>${t("play.decks.abilities")}</h2>` : nothing}
    ${monsters.map(([name, set]) => monsterDeck(state, name, set))}
    ${view.effects.length ? html`<h2>${t("play.effects")}</h2>` : nothing}
    ${view.effects.map(
      (effect) =>
        html`<p class="effect">${icon("active")} <b>${effect.figure >= 0 ? figureName(effect.figure, view) : ""}</b> ${say(effect.text, view)}</p>`,
    )}
    ${view.lootLeft ? html`<p class="supply">${icon("loot")} ${t("play.decks.loot", view.lootLeft)}</p>` : nothing}
  </div>`;
}

/** @param {string} name @param {Wire.Deck} one */
function deck(name, one) {
  return html`<section class="deck">
    <h3>${name} <small>${t("play.decks.left", one.left)}</small></h3>
    <div class="modifiers">
      ${one.drawn.map((card) => html`<span class="modifier new ${tone(card.card)}">${shown(card)}</span>`)}
      ${one.discards.map((card) => html`<span class="modifier ${tone(card.card)}">${shown(card)}</span>`)}
      ${one.drawn.length || one.discards.length ? nothing : html`<small class="muted">${t("play.decks.none")}</small>`}
    </div>
  </section>`;
}

/** As the cards print it. @param {Wire.Modifier} modifier */
function shown({ card, words }) {
  if (card.effects.length > 0) return say(words);
  return html`${card.rolling ? icon("refresh", { title: t("play.word.rolling") }) : nothing}${printed(card)}`;
}

/** @param {Wire.ModifierCard} card */
const printed = (card) => figureOn(card) || icon(card.kind.toLowerCase(), { title: t(`play.condition.${card.kind}`) });

/** @param {TableState} state @param {string} name @param {Wire.MonsterSet} set */
function monsterDeck(state, name, set) {
  const types = set.types.map(nameOf).join(", ");
  return html`<section class="deck">
    <h3>${types || nameOf(name)} <small>${t("play.decks.left", set.left)}</small></h3>
    ${set.card
      ? html`<div class="monster-card"><b class="initiative">${twoDigits(set.card.card.initiative)}</b>
          ${set.card.lines.map((line) => lineOf(line, state.view))}
          ${set.card.card.shuffle ? html`<span class="shuffle" title=${t("play.shuffle")}>${icon("shuffle")}</span>` : nothing}</div>`
      : html`<small class="muted">${t("play.decks.none")}</small>`}
  </section>`;
}
