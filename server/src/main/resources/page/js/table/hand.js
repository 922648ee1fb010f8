// @ts-check
/** A hero's cards: in play, hand, piles, items, and the answers that lie on them. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../icons.js";
import { classColour } from "../icons/game.js";
import { nameOf, say, t } from "../words.js";
import { cardLabel, face, twoDigits } from "./card.js";
import { adviceCard, adviceClass } from "./advice.js";
import { heroOf, paidCards } from "./answers.js";
import { heroTabs } from "./tabs.js";
import { printedCard, printedGoal, printedItem } from "./printed.js";
import { lineOf } from "./lines.js";
import { masteriesOf, matTally } from "./mat.js";
import { harmClass, harmText } from "./harm.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {Wire.ViewCard} Held a card of a hero */
/** @typedef {{id: string, cards?: Held[], count: number}} Pile */

/** @param {TableState} state */
export function hand(state) {
  const index = state.hero;
  const hero = state.view.heroes[index];
  if (!hero) return nothing;
  const piles = pilesOf(hero);
  const here = paidFrom(state, hero) ?? shownPile(state, piles, index);
  const inPlay = hero.selected ?? [];
  return html`<section class="hand" aria-label=${t("play.hand.of", nameOf(hero.name))}>
    <div class="piles">
      ${heroTabs(state)}
      <div role="group" class="pile-tabs" aria-label=${t("play.piles")}>
        ${piles.map((pile) => pileTab(state, pile, here.id))}
      </div>
      <span class="tally"><span title=${t("play.word.xp")}>${icon("experience")} ${hero.xp}</span>
        <span title=${t("play.word.gold")}>${icon("gold")} ${hero.gold}</span></span>
      ${hero.mat ? matTally(hero.mat) : nothing}
      ${hero.goals.map((goal) => goalOf(state, goal))}
      ${hero.mat ? masteriesOf(state, hero.mat) : nothing}
    </div>
    <div class="cards" role="list">
      ${inPlay.length > 0
        ? html`<div class="in-play" role="presentation">${inPlay.map((held, i) => slot(state, hero, held, i === 0 ? "leading" : "second"))}</div>`
        : nothing}
      ${hero.longRest ? html`<p class="resting">${icon("long-rest")} ${t("play.longrest")}</p>` : nothing}
      ${here.id === "items"
        ? hero.items.map((item, i) => itemSlot(state, item, i, index))
        : repeat(here.cards ?? [], ({ card }) => `${here.id}${card}`, (held) => slot(state, hero, held, here.id))}
      ${here.cards?.length === 0 ? html`<p class="empty">${emptyText(here.id, hero)}</p>` : nothing}
    </div>
  </section>`;
}

/** @param {TableState} state @param {string} name */
function goalOf(state, name) {
  const lines = (printedGoal(state, name)?.lines ?? []).map((/** @type {unknown} */ line) => say(line, state.view)).join("; ");
  return html`<span class="goal" title="${t("play.goal")}: ${lines}">${icon("target")} ${nameOf(name)}${lines ? html`: <span>${lines}</span>` : nothing}</span>`;
}

/** @param {string} pile @param {Wire.Hero} hero */
function emptyText(pile, hero) {
  return pile === "hand" && !hero.hand ? t("play.hidden", hero.handCards) : t("play.empty");
}

/** @param {Wire.Hero} hero @returns {Pile[]} */
function pilesOf(hero) {
  const pile = (/** @type {string} */ id, /** @type {Held[]} */ cards) => ({ id, cards, count: cards.length });
  return [
    { id: "hand", cards: hero.hand ?? [], count: hero.handCards },
    pile("discards", hero.discards),
    pile("lost", hero.lost),
    pile("active", hero.active),
    { id: "items", count: hero.items.length },
  ];
}

/** The pile that was asked for; else the one where answers lie. @param {TableState} state @param {Pile[]} piles @param {number} hero */
function shownPile(state, piles, hero) {
  const { cards, pairs } = state.answers;
  const wanted = piles.find((pile) => pile.id === state.pile) ?? piles[0];
  if (state.pile !== "hand" || !state.prompt || heroOf(state.prompt, state.view) !== hero) return wanted;
  const answers = (/** @type {Pile} */ pile) =>
    pile.cards?.some(({ card }) => cards.has(card) || pairs.some((pair) => pair.cards.includes(card)));
  return answers(wanted) ? wanted : (piles.find(answers) ?? wanted);
}

/** The cards of one way to negate damage, wherever they lie. @param {TableState} state @param {Wire.Hero} hero @returns {Pile|undefined} */
function paidFrom(state, hero) {
  const kind = state.pile.split(" ")[1];
  const paid = kind ? paidCards(state, kind) : [];
  const all = [...(hero.hand ?? []), ...(hero.selected ?? []), ...hero.discards, ...hero.active];
  const cards = all.filter(({ card }) => paid.includes(card));
  return cards.length > 0 ? { id: state.pile, cards, count: cards.length } : undefined;
}

