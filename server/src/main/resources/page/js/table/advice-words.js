// @ts-check
/** Hints. @type {import("../words.js").Words} */
export default {
  en: {
    "advice.hint": "Hint",
    "advice.what": "What would a good player do?",
    "advice.said": "Hint: {0}.",
    "advice.follow": "Do that",
    "advice.no-reason": "One of several that seem equal.",
    "advice.leads": "Hint: leads",
    "advice.card": "Hint",
  },
  de: {
    "advice.hint": "Tipp",
    "advice.what": "Was würde ein guter Spieler tun?",
    "advice.said": "Tipp: {0}.",
    "advice.follow": "So machen",
    "advice.no-reason": "Eines von mehreren, die gleich gut scheinen.",
    "advice.leads": "Tipp: führt",
    "advice.card": "Tipp",
  },
  it: {
    "advice.hint": "Suggerimento",
    "advice.what": "Che cosa farebbe un buon giocatore?",
    "advice.said": "Suggerimento: {0}.",
    "advice.follow": "Fai così",
    "advice.no-reason": "Una tra varie che sembrano equivalenti.",
    "advice.leads": "Suggerita: guida",
    "advice.card": "Suggerita",
  },
};
