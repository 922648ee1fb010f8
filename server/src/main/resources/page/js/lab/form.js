// @ts-check
/** What is to be played: a form. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { icon } from "../icons.js";
import { nameOf, t } from "../words.js";
import { classesFor, difficultiesOf, variantsOf } from "../gather/party.js";
import { strengthName, strengths } from "../gather/strength.js";
import { classToken } from "../gather/token.js";
import { fitting, packOf, scenarioOf, sized } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{packs: any[], draft: Draft, bench: Wire.LabBench, busy: boolean, change: (draft: Draft) => void, begin: () => void}} Form */

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Seeds that the server takes. */
const MOST_SEED = 1_000_000_000;

/** @param {Form} form */
export function setUp(form) {
  const { packs, draft, bench } = form;
  const pack = packOf(packs, draft);
  const some = (/** @type {Partial<Draft>} */ part) => form.change(fitting(packs, { ...draft, ...part }));
  return html`<form class="set-up" @submit=${(/** @type {Event} */ event) => submit(event, form)}>
    <div class="group">
      ${packs.length > 1 ? choice("pack", t("lab.pack"), draft.pack, packs.map(({ id, name }) => [id, nameOf(name)]), (value) => some({ pack: value })) : nothing}
      ${choice("scenario", t("lab.scenario"), draft.scenario, pack.scenarios.map(named), (value) => some({ scenario: value }))}
      ${size(form, pack)} ${heroes(form, pack)}
    </div>
    <div class="group">
      <div class="pair">
        ${choice("level", t("lab.level"), String(draft.level), LEVELS.map((one) => [String(one), String(one)]), (value) => some({ level: Number(value) }))}
        ${difficulty(form, pack)}
      </div>
      ${check("items", t("lab.items"), draft.items, () => some({ items: !draft.items }))} ${variants(form, pack)}
    </div>
    <div class="group">
      <div class="pair">
        ${choice("bots", t("lab.bots"), draft.bots, strengths().map((one) => [one, strengthName(one)]), (value) => some({ bots: value }))}
        ${number("games", t("lab.games"), draft.games, 1, bench.mostGames, (value) => form.change({ ...draft, games: value }))}
      </div>
      <div class="pair">
        ${number("seed", t("lab.seed"), draft.seed, 0, MOST_SEED, (value) => form.change({ ...draft, seed: value }), "lab-seed")}
        ${compare(form, pack)}
      </div>
      <p class="small muted" id="lab-seed">${t("lab.seed-text")} ${draft.compare ? t("lab.compare-text") : nothing}</p>
      <div class="row go">
        <button class="primary" data-action="begin" ?disabled=${form.busy}>${icon("play", { size: 20 })}${t("lab.begin")}</button>
        <span class="small muted">${t("lab.most", bench.mostGames, bench.minutes)}</span>
      </div>
    </div>
  </form>`;
}

/** @param {Event} event @param {Form} form */
function submit(event, form) {
  event.preventDefault();
  form.begin();
}

/** @param {any} scenario @returns {[string, string]} */
const named = (scenario) => [scenario.id, `${scenario.number ? `${scenario.number} · ` : ""}${nameOf(scenario.name)}`];

/**
 * @param {string} name @param {string} label @param {string} chosen @param {[string, string][]} options
 * @param {(value: string) => void} choose
 */
function choice(name, label, chosen, options, choose) {
  return html`<label class="field">
    <span>${label}</span>
    <select data-action=${name} @change=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${options.map(([value, text]) => option(value, text, chosen))}
    </select>
  </label>`;
}