/** @param {TableState} state @param {Pile} pile @param {string} here */
function pileTab(state, pile, here) {
  return html`<button class="pile-tab" aria-pressed=${pile.id === here ? "true" : "false"} data-pile=${pile.id}
    @click=${() => state.change({ pile: pile.id })}>${t(`play.pile.${pile.id}`)} <span class="count">${pile.count}</span></button>`;
}

/** @param {TableState} state @param {Wire.Hero} hero @param {Held} held @param {string} pile */
function slot(state, hero, held, pile) {
  const { card: i, name } = held;
  const card = printedCard(state, hero.class, held);
  const mine = state.prompt !== undefined && heroOf(state.prompt, state.view) === state.hero && !state.sent;
  const picked = state.picks.indexOf(i);
  const inPlay = pile === "leading" || pile === "second";
  const acts = mine && inPlay && state.answers.acts.length > 0 ? halves(state, i, card) : undefined;
  const over = mine ? answerOn(state, i, name, card, pile) : nothing;
  const usable = over !== nothing || acts?.usable;
  const idle = mine && !usable && (inPlay || pile === "hand") ? "idle" : "";
  const look = html`<button class="hit" data-card=${i} aria-label=${cardLabel(card, name)} @click=${() => inspect(state, hero, card)}></button>`;
  const advised = mine ? adviceCard(state, i) : "";
  const ribbon = advised ? html`<span class="ribbon help">${t(advised === "hinted" ? "advice.card" : "advice.leads")}</span>` : inPlay ? html`<span class="ribbon">${t(`play.${pile}`)}</span>` : undefined;
  const more = { ...acts, ribbon, seal: mine ? sealOf(state, i, card) : undefined };
  return html`<div class="acard ${pile} ${advised} ${picked >= 0 ? `picked p${picked}` : ""} ${usable ? "usable" : ""} ${idle}" role="listitem" data-name=${name}
    @pointermove=${(/** @type {PointerEvent} */ e) => lens(state, hero, card, e)} @pointerleave=${() => unlens(state)} @pointerdown=${() => unlens(state)} @hold=${() => inspect(state, hero, card)}>
    ${card ? face(card, classColour(hero.class), state.view, more) : html`<div class="face loading"><span class="name">${nameOf(name)}</span></div>`}
    ${acts ? nothing : usable ? over : look}
  </div>`;
}

/** @param {TableState} state */
export function lensOf(state) {
  const at = state.lens;
  return at
    ? html`<div class="lens" aria-hidden="true"><div class="acard large">${face(at.card, classColour(at.class), state.view)}</div></div>`
    : nothing;
}

/** @type {any} */
let lensTimer;

/** A mouse that rests on a card sees it large. @param {TableState} state @param {Wire.Hero} hero @param {any} card @param {PointerEvent} event */
function lens(state, hero, card, event) {
  // Cards that come to lie under a mouse at rest were not meant.
  const moved = event.movementX !== 0 || event.movementY !== 0;
  if (!card || event.pointerType !== "mouse" || !moved || state.lens?.card === card) return;
  clearTimeout(lensTimer);
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  const show = () => state.change({ lens: { card, class: hero.class, x: box.left + box.width / 2 } });
  lensTimer = setTimeout(show, state.lens ? 0 : 550);
}

/** @param {TableState} state */
function unlens(state) {
  clearTimeout(lensTimer);
  lensTimer = setTimeout(() => state.lens && state.change({ lens: undefined }), 60);
}

/** @param {TableState} state @param {Wire.Hero} hero @param {any} card */
function inspect(state, hero, card) {
  if (!card) return;
  state.card = { card, class: hero.class };
  state.open("card");
}

/** What the whole card answers. @param {TableState} state @param {number} i @param {string} name @param {any} card @param {string} pile */
function answerOn(state, i, name, card, pile) {
  const { hand: choosable, cards, pairs, removals } = state.answers;
  if (choosable?.includes(i)) return pickHit(state, i, name, card);
  const removal = pile === "active" ? removals.find(({ choice }) => choice.kind === "remove" && choice.hero === state.hero && choice.card === i) : undefined;
  const option = removal ?? cards.get(i);
  return option || pairs.some((pair) => pair.cards.includes(i)) ? cardHit(state, i, name, card, option) : nothing;
}

/** Two of the hand: the first that is touched leads. @param {TableState} state @param {number} i @param {string} name @param {any} card */
function pickHit(state, i, name, card) {
  const at = state.picks.indexOf(i);
  return html`<button class="hit" data-card=${i} aria-pressed=${at >= 0 ? "true" : "false"}
      aria-label="${cardLabel(card, name)}${at >= 0 ? `, ${t(at === 0 ? "play.leading" : "play.second")}` : ""}"
      @click=${() => pick(state, i)}></button>`;
}

/** Whether a picked card leads stands at its initiative. @param {TableState} state @param {number} i @param {any} card */
function sealOf(state, i, card) {
  const at = state.answers.hand ? state.picks.indexOf(i) : -1;
  if (at < 0) return undefined;
  return html`<button class="seal s${at}" data-swap title=${t("play.swap")} aria-label=${t("play.swap")} @click=${() => swap(state)}>
    ${card ? twoDigits(card.initiative) : ""}<small>${t(at === 0 ? "play.leads" : "play.second")}</small></button>`;
}

