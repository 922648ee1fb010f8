// @ts-check
import { html, render } from "lit";

/**
 * A short message that goes by itself.
 * @param {string} text
 * @param {{kind?: "plain"|"danger"|"ok", seconds?: number}} [how]
 */
export function toast(text, how = {}) {
  const place = document.getElementById("toasts");
  if (!place || !text) return;
  const one = document.createElement("div");
  one.className = `toast ${how.kind ?? "plain"}`;
  render(html`<p>${text}</p>`, one);
  one.addEventListener("click", () => one.remove());
  place.append(one);
  while (place.children.length > 4) place.firstElementChild?.remove();
  const seconds = how.seconds ?? Math.max(4, text.length / 14);
  setTimeout(() => one.remove(), seconds * 1000);
}
