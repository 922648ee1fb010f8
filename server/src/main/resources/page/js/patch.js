// @ts-check
/**
 * RFC 7396 merge patch. What is not touched stays the same object, so that an element can see by
 * identity whether its part of the view has changed.
 * @template T
 * @param {T} before
 * @param {any} patch
 * @returns {any}
 */
export function merge(before, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const plain = before !== null && typeof before === "object" && !Array.isArray(before);
  /** @type {Record<string, any>} */
  const after = plain ? { .../** @type {any} */ (before) } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else after[key] = merge(after[key], value);
  }
  return after;
}
