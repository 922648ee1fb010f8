import assert from "node:assert/strict";
import { test } from "node:test";
import { floorAt, floorOf, grain } from "../../main/resources/page/js/board/floor.js";
import { ring } from "../../main/resources/page/js/board/tokens.js";
import { figureOn, tone } from "../../main/resources/page/js/table/modifiers.js";
import { emptyPosition, withGround, withWall } from "../../main/resources/page/js/solve/position.js";
import { sceneOf } from "../../main/resources/page/js/solve/scene.js";

test("the ring has a segment for each hit point, and as many full ones as are left", () => {
  const { length, filled } = ring(4, 10);
  assert.equal(length, 100);
  const dashes = filled.split(" ").map(Number);
  assert.equal(dashes.length, 10);
  assert.equal(dashes.at(-2), 0);
  assert.ok(dashes.slice(0, 8).reduce((sum, one) => sum + one, 0) <= 40.01);
});

test("many hit points share segments, and the ring says how somebody is", () => {
  assert.equal(ring(30, 30).length, 150);
  assert.equal(ring(6, 6).state, "well");
  assert.equal(ring(3, 6).state, "well");
  assert.equal(ring(2, 6).state, "dying");
  assert.equal(ring(0, 0).state, "well");
});

test("a side of a map tile has one kind of floor, a door that of a room beside it", () => {
  assert.equal(floorOf("L1a"), "flags");
  assert.equal(floorOf("G1b"), "earth");
  assert.equal(floorOf(undefined), "flags");
  assert.equal(floorOf("somewhere"), "flags");
  const scene = { walls: [], hexes: { "0,0": { room: 1, art: "G1b" }, "1,0": { room: 1, door: "CLOSED", art: "stone" } } };
  assert.equal(floorAt(scene, "1,0"), "earth");
  assert.equal(grain(3, 4), grain(3, 4));
});

test("a modifier is printed as the cards print it, and helps or harms", () => {
  const card = (kind, number) => ({ kind, number, rolling: false, shuffle: false, effects: [] });
  assert.equal(figureOn(card("PLUS", -1)), "−1");
  assert.equal(figureOn(card("PLUS", 0)), "+0");
  assert.equal(figureOn(card("DOUBLE", 0)), "×2");
  assert.equal(figureOn(card("BLESS", 0)), "");
  assert.equal(tone(card("CURSE", 0)), "bad");
  assert.equal(tone(card("PLUS", 0)), "");
  assert.equal(tone(card("PLUS", 2)), "good");
});

test("a drawn position is a map: walls are no floor, ground is terrain", () => {
  let position = emptyPosition(3, 2);
  position = withGround(position, { q: 0, r: 0 }, "wall");
  position = withGround(position, { q: 1, r: 0 }, "trap");
  position = withWall(position, { q: 1, r: 0 }, { q: 2, r: 0 }, true);
  const { hexes, walls } = sceneOf(position);
  assert.equal(Object.keys(hexes).length, 5);
  assert.equal(hexes["0,0"], undefined);
  assert.equal(hexes["1,0"].terrain, "TRAP");
  assert.deepEqual(walls, [{ one: { q: 1, r: 0 }, other: { q: 2, r: 0 } }]);
});
