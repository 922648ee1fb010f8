// @ts-check
/** Whom the table waits for, and what they decide, as far as all may know. */
import { addWords, has, nameOf, say, t } from "../words.js";
import { presence } from "../gather/people.js";
import words from "./waiting-words.js";

addWords(words);

/** @typedef {import("./state.js").TableState} TableState */

/** One sentence: who decides what. @param {TableState} state */
export function waitingFor(state) {
  const { view, link } = state;
  if (link.alone) return t("puzzle.over");
  if (view.over) return t(view.result?.won ? "play.won" : "play.lost");
  const own = link.view?.seats ?? [];
  const open = (link.view?.deciding ?? []).filter(({ seat, group }) => group || !own.includes(seat));
  const [first] = open;
  if (!first) return t("play.wait");
  if (first.group) return t("play.wait.group");
  const seats = [...new Set(open.filter(({ kind }) => kind === first.kind).map(({ seat }) => seat))];
  const who = peopleAt(state, seats);
  if (first.what) return `${who}: ${say(first.what, view)}`;
  const key = `play.wait.${first.kind}`;
  return t(has(key) ? key : "play.wait.decides", who, seats.length);
}

/** Who sits there, by name. @param {TableState} state @param {number[]} seats */
export function peopleAt(state, seats) {
  const names = seats.map((seat) => {
    const taken = state.link.table?.seats.find((s) => s.seat === seat);
    const hero = Object.values(state.view.heroes).find((h) => h.seat === seat);
    const heroName = hero ? nameOf(hero.name) : "";
    if (taken?.kind !== "PERSON" || !taken.name) return heroName;
    return `${taken.name} (${[heroName, presence(state.link, taken)].filter(Boolean).join(", ")})`;
  });
  return [...new Set(names)].join(", ");
}
