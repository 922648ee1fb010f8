// @ts-check
/** What the two sides of a comparison are called. */
import { t } from "../words.js";
import { strengthName } from "../gather/strength.js";

/** The one that was asked for, and the other. @param {Wire.LabAsked} asked @returns {[string, string]} */
export function sideNames({ plan, bots, compare }) {
  if (compare?.bots) return [strengthName(bots), strengthName(compare.bots)];
  if (compare?.difficulty) return [t(`difficulty.${plan.difficulty ?? "NORMAL"}`), t(`difficulty.${compare.difficulty}`)];
  if (compare?.variant) return [t("lab.without", t(`variant.${compare.variant}`)), t(`variant.${compare.variant}`)];
  const own = plan.level === undefined ? t("difficulty.recommended") : t("difficulty.level", plan.level);
  return [own, t("difficulty.level", compare?.level)];
}
