// @ts-check
/** The people of a table in words: who is there, who plays for whom, what has changed among them. */
import { addWords, language, nameOf, t } from "../words.js";
import words from "./people-words.js";

addWords(words);

/** @typedef {import("../link.js").TableLink} TableLink */

/** Since when somebody is away, or nothing. @param {TableLink|undefined} link @param {Wire.Place} seat */
export function presence(link, seat) {
  if (seat.kind !== "PERSON" || seat.here) return "";
  if (seat.away === undefined || !link) return t("away.not-yet");
  const since = new Date(link.tableAt - seat.away * 1000);
  return t("away.since", since.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" }));
}

/** Whose a seat is while another plays it, or nothing. @param {Wire.Place} seat @param {number|undefined} you */
export function keptFor({ keptFor: owner }, you) {
  if (!owner) return "";
  return owner.person === you ? t("away.kept-you") : t("away.kept", owner.name);
}

/** What has changed among the people. @param {Wire.News} news @param {TableLink} link */
export function newsText({ what, seat, who, whom }, link) {
  const mine = who === link.me?.name;
  switch (what) {
    case "RETURNED":
      if (!mine) return t("news.returned", who);
      return whom ? t("news.returned-you", whom) : t("news.returned-automatic");
    case "WAITS":
      return mine ? t("news.waits-you", whom) : t("news.waits", who);
    case "HOST":
      return mine ? t("news.host-you") : t("news.host", who);
    case "RENAMED":
      return mine ? "" : t("news.renamed", whom, who);
    default:
      return t(`news.${what}`, who, whom, heroName(seat, link));
  }
}

/** That a choice stands although somebody wanted to take it back. @param {Wire.Refused} refused @param {TableLink} link */
export function refusedText({ asked, by }, link) {
  const you = link.view?.seats ?? [];
  if (asked === by) return you.includes(by) ? "" : t("undo.withdrawn", playerName(by, link));
  if (you.includes(asked)) return t("undo.refused-you", playerName(by, link));
  return you.includes(by) ? "" : t("undo.refused", playerName(by, link), playerName(asked, link));
}

/** @param {number} seat @param {TableLink} link */
function playerName(seat, link) {
  return link.table?.seats.find((one) => one.seat === seat)?.name ?? heroName(seat, link);
}

/** @param {number} seat @param {TableLink} link */
function heroName(seat, link) {
  const shown = Object.values(link.view?.heroes ?? {}).find((one) => one.seat === seat);
  const wish = link.table?.seats.find((one) => one.seat === seat)?.hero;
  return shown ? nameOf(shown.name) : (wish?.name ?? nameOf(wish?.class ?? ""));
}
