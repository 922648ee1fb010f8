// @ts-check
/** What the monster's cards let it do this turn. */
import { html, nothing, svg } from "lit";
import { boxOf, centre, distance, keyOf, outline } from "../hex.js";
import { t } from "../words.js";
import { LARGEST, withAction } from "./position.js";
import { check, choice, stepper } from "./fields.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./position.js").Action} Action */
/** @typedef {import("../hex.js").Hex} Hex */

const ABOUT = { q: 0, r: 0 };
const WIDE = 3;
const MOST_HEXES = 20;

/** Patterns to begin with. @type {Record<"melee"|"ranged", number[][][]>} */
const PATTERNS = {
  melee: [
    [[1, 0], [1, -1]],
    [[1, 0], [2, 0]],
    [[1, 0], [1, -1], [2, -1]],
    [[1, -1], [1, 0], [0, 1]],
    [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]],
  ],
  ranged: [
    [[0, 0], [1, 0]],
    [[0, 0], [1, 0], [1, -1]],
    [[-1, 0], [0, 0], [1, 0]],
    [[0, 0], [1, 0], [1, -1], [0, -1]],
    [[0, 0], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]],
  ],
};

/** @param {Drawing} drawing */
export function monsterPanel(drawing) {
  const { position } = drawing;
  const { action } = position;
  const change = (/** @type {Partial<Action>} */ some) => drawing.set(withAction(position, some));
  const state = (/** @type {"flying"|"jumping"|"teleport"|"muddled"|"disarmed"|"immobilized"|"stunned"} */ name, /** @type {string} */ sign) =>
    check(name, sign, t(`solve.${name}`), action[name], (value) => change({ [name]: value }));
  return html`<section class="monster-pane monster-panel" aria-label=${t("solve.monster")}>
    <h2>${t("solve.monster")}</h2>
    <div class="steppers">
      ${stepper({ label: t("solve.move"), name: "move", sign: "move", value: action.move, least: 0, most: 30, change: (move) => change({ move }) })}
      ${stepper({
        label: t("solve.range"),
        name: "range",
        sign: "range",
        note: action.range === 0 ? t("solve.range.melee") : "",
        value: action.range,
        least: 0,
        most: LARGEST,
        change: (range) => change({ range }),
      })}
      ${stepper({
        label: t("solve.targets"),
        name: "targets",
        sign: "target",
        note: action.targets === 0 ? t("solve.targets.none") : "",
        value: action.targets,
        least: 0,
        most: 20,
        change: (targets) => change({ targets }),
      })}
    </div>
    <h3>${t("solve.movement")}</h3>
    <div class="row">${state("flying", "fly")} ${state("jumping", "jump")} ${state("teleport", "teleport")}</div>
    <h3>${t("solve.conditions")}</h3>
    <div class="row">
      ${state("muddled", "muddle")} ${state("disarmed", "disarm")} ${state("immobilized", "immobilize")}
      ${state("stunned", "stun")}
    </div>
    ${areaEditor(action, change)}
  </section>`;
}

/** @param {Action} action @param {(some: Partial<Action>) => void} change */
function areaEditor(action, change) {
  const { area } = action;
  return html`<div class="area-editor">
    ${choice("area", t("solve.area"), ["none", "melee", "ranged"], area?.kind ?? "none", (kind) => t(`solve.area.${kind}`), (kind) => {
      if (kind === "none") change({ area: null });
      else change(withPattern(action, /** @type {"melee"|"ranged"} */ (kind), PATTERNS[/** @type {"melee"|"ranged"} */ (kind)][1]));
    })}
    ${area
      ? html`<div class="patterns">
            ${PATTERNS[area.kind].map(
              (hexes, i) => html`<button class="pattern" data-pattern=${i} aria-label=${t("solve.area.pattern", i + 1)}
                aria-pressed=${same(hexes, area.hexes)} @click=${() => change(withPattern(action, area.kind, hexes))}>
                ${small(hexes, area.kind)}
              </button>`,
            )}
          </div>
          <p class="small muted">${t("solve.area.draw")}</p>
          ${grid(area, (hexes) => change({ area: { ...area, hexes } }))}`
      : nothing}
  </div>`;
}

/** A ranged pattern needs a range to be laid at. @param {Action} action @param {"melee"|"ranged"} kind @param {number[][]} hexes @returns {Partial<Action>} */
function withPattern(action, kind, hexes) {
  return {
    area: { kind, hexes: hexes.map(([q, r]) => ({ q, r })) },
    targets: Math.max(1, action.targets),
    range: kind === "melee" ? 0 : Math.max(action.range, 2),
  };
}

/** @param {number[][]} hexes @param {Hex[]} others */
function same(hexes, others) {
  const keys = new Set(others.map(keyOf));
  return hexes.length === keys.size && hexes.every(([q, r]) => keys.has(`${q},${r}`));
}

/** @param {number[][]} hexes @param {string} kind */
function small(hexes, kind) {
  const all = hexes.map(([q, r]) => ({ q, r }));
  const box = boxOf(kind === "melee" ? [...all, ABOUT] : all, 6);
  return html`<svg viewBox="${box.x} ${box.y} ${box.width} ${box.height}" aria-hidden="true">
    ${kind === "melee" ? svg`<polygon class="own" points=${outline(0, 0, 3)}></polygon>` : nothing}
    ${all.map((hex) => svg`<polygon class="red" points=${outline(hex.q, hex.r, 3)}></polygon>`)}
  </svg>`;
}

/** @param {import("./position.js").Area} area @param {(hexes: Hex[]) => void} change */
function grid(area, change) {
  const hexes = within(WIDE);
  const box = boxOf(hexes, 4);
  const chosen = new Set(area.hexes.map(keyOf));
  const toggle = (/** @type {Hex} */ hex) => {
    const next = chosen.has(keyOf(hex))
      ? area.hexes.filter((h) => keyOf(h) !== keyOf(hex))
      : [...area.hexes, hex];
    if (next.length > 0 && next.length <= MOST_HEXES) change(next);
  };
  return html`<svg class="area-grid" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">
    ${hexes.map((hex) => {
      const own = area.kind === "melee" && hex.q === 0 && hex.r === 0;
      const { x, y } = centre(hex.q, hex.r);
      return own
        ? svg`<g role="img" aria-label=${t("solve.area.middle")}><polygon class="own" points=${outline(hex.q, hex.r, 2)}></polygon>
            <circle class="own" cx=${x} cy=${y} r="12"></circle></g>`
        : svg`<polygon class=${chosen.has(keyOf(hex)) ? "red" : "free"} points=${outline(hex.q, hex.r, 2)} data-area=${keyOf(hex)}
            role="checkbox" tabindex="0" aria-checked=${chosen.has(keyOf(hex))} aria-label=${t("solve.area.hex", hex.q, hex.r)}
            @click=${() => toggle(hex)} @keydown=${(/** @type {KeyboardEvent} */ event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              event.stopPropagation();
              toggle(hex);
            }}></polygon>`;
    })}
  </svg>`;
}

/** @param {number} far @returns {Hex[]} row by row */
function within(far) {
  const hexes = [];
  for (let r = -far; r <= far; r++) {
    for (let q = -far; q <= far; q++) {
      if (distance({ q, r }, ABOUT) <= far) hexes.push({ q, r });
    }
  }
  return hexes;
}
