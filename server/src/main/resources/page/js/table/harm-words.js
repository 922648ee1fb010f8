// @ts-check
/** Warnings, ways out of damage, previews. @type {import("../words.js").Words} */
export default {
  en: {
    "play.harm.sure": "Are you sure?",
    "play.harm.no": "No, think again",
    "play.harm.yes": "Yes, do it",
    "play.negate.remain": "{0} → {1} of {2} hit points",
    "play.negate.LOSE_HAND": "Lose a card from the hand",
    "play.negate.LOSE_TWO_DISCARDS": "Lose two discarded cards",
    "play.negate.DISCARD_A": "Discard a card, side A up",
    "play.negate.DISCARD_TWO_B": "Discard two cards, side B up",
    "play.negate.LOSE": "Lose a card",
  },
  de: {
    "play.harm.sure": "Bist du sicher?",
    "play.harm.no": "Nein, noch einmal überlegen",
    "play.harm.yes": "Ja, so machen",
    "play.negate.remain": "{0} → {1} von {2} Trefferpunkten",
    "play.negate.LOSE_HAND": "Eine Handkarte verlieren",
    "play.negate.LOSE_TWO_DISCARDS": "Zwei abgelegte Karten verlieren",
    "play.negate.DISCARD_A": "Eine Karte mit Seite A oben ablegen",
    "play.negate.DISCARD_TWO_B": "Zwei Karten mit Seite B oben ablegen",
    "play.negate.LOSE": "Eine Karte verlieren",
  },
  it: {
    "play.harm.sure": "Sei sicuro?",
    "play.harm.no": "No, ci ripenso",
    "play.harm.yes": "Sì, fallo",
    "play.negate.remain": "{0} → {1} punti ferita su {2}",
    "play.negate.LOSE_HAND": "Perdi una carta dalla mano",
    "play.negate.LOSE_TWO_DISCARDS": "Perdi due carte scartate",
    "play.negate.DISCARD_A": "Scarta una carta sul lato A",
    "play.negate.DISCARD_TWO_B": "Scarta due carte sul lato B",
    "play.negate.LOSE": "Perdi una carta",
  },
};
