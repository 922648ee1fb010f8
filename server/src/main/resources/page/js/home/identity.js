// @ts-check
import { guest, keepPerson, person, Refusal, server } from "../api.js";
import { t } from "../words.js";
import { refusal } from "./refusals.js";

/** From this status on it is the server's own mistake. */
const FAILED = 500;

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

/**
 * Does something as somebody. A secret that the server does not know any more, as after it was set
 * up anew, is replaced by another once.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function asSomebody(work) {
  await somebody();
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    keepPerson(undefined);
    await somebody();
    return work();
  }
}

/** What to show of something that failed. @param {unknown} problem */
export function reason(problem) {
  if (!(problem instanceof Refusal)) return String(problem);
  if (problem.why === "offline") return t("said.offline");
  return problem.status >= FAILED ? t("said.failed") : refusal(problem.why);
}
