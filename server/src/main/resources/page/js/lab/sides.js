// @ts-check
/** What was played, in words; and what the two sides of a comparison are called. */
import { nameOf, t } from "../words.js";
import { strengthName } from "../gather/strength.js";

/** The one that was asked for, and the other. @param {Wire.LabAsked} asked @returns {[string, string]} */
export function sideNames({ plan, bots, compare }) {
  if (compare?.bots) return [strengthName(bots), strengthName(compare.bots)];
  if (compare?.difficulty) return [t(`difficulty.${plan.difficulty ?? "NORMAL"}`), t(`difficulty.${compare.difficulty}`)];
  if (compare?.variant) return [t("lab.without", t(`variant.${compare.variant}`)), t(`variant.${compare.variant}`)];
  const own = plan.level === undefined ? t("difficulty.recommended") : t("difficulty.level", plan.level);
  return [own, t("difficulty.level", compare?.level)];
}

/** How it was played, besides the scenario. @param {Wire.LabStudy} study @param {any} pack */
export function manner({ asked: { plan, bots, seed }, games }, pack) {
  const names = plan.heroes.map((hero) => nameOf(pack?.classes.find((/** @type {any} */ one) => one.id === hero.class)?.name ?? hero.class));
  const hard = plan.level !== undefined ? t("difficulty.level", plan.level) : plan.difficulty ? t(`difficulty.${plan.difficulty}`) : t("difficulty.recommended");
  return [
    names.join(", "),
    t("lab.at-level", plan.heroes[0]?.level ?? 1),
    ...(plan.heroes.some(({ items }) => items.length > 0) ? [t("lab.equipped")] : []),
    hard,
    ...plan.variants.map((one) => t(`variant.${one}`)),
    strengthName(bots),
    t("lab.seeds", String(seed), String(seed + games - 1)),
  ].join(" · ");
}
