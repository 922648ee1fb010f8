// @ts-check
/** What harm an answer does, said before it is given: red, in words, and never the highlighted one. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { say, sentence, t } from "../words.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./state.js").Chosen} Chosen */
/** @typedef {{harms?: Wire.Harm[]}} Harming an option, a whole way, a hex that can be reached */

/** @type {Record<Wire.HarmKind, string>} */
const SIGNS = {
  EXHAUSTS: "warning",
  KILLS: "warning",
  HITS_ALLY: "warning",
  TRAP: "trap",
  HURTS: "damage",
  RETALIATES: "retaliate",
  LOSES_CARD: "lost",
  HITS_NOBODY: "target",
  WASTES: "warning",
};

/** Whether it ends a character: then one is asked once more. @param {Harming|undefined} chosen */
export function isFatal(chosen) {
  return chosen?.harms?.some((harm) => harm.kind === "EXHAUSTS") ?? false;
}

/** Whether it is worse than its price. @param {Harming|undefined} chosen */
export function isGrave(chosen) {
  return chosen?.harms?.some(({ kind }) => ["EXHAUSTS", "KILLS", "HITS_ALLY", "TRAP"].includes(kind)) ?? false;
}

/** The class of whatever stands for the answer. @param {Harming|undefined} chosen */
export function harmClass(chosen) {
  return chosen?.harms?.length ? `harms ${isFatal(chosen) ? "fatal" : ""}` : "";
}

/** All of it in one line, for those who listen. @param {TableState} state @param {Harming|undefined} chosen */
export function harmText(state, chosen) {
  return (chosen?.harms ?? []).map((harm) => say(harm.say, state.view)).join("; ");
}

/** In words, beside the answer's own. @param {TableState} state @param {Harming|undefined} chosen */
export function harmMark(state, chosen) {
  const harms = chosen?.harms ?? [];
  return harms.length === 0
    ? nothing
    : html`<small class="harm">${harms.map((harm) => html`<span>${icon(SIGNS[harm.kind])} ${say(harm.say, state.view)}</span>`)}</small>`;
}

/** Line by line, in a tip. @param {TableState} state @param {Harming|undefined} chosen */
export function harmLines(state, chosen) {
  return (chosen?.harms ?? []).map(
    (harm) => html`<p class="flag harm" data-harm=${harm.kind}>${icon(SIGNS[harm.kind])} ${sentence(harm.say, state.view)}</p>`,
  );
}

/** Asked once before a character is out. @param {TableState} state */
export function harmDialog(state) {
  const chosen = state.doubtful;
  if (state.dialog !== "harm" || !chosen) return nothing;
  const close = () => state.change({ dialog: "", doubtful: undefined });
  const go = () => {
    close();
    state.choose(chosen, true);
  };
  return html`<dialog class="play-dialog doubt" role="alertdialog" aria-label=${t("play.harm.sure")} @close=${close}>
    <header><h2>${icon("warning")} ${t("play.harm.sure")}</h2></header>
    <div class="body"><p>${sentence(["list", "; ", ...(chosen.harms ?? []).map((harm) => harm.say)], state.view)}.</p>
      <div class="acts"><button data-action="harm-no" autofocus @click=${close}>${t("play.harm.no")}</button>
        <button class="danger" data-action="harm-yes" @click=${go}>${t("play.harm.yes")}</button></div></div>
  </dialog>`;
}
