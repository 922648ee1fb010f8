// @ts-check
/** What a choice would mean, beside the hex that is looked at; and why a hex is no choice. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { figureName, number, sentence as whole, t } from "../words.js";
import { keyOf } from "../hex.js";
import { average } from "./asking.js";
import { harmLines } from "./harm.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function tip(state) {
  const hex = state.looked;
  const prompt = state.prompt;
  if (!hex || !prompt || state.sent) return nothing;
  const chosen = state.choiceAt(hex);
  if (!chosen) return state.hovered ? reason(state, prompt) : nothing;
  if (prompt.kind === "STEP") return steps(state, keyOf(hex));
  const preview = state.previews.get(chosen.token ?? "");
  const harms = harmLines(state, chosen);
  if (!preview || preview.targets.length === 0) return harms.length > 0 ? html`<div class="tip">${harms}</div>` : nothing;
  return attack(state, preview, harms);
}

/** @param {TableState} state @param {Wire.Prompt} prompt */
function reason(state, { kind, figure: asked, barred }) {
  const hex = /** @type {import("../hex.js").Hex} */ (state.hovered);
  const known = state.view.hexes[keyOf(hex)];
  const standing = state.figureAt(hex);
  const figure = standing === undefined ? undefined : state.view.figures[standing];
  let why = "";
  if (kind === "STEP" && state.reach && figure && standing !== asked) why = "play.not.occupied";
  else if (kind === "STEP" && state.reach && known?.terrain === "OBSTACLE") why = "play.not.obstacle";
  else if (kind === "STEP" && known?.door === "LOCKED") why = "play.not.locked";
  else if (kind === "STEP" && state.reach && !figure) why = "play.not.far";
  else if (kind === "TARGET" && standing !== undefined) {
    const no = barred?.[standing];
    return no ? html`<p class="tip no">${whole(no.why, state.view)}</p>` : nothing;
  }
  return why ? html`<p class="tip no">${t(why)}</p>` : nothing;
}

/** @param {TableState} state @param {string} key */
function steps(state, key) {
  const way = state.wayTo(key);
  const points = state.reach?.get(key)?.points ?? way.length;
  const warned = new Set();
  for (const hex of way) {
    for (const peril of state.reach?.get(keyOf(hex))?.perils ?? []) {
      // Where one stops anyway, being stopped is no news.
      if (peril !== "STOP" || keyOf(hex) !== key) warned.add(peril.toLowerCase());
    }
  }
  return html`<div class="tip">
    <p class="sum">${icon("move")} ${t("play.tip.points", points)}</p>
    ${[...warned].map((flag) => html`<p class="flag ${flag}">${icon(flag === "door" ? "door-closed" : flag === "stop" ? "warning" : flag)} ${t(`play.tip.${flag}`)}</p>`)}
  </div>`;
}

/** The arithmetic and the odds, for each target. @param {TableState} state @param {Wire.Preview} preview @param {unknown} harms */
function attack(state, { targets }, harms) {
  const many = targets.length > 1;
  return html`<div class="tip">
    ${targets.slice(0, 4).map((target) => {
      const name = figureName(target.figure, state.view);
      return html`<div class="target">
        <p class="sum">${many ? html`<span>${name}</span>` : nothing}${icon("attack")} ${target.value}${arithmetic(target)}</p>
        ${!many && target.damage.length ? odds(target.damage) : nothing}
        ${target.damage.length
          ? html`<p class="likely">${t("play.tip.likely", average(target))}${target.kill ? html`, <b>${t("play.tip.kills", target.kill)}</b>` : nothing}</p>`
          : nothing}
      </div>`;
    })}
    ${harms}
  </div>`;
}

/** @param {Wire.Target} target */
function arithmetic({ shield }) {
  return shield ? html`<span class="part">${icon("shield", { title: t("play.word.shield") })} ${shield}</span>` : nothing;
}

/** Bars by damage. @param {Wire.Chance[]} damage */
function odds(damage) {
  const sorted = [...damage].sort((a, b) => a.amount - b.amount);
  const top = Math.max(...sorted.map(({ percent }) => percent), 1);
  return html`<div class="odds" role="img" aria-label=${sorted.map(({ amount, percent }) => `${amount}: ${percent}%`).join(", ")}>
    ${sorted.map(
      ({ amount, percent }) => html`<span class="bar"
        ><svg viewBox="0 0 10 30" preserveAspectRatio="none" aria-hidden="true"><rect x="1" width="8" y=${30 - (28 * percent) / top}
          height=${(28 * percent) / top}></rect></svg><b>${amount}</b><small>${number(Math.round(percent))}%</small></span>`,
    )}
  </div>`;
}
