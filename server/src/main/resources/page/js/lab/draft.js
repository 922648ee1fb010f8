// @ts-check
/** What somebody is about to ask the laboratory, without a page. */
import { classesFor, difficultyOf, mannerOf, partyOf, suggestedItems, variantsOf } from "../gather/party.js";

/**
 * @typedef {object} Draft
 * @property {string} pack
 * @property {string} scenario
 * @property {string[]} classes
 * @property {number} level of the heroes
 * @property {boolean} items whether they bring what is suggested
 * @property {string} difficulty as the list of difficulties has it
 * @property {string[]} variants
 * @property {string} bots
 * @property {number} games
 * @property {number} seed
 * @property {string} compare a kind and a value, such as bots:random; empty for nothing
 */

/** @param {any[]} packs @param {Draft} draft */
export const packOf = (packs, draft) => packs.find(({ id }) => id === draft.pack) ?? packs[0];

/** @param {any[]} packs @param {Draft} draft */
export function scenarioOf(packs, draft) {
  const { scenarios } = packOf(packs, draft);
  return scenarios.find((/** @type {any} */ one) => one.id === draft.scenario) ?? scenarios[0];
}

/** With which to begin. @param {any[]} packs @param {string} bots @returns {Draft} */
export function firstDraft(packs, bots) {
  const empty = { difficulty: "", variants: [], compare: "", classes: [], scenario: "" };
  return fitting(packs, { ...empty, pack: packs[0].id, level: 1, items: true, bots, games: 100, seed: 1 });
}

/** The same as far as the game that was chosen has it. @param {any[]} packs @param {Draft} draft @returns {Draft} */
export function fitting(packs, draft) {
  const pack = packOf(packs, draft);
  const scenario = scenarioOf(packs, draft);
  const able = classesFor(pack, scenario);
  const kept = draft.classes.filter((id) => able.some((one) => one.id === id));
  const size = Math.min(pack.most, Math.max(pack.fewest, draft.classes.length));
  const seats = kept.map((id, seat) => ({ seat, hero: { class: id }, kind: /** @type {const} */ ("PERSON") }));
  const same = draft.pack === pack.id && draft.scenario === scenario.id;
  return {
    ...draft,
    pack: pack.id,
    scenario: scenario.id,
    classes: partyOf(able, size, seats, pack).map(({ hero }) => hero.class),
    difficulty: same ? draft.difficulty : difficultyOf(pack, { variants: [] }),
    variants: draft.variants.filter((one) => variantsOf(pack).includes(one)),
    compare: same || draft.compare.startsWith("bots:") ? draft.compare : "",
  };
}

/** As many heroes as that. @param {any[]} packs @param {Draft} draft @param {number} size */
export function sized(packs, draft, size) {
  const more = [...draft.classes, ...Array(size).fill("")].slice(0, size);
  return fitting(packs, { ...draft, classes: more });
}

/** As it is sent. @param {any[]} packs @param {Draft} draft @returns {Wire.LabAsked} */
export function asked(packs, draft) {
  const pack = packOf(packs, draft);
  const [kind, value] = draft.compare.split(":");
  return /** @type {Wire.LabAsked} */ ({
    plan: {
      pack: draft.pack,
      scenario: draft.scenario,
      heroes: draft.classes.map((id) => ({
        class: id,
        level: draft.level,
        items: draft.items ? suggestedItems(pack, id) : [],
      })),
      ...mannerOf(pack, draft.difficulty),
      variants: draft.variants,
    },
    bots: draft.bots,
    games: draft.games,
    seed: draft.seed,
    ...(draft.compare ? { compare: { [kind]: kind === "level" ? Number(value) : value } } : {}),
  });
}

/** What was asked before, to be asked otherwise. @param {any[]} packs @param {Wire.LabAsked} before @returns {Draft} */
export function draftOf(packs, { plan, bots, games, seed, compare }) {
  const pack = packs.find(({ id }) => id === plan.pack);
  const [kind, value] = Object.entries(compare ?? {})[0] ?? [];
  return fitting(packs, {
    pack: plan.pack,
    scenario: plan.scenario,
    classes: plan.heroes.map((hero) => hero.class),
    level: plan.heroes[0]?.level ?? 1,
    items: plan.heroes.some(({ items }) => items.length > 0),
    difficulty: difficultyOf(pack, { difficulty: plan.difficulty, level: plan.level, variants: [] }),
    variants: plan.variants,
    bots,
    games,
    seed,
    compare: kind ? `${kind}:${value}` : "",
  });
}
