import assert from "node:assert/strict";
import { test } from "node:test";
import { answersOf, areaAt, heroOf, mayPlay, shapeOf, shapesAt } from "../../main/resources/page/js/table/answers.js";

const option = (choice, token) => ({ choice, token });
const view = { figures: { 3: { q: 1, r: 0 } }, heroes: { 0: { seat: 0 }, 1: { seat: 5 } } };

test("every answer lies in one place", () => {
  const answers = answersOf(
    {
      decider: -1,
      seat: 0,
      options: [
        option({ kind: "to", hex: { q: 2, r: 1 } }, "a"),
        option({ kind: "at", figure: 3 }, "b"),
        option({ kind: "at", figure: 9 }, "c"),
        option({ kind: "card", card: 4 }, "d"),
        option({ kind: "negate", payment: { first: 7, second: -1 } }, "e"),
        option({ kind: "negate", payment: { first: 7, second: 8 } }, "f"),
        option({ kind: "along", path: [] }, "g"),
        option({ kind: "along", path: [{ q: 1, r: 1 }] }, "h"),
        option({ kind: "use", item: 2 }, "i"),
        option({ kind: "remove", effect: 1 }, "j"),
        option({ kind: "decline" }, "k"),
      ],
    },
    view,
  );
  assert.equal(answers.hexes.get("2,1").token, "a");
  assert.equal(answers.figures.get(3).token, "b");
  assert.equal(answers.cards.get(7).token, "e");
  assert.deepEqual(answers.pairs.map((one) => one.cards), [[7, 8]]);
  assert.deepEqual(answers.paths.map((one) => one.token), ["h"]);
  assert.equal(answers.items.get(2).token, "i");
  // Somebody who is not on the map, a way of no steps, an item and a no are buttons.
  assert.deepEqual(answers.buttons.map((one) => one.token), ["c", "g", "i", "k"]);
  assert.deepEqual(answers.removals.map((one) => one.token), ["j"]);
});

test("where only some pairs may be played, only those may be picked", () => {
  const { allowed, hand } = answersOf({ options: [option({ kind: "cards", leading: 1, second: 2 }, "x")] }, view);
  assert.deepEqual(hand, [1, 2]);
  assert.ok(mayPlay({ allowed }, [1, 2]));
  assert.ok(!mayPlay({ allowed }, [2, 1]));
  assert.ok(!mayPlay({ allowed: [] }, [1]));
});

test("an area under a hex keeps the wanted shape", () => {
  const wide = { on: [{ q: 0, r: 0 }, { q: 1, r: 0 }] };
  const tall = { on: [{ q: 0, r: 0 }, { q: 0, r: 1 }] };
  const areas = [wide, tall];
  assert.equal(areaAt(areas, { q: 0, r: 0 }, shapeOf(tall.on)), tall);
  assert.equal(areaAt(areas, { q: 1, r: 0 }, shapeOf(tall.on)), wide);
  assert.equal(areaAt(areas, { q: 9, r: 9 }, ""), undefined);
  assert.equal(shapesAt(areas, { q: 0, r: 0 }).length, 2);
  assert.equal(shapeOf([{ q: 5, r: 2 }, { q: 6, r: 2 }]), shapeOf(wide.on));
});

test("an area whose middle nobody can point at is found by turning on", () => {
  const at = (q, r) => ({ on: [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]].map(([dq, dr]) => ({ q: q + dq, r: r + dr })) });
  const here = at(0, 0);
  const behind = at(0, -1);
  const shape = shapeOf(here.on);
  assert.equal(areaAt([behind, here], { q: 0, r: 0 }, shape), here);
  assert.equal(areaAt([behind, here], { q: 0, r: 0 }, shape, 1), behind);
  assert.equal(areaAt([behind, here], { q: 0, r: 0 }, shape, 2), here);
  assert.equal(areaAt([behind, here], { q: 0, r: 0 }, shape, -1), behind);
});

test("who is asked is the decider, else the hero of the seat", () => {
  assert.equal(heroOf({ decider: 1, seat: 0 }, view), 1);
  assert.equal(heroOf({ decider: -1, seat: 5 }, view), 1);
  assert.equal(heroOf({ decider: -1, seat: 8 }, view), -1);
});
