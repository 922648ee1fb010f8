// @ts-check
/** The signs and colours of the game: abilities, conditions, terrain, classes, monsters. The first page needs none of them. */
import { ICONS } from "../icons.js";
import { ABILITIES } from "./abilities.js";
import { CLASSES, MONSTERS, SIGNS } from "./figures.js";
import { CONDITIONS, ELEMENTS, SLOTS, TERRAIN } from "./world.js";

/** @param {string} prefix @param {Record<string, string[]>} icons */
function prefixed(prefix, icons) {
  return Object.fromEntries(Object.entries(icons).map(([name, layers]) => [prefix + name, layers]));
}

const ALL = { ...TERRAIN, ...SLOTS, ...CONDITIONS, ...ELEMENTS, ...ABILITIES, ...prefixed("class-", CLASSES), ...prefixed("monster-", MONSTERS) };
for (const [name, layers] of Object.entries(ALL)) ICONS[name] = layers;

/** The icon's name for a class. @param {string} name */
export function classSign(name) {
  const key = "class-" + name.toLowerCase().replace(/ /g, "-");
  return key in ICONS ? key : "class-class";
}

/** The icon's name for a monster, also one nobody has drawn: by a word in its name. @param {string} name */
export function monsterSign(name) {
  const wanted = name.toLowerCase();
  const found = SIGNS.find(([pattern]) => pattern.test(wanted));
  return "monster-" + (found ? found[1] : "monster");
}

/** Dark enough for a white sign on them. @type {Record<string, string>} */
const CLASS_COLOURS = {
  brute: "#2f6fa8",
  tinkerer: "#9a6b1f",
  spellweaver: "#8a3f9e",
  scoundrel: "#4d7c1f",
  cragheart: "#6b7a2a",
  mindthief: "#4a57b0",
  "beast tyrant": "#8a5522",
  berserker: "#a8382f",
  doomstalker: "#2f7d5b",
  elementalist: "#1f7f8c",
  nightshroud: "#4b4370",
  plagueherald: "#66762a",
  quartermaster: "#96602a",
  sawbones: "#5f7684",
  soothsinger: "#a8446e",
  summoner: "#93489a",
  sunkeeper: "#9a7412",
};
const OTHER_CLASSES = ["#1f7a74", "#a04a2c", "#7a4fb5", "#3d6f8f", "#8a5a7c", "#5d7034"];

/** @type {[RegExp, string][]} */
const MONSTER_COLOURS = [
  [/^bandit/, "#8a4b34"],
  [/^city|^captain/, "#54657a"],
  [/^inox/, "#7d5a2e"],
  [/^vermling/, "#80603f"],
  [/^living|jekserah/, "#5d6b5a"],
  [/flame|lava|fire|sun/, "#b0472a"],
  [/frost|ice|snow/, "#33789c"],
  [/earth|stone|golem/, "#6d6353"],
  [/night|shadow|dark|black/, "#52447c"],
  [/wind|storm/, "#4d7d88"],
  [/forest|viper|ooze/, "#4b7433"],
  [/cultist|harrower|deep/, "#7a3d63"],
  [/drake|bear|hound|lurker/, "#8c5226"],
];
const OTHER_MONSTERS = ["#8a4b34", "#7a3d63", "#54657a", "#6d6353", "#4d6b3a", "#52447c"];

/** @param {string} name @param {string[]} colours */
function byName(name, colours) {
  let sum = 0;
  for (const letter of name) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  }
  return colours[sum % colours.length];
}

/** @param {string} name */
export function classColour(name) {
  return CLASS_COLOURS[name.toLowerCase()] ?? byName(name, OTHER_CLASSES);
}

/** @param {string} name */
export function monsterColour(name) {
  const wanted = name.toLowerCase();
  return MONSTER_COLOURS.find(([pattern]) => pattern.test(wanted))?.[1] ?? byName(name, OTHER_MONSTERS);
}
