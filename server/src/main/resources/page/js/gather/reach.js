// @ts-check
/** Whether others can reach the address of this page, and by which one they can. */
import { html, nothing } from "lit";
import { server } from "../api.js";
import { t } from "../words.js";

/** @typedef {{base: string, command: string}} Reach command: what lets others in, if nobody can come */

const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
const USUAL_PORT = "8420";

/** @returns {Promise<Reach>} */
export async function reach() {
  if (!OWN_MACHINE.includes(location.hostname)) return { base: location.origin, command: "" };
  const [first] = (await server()).addresses ?? [];
  if (first) return { base: first, command: "" };
  const port = location.port && location.port !== USUAL_PORT ? ` --port ${location.port}` : "";
  return { base: location.origin, command: `./haven serve --host 0.0.0.0${port}` };
}

/** Says that nobody else can come, and what to do about it. @param {Reach|undefined} found */
export function unreachable(found) {
  return found?.command
    ? html`<div class="notice small unreachable" role="note">
        <p>${t("reach.own")}</p>
        <p><code>${found.command}</code></p>
      </div>`
    : nothing;
}
