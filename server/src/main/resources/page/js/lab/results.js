// @ts-check
/** What the games show: numbers, plots, tables. */
import { html } from "lit";
import { has, nameOf, number, t } from "../words.js";
import { classToken } from "../gather/token.js";
import { decimal, mean, percent, points, signed, size } from "./figures.js";
import { barCell, histogram, legend, whisker } from "./plots.js";
import { sideNames } from "./sides.js";

/** Lines of causes that are shown. */
const MOST_LINES = 12;

/** @param {Wire.LabStudy} study */
export function overview({ results, asked }) {
  const games = Math.max(1, results.games);
  const out = results.heroes.reduce((sum, hero) => sum + size(hero.falls), 0) / games;
  return html`<section class="panel" aria-labelledby="lab-win">
    <h2 id="lab-win">${t("lab.winRate")}</h2>
    <dl class="numbers">
      <div class="lead-number">
        <dt>${t("lab.wins", results.wins, results.games)}</dt>
        <dd data-result="win-rate">${percent(results.wins / games)}</dd>
      </div>
      <div><dt>${t("lab.interval")}</dt><dd>${range(results.interval)}</dd></div>
      <div><dt>${t("lab.rounds-mean")}</dt><dd>${decimal(mean(results.won, results.lost))}</dd></div>
      <div><dt>${t("lab.out-mean")}</dt><dd>${decimal(out)}</dd></div>
    </dl>
    ${results.compared ? comparison(asked, results, results.compared) : whisker(results.wins / games, results.interval, 0, 1)}
  </section>`;
}

/** @param {Wire.Interval} interval */
const range = ({ low, high }) => t("lab.range", percent(low), percent(high));

/** @param {Wire.LabAsked} asked @param {Wire.LabResults} results @param {Wire.LabComparison} compared */
function comparison(asked, results, compared) {
  const [one, other] = sideNames(asked);
  const games = Math.max(1, results.games);
  const side = (/** @type {string} */ name, /** @type {number} */ wins, /** @type {Wire.Interval} */ interval) =>
    html`<tr><th scope="row">${name}</th><td class="plot-cell">${whisker(wins / games, interval, 0, 1)}</td>
      <td class="n">${percent(wins / games)}</td><td class="n">${range(interval)}</td></tr>`;
  const { interval } = compared;
  const wide = Math.max(0.1, Math.abs(interval.low), Math.abs(interval.high));
  return html`<h3>${t("lab.compared")}</h3>
    <div class="wide-table" tabindex="0" role="region" aria-label=${t("lab.compared")}>
      <table data-result="compared">
        <thead><tr><th scope="col">${t("lab.side")}</th><td></td><th scope="col" class="n">${t("lab.winRate")}</th><th scope="col" class="n">${t("lab.interval")}</th></tr></thead>
        <tbody>
          ${side(one, results.wins, results.interval)} ${side(other, compared.wins, compared.winInterval)}
          <tr><th scope="row">${t("lab.difference")}</th><td class="plot-cell">${whisker(compared.difference, interval, -wide, wide)}</td>
            <td class="n">${points(compared.difference)}</td><td class="n">${t("lab.range", points(interval.low), points(interval.high))}</td></tr>
        </tbody>
      </table>
    </div>
    ${pairs(one, other, compared)}
    <p class="small muted">${t("lab.longer", other, signed(compared.longer), signed(compared.longerInterval.low), signed(compared.longerInterval.high))}</p>`;
}

/** @param {string} one @param {string} other @param {Wire.LabComparison} compared */
function pairs(one, other, compared) {
  const fields = /** @type {const} */ ([
    [t("lab.both"), compared.both],
    [t("lab.onlyThis", one), compared.onlyFirst],
    [t("lab.onlyThis", other), compared.onlySecond],
    [t("lab.neither"), compared.neither],
  ]);
  return html`<dl class="numbers small-numbers">
    ${fields.map(([name, many]) => html`<div><dt>${name}</dt><dd>${number(many)}</dd></div>`)}
  </dl>`;
}

/** @param {Wire.LabResults} results */
export function rounds({ won, lost }) {
  return html`<section class="panel" aria-labelledby="lab-rounds">
    <h2 id="lab-rounds">${t("lab.rounds")}</h2>
    ${legend()}
    <div class="plots">
      ${histogram(t("lab.rounds"), t("lab.rounds"), [
        { kind: "won", name: t("lab.won"), numbers: won },
        { kind: "lost", name: t("lab.lost"), numbers: lost },
      ])}
    </div>
  </section>`;
}