/** @param {string} value @param {string} text @param {string} chosen */
function option(value, text, chosen) {
  return html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`;
}

/**
 * @param {string} name @param {string} label @param {number} value @param {number} least @param {number} most
 * @param {(value: number) => void} choose @param {string} [described]
 */
function number(name, label, value, least, most, choose, described) {
  return html`<label class="field">
    <span>${label}</span>
    <input type="number" data-action=${name} required min=${least} max=${most} step="1" inputmode="numeric" aria-describedby=${described ?? nothing}
      .value=${String(value)} @change=${(/** @type {any} */ event) => event.target.reportValidity() && choose(event.target.valueAsNumber)} />
  </label>`;
}

/** @param {string} name @param {string} label @param {boolean} on @param {() => void} change */
function check(name, label, on, change) {
  return html`<label class="check"><input type="checkbox" data-action=${name} .checked=${live(on)} @change=${change} /><span>${label}</span></label>`;
}

/** @param {Form} form @param {any} pack */
function size({ packs, draft, change }, pack) {
  if (pack.fewest === pack.most) return nothing;
  const sizes = Array.from({ length: pack.most - pack.fewest + 1 }, (_, i) => pack.fewest + i);
  return html`<fieldset>
    <legend>${t("party.size")}</legend>
    <div class="segments">
      ${sizes.map(
        (one) => html`<label><input type="radio" name="lab-size" data-size=${one} .checked=${live(one === draft.classes.length)}
          @change=${() => change(sized(packs, draft, one))} />${one}</label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {Form} form @param {any} pack */
function heroes({ packs, draft, change }, pack) {
  const able = classesFor(pack, scenarioOf(packs, draft));
  return html`<div class="party">
    ${draft.classes.map((id, i) => {
      const open = able.filter((one) => one.id === id || !draft.classes.includes(one.id));
      const choose = (/** @type {string} */ other) => change({ ...draft, classes: draft.classes.with(i, other) });
      return html`<div class="hero">
        ${classToken(able.find((one) => one.id === id)?.name ?? "", 36)}
        ${choice(`hero-${i}`, t("lab.hero", i + 1), id, open.map((one) => [one.id, nameOf(one.name)]), choose)}
      </div>`;
    })}
  </div>`;
}

/** @param {Form} form @param {any} pack */
function difficulty({ draft, change }, pack) {
  const all = difficultiesOf(pack);
  if (!all.length) return nothing;
  const options = all.map(({ value, key, level }) => /** @type {[string, string]} */ ([value, t(key, level)]));
  return choice("difficulty", t("party.difficulty"), draft.difficulty, options, (value) => change({ ...draft, difficulty: value }));
}

/** @param {Form} form @param {any} pack */
function variants({ draft, change }, pack) {
  const known = variantsOf(pack);
  if (!known.length) return nothing;
  const { variants: chosen } = draft;
  const turn = (/** @type {string} */ one) =>
    change({ ...draft, variants: chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one] });
  return html`<details>
    <summary>${t("party.variants", chosen.length)}</summary>
    ${known.map((one) => check(`variant-${one}`, t(`variant.${one}`), chosen.includes(one), () => turn(one)))}
  </details>`;
}

/** @param {Form} form @param {any} pack */
function compare({ draft, change }, pack) {
  const levels = !pack.difficulties?.length;
  const harder = difficultiesOf(pack)
    .filter(({ value }) => value !== "" && value !== draft.difficulty)
    .map(({ value, key, level }) => option(`${levels ? "level" : "difficulty"}:${value}`, t(key, level), draft.compare));
  const others = variantsOf(pack)
    .filter((one) => !draft.variants.includes(one))
    .map((one) => option(`variant:${one}`, t(`variant.${one}`), draft.compare));
  const bots = strengths()
    .filter((one) => one !== draft.bots)
    .map((one) => option(`bots:${one}`, strengthName(one), draft.compare));
  const group = (/** @type {string} */ label, /** @type {unknown[]} */ options) =>
    options.length ? html`<optgroup label=${label}>${options}</optgroup>` : nothing;
  return html`<label class="field">
    <span>${t("lab.compare")}</span>
    <select data-action="compare" @change=${(/** @type {any} */ event) => change({ ...draft, compare: event.target.value })}>
      ${option("", t("lab.compare-none"), draft.compare)} ${group(t("party.difficulty"), harder)}
      ${group(t("party.variants", others.length), others)} ${group(t("lab.bots"), bots)}
    </select>
  </label>`;
}
