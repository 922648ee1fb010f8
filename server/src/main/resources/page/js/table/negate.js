// @ts-check
/** Damage that is about to be suffered: what remains, and every way to negate it, by a thumb too. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, t } from "../words.js";
import { heroOf } from "./answers.js";
import { harmClass, harmMark } from "./harm.js";
import { pickPair } from "./hand.js";
import { lineOf } from "./lines.js";
import { printedItem } from "./printed.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./answers.js").Option} Option */

/** @param {TableState} state */
export function isNegation(state) {
  return state.prompt?.kind === "NEGATE";
}

/** The hit points now and then. @param {TableState} state */
export function remaining(state) {
  const suffer = state.prompt?.options.find(({ choice }) => choice.kind === "accept");
  const hurt = suffer?.harms?.find(({ kind }) => kind === "HURTS" || kind === "EXHAUSTS" || kind === "KILLS");
  const figure = state.view.figures[state.prompt?.figure ?? -1];
  if (!hurt || !figure) return nothing;
  const left = hurt.kind === "HURTS" ? Number(hurt.say[3]) : 0;
  return html` <span class="remain ${left === 0 ? "none" : ""}" data-remain=${left}>${icon("hitpoints")} ${t("play.negate.remain", figure.hp, left, figure.max)}</span>`;
}

/** The ways to pay with cards, each kind folded until it is wanted. @param {TableState} state */
export function payments(state) {
  /** @type {Map<string, Option[]>} */
  const kinds = new Map();
  for (const option of state.prompt?.options ?? []) {
    if (option.choice.kind !== "negate") continue;
    const { kind } = option.choice.payment;
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  return [...kinds].map(([kind, options]) => group(state, kind, options));
}

/** @param {TableState} state @param {string} kind @param {Option[]} options */
function group(state, kind, options) {
  const two = options.some(({ choice }) => choice.kind === "negate" && choice.payment.second >= 0);
  const cards = new Set(options.flatMap(({ choice }) => (choice.kind === "negate" ? [choice.payment.first, choice.payment.second] : [])));
  cards.delete(-1);
  return html`<details class="pay harms" name="pay" data-pay=${kind}><summary>${icon("lost")} ${t(`play.negate.${kind}`)} <span class="count">${cards.size}</span></summary>
    <div class="ways">${two ? pairOf(state, [...cards]) : options.map((option) => single(state, option))}</div></details>`;
}

/** @param {TableState} state @param {Option} option */
function single(state, option) {
  const card = option.choice.kind === "negate" ? option.choice.payment.first : -1;
  return html`<button class="harms" data-pays=${option.token} ?disabled=${state.sent} @click=${() => state.choose(option)}>${cardName(state, card)}</button>`;
}

/** Two of them together. @param {TableState} state @param {number[]} cards */
function pairOf(state, cards) {
  return cards.map(
    (card) => html`<button class="harms" data-pay-card=${card} aria-pressed=${state.picks.includes(card) ? "true" : "false"}
      @click=${() => pickPair(state, card)}>${cardName(state, card)}</button>`,
  );
}

/** @param {TableState} state @param {number} card */
function cardName(state, card) {
  const hero = state.prompt ? state.view.heroes[heroOf(state.prompt, state.view)] : undefined;
  const all = [...(hero?.hand ?? []), ...(hero?.selected ?? []), ...(hero?.discards ?? []), ...(hero?.active ?? [])];
  return nameOf(all.find((one) => one.card === card)?.name ?? "");
}

/** An item, with what it prevents. @param {TableState} state @param {Option} option */
export function itemWay(state, option) {
  const hero = state.prompt ? state.view.heroes[heroOf(state.prompt, state.view)] : undefined;
  const item = option.choice.kind === "use" ? hero?.items[option.choice.item] : undefined;
  const printed = item ? printedItem(state, item.name) : undefined;
  return html`<button class=${harmClass(option)} data-option=${option.token} ?disabled=${state.sent} @click=${() => state.choose(option)}>
    ${icon(printed?.slot ?? "small")} <span>${say(option.say, state.view)}
      ${printed ? html`<small class="does">${printed.lines.map((/** @type {Wire.Phrase} */ line) => lineOf(line, state.view))}</small>` : nothing}</span>${harmMark(state, option)}</button>`;
}
