// @ts-check
/** Deeds and events in words: one line each, without coordinates. */
import { figureName, has, nameOf, number, say, sentence as whole, t } from "../words.js";
import { outcome } from "./deeds.js";

/** @typedef {import("./deeds.js").Deed} Deed */
/** @typedef {import("./deeds.js").Part} Part */

/** Where they are is seen on the board. @type {Set<Wire.Event["kind"]>} */
const PLACED = new Set([
  "placed", "roomRevealed", "moved", "forced", "teleported", "doorOpened", "doorUnlocked", "doorClosed", "trapSprung",
  "hazardEntered", "tokenDropped", "spawned", "tileCreated", "tileDestroyed", "tokenLaid", "actsFrom",
]);

/** An event by itself. @param {Wire.Happened} happened @param {Wire.View} view @returns {string} */
export function sentence(happened, view) {
  const { event, say: said } = happened;
  if (event.kind === "goalDealt") return goalDealt(event.seat, happened, view);
  if (!PLACED.has(event.kind)) return whole(said, view);
  const who = "who" in event ? event.who : -1;
  const tile = "tile" in event ? aTile(event.tile) : "";
  const key = `play.told.${event.kind}`;
  return capital(who < 0 ? t(`${key}.nobody`, tile) : t(key, figureName(who, view), tile));
}

/** With its article, where the language has one. @param {string} tile */
const aTile = (tile) => (has(`play.one.${tile}`) ? t(`play.one.${tile}`) : t(`play.terrain.${tile}`));

/** @param {number} seat @param {Wire.Happened} happened @param {Wire.View} view */
function goalDealt(seat, happened, view) {
  const hero = Object.values(view.heroes).find((one) => one.seat === seat);
  return hero ? t("play.told.goalDealt", nameOf(hero.name), thing(happened, view)) : whole(happened.say, view);
}

/** What else a sentence is about. @param {Wire.Happened} happened @param {Wire.View} view */
function thing({ say: said }, view) {
  return say(Array.isArray(said) ? said[4] : "", view);
}

/** @param {Deed} deed @param {Wire.View} view @returns {string} */
export function lineOfDeed(deed, view) {
  const removed = deed.kind === "healed" && deed.base === 0 && deed.became.length > 0;
  const tails = removed ? [] : [...new Set(deed.became.map((part) => tail(part.happened, view)).filter(Boolean))];
  if (deed.xp > 0) tails.push(t("play.deed.xp", deed.xp));
  return [capital(head(deed, view)), ...tails].join("; ");
}

/** @param {Deed} deed @param {Wire.View} view */
function head(deed, view) {
  const first = deed.parts[0].happened;
  const who = figureName(deed.who, view);
  switch (deed.kind) {
    case "attacked":
      return attack(deed, view);
    case "moved":
    case "forced":
      return t(`play.deed.${deed.kind}`, who, deed.times);
    case "trapSprung":
    case "hazardEntered":
      return deed.damage ? t(`play.deed.${deed.kind}`, who, deed.damage) : sentence(first, view);
    case "retaliates":
      return t("play.deed.retaliates", who, figureName(deed.whom, view), deed.damage ?? deed.base);
    case "gained":
      return deed.times > 1 ? `${sentence(first, view)} × ${number(deed.times)}` : sentence(first, view);
    case "healed":
      if (deed.base > 0) return sentence(first, view);
      return deed.became.length === 0
        ? t("play.deed.unhurt", who)
        : t("play.deed.cured", who, deed.became.map(({ happened }) => thing(happened, view)).join(", "));
    case "placed":
    case "spawned":
      return t(`play.deed.${deed.kind}`, all(deed.figures, view), deed.figures.length);
    case "roomRevealed":
      return revealed(deed.figures, view) ?? sentence(first, view);
    default:
      return sentence(first, view);
  }
}

/** Who was in a room, and apart from them the heroes who come in. @param {number[]} figures @param {Wire.View} view */
function revealed(figures, view) {
  const heroes = new Set(Object.values(view.heroes).map(({ figure }) => figure));
  const [came, found] = [figures.filter((id) => heroes.has(id)), figures.filter((id) => !heroes.has(id))];
  const told = found.length > 0 ? [t("play.deed.roomRevealed", all(found, view))] : [];
  if (came.length > 0) told.push(t("play.deed.placed", all(came, view), came.length));
  return told.length > 0 ? told.join(". ") : undefined;
}

/** @param {number[]} figures @param {Wire.View} view */
const all = (figures, view) => figures.map((id) => figureName(id, view)).join(", ");

/** Whether a card made nothing of it. @param {Deed} deed */
export const isMiss = ({ after, cards }) => after === 0 && cards.some(({ kind }) => kind === "MISS" || kind === "CURSE");

/** Such as "Brute hits Guard 4: 3 + 0 − 2 shield = 1". @param {Deed} deed @param {Wire.View} view */
function attack(deed, view) {
  const names = [figureName(deed.who, view), figureName(deed.whom, view)];
  const negated = deed.became.some(({ happened }) => happened.event.kind === "negated");
  const suffered = outcome(deed);
  if (isMiss(deed)) return t("play.deed.misses", ...names, sumOf(deed), t(`play.deed.${deed.cards.some(({ kind }) => kind === "MISS") ? "null" : "curse"}`));
  if (negated) return t("play.deed.negated", ...names, sumOf(deed), Math.max(0, (deed.after ?? deed.base) - (deed.shield ?? 0)));
  if (suffered === undefined) return t("play.deed.attacks", ...names, sumOf(deed));
  return suffered === 0 ? t("play.deed.unharmed", ...names, sumOf(deed)) : t("play.deed.hits", ...names, sumOf(deed), suffered);
}

/** What the damage is made of. @param {Deed} deed */
function sumOf({ base, before = base, after, cards, shield }) {
  const parts = [number(base)];
  if (before !== base) parts.push(`${signed(before - base)} ${t("play.deed.bonus")}`);
  if (after !== undefined) parts.push(modifier(before, after, cards));
  if (shield) parts.push(`− ${t("play.deed.shield", shield)}`);
  return parts.join(" ");
}

/** @param {number} before @param {number} after @param {Wire.ModifierCard[]} cards */
function modifier(before, after, cards) {
  const has = (/** @type {Wire.ModifierCardKind[]} */ ...kinds) => cards.some(({ kind }) => kinds.includes(kind));
  if (after === 0 && has("MISS", "CURSE")) return "× 0";
  if (after === 2 * before && before > 0 && has("DOUBLE", "BLESS")) return "× 2";
  return signed(after - before);
}

/** @param {number} value */
const signed = (value) => `${value < 0 ? "−" : "+"} ${number(Math.abs(value))}`;

/** What became of whoever suffered it. @param {Wire.Happened} happened @param {Wire.View} view */
function tail(happened, view) {
  switch (happened.event.kind) {
    case "died":
    case "exhausted":
      return whole(happened.say, view);
    case "gained":
    case "negated":
      return thing(happened, view);
    case "warded":
    case "immune":
    case "lostCondition":
      return t(`play.deed.${happened.event.kind}`, thing(happened, view));
    default:
      return "";
  }
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
