// @ts-check
import { guest, person, Refusal, server } from "../api.js";
import { t } from "../words.js";

/**
 * The person of this browser. Whoever is nobody yet becomes a guest, or signs in where the server
 * keeps accounts; it fails with a Refusal if that is not wanted.
 * @param {string} [name]
 */
export async function somebody(name) {
  const known = person();
  if (known) return known;
  if (!(await server()).accounts) return guest(name || t("player.usual"));
  const { askAccount } = await import("./account-dialog.js");
  if (!(await askAccount())) throw new Refusal("");
  return person();
}

/** What to show of something that failed. @param {unknown} problem */
export function reason(problem) {
  if (!(problem instanceof Refusal)) return String(problem);
  return problem.why === "offline" ? t("said.offline") : problem.why;
}
