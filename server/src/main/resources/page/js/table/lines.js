// @ts-check
/** Lines of cards: words with their icons, areas drawn. An icon can open the rules on its word. */
import { html, nothing, svg } from "lit";
import { hasIcon, icon } from "../icons.js";
import "../icons/game.js";
import { say, t } from "../words.js";
import { explained } from "./explained.js";
import { boxOf, outline } from "../hex.js";

/** @typedef {(word: string) => void} LookUp */

/** Keys of phrases that have a sign of their own. */
const SIGNS = new Set([
  "attack", "move", "jump", "fly", "flying", "teleport", "heal", "shield", "retaliate", "loot", "push", "pull", "pierce",
  "range", "target", "summon", "xp", "refresh", "recover", "control", "swap", "negate", "plusAttack",
]);
/** What is printed large: what an action is about. The rest of a number stands beside it. */
const MAIN = new Set(["attack", "move", "heal", "shield", "retaliate", "loot"]);
/** Where a phrase is only made of others, they are shown one by one. */
const JOINTS = { list: true, colon: true, deeper: true, name: true };

/** @type {Record<string, string>} */
const DRAWN_AS = { flying: "fly", xp: "experience", negate: "shield", plusAttack: "attack" };

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
  if (key === "colon") {
    const drawn = Array.isArray(args[0]) && ["uses", "consume"].includes(String(args[0][0]));
    const head = drawn ? piece(args[0], view, lookUp) : html`<span>${say(args[0], view)}:</span>`;
    return html`${head} ${piece(args[1], view, lookUp)}`;
  }
  if (key === "uses") return uses(phrase, view);
  if (key in JOINTS && args.length === 1) return piece(args[0], view, lookUp);
  const sign = signOf(phrase);
  const text = say(phrase, view);
  if (!sign) return html`<span>${text}</span>`;
  if (key === "infuse" || key === "consume") return element(String(key), sign, text, lookUp);
  return counted(text, String(key), sign, lookUp) ?? glued(text, sign, lookUp);
}

/** The sign stays with the first word and its number when a line is broken. @param {string} text @param {string} sign @param {LookUp} [lookUp] */
function glued(text, sign, lookUp) {
  const [first, ...rest] = text.split(" ");
  const counts = [first, rest[0] ?? ""].some((word) => /^[\d+−-]/.test(word));
  const number = counts && rest.length > 0 ? ` ${rest.shift()}` : "";
  return html`<span class="glued">${signShown(sign, lookUp)}${first}${number}</span> ${rest.join(" ")}`;
}

/**
 * A word and a number: the sign and the number are seen, the word is said; on a large card it is seen too.
 * @param {string} text @param {string} key @param {string} sign @param {LookUp} [lookUp]
 */
function counted(text, key, sign, lookUp) {
  const parts = /^(\D*?)([+−-]?\d+)(\D*)$/.exec(text);
  if (!parts) return undefined;
  const [, before, number, after] = parts;
  // More than its name is no mere number: "for each target" has to be read.
  if (`${before}${after}`.trim().includes(" ")) return undefined;
  const large = MAIN.has(key) ? "main" : "";
  return html`<span class="counted ${large}">${signShown(sign, lookUp)}<span class="word">${before}</span><b>${number}</b><span class="word">${after}</span></span>`;
}

/** An element that is made or used up. @param {string} deed @param {string} sign @param {string} text @param {LookUp} [lookUp] */
function element(deed, sign, text, lookUp) {
  return html`<span class="el-chip ${deed} ${sign}" title=${text}>${signShown(sign, lookUp)}<span class="word">${text}</span></span>`;
}

/** Use slots, each a circle, some with experience. @param {Wire.Said[]} phrase @param {Wire.View|undefined} view */
function uses(phrase, view) {
  const [, count, list] = phrase;
  const slots = Array.isArray(list) && list[0] === "list" ? list.slice(2) : [list];
  const shown = Array.from({ length: Number(count) }, (_, i) => {
    const slot = slots[i];
    return Array.isArray(slot) && slot[0] === "xp" ? html`<i class="xp">${icon("experience")}${Number(slot[1]) > 1 ? slot[1] : ""}</i>` : html`<i></i>`;
  });
  return html`<span class="uses" title=${say(phrase, view)}><span class="unseen">${say(phrase, view)}</span><span aria-hidden="true">${shown}</span></span>`;
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
  const scale = 0.2;
  return html`<svg class="pattern" data-keyword="area" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width=${box.width * scale} height=${box.height * scale} aria-hidden="true">
    ${hexes.map((hex) => svg`<polygon class=${hex.kind} points=${outline(hex.q, hex.r, 3)}></polygon>`)}
    ${grey === 1 ? svg`<circle class="self" r="13"></circle>` : nothing}</svg>`;
}
