// @ts-check
/** What a choice would mean, beside the hex that is looked at; and why a hex is no choice. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { figureName, number, sentence as whole, t } from "../words.js";
import { keyOf } from "../hex.js";
import { average } from "./asking.js";
import { harmLines } from "./harm.js";
import { sumLine } from "./sum.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function tip(state) {
  const hex = state.looked;
  const prompt = state.prompt;
  if (!hex || !prompt || state.sent) return nothing;
  const chosen = state.choiceAt(hex);
  if (!chosen) return state.hovered ? reason(state, prompt) : nothing;
  const lines = about(state, prompt, chosen, hex);
  const again = state.tapped === keyOf(hex);
  return lines === nothing && !again
    ? nothing
    : html`<div class="tip">${lines}${again ? html`<p class="again">${t("play.tip.again")}</p>` : nothing}</div>`;
}

/** @param {TableState} state @param {Wire.Prompt} prompt @param {import("./state.js").Chosen} chosen @param {import("../hex.js").Hex} hex */
function about(state, prompt, chosen, hex) {
  const harms = harmLines(state, chosen);
  if (prompt.kind === "STEP") return steps(state, keyOf(hex), harms);
  const preview = state.previews.get(chosen.token ?? "");
  if (preview && preview.targets.length > 0) return attack(state, preview, harms);
  const does = (preview?.does ?? []).map((one) => html`<p class="does">${whole(one, state.view)}</p>`);
  return harms.length + does.length > 0 ? html`${does}${harms}` : nothing;
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

/** What a way costs, and what happens on it. @param {TableState} state @param {string} key @param {unknown[]} harms */
function steps(state, key, harms) {
  const way = state.wayTo(key);
  const points = state.reach?.get(key)?.points ?? way.length;
  const spots = way.map((hex) => state.reach?.get(keyOf(hex)));
  const opens = spots.some((spot) => spot?.perils.includes("DOOR"));
  // Where one stops anyway, being stopped is no news.
  const stops = spots.slice(0, -1).some((spot) => spot?.perils.includes("STOP"));
  const taken = spots.reduce((sum, spot) => sum + (spot?.loot ?? 0), 0);
  const mine = (state.view.figures[state.prompt?.figure ?? -1]?.hero ?? -1) >= 0;
  const here = mine && taken === 0 ? (state.view.hexes[key]?.tokens ?? 0) : 0;
  const chest = mine && state.view.hexes[key]?.terrain === "TREASURE";
  return html`<p class="sum" data-points=${points}>${icon("move")} ${t("play.tip.points", points)}</p>
    ${harms}
    ${opens ? html`<p class="flag door">${icon("door-closed")} ${t("play.tip.door")}</p>` : nothing}
    ${stops ? html`<p class="flag stop">${icon("warning")} ${t("play.tip.stop")}</p>` : nothing}
    ${taken > 0 ? html`<p class="flag good">${icon("loot")} ${t("play.tip.loots", taken)}</p>` : nothing}
    ${here > 0 ? html`<p class="flag good">${icon("loot")} ${t("play.tip.loot", here)}</p>` : nothing}
    ${chest ? html`<p class="flag good">${icon("loot")} ${t("play.tip.chest")}</p>` : nothing}`;
}

/** What it will come to, then how: for each target. @param {TableState} state @param {Wire.Preview} preview @param {unknown} harms */
function attack(state, { targets, exact }, harms) {
  const many = targets.length > 1;
  return html`${targets.map((target) => {
      const name = figureName(target.figure, state.view);
      const spread = target.damage.map(({ amount, percent }) => `${amount}:${percent}`).join(" ");
      return html`<div class="target" data-target=${target.figure} data-expected=${target.expected} data-kill=${target.kill} data-damage=${spread}>
        ${many ? html`<p class="whom">${name}</p>` : nothing}
        <p class="likely">${exact ? "" : "≈ "}${headline(target)}</p>
        ${target.sum ? sumLine(state, target.sum) : nothing}
        ${!many && target.damage.length > 1 ? odds(target.damage) : nothing}
      </div>`;
    })}
    ${harms}`;
}

/** The two can never contradict each other: what surely kills needs no average. @param {Wire.Target} target */
function headline(target) {
  if (target.kill === 100) return html`<b class="kills">${t("play.tip.surely")}</b>`;
  const kills = target.kill > 0 ? html`, <b class="kills">${t("play.tip.kills", target.kill)}</b>` : nothing;
  return html`${t("play.tip.likely", average(target))}${kills}`;
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
