// @ts-check
/** What the server says when it refuses, in the page's languages; the key is its English sentence. */
import { addWords, has, sentence, t } from "../words.js";

/** @type {Record<string, [string, string]>} German, Italian; a number in it is {0} */
const SENTENCES = {
  "nobody knows you": ["Niemand kennt dich hier.", "Qui nessuno ti conosce."],
  "no table has that code": ["Kein Tisch hat diesen Code.", "Nessun tavolo ha questo codice."],
  "say who you are first": ["Sag zuerst, wer du bist.", "Prima di' chi sei."],
  "this server asks for an account": [
    "Dieser Server verlangt ein Konto.",
    "Questo server richiede un account.",
  ],
  "this server has no accounts": ["Dieser Server hat keine Konten.", "Questo server non ha account."],
  "name or password is wrong": ["Name oder Passwort ist falsch.", "Il nome o la password è sbagliata."],
  "a password should have at least {0} letters": [
    "Ein Passwort braucht mindestens {0} Zeichen.",
    "Una password ha bisogno di almeno {0} caratteri.",
  ],
  "a name should have letters that can be read": [
    "Ein Name braucht lesbare Zeichen.",
    "Un nome ha bisogno di caratteri leggibili.",
  ],
  "that was much at once; wait a minute": [
    "Das war viel auf einmal; warte eine Minute.",
    "Troppo in una volta; aspetta un minuto.",
  ],
  "that was much at once": ["Das war viel auf einmal.", "Troppo in una volta."],
  "a seat is still free": ["Ein Platz ist noch frei.", "Un posto è ancora libero."],
  "the game has started": ["Das Spiel hat begonnen.", "La partita è cominciata."],
  "the game has not started yet": [
    "Das Spiel hat noch nicht begonnen.",
    "La partita non è ancora cominciata.",
  ],
  "the rules have changed since; go on from here first": [
    "Die Regeln haben sich inzwischen geändert; spielt zuerst von hier aus weiter.",
    "Nel frattempo le regole sono cambiate; prima continuate da qui.",
  ],
  "only who sits at the table may do that": [
    "Das darf nur, wer am Tisch sitzt.",
    "Può farlo solo chi siede al tavolo.",
  ],
  "nothing has changed": ["Es hat sich nichts geändert.", "Non è cambiato nulla."],
  "the table has moved on since you looked": [
    "Am Tisch ging es inzwischen weiter.",
    "Nel frattempo al tavolo si è andati avanti.",
  ],
  "the choice could not be stored; try again": [
    "Die Wahl konnte nicht gespeichert werden; versuch es noch einmal.",
    "La scelta non è stata salvata; riprova.",
  ],
  "only the host of the table may do that": [
    "Das darf nur, wer den Tisch eröffnet hat.",
    "Può farlo solo chi ha aperto il tavolo.",
  ],
  "only the host of the table may take an automatic player's seat": [
    "Nur wer den Tisch eröffnet hat, darf diesen Platz übernehmen.",
    "Solo chi ha aperto il tavolo può prendere questo posto.",
  ],
  "that code is unknown or has run out": [
    "Diesen Code gibt es nicht, oder er ist abgelaufen.",
    "Questo codice non esiste o è scaduto.",
  ],
  "sign in there with your account": ["Melde dich dort mit deinem Konto an.", "Accedi lì con il tuo account."],
  "somebody sits on seat {0} already": [
    "Auf diesem Platz sitzt schon jemand.",
    "Questo posto è già occupato.",
  ],
  "somebody else sits on seat {0}": [
    "Auf diesem Platz sitzt jemand anderes.",
    "Su questo posto siede qualcun altro.",
  ],
  "the scenario is over: the table has moved on since you looked": [
    "Das Szenario ist zu Ende: Am Tisch ging es inzwischen weiter.",
    "Lo scenario è finito: nel frattempo al tavolo si è andati avanti.",
  ],
  "the scenario is over": ["Das Szenario ist zu Ende.", "Lo scenario è finito."],
  "the choice could not be stored; look again": [
    "Die Wahl konnte nicht gespeichert werden; sieh noch einmal nach.",
    "La scelta non è stata salvata; guarda di nuovo.",
  ],
  "seat {0} is not asked anything": ["Jetzt entscheidet jemand anders.", "Ora decide qualcun altro."],
  "the table has no seat {0}": ["Diesen Platz hat der Tisch nicht.", "Il tavolo non ha questo posto."],
  "nobody has that number": ["Niemand hat diese Nummer.", "Nessuno ha questo numero."],
  "nothing of that number happened then": [
    "Damals ist nichts dergleichen geschehen.",
    "Allora non è successo nulla del genere.",
  ],
  "no hint: one hint at a time": ["Ein Tipp nach dem anderen.", "Un suggerimento alla volta."],
  "no hint: it took longer than {0} ms": ["Dazu fiel in der Zeit nichts ein.", "Non è venuto in mente nulla in tempo."],
  "no hint: it failed": ["Dazu fällt niemandem etwas ein.", "Non viene in mente nulla."],
  "no hint: too many wait": ["Gerade wollen zu viele einen Tipp.", "In troppi chiedono un suggerimento."],
  "no review: too many wait": ["Gerade wollen zu viele eine Durchsicht.", "In troppi chiedono una revisione."],
  "the scenario is not over yet": ["Das Szenario ist noch nicht zu Ende.", "Lo scenario non è ancora finito."],
  "seat {0} is kept for nobody": ["Dieser Platz ist für niemanden freigehalten.", "Questo posto non è tenuto per nessuno."],
  "nobody sits on seat {0}": ["Auf diesem Platz sitzt niemand.", "Su questo posto non siede nessuno."],
  "whoever sits on seat {0} has not been away for long": [
    "Wer dort sitzt, ist noch nicht lange weg.",
    "Chi siede lì non è via da molto.",
  ],
  "the host has not been away for long": [
    "Wer den Tisch eröffnet hat, ist noch nicht lange weg.",
    "Chi ha aperto il tavolo non è via da molto.",
  ],
  "a hand has each card once": [
    "Eine Hand hat jede Karte nur einmal.",
    "Una mano ha ogni carta una volta sola.",
  ],
  "this is no record of a game": ["Das ist keine Aufzeichnung einer Partie.", "Questa non è la registrazione di una partita."],
  "in this game the people at the table have drawn and rolled": [
    "In dieser Partie haben die Leute am Tisch selbst gezogen und gewürfelt.",
    "In questa partita le persone al tavolo hanno pescato e tirato da sé.",
  ],
  "the game of this record no longer goes as it went": [
    "Die Partie dieser Aufzeichnung verläuft nicht mehr, wie sie verlief.",
    "La partita di questa registrazione non va più come andò.",
  ],
  "only games of packs come to a table": [
    "Nur Partien von Paketen kommen an einen Tisch.",
    "Solo le partite dei pacchetti arrivano a un tavolo.",
  ],
  "something went wrong here; it is written down": [
    "Hier ging etwas schief; es ist notiert.",
    "Qualcosa è andato storto; è stato annotato.",
  ],
};

/** @param {0|1} index */
const column = (index) =>
  Object.fromEntries(Object.entries(SENTENCES).map(([english, others]) => [`why.${english}`, others[index]]));

addWords({ en: {}, de: column(0), it: column(1) });

/**
 * A refusal as a sentence.
 * @param {unknown} why the server's words, or a phrase @param {import("../words.js").Names} [view] knows the names of figures
 */
export function refusal(why, view) {
  if (typeof why !== "string") return sentence(why, view);
  const number = /\d+/.exec(why)?.[0];
  const key = `why.${number === undefined ? why : why.replace(number, "{0}")}`;
  return has(key) ? t(key, number) : sentence(why);
}
