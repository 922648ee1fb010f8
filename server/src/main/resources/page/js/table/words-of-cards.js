// @ts-check
/** Lines of cards with their icons; an icon opens the rules on its word. */
import { html, nothing } from "lit";
import { hasIcon, icon } from "../icons.js";
import { say } from "../words.js";

/** Signs that a line of a card can begin with, in the order in which they are looked for. */
const SIGNS = [
  "attack", "move", "jump", "fly", "teleport", "heal", "shield", "retaliate", "loot", "push", "pull", "summon",
  "recover", "refresh", "bless", "curse", "swap", "control", "poison", "wound", "immobilize", "disarm", "stun",
  "muddle", "invisible", "strengthen", "bane", "brittle", "impair", "regenerate", "ward", "pierce", "range",
  "target", "fire", "ice", "air", "earth", "light", "dark", "experience",
];

/** The words of a phrase that may name a sign: keys of templates, or English text. @param {unknown} phrase @returns {string} */
function bare(phrase) {
  if (Array.isArray(phrase)) return phrase.map(bare).join(" ");
  return typeof phrase === "string" ? phrase.toLowerCase() : "";
}

/** The sign of a line, or nothing. @param {unknown} phrase @returns {string} */
export function signOfLine(phrase) {
  const words = bare(phrase).split(/[^a-z]+/).filter(Boolean);
  for (const word of words) {
    if (SIGNS.includes(word) && hasIcon(word)) return word;
  }
  return "";
}

/**
 * One line: its sign and its words. A drawing of an area is kept in its columns.
 * @param {unknown} phrase @param {any} view @param {(word: string) => void} [lookUp]
 */
export function lineOf(phrase, view, lookUp) {
  const text = say(phrase, view);
  if (/^[\s@xX.o*#]+$/.test(text)) return html`<pre class="pattern" aria-hidden="true">${text}</pre>`;
  const sign = signOfLine(phrase);
  const shown = !sign
    ? nothing
    : lookUp
      ? html`<button class="term" title=${sign} aria-label=${sign} @click=${() => lookUp(sign)}>${icon(sign)}</button>`
      : icon(sign);
  const deep = typeof phrase === "string" && /^\s{2,}/.test(phrase);
  return html`<p class="line ${deep ? "deep" : ""}">${shown}<span>${text}</span></p>`;
}
