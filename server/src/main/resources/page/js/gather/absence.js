// @ts-check
/** What can be done when somebody is away, and the settings around it. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { rename } from "../api.js";
import { t } from "../words.js";
import { toast } from "../toast.js";
import { reason } from "../home/identity.js";
import { strengthChoice, usualStrength } from "./strength.js";
import "./people.js";
import "./name-form.js";

/** @typedef {import("../link.js").TableLink} TableLink */
/** @typedef {"HOST"|"AUTOMATIC"|"NOBODY"} Instead */
/** @typedef {{seat: number, by: Instead|"ITSELF", brain?: string}} Sure what waits for a yes; ITSELF: one's own seat, or one that has nobody */
/** @typedef {{sure: Sure|undefined, requestUpdate: () => void}} Place where it is shown */

/** @type {[Instead, string][]} */
const WAYS = [
  ["HOST", "away.play"],
  ["AUTOMATIC", "away.automatic"],
  ["NOBODY", "away.free"],
];
const MINUTES = [1, 2, 5, 15, 60];

/**
 * The parts of a list of seats that are about people who are away.
 * @param {TableLink} link @param {Place} place
 */
export function absence(link, place) {
  const table = /** @type {Wire.Table} */ (link.table);
  const you = link.me?.person;
  const host = table.host === you;
  return {
    host: host ? nothing : ofHost(link, table),
    patience: host ? patience(link, table) : nothing,
    /** @param {Wire.Place} seat */
    seat: (seat) => {
      if (seat.keptFor?.person === you) return takeBack(link, seat);
      if (seat.kind !== "PERSON" || seat.person === you) return nothing;
      if (seat.here) return host ? makeHost(link, seat) : nothing;
      if (!host || !seat.due) return html`<p class="small muted wide">${t("away.soon", seat.name, minutes(table.patience))}</p>`;
      return replacing(link, place, seat);
    },
  };
}

/** @param {number} seconds */
const minutes = (seconds) => Math.max(1, Math.round(seconds / 60));

/** @param {TableLink} link @param {Wire.Table} table */
function ofHost(link, table) {
  if (table.hostHere) return nothing;
  const seated = table.seats.some((seat) => seat.person === link.me?.person);
  if (!table.claimable || !seated) return html`<p class="small muted">${t("away.host")}</p>`;
  return html`<div class="notice stack">
    <p>${t("away.claim")}</p>
    <button class="primary" data-action="claim" @click=${() => link.tell("claim")}>${t("away.claim-do")}</button>
  </div>`;
}

/** @param {TableLink} link @param {Wire.Table} table */
function patience(link, table) {
  const now = minutes(table.patience);
  const all = MINUTES.includes(now) ? MINUTES : [...MINUTES, now].sort((a, b) => a - b);
  return html`<label class="field">
    <span>${t("away.patience")}</span>
    <select data-action="patience" @change=${(/** @type {any} */ event) => link.tell("patience", { seconds: 60 * Number(event.target.value) })}>
      ${all.map((one) => html`<option value=${one} .selected=${live(one === now)}>${t("away.minutes", one)}</option>`)}
    </select>
  </label>`;
}

/** @param {TableLink} link @param {Wire.Place} seat */
function makeHost(link, { person: to, name }) {
  return html`<button class="quiet small" data-action="make-host" @click=${() => link.tell("host", { to })}>
    ${t("away.make-host", name)}
  </button>`;
}

/** Somebody else plays meanwhile: the way back. @param {TableLink} link @param {Wire.Place} seat */
export function takeBack(link, { seat, name }) {
  return html`<div class="wide stack">
    ${name ? html`<p class="small">${t("away.back-text", name)}</p>` : nothing}
    <button class="primary" data-action="back" @click=${() => link.tell("back", { seat })}>${t("away.back")}</button>
  </div>`;
}

/** The ways to go on, each said yes to once it is clear what it means. @param {TableLink} link @param {Place} place @param {Wire.Place} seat */
function replacing(link, place, { seat, name, keptFor }) {
  const whose = keptFor?.name ?? name;
  const choose = (/** @type {Sure|undefined} */ sure) => () => {
    place.sure = sure;
    place.requestUpdate();
  };
  const { sure } = place;
  if (sure?.seat !== seat) {
    return html`<div class="row wide">
      ${WAYS.map(
        ([by, key]) => html`<button data-action="replace" data-by=${by} @click=${choose({ seat, by })}>${t(key, whose)}</button>`,
      )}
    </div>`;
  }
  const { by } = sure;
  const text = html`<p class="small">${t(`away.sure-${by}`, whose)}</p>`;
  if (by !== "AUTOMATIC") return doubted(place, text, () => link.tell("replace", { seat, by }));
  const brain = sure.brain ?? usualStrength();
  return doubted(place, html`${text}${strengthOf(place, sure)}`, () => link.tell("replace", { seat, by, brain }));
}

/** @param {Place} place @param {Sure} sure */
function strengthOf(place, sure) {
  return strengthChoice(sure.brain ?? usualStrength(), (brain) => {
    place.sure = { ...sure, brain };
    place.requestUpdate();
  });
}

/** A seat of one's own, or one that nobody plays, plays by itself: how well. @param {TableLink} link @param {Place} place @param {Wire.Place} seat */
export function byItself(link, place, { seat }) {
  const sure = /** @type {Sure} */ (place.sure);
  return doubted(place, strengthOf(place, sure), () => link.tell("automatic", { seat, brain: sure.brain ?? usualStrength() }));
}

/** What is done once it is said yes to. @param {Place} place @param {unknown} text @param {() => void} act */
function doubted(place, text, act) {
  const end = (/** @type {boolean} */ yes) => () => {
    if (yes) act();
    place.sure = undefined;
    place.requestUpdate();
  };
  return html`<div class="notice wide stack" role="alert">
    ${text}
    <div class="row">
      <button class="primary" data-action="sure" @click=${end(true)}>${t("away.sure")}</button>
      <button class="quiet" data-action="not-sure" @click=${end(false)}>${t("away.not")}</button>
    </div>
  </div>`;
}

/** What the others call you. */
export function renaming() {
  return html`<name-form quiet @named=${renamed}></name-form>`;
}

/** @param {CustomEvent<string>} event */
async function renamed(event) {
  try {
    await rename(event.detail);
    toast(t("gather.renamed", event.detail), { kind: "ok" });
  } catch (problem) {
    toast(reason(problem), { kind: "danger" });
  }
}
