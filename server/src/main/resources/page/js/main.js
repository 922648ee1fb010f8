// @ts-check
/**
 * The router: one page, addresses after the hash. Each page is an element in a module of its area,
 * fetched with its style sheet when it is first gone to.
 */
import { addWords, startWords, t, usePhrases } from "./words.js";
import { applyTheme } from "./prefs.js";
import { onlyStyles, styles } from "./styles.js";
import { Refusal } from "./api.js";
import { toast } from "./toast.js";
import words from "./home/shell-words.js";
import "./home/header.js";

/** @typedef {{module: string, element: string, styles: string[]}} Place */

/** @type {Record<string, Place>} by the first part of the address */
const places = {
  "": { module: "./home/home.js", element: "home-page", styles: ["home"] },
  new: { module: "./home/new-game.js", element: "new-game-page", styles: ["home", "cards"] },
  help: { module: "./home/help.js", element: "help-page", styles: ["home"] },
  table: { module: "./gather/table-page.js", element: "table-page", styles: ["home", "cards"] },
  device: { module: "./home/device.js", element: "device-page", styles: ["home"] },
  solve: { module: "./solve/solve.js", element: "solve-page", styles: ["solve"] },
  laboratory: { module: "./lab/lab.js", element: "lab-page", styles: ["lab"] },
  puzzle: { module: "./puzzle/puzzle.js", element: "puzzle-page", styles: ["home", "cards", "puzzle"] },
  rules: { module: "./rules/rules.js", element: "rules-page", styles: ["solve"] },
};

let going = 0;

/** @returns {string[]} the decoded parts of the address */
function parts() {
  const hash = location.hash.replace(/^#\/?/, "");
  return hash.split("/").map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

async function go(first = false) {
  try {
    await show(first);
  } catch (problem) {
    console.error(problem);
    toast(t("said.offline"), { kind: "danger" });
  }
}

/** @param {boolean} first */
async function show(first) {
  const mine = ++going;
  const [head, ...path] = parts();
  const place = places[head] ?? places[""];
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  if (head in places && head !== "") void usePhrases();
  await Promise.all([import(place.module), ...place.styles.map(styles)]);
  if (mine !== going) return;
  const shown = /** @type {any} */ (main.firstElementChild);
  if (shown?.localName === place.element) {
    shown.path = path;
    return;
  }
  const next = /** @type {any} */ (document.createElement(place.element));
  next.path = path;
  document.body.dataset.page = head || "home";
  onlyStyles(place.styles);
  main.replaceChildren(next);
  scrollTo(0, 0);
  // Whoever listens or goes by keys starts at the new page's beginning, not at the link before.
  if (!first) main.focus({ preventScroll: true });
}

/** Keys that lead somewhere from every page; the running game and the solver have their own. @param {KeyboardEvent} event */
function key(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog")) return;
  if (["table", "solve", "puzzle"].includes(document.body.dataset.page ?? "")) return;
  const place = { "/": "rules", "?": "help" }[event.key];
  if (!place) return;
  event.preventDefault();
  location.hash = `#/${place}`;
}

/** What nobody has caught is told all the same. @param {PromiseRejectionEvent} event */
async function failed(event) {
  if (!(event.reason instanceof Refusal)) return;
  event.preventDefault();
  const { reason } = await import("./home/identity.js");
  toast(reason(event.reason), { kind: "danger" });
}

addEventListener("unhandledrejection", failed);
addEventListener("keydown", key);
applyTheme();
addWords(words);
startWords();
addEventListener("hashchange", () => go());
go(true);
