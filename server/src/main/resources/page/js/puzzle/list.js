// @ts-check
/** All puzzles: those of the last days, then all of them by how hard they are. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { language, nameOf, t } from "../words.js";
import { classToken } from "../gather/token.js";
import { aimInShort } from "./aim.js";
import { dateOf, dayOf, marks, ofDay } from "./solved.js";

const DAYS = 6;
const GRADES = ["EASY", "MEDIUM", "HARD"];

/**
 * @param {Wire.PuzzleEntry[]} all @param {string} grade the one that is shown, or all
 * @param {(grade: string) => void} choose
 */
export function puzzleList(all, grade, choose) {
  const known = marks();
  const today = dayOf(new Date());
  const solved = all.filter(({ id }) => known[id] === "solved").length;
  const shown = all.filter((one) => !grade || one.grade === grade);
  return html`<div class="puzzles">
    <h1>${t("puzzle.all")}</h1>
    <p class="muted">${t("puzzle.what")} ${t("puzzle.count", solved, all.length)}</p>
    <h2>${t("puzzle.days")}</h2>
    <ul class="plain grid">
      ${Array.from({ length: DAYS }, (_, i) => today - i).map((day) => {
        const one = ofDay(all, day);
        return one ? html`<li>${entry(one, known[one.id], day === today ? t("puzzle.today") : dated(day))}</li>` : nothing;
      })}
    </ul>
    <h2 id="by-grade">${t("puzzle.bygrade")}</h2>
    <div class="segments" role="radiogroup" aria-labelledby="by-grade">
      ${["", ...GRADES].map(
        (one) => html`<label><input type="radio" name="grade" value=${one} .checked=${one === grade} @change=${() => choose(one)} />
          <span>${t(one ? `puzzle.grade.${one}` : "puzzle.grade.any")}</span></label>`,
      )}
    </div>
    <ul class="plain grid" data-grade=${grade}>${shown.map((one) => html`<li>${entry(one, known[one.id], "")}</li>`)}</ul>
  </div>`;
}

/** @param {number} day */
function dated(day) {
  return new Intl.DateTimeFormat(language(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(dateOf(day));
}

/** @param {Wire.PuzzleEntry} one @param {import("./solved.js").Mark|undefined} mark @param {string} day */
function entry(one, mark, day) {
  return html`<a class="card entry" data-puzzle=${one.id} href="#/puzzle/${one.id}">
    ${classToken(one.hero, 44)}
    <span class="text">
      ${day ? html`<span class="day">${day}</span>` : nothing}
      <strong>${aimInShort(one.aim)}</strong>
      <span class="muted small">${nameOf(one.hero)} · ${nameOf(one.title)}</span>
    </span>
    <span class="marks"><span class="tag grade ${one.grade.toLowerCase()}">${t(`puzzle.grade.${one.grade}`)}</span>
      ${mark ? html`<span class="mark ${mark}">${icon(mark === "solved" ? "check" : "hint", { title: t(`puzzle.mark.${mark}`) })}</span>` : nothing}</span>
  </a>`;
}
