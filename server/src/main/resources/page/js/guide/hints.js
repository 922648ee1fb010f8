// @ts-check
/**
 * What is explained in a first game: when, and by pointing where. The words are in words.js under the same names. Of those
 * that fit the moment the first is shown, until it has been read.
 */

/** @typedef {import("../table/state.js").TableState} TableState */
/** @typedef {{id: string, at: string, when: (state: TableState) => boolean}} Hint */

/** @param {...Wire.Prompt["kind"]} kinds @returns {(state: TableState) => boolean} */
const asked = (...kinds) => (state) => !state.busy && state.prompt !== undefined && kinds.includes(state.prompt.kind);

/** While cards are chosen, with so many picked. @param {number} picked @returns {(state: TableState) => boolean} */
const choosing = (picked) => (state) => asked("CARDS")(state) && state.answers.hand !== undefined && state.picks.length === picked;

/** The hero who chooses cards could rest: two are discarded, and few are left. @param {TableState} state */
function isTired(state) {
  const hero = state.view.heroes[state.hero];
  return choosing(0)(state) && hero !== undefined && hero.discards.length >= 2 && (hero.hand?.length ?? 0) <= 4;
}

/** @type {readonly Hint[]} */
export const HINTS = [
  { id: "goal", at: ".prompt .options", when: asked("BATTLE_GOAL") },
  { id: "start", at: ".stage", when: asked("START_HEX") },
  { id: "rest", at: ".prompt .options", when: isTired },
  { id: "cards", at: ".hand .cards", when: choosing(0) },
  { id: "leading", at: ".acard.picked", when: choosing(1) },
  { id: "confirm", at: "[data-action='confirm']", when: choosing(2) },
  { id: "action", at: ".hand .in-play", when: asked("ACTION") },
  { id: "move", at: ".stage", when: asked("STEP") },
  { id: "attack", at: ".stage", when: asked("TARGET", "AREA") },
  { id: "modifier", at: ".prompt .options", when: asked("BEFORE_DRAW") },
  { id: "negate", at: ".prompt .options", when: asked("NEGATE") },
  { id: "short-rest", at: ".prompt .options", when: asked("SHORT_REST") },
  { id: "lose", at: ".hand .cards", when: asked("REST_LOSS") },
  // Only when nothing newer is to be learnt: these point beside what is asked.
  { id: "order", at: ".order", when: (state) => state.view.acting >= 0 && (state.busy || asked("ACTION")(state)) },
  { id: "aim", at: ".topbar .aim", when: (state) => choosing(0)(state) && state.view.round > 1 },
  { id: "why", at: ".side .log", when: (state) => choosing(0)(state) && state.view.round > 1 && state.tab === "log" },
  { id: "undo", at: "[data-option='undo']", when: (state) => asked("ACTION")(state) && state.undoSeat !== undefined },
];
