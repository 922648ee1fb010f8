// @ts-check
/**
 * What the heroes of the suggested party set out with, so that nobody has to read a shop before the first game. Legs for who
 * walks into the fight, something to hide or last with for who stays behind; all of it used by a click on one's own turn, so
 * that nothing is asked in the middle of an attack.
 * @type {Record<string, string[]>}
 */
export const SUGGESTED_ITEMS = {
  brute: ["Boots of Striding", "Minor Healing Potion"],
  spellweaver: ["Cloak of Invisibility", "Minor Stamina Potion"],
  cragheart: ["Boots of Striding", "Minor Stamina Potion"],
  scoundrel: ["Winged Shoes", "Minor Stamina Potion"],
  tinkerer: ["Cloak of Invisibility", "Minor Healing Potion"],
  mindthief: ["Winged Shoes", "Minor Stamina Potion"],
};
