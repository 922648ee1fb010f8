// @ts-check
/** What a keyword of the rules means, in the page's words. */
import { has, t } from "../words.js";

/** @typedef {{title: string, text: string}} Explained */

const ELEMENTS = new Set(["fire", "ice", "air", "earth", "light", "dark"]);

/** What a keyword means, if it is known. @param {string} key such as shield, poison or fire @returns {Explained|undefined} */
export function explained(key) {
  const condition = `play.condition.${key.toUpperCase()}`;
  if (has(`${condition}.does`)) return { title: t(condition), text: t(`${condition}.does`) };
  if (ELEMENTS.has(key)) return parted(t("play.key.element", t(`play.element.${key.toUpperCase()}`)));
  return has(`play.key.${key}`) ? parted(t(`play.key.${key}`)) : undefined;
}

/** @param {string} both @returns {Explained} */
function parted(both) {
  const [title, text] = both.split("|");
  return { title, text };
}
