// @ts-check
/** Numbers as the language writes them. */
import { language } from "../words.js";

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {string} key @param {Intl.NumberFormatOptions} options */
function format(key, options) {
  const name = `${language()} ${key}`;
  let found = formats.get(name);
  if (!found) formats.set(name, (found = new Intl.NumberFormat(language(), options)));
  return found;
}

/** @param {number} share */
export const percent = (share) => format("percent", { style: "percent", maximumFractionDigits: 0 }).format(share);

/** With one digit after the point. @param {number} value */
export const decimal = (value) =>
  format("decimal", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A difference, with its sign. @param {number} value */
export const signed = (value) =>
  format("signed", { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

/** A difference of shares in points of percent. @param {number} share */
export const points = (share) =>
  format("points", { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(100 * share);

/** @param {Wire.Histogram} numbers */
export const size = ({ times }) => Object.values(times).reduce((sum, many) => sum + many, 0);

/** 0 of nothing. @param {Wire.Histogram[]} all */
export function mean(...all) {
  const many = all.reduce((sum, one) => sum + size(one), 0);
  const sum = all.flatMap(({ times }) => Object.entries(times)).reduce((total, [value, often]) => total + Number(value) * often, 0);
  return many === 0 ? 0 : sum / many;
}
