// @ts-check
/** The bar that says in one sentence what is asked, with a button for every answer that lies nowhere else. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, say, sentence as whole, t } from "../words.js";
import { sentence } from "./deed-lines.js";
import { adviceButton, adviceClass, advicePanel } from "./advice.js";
import { heroOf, mayPlay } from "./answers.js";
import { swap } from "./hand.js";
import { printedCard, printedItem } from "./printed.js";
import { twoDigits } from "./card.js";
import { presence } from "../gather/people.js";
import { peopleAt, waitingFor } from "./waiting.js";
import { takeBack } from "../gather/absence.js";
import { harmClass, harmMark } from "./harm.js";
import { byTouch, showsFirst } from "./touch.js";
import { causeOf, isNegation, itemWay, payments, remaining } from "./negate.js";
import { goalText } from "./goal.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./answers.js").Option} Option */

/** @param {TableState} state */
export function promptBar(state) {
  const { prompt } = state;
  if (state.changed && !state.replay) return changed(state);
  if (state.busy) return playing(state);
  if (!prompt) return waiting(state);
  const kind = prompt.kind;
  return html`<div class="prompt asked" tabindex="-1" data-prompt=${kind} aria-busy=${state.sent ? "true" : "false"}>
    <p class="ask">${asked(state, prompt)}${isNegation(state) ? html`${causeOf(state)}${remaining(state)}` : nothing}
      <button class="term" title=${t("play.rule", prompt.rule)} aria-label=${t("play.rule", prompt.rule)} @click=${() => lookUpRule(state, prompt.rule)}>${icon("rules")}</button></p>
    <div class="options" role="group" aria-label=${t("play.options")}>
      ${state.answers.hand ? picks(state) : nothing} ${state.answers.areas.length > 0 ? areaButtons(state) : nothing}
      ${state.answers.buttons.map((option) => optionButton(state, option))} ${isNegation(state) ? payments(state) : nothing}
      ${state.answers.removals.length > 0 ? removals(state) : nothing}
    </div>
    <div class="always">${adviceButton(state)} ${undoButton(state)}</div>
  </div>${advicePanel(state)}`;
}

/** One sentence; who has chosen two cards need not be told to. @param {TableState} state @param {Wire.Prompt} prompt */
function asked(state, { ask }) {
  const chosen = state.answers.hand && state.picks.length === 2;
  return chosen && Array.isArray(ask) ? `${say(ask[1], state.view)}: ${t("play.pick.ready")}` : whole(ask, state.view);
}

/** @param {TableState} state @param {string} rule */
function lookUpRule(state, rule) {
  state.change({ word: rule });
  state.open("rules");
}

/** A later release decides something otherwise: which choice no longer holds, and the way on. @param {TableState} state */
function changed(state) {
  const { seat, dropped } = /** @type {NonNullable<TableState["changed"]>} */ (state.changed);
  const mine = (state.link.view?.seats.length ?? 0) > 0;
  return html`<div class="prompt asked" tabindex="-1" data-prompt="changed">
    <p class="ask">${seat < 0 ? t("play.changed.otherwise") : t("play.changed", peopleAt(state, [seat]), dropped)}</p>
    <div class="options">${mine ? html`<button class="primary" data-action="go-on" @click=${() => state.link.tell("go-on")}>${t("play.changed.go")}</button>` : nothing}</div>
  </div>`;
}

/** What is being played, while it is. @param {TableState} state */
function playing(state) {
  const frame = state.player.frame;
  return html`<div class="prompt playing" tabindex="-1" data-prompt="">
    <p class="ask">${frame ? sentence(frame.happened, state.view) : "…"}</p>
    <div class="options">
      <button data-action="next" @click=${() => state.player.next()}>${t("play.next")} <kbd>${t("play.key.space")}</kbd></button>
      <button class="quiet" data-action="skip" @click=${() => state.player.skip()}>${t("play.skip")}</button>
    </div>
  </div>`;
}

/** @param {TableState} state */
function waiting(state) {
  if (state.replay) return nothing;
  return html`<div class="prompt" tabindex="-1" data-prompt="">
    <p class="ask muted">${state.view.seats.length === 0 && !state.view.over ? html`<span class="watching">${icon("spectator")} ${t("play.watching")}</span> ` : nothing}${waitingFor(state)}</p>
    <div class="options">${absent(state)}</div>
    <div class="always">${undoButton(state)}</div>
  </div>`;
}

/** Where somebody is away, or plays for us, the seats are one click away. @param {TableState} state */
function absent(state) {
  const { link } = state;
  const seats = link.table?.seats ?? [];
  const kept = seats.find((seat) => seat.keptFor?.person === link.me?.person);
  if (kept) return takeBack(link, kept);
  const withdraw = state.undoing === undefined
    ? nothing
    : html`<button data-option="no" data-action="withdraw" ?disabled=${state.sent} @click=${() => state.withdraw()}>${t("undo.withdraw")}</button>`;
  const away = state.view.over ? undefined : seats.find((seat) => presence(link, seat));
  return away
    ? html`${withdraw}<button data-action="seats" @click=${() => state.dispatchEvent(new Event("seats"))}>${icon("people")} ${t("away.seats")}</button>`
    : withdraw;
}

