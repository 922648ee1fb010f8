// @ts-check
/** Outcomes and reasons as sentences. */
import { html, nothing } from "lit";
import { keyOf } from "../hex.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import "../rules/rule-text.js";
import { stopsOf } from "./marks.js";
import { actingOf, figureAt, lettersOf, placeOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Answer} Answer */
/** @typedef {import("./position.js").Outcome} Outcome */
/** @typedef {import("./position.js").Judgement} Judgement */
/** @typedef {import("./position.js").Hex} Hex */

/** @param {string[]} names */
function together(names) {
  return names.length < 2
    ? (names[0] ?? "")
    : t("solve.and", names.slice(0, -1).join(", "), names.at(-1));
}

/** What to call a hex: who stands there, its number as a stop, or its place.
 * @param {Position} position @param {Map<string, number>} stops @param {Hex} hex */
function nameOf(position, stops, hex) {
  const figure = figureAt(position, hex);
  if (figure && figure.kind !== "acting") {
    const letter = lettersOf(position).get(figure) ?? "";
    return figure.name ? `${figure.name} (${letter})` : letter;
  }
  const number = stops.get(keyOf(hex));
  const { row, column } = placeOf(hex);
  return number && stops.size > 1
    ? t("solve.moves.number", number)
    : t("solve.moves.place", row, column);
}

/** @param {Position} position @param {Outcome[]} outcomes @param {Outcome} outcome */
export function sentence(position, outcomes, outcome) {
  const stops = stopsOf(outcomes);
  const here = actingOf(position);
  const name = (/** @type {Hex} */ hex) => nameOf(position, stops, hex);
  const stays = here && keyOf(here) === keyOf(outcome.stop);
  const moves = stays
    ? t("solve.stays")
    : t("solve.moves", Math.max(1, (outcome.paths[0]?.length ?? 2) - 1), name(outcome.stop));
  const attacks =
    outcome.attacks.length > 0
      ? t("solve.attacks", together(outcome.attacks.map(name)))
      : t("solve.no-attack");
  return t("solve.and", moves, attacks) + ".";
}

/** @param {Position} position @param {Outcome[]} outcomes @param {Outcome} outcome */
function aside(position, outcomes, outcome) {
  const stops = stopsOf(outcomes);
  const names = (/** @type {Hex[]} */ hexes) => together(hexes.map((hex) => nameOf(position, stops, hex)));
  const heads = outcome.destinations.some((hex) => keyOf(hex) !== keyOf(outcome.stop));
  return [
    outcome.focuses.length > 0 ? t("solve.focus", names(outcome.focuses)) : t("solve.no-focus"),
    heads ? t("solve.heads", names(outcome.destinations)) : "",
    outcome.allPaths ? "" : t("solve.ways.examples"),
  ].filter((text) => text !== "");
}

/**
 * @param {{position: Position, answer: Answer, at: number, choose: (at: number) => void}} shown
 */
export function outcomeList({ position, answer, at, choose }) {
  const { outcomes } = answer;
  const stops = stopsOf(outcomes);
  return html`<p class="count">${t("solve.outcomes.count", outcomes.length)}</p>
    <ol class="outcome-list">
      ${outcomes.map(
        (outcome, i) => html`<li>
          <button class="outcome-card" data-outcome=${i} aria-pressed=${i === at} @click=${() => choose(i)}>
            ${outcomes.length > 1 ? html`<span class="stop-number">${stops.get(keyOf(outcome.stop))}</span>` : nothing}
            <span class="sentence"
              ><strong>${sentence(position, outcomes, outcome)}</strong>
              <span class="small muted">${aside(position, outcomes, outcome).join(" · ")}</span></span>
            <span class="signs">${outcome.attacks.map(() => icon("attack"))}</span>
          </button>
        </li>`,
      )}
    </ol>`;
}

/** @param {Position} position @param {Answer} answer @param {Judgement} judgement */
function heading(position, answer, judgement) {
  const stops = stopsOf(answer.outcomes);
  const about = nameOf(position, stops, judgement.about);
  if (judgement.criterion.startsWith("FOCUS")) return t("solve.why.focus");
  return judgement.criterion.startsWith("HEX") ? t("solve.why.hex", about) : t("solve.why.stop", about);
}

/**
 * @param {{position: Position, answer: Answer, shown: Judgement|undefined, all: boolean,
 *   choose: (judgement: Judgement|undefined) => void, showAll: (all: boolean) => void}} state
 */
export function reasons({ position, answer, shown, all, choose, showAll }) {
  /** @type {{title: string, steps: Judgement[]}[]} */
  const groups = [];
  for (const judgement of answer.why) {
    const title = heading(position, answer, judgement);
    if (groups.at(-1)?.title !== title) groups.push({ title, steps: [] });
    groups.at(-1)?.steps.push(judgement);
  }
  return html`<section class="reasons" aria-labelledby="solve-why">
    <h2 id="solve-why">${icon("why")} ${t("solve.why")}</h2>
    ${answer.notes.map(
      (note) => html`<div class="reason note"><p>${t(`solve.note.${note.circumstance}`)}</p>
        <rule-chip rule=${note.rule}></rule-chip></div>`,
    )}
    ${groups.length > 0
      ? html`<p class="small muted">${t("solve.why.lead")}</p>
          <label class="row small"><input type="checkbox" data-action="all-reasons" .checked=${all}
            @change=${(/** @type {Event} */ event) => showAll(/** @type {HTMLInputElement} */ (event.target).checked)}>
            ${t("solve.why.all")}</label>`
      : nothing}
    ${answer.allReasons ? nothing : html`<p class="small muted">${t("solve.why.first")}</p>`}
    ${groups.map(({ title, steps }) => {
      const seen = steps.filter((step) => all || step.dropped.length > 0);
      // Where nothing was ever dropped the last step still says what was found.
      const listed = seen.length > 0 ? seen : steps.slice(-1);
      return html`<h3>${title}</h3>
        ${listed.map((step) => reason(step, answer.why.indexOf(step), step === shown, choose))}`;
    })}
  </section>`;
}

/** @param {Judgement} step @param {number} index @param {boolean} open @param {(judgement: Judgement|undefined) => void} choose */
function reason(step, index, open, choose) {
  const dropped = step.dropped.length;
  return html`<div class="reason ${dropped > 0 ? "" : "idle"}">
    <button class="criterion" data-judgement=${index} aria-pressed=${open} @click=${() => choose(open ? undefined : step)}>
      <span>${t(`solve.criterion.${step.criterion}`)}</span>
      <span class="small">
        ${dropped === 0
          ? html`<span class="muted">${step.kept.length === 1 ? t("solve.why.only") : t("solve.why.same")}</span>`
          : html`<span class="kept">${icon("check")} ${t("solve.why.kept", step.kept.length)}</span>
              <span class="dropped">${icon("close")} ${t("solve.why.dropped", dropped)}</span>`}
      </span>
    </button>
    <rule-chip rule=${step.rule}></rule-chip>
  </div>`;
}
