// @ts-check
/** Explains a first game: one hint at a time, beside what is asked and never over it, until it is told to stop. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { prefs, setPrefs } from "../prefs.js";
import { addWords, t } from "../words.js";
import { isGuided, noMore } from "./choice.js";
import { HINTS } from "./hints.js";
import words from "./words.js";

addWords(words);

/** @typedef {import("./hints.js").TableState} TableState */

const POINTED = "data-guided";

/** Milliseconds in which a hint can be read; one that was gone sooner comes again. */
const READ = 3000;

/** The hint on the screen, and since when. @type {import("./hints.js").Hint|undefined} */
let shown;
let since = 0;

/** What fits the moment; while an answer is on its way, what was there. @param {TableState} state */
function hintFor(state) {
  if (!isGuided(state.link.code) || state.replay || state.link.view?.over) return undefined;
  if (state.sent && shown) return shown;
  return HINTS.find((hint) => !prefs().learnt.includes(hint.id) && hint.when(state));
}

/** @param {string} id */
function learn(id) {
  if (!prefs().learnt.includes(id)) setPrefs({ learnt: [...prefs().learnt, id] });
}

/** @param {TableState} state */
export function guide(state) {
  const hint = hintFor(state);
  if (!hint) return nothing;
  const close = () => {
    learn(hint.id);
    state.change();
  };
  const end = () => {
    noMore();
    state.change();
  };
  return html`<aside class="guide" data-hint=${hint.id} aria-label=${t("guide.name")}>
    ${icon("info")}
    <p role="status">${t(`guide.${hint.id}${hint.alone?.(state) ? "-alone" : ""}`)}</p>
    <button class="quiet" data-action="hint-close" title=${t("guide.close")} @click=${close}>${icon("check")}<span>${t("guide.close")}</span></button>
    <button class="quiet" data-action="hint-never" title=${t("guide.never")} @click=${end}>${icon("close")}<span>${t("guide.never")}</span></button>
  </aside>`;
}

/** After the page was drawn: what the hint speaks of is marked. @param {TableState} state @param {Element} root */
export function point(state, root) {
  const hint = hintFor(state);
  if (hint !== shown) {
    // Whoever has gone on after reading it has learnt it.
    if (shown && !state.replay && performance.now() - since > READ) learn(shown.id);
    shown = hint;
    since = performance.now();
  }
  const at = hint ? root.querySelector(hint.at) : null;
  for (const old of root.querySelectorAll(`[${POINTED}]`)) if (old !== at) old.removeAttribute(POINTED);
  at?.setAttribute(POINTED, "");
}
