import assert from "node:assert/strict";
import { test } from "node:test";
import { border, centre, distance, hexAt, hexOf, keyOf, lineOf, mirrored, neighbours } from "../../main/resources/page/js/hex.js";
import { isStep, stepped } from "../../main/resources/page/js/board/steps.js";

const some = [];
for (let q = -6; q <= 6; q++) for (let r = -6; r <= 6; r++) some.push({ q, r });

test("the hex under its own centre is the hex", () => {
  for (const hex of some) {
    const { x, y } = centre(hex.q, hex.r);
    assert.deepEqual(hexAt(x, y), hex);
    assert.deepEqual(hexAt(x + 30, y - 4), hex);
    assert.deepEqual(hexOf(keyOf(hex)), hex);
  }
});

test("neighbours are one step away, a line is as long as the distance", () => {
  for (const hex of some) {
    assert.ok(neighbours(hex).every((next) => distance(hex, next) === 1));
    assert.equal(lineOf({ q: 0, r: 0 }, hex).length, distance({ q: 0, r: 0 }, hex) + 1);
    assert.deepEqual(mirrored(mirrored(hex)), hex);
  }
});

test("one hex has six sides outside, two neighbours share one", () => {
  assert.equal(border(["0,0"]).length, 6);
  assert.equal(border(["0,0", "1,0"]).length, 10);
});

test("up and down stay in a column, and a key leads nowhere off the board", () => {
  const all = () => true;
  let at = { q: 0, r: 4 };
  for (let i = 0; i < 4; i++) at = stepped("ArrowUp", at, all);
  assert.ok(Math.abs(centre(at.q, at.r).x - centre(0, 4).x) < 1);
  assert.equal(at.r, 0);
  assert.deepEqual(stepped("d", { q: 0, r: 0 }, all), { q: 1, r: 0 });
  assert.equal(stepped("d", { q: 0, r: 0 }, () => false), undefined);
  assert.ok(isStep("W") && !isStep("x"));
});
