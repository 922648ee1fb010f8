// @ts-check
/**
 * Words. The page's own are in the areas' words.js files (t); whatever the server says comes as
 * phrases (say), so that switching the language never asks the server again about the game.
 */
import { fill } from "./template.js";
import { prefs, setPrefs } from "./prefs.js";

/** @typedef {"en"|"de"|"it"} Language */
/** @typedef {Wire.Said|boolean|null|undefined} Phrase */
/** @typedef {{names: Wire.ViewName[]}} Names a view, for figures */
/** @typedef {Record<Language, Record<string, string>>} Words */

/** @type {readonly Language[]} */
export const LANGUAGES = ["en", "de", "it"];
/** @type {Record<Language, string>} each in itself, for the switch */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", it: "Italiano" };

/** @type {Words} */
const own = { en: {}, de: {}, it: {} };
/** @type {Record<string, Record<string, string>>} templates of phrases by language */
const phrases = {};
/** @type {Record<string, Map<string, Record<string, string>>>} names by language and pack */
const names = { en: new Map(), de: new Map(), it: new Map() };
/** @type {Set<string>} */
const packs = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();

/** @type {Language} */
let current = "en";

/** @returns {Language} */
export function language() {
  return current;
}

/** @param {Words} words of one area, all three languages */
export function addWords(words) {
  for (const lang of LANGUAGES) Object.assign(own[lang], words[lang]);
}

/**
 * @param {() => void} listener called when words have changed
 * @returns {() => void} ends it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that was chosen, else the first of the browser's that we speak. */
function wantedLanguage() {
  const wished = prefs().language || navigator.languages.map((tag) => tag.slice(0, 2));
  for (const tag of [wished].flat()) {
    const found = LANGUAGES.find((lang) => lang === tag);
    if (found) return found;
  }
  return "en";
}

/**
 * Switches at once; what has yet to be fetched follows and is shown when it is there.
 * @param {Language} lang
 * @param {boolean} [remember]
 */
export async function setLanguage(lang, remember = true) {
  current = lang;
  document.documentElement.lang = lang;
  if (remember) setPrefs({ language: lang });
  tell();
  await load(lang);
}

/** Makes the names of a pack known; they are fetched for each language that is shown.
 * @param {string} pack */
export async function usePack(pack) {
  if (packs.has(pack)) return;
  packs.add(pack);
  await load(current);
}

let speaks = false;

/** What the server says is wanted from now on; the first page does without. */
export async function usePhrases() {
  if (speaks) return;
  speaks = true;
  await load(current);
}

/** @param {Language} lang */
async function load(lang) {
  const wanted = [];
  if (speaks && !phrases[lang]) wanted.push(get(`/api/words/${lang}`, (found) => (phrases[lang] = found)));
  for (const pack of packs) {
    if (names[lang].has(pack)) continue;
    const path = `/api/packs/${encodeURIComponent(pack)}/names/${lang}`;
    wanted.push(get(path, (found) => names[lang].set(pack, found)));
  }
  if (wanted.length === 0) return;
  await Promise.all(wanted);
  if (lang === current) tell();
}

/** @param {string} path @param {(found: Record<string, string>) => void} keep */
async function get(path, keep) {
  try {
    const answer = await fetch(path);
    if (answer.ok) keep(await answer.json());
  } catch {
    // Not reached: English and bare names are shown, and the next switch asks again.
  }
}

function tell() {
  for (const listener of [...listeners]) listener();
}

/**
 * The page's own words.
 * @param {string} key
 * @param {...Phrase} args
 * @returns {string}
 */
export function t(key, ...args) {
  const template = own[current][key] ?? own.en[key];
  return template === undefined ? key : fill(template, args, current, say);
}

/** Whether the page has own words for the key. @param {string} key */
export function has(key) {
  return own[current][key] !== undefined || own.en[key] !== undefined;
}

/**
 * What the server says, in the current language.
 * @param {unknown} phrase
 * @param {Names} [view] knows the names of figures
 * @returns {string}
 */
export function say(phrase, view) {
  if (phrase === null || phrase === undefined) return "";
  if (typeof phrase === "number") return number(phrase);
  if (typeof phrase === "string") return nameOf(phrase);
  if (!Array.isArray(phrase)) return String(phrase);
  if (!speaks) void usePhrases();
  const [key, ...args] = phrase;
  if (key === "figure") return figureName(Number(args[0]), view);
  if (key === "opt.at") return say(args[0], view); // on the board one sees where it stands
  if (key === "hex") return template("hex") ? worded("hex", args, view) : `(${args[0]}, ${args[1]})`;
  if (key === "list")
    return args
      .slice(1)
      .map((arg) => say(arg, view))
      .join(String(args[0]));
  return worded(String(key), args, view);
}

/** A phrase as a sentence by itself: it begins with a capital. @param {unknown} phrase @param {Names} [view] */
export function sentence(phrase, view) {
  const text = say(phrase, view);
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

/** The template of a phrase's key in the current language. @param {string} key */
export function template(key) {
  return phrases[current]?.[key] ?? phrases.en?.[key];
}

/** @param {string} key @param {unknown[]} args @param {Names} [view] @returns {string} */
function worded(key, args, view) {
  const found = template(key);
  if (found !== undefined) return fill(found, args, current, (arg) => say(arg, view));
  const said = args.map((arg) => say(arg, view)).filter((word) => word !== "");
  return said.length > 0 ? said.join(" ") : key;
}

/** What a figure is called, also one that has left the map. @param {number} id @param {Names} [view] */
export function figureName(id, view) {
  /** @type {Wire.ViewName|undefined} a view that is being played may not know it yet */
  const known = view?.names[id];
  return known === undefined ? `#${id}` : nameOfFigure(known);
}

/** Such as "Bandit Guard 3". @param {Wire.ViewName} named */
export function nameOfFigure({ name, number }) {
  return number > 0 ? `${nameOf(name)} ${number}` : nameOf(name);
}

/** A name of the pack. @param {string} english @returns {string} */
export function nameOf(english) {
  return lookUp(english) ?? english;
}

/**
 * A longer text that belongs to a name: its introduction, conclusion, text.
 * @param {string} name @param {string} part @param {string} [english]
 */
export function textOf(name, part, english = "") {
  return lookUp(`${name} (${part})`) ?? english;
}

/** @param {string} english */
function lookUp(english) {
  for (const pack of names[current].values()) {
    const found = pack[english];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number} value */
export function number(value) {
  let format = formats.get(current);
  if (!format) formats.set(current, (format = new Intl.NumberFormat(current)));
  return format.format(value);
}

/** How long ago, in words. @param {number|string} when a time */
export function ago(when) {
  const seconds = (new Date(when).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  const size = Math.abs(seconds);
  if (size < 60) return format.format(0, "minute");
  if (size < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (size < 86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** Starts in the wanted language. */
export function startWords() {
  return setLanguage(wantedLanguage(), false);
}
