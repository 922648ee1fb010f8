// @ts-check
/** Words and signs on cards explain themselves: under the pointer, by the keyboard, and in a list beside the card. */
import { html, nothing } from "lit";
import { t } from "../words.js";
import { explained } from "./explained.js";
import { signOf } from "./lines.js";

/** @typedef {import("./explained.js").Explained} Explained */

/** The keywords of lines, each once. @param {Wire.Said[]} lines @returns {string[]} */
export function keywordsIn(lines) {
  /** @type {Set<string>} */
  const found = new Set();
  const look = (/** @type {Wire.Said} */ phrase) => {
    if (!Array.isArray(phrase)) return;
    const sign = phrase[0] === "area" ? "area" : signOf(phrase);
    if (sign && explained(sign)) found.add(sign);
    phrase.slice(1).forEach(look);
  };
  lines.forEach(look);
  return [...found];
}

/** @param {import("./card.js").Printed} card */
function keywordsOf({ top, bottom }) {
  const marks = [top, bottom].flatMap((half) => [half.xp ? "experience" : "", half.lost ? "lost" : "", half.active === "ROUND" ? "round" : half.active ? "active" : ""]);
  const all = [...keywordsIn([...top.lines, ...bottom.lines]), ...marks.filter(Boolean)];
  return [...new Set(all)].filter((key) => explained(key));
}

/** All that a card says, explained. @param {import("./card.js").Printed} card */
export function glossary(card) {
  const all = keywordsOf(card);
  if (all.length === 0) return nothing;
  return html`<h3>${t("play.keywords")}</h3>
    <dl class="keywords">${all.map((key) => {
      const { title, text } = /** @type {Explained} */ (explained(key));
      return html`<div data-explained=${key}><dt>${title}</dt><dd>${text}</dd></div>`;
    })}</dl>`;
}

/** How long a finger rests on a card until it is shown. */
const HOLD = 420;

/**
 * Shows what a keyword means as long as the pointer or the keyboard is on it. Cards that can be chosen have a
 * button over them, so that whatever lies under the pointer is asked.
 */
export class KeywordTip {
  #end = new AbortController();
  /** @type {HTMLElement} */ #box;
  #shown = "";
  /** @type {any} */ #timer;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#box = Object.assign(document.createElement("div"), { className: "keyword-tip", id: "keyword-tip" });
    this.#box.setAttribute("role", "tooltip");
    this.#box.hidden = true;
    document.body.append(this.#box);
    const { signal } = this.#end;
    root.addEventListener("pointermove", (e) => e.pointerType !== "touch" && this.#over(e), { signal });
    root.addEventListener("pointerleave", () => this.hide(), { signal });
    root.addEventListener("focusin", (e) => this.#focused(e), { signal });
    root.addEventListener("focusout", () => this.hide(), { signal });
    root.addEventListener("pointerdown", (e) => this.#down(e), { signal });
    for (const name of ["pointerup", "pointercancel", "scroll"]) root.addEventListener(name, () => clearTimeout(this.#timer), { signal, capture: true });
    root.addEventListener("keydown", (e) => e.key === "Escape" && this.hide(), { signal });
  }

  dispose() {
    this.#end.abort();
    this.#box.remove();
  }

  hide() {
    if (!this.#shown) return;
    this.#shown = "";
    this.#box.hidden = true;
  }

  /** @param {PointerEvent} event */
  #over({ clientX, clientY }) {
    const place = keywordAt(clientX, clientY);
    if (place) this.#show(place);
    else this.hide();
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const place = /** @type {Element} */ (event.target).closest("[data-keyword]");
    if (place) this.#show(place);
  }

  /** A finger that touches a keyword sees it explained; one that rests on a card sees the card. @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType !== "touch") return;
    this.hide();
    clearTimeout(this.#timer);
    const target = /** @type {Element} */ (event.target);
    const place = target.closest("[data-keyword]");
    if (place) this.#show(place);
    const card = target.closest(".acard[data-name]");
    if (card) this.#timer = setTimeout(() => this.#hold(card), HOLD);
  }

  /** @param {Element} card */
  #hold(card) {
    card.dispatchEvent(new CustomEvent("hold"));
    // Lifting the finger chooses nothing.
    const swallow = (/** @type {Event} */ event) => (event.preventDefault(), event.stopPropagation());
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 1500);
  }

  /** @param {Element} place */
  #show(place) {
    const key = place.getAttribute("data-keyword") ?? "";
    const meant = explained(key);
    if (!meant) return this.hide();
    const at = (place.firstElementChild ?? place).getBoundingClientRect();
    this.#box.replaceChildren(
      Object.assign(document.createElement("b"), { textContent: meant.title }),
      document.createTextNode(` ${meant.text}`),
    );
    this.#box.hidden = false;
    this.#shown = key;
    const { offsetWidth: width, offsetHeight: height } = this.#box;
    const left = Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2));
    const above = at.top - height - 8;
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${above > 8 ? above : at.bottom + 8}px`;
  }
}

/** What has a meaning under a point, whatever lies over it on the same card. @param {number} x @param {number} y */
function keywordAt(x, y) {
  const all = document.elementsFromPoint(x, y);
  const top = all[0]?.closest(".acard, .item, .keyword-tip, [data-keyword]");
  for (const one of all) {
    const place = one.closest("[data-keyword]");
    if (place && (place === top || place.contains(all[0]) || place.closest(".acard, .item") === top)) return place;
  }
  return undefined;
}
