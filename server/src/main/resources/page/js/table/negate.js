// @ts-check
/** Damage that is about to be suffered: what remains, and every way to negate it, by a thumb too. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { say, t } from "../words.js";
import { heroOf, paidCards } from "./answers.js";
import { harmClass, harmMark } from "./harm.js";
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

/** The ways to pay with cards: each shows the cards that it takes, to choose on them. @param {TableState} state */
export function payments(state) {
  const kinds = new Set((state.prompt?.options ?? []).flatMap(({ choice }) => (choice.kind === "negate" ? [choice.payment.kind] : [])));
  return [...kinds].map((kind) => {
    const pile = `pay ${kind}`;
    return html`<button class="pay harms" data-pay=${kind} aria-pressed=${state.pile === pile ? "true" : "false"}
      @click=${() => state.change({ pile, fold: false, picks: [] })}>${icon("lost")} ${t(`play.negate.${kind}`)} <span class="count">${paidCards(state, kind).length}</span></button>`;
  });
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
