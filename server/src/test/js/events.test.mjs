import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "../../main/resources/page/js/template.js";
import { frameOf, shownAfter } from "../../main/resources/page/js/table/events.js";
import { Player } from "../../main/resources/page/js/table/player.js";

const figure = (q, hp) => ({ q, r: 0, hp, max: 6, conditions: [] });
const view = { round: 1, names: [], figures: { 1: figure(0, 6), 2: figure(2, 3) }, hexes: { "0,0": { room: 1, door: "CLOSED" } }, walls: [], order: [] };
const after = { ...view, round: 2 };
const happened = (event) => ({ event, say: ["x"] });

test("what happened is seen on the board before the next view is there", () => {
  const moved = shownAfter(view, after, happened({ kind: "moved", who: 1, hex: { q: 1, r: 0 } }));
  assert.equal(moved.figures[1].q, 1);
  const hurt = shownAfter(view, after, happened({ kind: "damaged", who: 2, amount: 9 }));
  assert.equal(hurt.figures[2].hp, 0);
  assert.equal(shownAfter(view, after, happened({ kind: "healed", who: 1, amount: 9 })).figures[1].hp, 6);
  assert.equal(shownAfter(view, after, happened({ kind: "died", who: 2 })).figures[2], undefined);
  assert.equal(shownAfter(view, after, happened({ kind: "doorOpened", hex: { q: 0, r: 0 } })).hexes["0,0"].door, "OPEN");
  assert.equal(view.figures[2].hp, 3, "the view itself is as it was");
});

test("a draw is an event with its cards, the dead are still seen as they were", () => {
  const cards = [{ kind: "PLUS", number: 1, rolling: false, shuffle: false, effects: [] }];
  assert.deepEqual(frameOf(happened({ kind: "drew", who: 1, attack: 3, cards }), view).draws, { figure: 1, cards });
  assert.equal(frameOf(happened({ kind: "died", who: 2 }), view).gone, view.figures[2]);
  assert.equal(frameOf(happened({ kind: "damaged", who: 2, amount: 2 }), view).struck, 2);
  assert.equal(frameOf(happened({ kind: "damaged", who: 2, amount: 0 }), view).struck, undefined);
});

test("a usual frame is waited for less than a quarter of a second, and can be skipped", async () => {
  const player = new Player();
  const done = new Promise((end) => player.addEventListener("done", end, { once: true }));
  const began = performance.now();
  let frames = 0;
  player.addEventListener("frame", () => {
    frames++;
    if (frames === 2) player.skip();
  });
  player.play(view, after, Array.from({ length: 9 }, () => happened({ kind: "roundStarts", round: 2 })));
  await done;
  assert.equal(frames, 2);
  assert.equal(player.view, after);
  assert.ok(performance.now() - began < 3000);
});

test("templates choose by number and keep what they do not know", () => {
  const say = (arg) => String(arg);
  assert.equal(fill("{0|one point|{0} points}", [1], "en", say), "one point");
  assert.equal(fill("{0|one point|{0} points}", [3], "en", say), "3 points");
  assert.equal(fill("{0} of {1}", ["a", "b"], "de", say), "a of b");
  assert.equal(fill("{x}", [], "en", say), "{x}");
});
