// @ts-check
/** The palette and what belongs to the figure that is selected. */
import { html, nothing } from "lit";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { GROUNDS, LAST, changed, isEnemy, lettersOf, without } from "./position.js";
import { SIGNS, signOf } from "./tokens.js";
import { TOOLS } from "./drawing.js";
import { check, stepper } from "./fields.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./drawing.js").Tool} Tool */
/** @typedef {import("./position.js").Figure} Figure */

/** @type {[string, Tool[]][]} */
const GROUPS = [
  ["figures", ["select", "acting", "monster", "character", "summon", "objective"]],
  ["ground", ["obstacle", "trap", "hazard", "difficult", "ice", "wall"]],
  ["other", ["line", "erase"]],
];

/** @param {Drawing} drawing */
export function palette(drawing) {
  return html`<div class="palette" role="group" aria-label=${t("solve.palette")}>
    ${GROUPS.map(
      ([group, tools]) => html`<div class="tools" role="group" aria-label=${t(`solve.group.${group}`)}>
        ${tools.map((tool) => button(drawing, tool))}
      </div>`,
    )}
  </div>`;
}

/** @param {Drawing} drawing @param {Tool} tool */
function button(drawing, tool) {
  const digit = TOOLS.indexOf(tool) + 1;
  return html`<button class="tool ${tool}" data-tool=${tool} aria-pressed=${drawing.tool === tool}
    aria-keyshortcuts=${digit < 10 ? digit : nothing} @click=${() => (drawing.tool = tool)}>
    <span class="sign">${icon(SIGNS[tool])}</span>
    <span>${t(`solve.tool.${tool}`)}</span>
  </button>`;
}

/** How the tool in hand is used. @param {Drawing} drawing */
export function hint(drawing) {
  const { tool } = drawing;
  const isGround = tool !== "wall" && GROUNDS.includes(/** @type {any} */ (tool));
  return html`<p class="hint small muted">${t(`solve.hint.${isGround ? "ground" : tool}`)}</p>`;
}

/** @param {Drawing} drawing */
export function figurePanel(drawing) {
  const figure = drawing.selected;
  if (!figure) return nothing;
  const { position } = drawing;
  const letter = lettersOf(position).get(figure) ?? "";
  const change = (/** @type {Partial<Figure>} */ some) => drawing.set(changed(position, figure, some));
  return html`<section class="figure-panel panel" aria-label=${t("solve.figure")}>
    <h2>
      <span class="chip ${figure.kind}">${isEnemy(figure) ? letter : icon(signOf(figure))}</span>
      ${figure.name ?? t(`solve.tool.${figure.kind}`)}
    </h2>
    ${isEnemy(figure)
      ? stepper({
          label: t("solve.initiative"),
          note: figure.kind === "summon" ? t("solve.figure.summoner") : "",
          value: figure.initiative,
          least: 1,
          most: LAST,
          name: "initiative",
          change: (initiative) => change({ initiative }),
        })
      : nothing}
    <div class="row">
      ${figure.kind === "acting"
        ? nothing
        : check("figure-flying", "fly", t("solve.flying"), figure.flying ?? false, (flying) => change({ flying }))}
      ${isEnemy(figure)
        ? check("figure-invisible", "invisible", t("solve.invisible"), figure.invisible ?? false, (invisible) =>
            change({ invisible }),
          )
        : nothing}
      <button class="quiet danger" data-action="remove" @click=${() => drawing.set(without(position, figure))}>
        ${icon("trash")} ${t("solve.figure.remove")}
      </button>
    </div>
  </section>`;
}
