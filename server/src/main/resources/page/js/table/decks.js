// @ts-check
/** Modifier decks, monster cards, supplies and lasting effects: all that lies open on the table. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, t } from "../words.js";
import { lineOf } from "./lines.js";
import { twoDigits } from "./card.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function decksPanel(state) {
  const { view } = state;
  const heroes = Object.values(view.heroes ?? {});
  const allies = view.modifiers?.allies;
  const monsters = Object.entries(view.monsters ?? {});
  return html`<div class="decks">
    <h2>${t("play.decks.modifiers")}</h2>
    ${view.modifiers?.monsters ? deck(t("play.decks.monsters"), view.modifiers.monsters) : nothing}
    ${allies && (allies.drawn?.length || allies.discards?.length) ? deck(t("play.decks.allies"), allies) : nothing}
    ${heroes.map((hero) => (hero.modifiers ? deck(nameOf(hero.name), hero.modifiers) : nothing))}
    <p class="supply">${icon("bless")} ${t("play.decks.blesses", view.blesses ?? 0)} · ${icon("curse")}
      ${t("play.decks.curses", view.characterCurses ?? 0, view.monsterCurses ?? 0)}</p>
    ${monsters.length > 0 ? html`<h2>${t("play.decks.abilities")}</h2>` : nothing}
    ${monsters.map(([name, set]) => monsterDeck(state, name, set))}
    ${view.effects?.length ? html`<h2>${t("play.effects")}</h2>` : nothing}
    ${(view.effects ?? []).map(
      (/** @type {any} */ effect) =>
        html`<p class="effect">${icon("active")} <b>${effect.figure >= 0 ? nameOf(view.names?.[effect.figure] ?? "") : ""}</b> ${say(effect.text, view)}</p>`,
    )}
    ${view.lootLeft ? html`<p class="supply">${icon("loot")} ${t("play.decks.loot", view.lootLeft)}</p>` : nothing}
  </div>`;
}

/** @param {string} name @param {any} one */
function deck(name, one) {
  return html`<section class="deck">
    <h3>${name} <small>${t("play.decks.left", one.left)}</small></h3>
    <div class="modifiers">
      ${(one.drawn ?? []).map((/** @type {string} */ word) => html`<span class="modifier new ${tone(word)}">${shown(word)}</span>`)}
      ${(one.discards ?? []).map((/** @type {string} */ word) => html`<span class="modifier ${tone(word)}">${shown(word)}</span>`)}
      ${one.drawn?.length || one.discards?.length ? nothing : html`<small class="muted">${t("play.decks.none")}</small>`}
    </div>
  </section>`;
}

/** @param {string} word */
function tone(word) {
  if (/curse|null|miss|-\d/.test(word)) return "bad";
  return /bless|2x|\+[1-9]/.test(word) ? "good" : "";
}

/** As the cards print it. @param {string} word */
function shown(word) {
  const rolling = word.startsWith("rolling ");
  const bare = rolling ? word.slice(8) : word;
  const text = bare === "null" ? "✕" : bare === "2x" ? "×2" : bare === "bless" || bare === "curse" ? icon(bare, { title: t(`play.condition.${bare.toUpperCase()}`) }) : bare.replace("-", "−");
  return html`${rolling ? icon("refresh", { title: t("play.word.rolling") }) : nothing}${text}`;
}

/** @param {TableState} state @param {string} name @param {any} set */
function monsterDeck(state, name, set) {
  const types = (set.types ?? []).map(nameOf).join(", ");
  return html`<section class="deck">
    <h3>${types || nameOf(name)} <small>${t("play.decks.left", set.left)}</small></h3>
    ${set.card
      ? html`<div class="monster-card"><b class="initiative">${twoDigits(set.card.initiative)}</b>
          ${(set.card.lines ?? []).map((/** @type {unknown} */ line) => lineOf(line, state.view))}
          ${set.card.shuffle ? html`<span class="shuffle" title=${t("play.shuffle")}>${icon("shuffle")}</span>` : nothing}</div>`
      : html`<small class="muted">${t("play.decks.none")}</small>`}
  </section>`;
}
