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
      ${(one.drawn ?? []).map((/** @type {unknown} */ card) => html`<span class="modifier new ${tone(card)}">${shown(card)}</span>`)}
      ${(one.discards ?? []).map((/** @type {unknown} */ card) => html`<span class="modifier ${tone(card)}">${shown(card)}</span>`)}
      ${one.drawn?.length || one.discards?.length ? nothing : html`<small class="muted">${t("play.decks.none")}</small>`}
    </div>
  </section>`;
}

/** What a modifier card is, whether it comes as a phrase or as a text. @param {unknown} card @returns {string} */
function bare(card) {
  if (!Array.isArray(card)) return String(card);
  const [key, ...args] = card;
  if (key === "modifier.rolling") return `rolling ${bare(args[0])}`;
  if (key === "modifier.miss") return "null";
  if (key === "modifier.extra") return bare(args[0]);
  const condition = /^condition\.(BLESS|CURSE)$/.exec(key);
  return condition ? condition[1].toLowerCase() : say(card);
}

/** @param {unknown} card */
function tone(card) {
  const word = bare(card);
  if (/curse|null|miss|[-−]\d/.test(word)) return "bad";
  return /bless|2x|\+[1-9]/.test(word) ? "good" : "";
}

/** As the cards print it. @param {unknown} card */
function shown(card) {
  const word = bare(card);
  const rolling = word.startsWith("rolling ");
  const rest = rolling ? word.slice(8) : word;
  const sign = rest === "bless" || rest === "curse" ? icon(rest, { title: t(`play.condition.${rest.toUpperCase()}`) }) : undefined;
  const text = rest === "null" ? "✕" : rest === "2x" ? "×2" : rest.replace("-", "−");
  return html`${rolling ? icon("refresh", { title: t("play.word.rolling") }) : nothing}${sign ?? text}`;
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
