// @ts-check
/** A position as a map that any board can draw. */
import { keyOf } from "../hex.js";
import { hexesOf, sidesOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/** @type {Partial<Record<import("./position.js").Ground, Wire.Terrain>>} a wall is no floor at all */
const TERRAIN = { obstacle: "OBSTACLE", trap: "TRAP", hazard: "HAZARD", difficult: "DIFFICULT", ice: "ICE" };

/** @param {Position} position @returns {import("../board/floor.js").Scene} */
export function sceneOf(position) {
  /** @type {Record<string, Wire.Ground>} */
  const hexes = {};
  for (const hex of hexesOf(position)) {
    const ground = position.ground[keyOf(hex)];
    if (ground === "wall") continue;
    const terrain = ground && TERRAIN[ground];
    hexes[keyOf(hex)] = terrain ? { room: 1, terrain } : { room: 1 };
  }
  const walls = position.walls.map((wall) => {
    const [one, other] = sidesOf(wall);
    return { one, other };
  });
  return { hexes, walls };
}
