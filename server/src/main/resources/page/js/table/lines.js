// @ts-check
/** Lines of cards: words with their icons, areas drawn. An icon can open the rules on its word. */
import { html, nothing, svg } from "lit";
import { hasIcon, icon } from "../icons.js";
import { say, t } from "../words.js";
import { explained } from "./explained.js";
import { boxOf, outline } from "../hex.js";

/** @typedef {(word: string) => void} LookUp */

/** Keys of phrases that have a sign of their own. */
const SIGNS = new Set([
  "attack", "move", "jump", "fly", "flying", "teleport", "heal", "shield", "retaliate", "loot", "push", "pull", "pierce",
  "range", "target", "summon", "xp", "refresh", "recover", "control", "swap", "negate",
]);
/** Where a phrase is only made of others, they are shown one by one. */
const JOINTS = { list: true, colon: true, deeper: true, name: true };

/** @type {Record<string, string>} */
const DRAWN_AS = { flying: "fly", xp: "experience", negate: "shield" };

/** The sign of a phrase, or nothing. @param {Wire.Said|undefined} phrase @returns {string} */
export function signOf(phrase) {
  if (!Array.isArray(phrase)) return "";
  const [head, tail] = String(phrase[0]).split(".");
  if (head === "condition" || head === "element") return tail && hasIcon(tail) ? tail.toLowerCase() : "";
  if (head === "infuse" || head === "consume") return signOf(phrase[1]);
  return SIGNS.has(head) ? (DRAWN_AS[head] ?? head) : "";
}

/** How deep a line stands under the one before. @param {Wire.Said} phrase @returns {number} */
function depth(phrase) {
  return Array.isArray(phrase) && phrase[0] === "deeper" ? 1 + depth(phrase[1]) : 0;
}

/** @param {Wire.Said} phrase @param {Wire.View|undefined} view @param {LookUp} [lookUp] */
export function lineOf(phrase, view, lookUp) {
  const deep = Math.min(2, depth(phrase));
  return html`<p class="line d${deep}">${piece(phrase, view, lookUp)}</p>`;
}

/** @param {Wire.Said} phrase @param {Wire.View|undefined} view @param {LookUp} [lookUp] @returns {unknown} */
function piece(phrase, view, lookUp) {
  if (!Array.isArray(phrase)) return html`<span>${say(phrase, view)}</span>`;
  const [key, ...args] = phrase;
  if (key === "area") return areaDrawn(args);
  if (key === "list") return joined(args, view, lookUp);
  if (key === "colon") return html`<span>${say(args[0], view)}:</span> ${piece(args[1], view, lookUp)}`;
  if (key in JOINTS && args.length === 1) return piece(args[0], view, lookUp);
  const sign = signOf(phrase);
  const text = say(phrase, view);
  if (!sign) return html`<span>${text}</span>`;
  // The sign stays with the first word when a line is broken.
  const [first, ...rest] = text.split(" ");
  const number = /^[\d+−-]/.test(rest[0] ?? "") ? ` ${rest.shift()}` : "";
  return html`<span class="glued">${signShown(sign, lookUp)}${first}${number}</span> ${rest.join(" ")}`;
}

/** @param {Wire.Said[]} args the separator, then the parts @param {Wire.View|undefined} view @param {LookUp} [lookUp] */
function joined([between, ...parts], view, lookUp) {
  const comma = String(between).trim();
  return parts.map((part, i) => {
    const last = i === parts.length - 1;
    const signs = signOf(part) || signOf(parts[i + 1]) || isArea(parts[i + 1]);
    return html`${piece(part, view, lookUp)}${last || (comma === "," && signs) ? nothing : comma} `;
  });
}

/** @param {Wire.Said|undefined} phrase */
const isArea = (phrase) => Array.isArray(phrase) && phrase[0] === "area";

/** What a sign is called. @param {string} sign */
const wordOf = (sign) => explained(sign)?.title ?? sign;

/** @param {string} sign @param {LookUp} [lookUp] */
function signShown(sign, lookUp) {
  const drawn = icon(sign, { className: `sign ${sign}` });
  return lookUp
    ? html`<button class="term" data-keyword=${sign} aria-label=${t("play.key.rules", wordOf(sign))} @click=${() => lookUp(wordOf(sign))}>${drawn}</button>`
    : html`<span class="keyword" data-keyword=${sign}>${drawn}</span>`;
}

/** Grey is the acting figure, the others are what is hit. @param {unknown[]} args */
function areaDrawn([grey, ...numbers]) {
  const hexes = [];
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    hexes.push({ q: Number(numbers[i]), r: Number(numbers[i + 1]), kind: numbers[i + 2] === 1 ? "blue" : "red" });
  }
  if (grey === 1) hexes.push({ q: 0, r: 0, kind: "grey" });
  const box = boxOf(hexes, 4);
  // One size of hex on all cards, whatever the pattern.
  const scale = 0.17;
  return html`<svg class="pattern" data-keyword="area" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width=${box.width * scale} height=${box.height * scale} aria-hidden="true">
    ${hexes.map((hex) => svg`<polygon class=${hex.kind} points=${outline(hex.q, hex.r, 3)}></polygon>`)}</svg>`;
}
