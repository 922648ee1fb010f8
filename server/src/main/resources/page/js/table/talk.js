// @ts-check
/** Talk at the table. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { language, t } from "../words.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} state */
export function talkPanel(state) {
  const { chat } = state.link;
  return html`<div class="talk">
    <ol aria-live="polite">
      ${chat.map(
        (one) => html`<li><b>${one.who}</b> <time>${time(one.when)}</time><p>${one.text}</p></li>`,
      )}
      ${chat.length === 0 ? html`<li class="muted">${t("play.talk.empty")}</li>` : nothing}
    </ol>
    <form @submit=${(/** @type {Event} */ event) => send(event, state)}>
      <input name="text" maxlength="500" autocomplete="off" aria-label=${t("play.talk.say")} placeholder=${t("play.talk.say")} />
      <button class="primary icon-only" aria-label=${t("play.talk.send")}>${icon("forward")}</button>
    </form>
    <p class="muted small">${t("play.talk.hint")}</p>
  </div>`;
}

/** @param {unknown} when */
function time(when) {
  const date = new Date(/** @type {any} */ (when));
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
}

/** @param {Event} event @param {TableState} state */
function send(event, state) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  const text = input.value.trim();
  if (text && state.link.tell("chat", { text })) input.value = "";
}