/** The heroes in the order of the party. @param {Wire.LabStudy} study */
export function heroes({ results, asked }) {
  const games = Math.max(1, results.games);
  const place = (/** @type {Wire.HeroFindings} */ hero) => asked.plan.heroes.findIndex((wish) => wish.class === slug(hero.characterClass));
  const all = [...results.heroes].sort((a, b) => place(a) - place(b));
  const most = (/** @type {(hero: Wire.HeroFindings) => number} */ of) => Math.max(...all.map(of), 0);
  const cell = (/** @type {Wire.HeroFindings} */ hero, /** @type {(hero: Wire.HeroFindings) => number} */ of) =>
    barCell(decimal(of(hero) / games), of(hero), most(of));
  return html`<section class="panel" aria-labelledby="lab-heroes">
    <h2 id="lab-heroes">${t("lab.heroes")}</h2>
    <p class="small muted">${t("lab.per-game")}</p>
    <div class="wide-table" tabindex="0" role="region" aria-labelledby="lab-heroes">
      <table data-result="heroes">
        <thead><tr><th scope="col">${t("lab.who")}</th><th scope="col" class="n">${t("lab.hitPoints")}</th><th scope="col" class="n">${t("lab.cards")}</th>
          <th scope="col" class="n">${t("lab.damage")}</th><th scope="col" class="n">${t("lab.kills")}</th><th scope="col" class="n">${t("lab.out")}</th></tr></thead>
        <tbody>
          ${all.map(
            (hero) => html`<tr><th scope="row"><span class="with-token">${classToken(hero.characterClass, 28)} ${nameOf(hero.characterClass)}</span></th>
              <td class="n">${decimal(mean(hero.hitPoints))}</td><td class="n">${decimal(mean(hero.cards))}</td>
              ${cell(hero, (one) => one.damage)} ${cell(hero, (one) => one.kills)}
              ${barCell(percent(size(hero.falls) / games), size(hero.falls), games)}</tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="plots">
      ${all.map((hero) =>
        /** @type {const} */ (["hitPoints", "cards"]).map((what) =>
          histogram(`${nameOf(hero.characterClass)}: ${t(`lab.${what}`)}`, t(`lab.${what}`), [{ kind: "plain", name: t("lab.times"), numbers: hero[what] }], true),
        ),
      )}
    </div>
  </section>`;
}

/** @param {string} name */
const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** @param {Wire.LabResults} results */
export function falls({ falls: all }) {
  return html`<section class="panel" aria-labelledby="lab-falls">
    <h2 id="lab-falls">${t("lab.falls")}</h2>
    ${
      all.length === 0
        ? html`<p>${t("lab.falls-none")}</p>`
        : html`<div class="pair">
            ${lines("falls", t("lab.falls"), t("lab.cause"), sums(all, cause))}
            ${lines("rooms", t("lab.rooms"), t("lab.place"), sums(all, ({ room }) => (room === 0 ? t("lab.doorway") : t("lab.room", room))))}
          </div>`
    }
  </section>`;
}

/** @param {Wire.FallFindings} fall */
function cause(fall) {
  const what = fall.by || fall.cause;
  const [, name, elite] = /^(.*?)( \(elite\))?$/.exec(what) ?? ["", what, ""];
  const said = has(`lab.by.${what}`) ? t(`lab.by.${what}`) : elite ? t("lab.elite", name) : nameOf(name);
  return `${nameOf(fall.characterClass)}: ${said}`;
}

/** @param {Wire.FallFindings[]} all @param {(fall: Wire.FallFindings) => string} by @returns {[string, number][]} the most frequent first */
function sums(all, by) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const fall of all) found.set(by(fall), (found.get(by(fall)) ?? 0) + fall.times);
  return [...found].sort(([, a], [, b]) => b - a).slice(0, MOST_LINES);
}

/** @param {string} name @param {string} caption @param {string} head @param {[string, number][]} rows */
function lines(name, caption, head, rows) {
  const most = Math.max(...rows.map(([, many]) => many));
  return html`<table class="lines" data-result=${name}>
    <caption class="unseen">${caption}</caption>
    <thead><tr><th scope="col">${head}</th><th scope="col" class="n">${t("lab.how-often")}</th></tr></thead>
    <tbody>
      ${rows.map(([what, many]) => html`<tr><th scope="row">${what}</th>${barCell(number(many), many, most)}</tr>`)}
    </tbody>
  </table>`;
}
