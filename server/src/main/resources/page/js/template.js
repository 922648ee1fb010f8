// @ts-check
/**
 * Templates of words: `{0}` is the argument, `{0|one point|{0} points}` a choice by its number. It
 * knows no page and no server, so that it can be tested by itself.
 */

/** @type {Map<string, Intl.PluralRules>} */
const rules = new Map();

/** @param {string} language */
function pluralRules(language) {
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found;
}

/**
 * @param {string} template
 * @param {readonly unknown[]} args
 * @param {string} language
 * @param {(arg: unknown) => string} say
 * @returns {string}
 */
export function fill(template, args, language, say) {
  let out = "";
  let at = 0;
  while (at < template.length) {
    const open = template.indexOf("{", at);
    if (open < 0) return out + template.slice(at);
    const close = closing(template, open);
    if (close < 0) return out + template.slice(at);
    out += template.slice(at, open);
    out += hole(template.slice(open + 1, close), args, language, say);
    at = close + 1;
  }
  return out;
}

/**
 * @param {string} inside
 * @param {readonly unknown[]} args
 * @param {string} language
 * @param {(arg: unknown) => string} say
 */
function hole(inside, args, language, say) {
  const parts = split(inside);
  const index = Number(parts[0]);
  if (!Number.isInteger(index)) return "{" + inside + "}";
  const arg = args[index];
  if (parts.length === 1) return arg === undefined || arg === null ? "" : say(arg);
  const one = pluralRules(language).select(Number(arg)) === "one";
  return fill(one ? parts[1] : parts[parts.length - 1], args, language, say);
}

/** @param {string} text @param {number} open */
function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return -1;
}

/** @param {string} inside */
function split(inside) {
  const parts = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === "{") depth++;
    else if (inside[at] === "}") depth--;
    else if (inside[at] === "|" && depth === 0) {
      parts.push(inside.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(inside.slice(from));
  return parts;
}