/** @param {TableState} state @param {number} i */
export function pick(state, i) {
  const picks = state.picks.filter((one) => one !== i);
  if (picks.length === state.picks.length) picks.push(i);
  state.change({ picks: picks.slice(-2) });
}

/** @param {TableState} state */
export function swap(state) {
  state.change({ picks: [...state.picks].reverse() });
}

/**
 * One card is the answer, or two together are.
 * @param {TableState} state @param {number} i @param {string} name @param {any} card @param {Wire.Option|undefined} option
 */
function cardHit(state, i, name, card, option) {
  const act = () => (option ? state.choose(option) : pickPair(state, i));
  const text = option ? [say(option.say, state.view), harmText(state, option)].filter(Boolean).join(" – ") : t("play.pair");
  return html`<button class="hit ${harmClass(option ?? state.answers.pairs[0])}" data-card=${i} data-option=${option?.token ?? nothing}
    aria-pressed=${option ? nothing : state.picks.includes(i) ? "true" : "false"}
    aria-label="${cardLabel(card, name)}: ${text}" title=${text} @click=${act}></button>`;
}

/** @param {TableState} state @param {number} i */
export function pickPair(state, i) {
  const picks = state.picks.includes(i) ? state.picks.filter((one) => one !== i) : [...state.picks, i].slice(-2);
  const pair = state.answers.pairs.find(({ cards }) => picks.length === 2 && picks.every((one) => cards.includes(one)));
  if (pair) state.choose(pair);
  else state.change({ picks });
}

/** What each half answers, as printed or as a basic action. @param {TableState} state @param {number} i @param {any} card */
function halves(state, i, card) {
  const acts = state.answers.acts.filter(({ choice }) => choice.card === i);
  const of = (/** @type {string} */ which, /** @type {boolean} */ basic) =>
    acts.find(({ choice }) => choice.top === (which === "top") && choice.basic === basic);
  const whole = (/** @type {"top"|"bottom"} */ which) => {
    const option = of(which, false);
    if (!option) return html`<span class="half-shut"></span>`;
    const said = say(option.say, state.view) || `${nameOf(card?.name ?? "")} ${t(`play.${which}`)}`;
    const harm = harmText(state, option);
    return html`<button class="half-hit ${harmClass(option)} ${adviceClass(state, option.token)}" data-option=${option.token} title=${harm} aria-label=${harm ? `${said}: ${harm}` : said}
      @click=${() => state.choose(option)}></button>`;
  };
  const note = (/** @type {"top"|"bottom"} */ which) => {
    const option = of(which, false);
    if (!option) return html`<p class="note"><span>${t("play.half.shut")}</span></p>`;
    // That the card is lost stands on it already.
    const news = harmText(state, { harms: option.harms?.filter(({ kind }) => kind !== "LOSES_CARD") });
    return news ? html`<p class="harm" aria-hidden="true">${icon("warning")} ${news}</p>` : nothing;
  };
  const basic = (/** @type {"top"|"bottom"} */ which) => {
    const option = of(which, true);
    if (!option) return nothing;
    const label = [t(`play.basic.${which}`), harmText(state, option)].filter(Boolean).join(": ");
    return html`<button class="basic ${harmClass(option)} ${adviceClass(state, option.token)}" data-option=${option.token} title=${label} aria-label="${nameOf(card?.name ?? "")}: ${label}"
      @click=${() => state.choose(option)}>${icon(which === "top" ? "attack" : "move")}2</button>`;
  };
  const notes = { topNote: note("top"), bottomNote: note("bottom") };
  return { ...notes, top: whole("top"), bottom: whole("bottom"), basicTop: basic("top"), basicBottom: basic("bottom"), usable: acts.length > 0 };
}

/** @param {TableState} state @param {Wire.ViewItem} item @param {number} i @param {number} hero */
function itemSlot(state, item, i, hero) {
  const mine = state.prompt && heroOf(state.prompt, state.view) === hero;
  const option = mine ? state.answers.items.get(i) : undefined;
  const { wear } = item;
  const printed = printedItem(state, item.name);
  return html`<div class="item ${wear.toLowerCase()} ${option ? "usable" : ""} ${adviceClass(state, option?.token)}" role="listitem" data-name=${item.name}>
    ${icon(printed?.slot ?? "small", { size: 26 })}
    <span class="name">${nameOf(item.name)}</span>
    <div class="lines">${(printed?.lines ?? []).map((/** @type {Wire.Phrase} */ line) => lineOf(line, state.view))}</div>
    <small>${t(`play.wear.${wear}`)}</small>
    ${option
      ? html`<button class="hit" data-option=${option.token} aria-label=${t("play.use", nameOf(item.name))}
          @click=${() => state.choose(option)}></button>`
      : nothing}
  </div>`;
}