/** The two cards that are picked, and the button that settles it. @param {TableState} state */
function picks(state) {
  const hero = state.prompt && state.view.heroes[heroOf(state.prompt, state.view)];
  const held = [...(hero?.hand ?? []), ...(hero?.selected ?? [])];
  const picked = state.picks.map((i) => held.find(({ card }) => card === i));
  const names = picked.map((one) => one?.name ?? "");
  const initiative = hero && picked[0] ? printedCard(state, hero.class, picked[0])?.initiative : undefined;
  const ready = mayPlay(state.answers, state.picks);
  const [leading, second] = state.picks;
  return html`${state.picks.length === 2
      ? html`<button class="quiet swap" data-swap title=${t("play.swap")} @click=${() => swap(state)}>
          <b>${initiative === undefined ? "" : twoDigits(initiative)}</b> ${nameOf(names[0])} ${icon("swap")} ${nameOf(names[1])}</button>`
      : nothing}
    <button class="primary" ?disabled=${!ready} data-option=${ready ? "cards" : nothing} data-action="confirm"
      @click=${() => state.choose({ choice: { kind: "cards", leading, second } })}>${t("play.confirm.cards")}</button>`;
}

/** @param {TableState} state */
function areaButtons(state) {
  const area = state.area;
  return html`<button data-action="turn" @click=${() => state.turn(1)}>${icon("turn")} ${t("play.turn")} <kbd>R</kbd></button>
    <button data-action="mirror" @click=${() => state.mirror()}>${icon("mirror")} ${t("play.mirror")} <kbd>F</kbd></button>
    ${area
      ? html`<button class="${area.harms ? "" : "primary"} ${harmClass(area)} ${adviceClass(state, area.token)}" data-option=${area.token} @click=${() => state.choose(area)}>${t("play.lay")}${harmMark(state, area)}</button>`
      : nothing}`;
}

/** Nobody is attacked by it: that is all there is to say. @param {Pick<Option, "choice"|"harms">} option */
const isNoAttack = ({ choice, harms }) => choice.kind === "decline" && harms?.some(({ kind }) => kind === "HITS_NOBODY");

/** Ways are seen on the board, each with its number: their hexes are not listed. @param {Wire.Said} said @returns {Wire.Said} */
function onBoard(said) {
  if (!Array.isArray(said)) return said;
  if (said[0] !== "opt.moves" || !Array.isArray(said[1])) return /** @type {Wire.Said} */ (said.map((part) => onBoard(/** @type {Wire.Said} */ (part))));
  return t("play.choice.moves", said[1].length - 2);
}

/** @param {TableState} state @param {Option} option */
function optionText(state, { choice, say: said, harms }) {
  if (isNoAttack({ choice, harms })) return t("play.choice.noAttack");
  if (choice.kind === "goal" && Array.isArray(said)) return goalText(state, String(said[1]));
  return said ? whole(onBoard(said), state.view) : choice.kind === "along" ? t("play.choice.along") : "";
}

/** @param {TableState} state @param {Option} option */
function optionButton(state, option) {
  const { choice, token } = option;
  if (choice.kind === "use" && isNegation(state)) return itemWay(state, option);
  const element = choice.kind === "of" ? choice.element.toLowerCase() : undefined;
  const only = choice.kind === "accept" || (state.answers.buttons.length === 1 && !state.answers.hand);
  // What does harm is never the highlighted one.
  const first = only && choice.kind !== "decline" && !option.harms;
  const choose = (/** @type {Event} */ event) =>
    option.hexes && byTouch(event) && showsFirst(state, token) ? state.change() : state.choose(option);
  const point = (/** @type {string} */ to) => () => state.pointed !== to && state.change({ pointed: to });
  return html`<button class="${first ? "primary" : ""} ${harmClass(option)} ${adviceClass(state, token)}" data-option=${token} ?disabled=${state.sent}
    @click=${choose} @pointerenter=${point(token)} @pointerleave=${point("")}
    @focus=${point(token)} @blur=${point("")}>
    ${option.hexes ? html`<b class="nth">${state.answers.buttons.indexOf(option) + 1}</b>` : nothing}${element ? icon(element, { className: `el ${element}` }) : nothing}${choice.kind === "use" ? useText(state, option, choice.item) : optionText(state, option)}${isNoAttack(option) ? nothing : harmMark(state, option)}</button>`;
}

/** An item by where it is worn; on a phone its name alone. @param {TableState} state @param {Option} option @param {number} item */
function useText(state, option, item) {
  const hero = state.prompt ? state.view.heroes[heroOf(state.prompt, state.view)] : undefined;
  const name = hero?.items[item]?.name ?? "";
  return html`${icon(printedItem(state, name)?.slot ?? "small")}<span class="full">${optionText(state, option)}</span><span class="short" aria-hidden="true">${nameOf(name)}</span>`;
}

/** Shows the active cards, to choose on them. @param {TableState} state */
function removals(state) {
  return html`<button class="quiet removals" data-action="removals" aria-pressed=${state.pile === "active" ? "true" : "false"}
    @click=${() => state.change({ pile: "active", fold: false, picks: [] })}>${icon("active")} ${t("play.removals")}</button>`;
}

/** @param {TableState} state */
function undoButton(state) {
  if ((state.link.view?.seats ?? []).length === 0 || state.link.view?.over) return nothing;
  return html`<button class="quiet undo" data-option="undo" ?disabled=${state.undoSeat === undefined || state.sent}
    title="${t("play.undo")} (U)" @click=${() => state.undo()}>${icon("undo")} <span>${t("play.undo")}</span></button>`;
}
