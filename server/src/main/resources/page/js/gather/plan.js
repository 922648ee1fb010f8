// @ts-check
/**
 * What was decided before the table existed and can only be said at it: seats that others or nobody
 * should have, and whether to start at once.
 * @typedef {{seats: import("./party.js").Seat[], start: boolean}} Plan
 */

/** @type {Map<string, Plan>} */
const plans = new Map();

/** @param {string} code @param {Plan} plan */
export function planFor(code, plan) {
  plans.set(code, plan);
}

/**
 * Says it at the table, once.
 * @param {import("../link.js").TableLink} link
 */
export function carryOut(link) {
  const plan = plans.get(link.code);
  if (!plan || !link.connected || link.table?.started) return;
  plans.delete(link.code);
  for (const seat of plan.seats) {
    if (seat.kind === "FREE") link.tell("stand", { seat: seat.seat });
    if (seat.kind === "AUTOMATIC") link.tell("automatic", { seat: seat.seat, brain: seat.brain });
  }
  if (plan.start) link.tell("start");
}

/** @type {Set<string>} tables that somebody has just joined, to play at them */
const joined = new Set();

/** @param {string} code */
export function playAt(code) {
  joined.add(code);
}

/** Whoever joined to play sits down where there is room, once. @param {import("../link.js").TableLink} link */
export function sitDown(link) {
  if (!link.connected || !link.table || !joined.delete(link.code) || link.table.started) return;
  const free = link.table.seats.find(({ kind }) => kind === "FREE");
  if (free) link.tell("sit", { seat: free.seat });
}

/** Whether the table will start by itself, so that nobody sees it gathering. @param {string} code */
export function startsSoon(code) {
  return plans.get(code)?.start ?? false;
}
