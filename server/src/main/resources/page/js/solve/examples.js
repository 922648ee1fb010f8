// @ts-check
/** Positions to start from, drawn as text: rows of signs, odd rows half a hex further right. */
import { changed, emptyPosition, figureAt, withAction, withFigure, withGround } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/** @type {Record<string, import("./position.js").Ground>} */
const GROUND = { o: "obstacle", t: "trap", h: "hazard", d: "difficult", "#": "wall" };

/** @type {{name: string, rows: string[], action: Partial<import("./position.js").Action>, initiatives: number[], ruleset: string}[]} */
const DRAWN = [
  {
    name: "nearest",
    ruleset: "GH",
    rows: [
      ". . . . . . . .",
      ". . . o . . . .",
      ". M . o . . B .",
      ". . . . . . . .",
      ". . . . A . . .",
      ". . . . . . . .",
    ],
    action: { move: 3, range: 0, targets: 1 },
    initiatives: [48, 15],
  },
  {
    name: "traps",
    ruleset: "FH",
    rows: [
      "# # # # # # # #",
      ". . . t . . . .",
      ". M . t . . A .",
      ". . . t . . . .",
      ". . . h . . . .",
      "# # . . . # # #",
    ],
    action: { move: 3, range: 0, targets: 1 },
    initiatives: [30],
  },
  {
    name: "archer",
    ruleset: "GH",
    rows: [
      ". . . . . . . .",
      ". . m . . . . .",
      ". . . M A . . .",
      ". . . . . . . .",
      ". o o . . . B .",
      ". . . . . . . .",
    ],
    action: { move: 2, range: 4, targets: 2 },
    initiatives: [22, 64],
  },
  {
    name: "area",
    ruleset: "FH",
    rows: [
      ". . . . . . . .",
      ". . . . . A . .",
      ". M . . . B . .",
      ". . . d d C . .",
      ". . . . . . . .",
    ],
    action: {
      move: 4,
      targets: 1,
      area: { kind: "melee", hexes: [{ q: 1, r: 0 }, { q: 1, r: -1 }, { q: 0, r: 1 }] },
    },
    initiatives: [11, 35, 70],
  },
  {
    name: "door",
    ruleset: "JL",
    rows: [
      ". . . . # . . . .",
      ". . m . # . . . .",
      ". m M . m A . . .",
      ". . . . # . . . .",
      ". . . . # . . B .",
    ],
    action: { move: 3, range: 0, targets: 1 },
    initiatives: [40, 20],
  },
];

/** @returns {{name: string, position: Position}[]} */
export function examples() {
  return DRAWN.map(({ name, rows, action, initiatives, ruleset }) => {
    const cells = rows.map((row) => row.split(" "));
    let position = { ...emptyPosition(cells[0].length, cells.length), ruleset };
    position = withAction(position, action);
    /** @type {[string, import("../hex.js").Hex][]} */
    const placed = [];
    cells.forEach((row, r) =>
      row.forEach((sign, column) => {
        const hex = { q: column - Math.floor(r / 2), r };
        if (GROUND[sign]) position = withGround(position, hex, GROUND[sign]);
        else if (sign !== ".") placed.push([sign, hex]);
      }),
    );
    for (const [sign, hex] of placed.sort(([a], [b]) => (a < b ? -1 : 1))) {
      const kind = sign === "M" ? "acting" : sign === "m" ? "monster" : "character";
      position = withFigure(position, hex, kind);
      const figure = figureAt(position, hex);
      const initiative = initiatives["ABC".indexOf(sign)];
      if (figure && initiative) position = changed(position, figure, { initiative });
    }
    return { name, position };
  });
}
