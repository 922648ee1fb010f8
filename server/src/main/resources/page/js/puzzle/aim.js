// @ts-check
/** What a puzzle asks for, part by part. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { figureName, t } from "../words.js";

/** @type {Record<string, string>} */
const SIGNS = { kill: "kill", hurt: "attack", loot: "loot", door: "door-open", keep: "card", untouched: "shield" };

/** @param {Wire.PuzzlePart} part @param {Wire.View} [view] knows the figures by name */
export function partText(part, view) {
  if (part.kind === "kill") return view ? t("puzzle.kill", figureName(part.figure ?? -1, view)) : t("puzzle.kill.one");
  return t(`puzzle.${part.kind}`, part.number ?? 0);
}

/**
 * @param {Wire.PuzzlePart[]} parts @param {Wire.View} view
 * @param {number[]|undefined} missing those not reached, once the turn is over
 */
export function aims(parts, view, missing) {
  return html`<ul class="aims">
    ${parts.map((part, i) => {
      const state = missing === undefined ? "" : missing.includes(i) ? "open" : "met";
      return html`<li class=${state} data-part=${part.kind} data-state=${state}>
        ${icon(state === "met" ? "check" : state === "open" ? "close" : SIGNS[part.kind])}
        <span>${partText(part, view)}</span>${state ? html`<span class="unseen">${t(`puzzle.part.${state}`)}</span>` : nothing}</li>`;
    })}
    <li class="note">${icon("modifier")} <span class="full">${t("puzzle.even")}</span><span class="short" aria-hidden="true">+0</span></li>
  </ul>`;
}

/** The same in one line, for a list: how many to kill, and what else. @param {Wire.PuzzlePart[]} parts */
export function aimInShort(parts) {
  const kills = parts.filter(({ kind }) => kind === "kill").length;
  const rest = parts.filter(({ kind }) => kind !== "kill").map((part) => partText(part));
  return [...(kills > 0 ? [t("puzzle.kills", kills)] : []), ...rest].join(" · ");
}
