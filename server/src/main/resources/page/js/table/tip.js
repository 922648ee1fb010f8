// @ts-check
/** What a choice would mean, beside the hex that is looked at; and why a hex is no choice. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { nameOf, number, t } from "../words.js";
import { keyOf } from "../hex.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function tip(state) {
  const hex = state.looked;
  const prompt = state.prompt;
  if (!hex || !prompt || state.sent) return nothing;
  const choice = state.choiceAt(hex);
  if (!choice || choice === "along ") return state.hovered ? reason(state) : nothing;
  if (prompt.kind === "STEP") return steps(state, keyOf(hex));
  const preview = state.previews.get(choice);
  return preview ? attack(state, preview) : nothing;
}

/** @param {TableState} state */
function reason(state) {
  const { kind } = /** @type {any} */ (state.prompt);
  const hex = /** @type {import("../hex.js").Hex} */ (state.hovered);
  const known = state.view.hexes[keyOf(hex)];
  const standing = state.figureAt(hex);
  const figure = standing === undefined ? undefined : state.view.figures[standing];
  let why = "";
  if (kind === "STEP" && state.reach && figure && standing !== state.prompt.figure) why = "play.not.occupied";
  else if (kind === "STEP" && state.reach && known?.t === "OBSTACLE") why = "play.not.obstacle";
  else if (kind === "STEP" && known?.d === "LOCKED") why = "play.not.locked";
  else if (kind === "STEP" && state.reach && !figure) why = "play.not.far";
  else if (kind === "TARGET" && figure?.foe) why = "play.not.target";
  return why ? html`<p class="tip no">${t(why)}</p>` : nothing;
}

/** @param {TableState} state @param {string} key */
function steps(state, key) {
  const way = state.wayTo(key);
  const points = state.reach?.get(key)?.points ?? way.length;
  const warned = new Set();
  for (const hex of way) {
    for (const flag of state.reach?.get(keyOf(hex))?.flags ?? []) {
      // Where one stops anyway, being stopped is no news.
      if (flag !== "stop" || keyOf(hex) !== key) warned.add(flag);
    }
  }
  return html`<div class="tip">
    <p class="sum">${icon("move")} ${t("play.tip.points", points)}</p>
    ${[...warned]
      .filter((flag) => ["trap", "hazard", "door", "stop"].includes(flag))
      .map((flag) => html`<p class="flag ${flag}">${icon(flag === "door" ? "door-closed" : flag === "stop" ? "warning" : flag)} ${t(`play.tip.${flag}`)}</p>`)}
  </div>`;
}

/** The arithmetic and the odds, for each target. @param {TableState} state @param {any} preview */
function attack(state, preview) {
  const targets = preview.targets ?? [];
  if (targets.length === 0) return nothing;
  const many = targets.length > 1;
  return html`<div class="tip">
    ${targets.slice(0, 4).map((/** @type {any} */ target) => {
      const likely = [...(target.damage ?? [])].sort((a, b) => b[1] - a[1])[0];
      const name = nameOf(state.view.names?.[target.figure] ?? "");
      return html`<div class="target">
        <p class="sum">${many ? html`<span>${name}</span>` : nothing}${icon("attack")} ${target.value}${arithmetic(target)}</p>
        ${!many && target.damage?.length ? odds(target.damage) : nothing}
        ${likely
          ? html`<p class="likely">${t("play.tip.likely", likely[0])}${target.kill ? html`, <b>${t("play.tip.kills", target.kill)}</b>` : nothing}</p>`
          : nothing}
      </div>`;
    })}
  </div>`;
}

/** @param {any} sum */
function arithmetic(sum) {
  const parts = [];
  if (sum.base !== undefined && sum.base !== sum.value) {
    const more = sum.value - sum.base;
    parts.push(html`<span>(${sum.base} ${more > 0 ? "+" : "−"} ${Math.abs(more)})</span>`);
  }
  if (sum.shield) parts.push(html`<span class="part">${icon("shield", { title: t("play.word.shield") })} ${sum.shield}</span>`);
  if (sum.pierce) parts.push(html`<span class="part">${icon("pierce", { title: t("play.word.pierce") })} ${sum.pierce}</span>`);
  if (sum.advantage) {
    const word = sum.advantage > 0 ? "advantage" : "disadvantage";
    parts.push(html`<span class="part ${word}">${icon(word)} ${t(`play.word.${word}`)}</span>`);
  }
  return parts;
}

/** Bars by damage. @param {[number, number][]} damage */
function odds(damage) {
  const sorted = [...damage].sort((a, b) => a[0] - b[0]);
  const top = Math.max(...sorted.map(([, percent]) => percent), 1);
  return html`<div class="odds" role="img" aria-label=${sorted.map(([n, p]) => `${n}: ${p}%`).join(", ")}>
    ${sorted.map(
      ([amount, percent]) => html`<span class="bar"
        ><svg viewBox="0 0 10 30" preserveAspectRatio="none" aria-hidden="true"><rect x="1" width="8" y=${30 - (28 * percent) / top}
          height=${(28 * percent) / top}></rect></svg><b>${amount}</b><small>${number(Math.round(percent))}%</small></span>`,
    )}
  </div>`;
}
