// @ts-check
/**
 * A position as a short text for the address: bytes in base64 with - and _, the version first.
 * Whoever has the link has the position; no server keeps it.
 */
import {
  GROUNDS,
  KINDS,
  LARGEST,
  MOST_FIGURES,
  RULESETS,
  contains,
  emptyPosition,
  hexesOf,
  sidesOf,
  usualAction,
  wallBetween,
} from "./position.js";
import { keyOf } from "../hex.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Figure} Figure */

const VERSION = 1;
const LONGEST_NAME = 24;
/** Every wall line belongs to the hex above it, or left of it, and one of these directions. */
const WAYS = [
  { q: 1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
/** @type {("flying"|"jumping"|"teleport"|"muddled"|"disarmed"|"immobilized"|"stunned")[]} */
const STATES = ["flying", "jumping", "teleport", "muddled", "disarmed", "immobilized", "stunned"];
const FLYING = 8;
const INVISIBLE = 16;
const NAMED = 32;
const MIDDLE = 32;

/** @param {Position} position @returns {string} */
export function encode(position) {
  const bytes = [VERSION, RULESETS.indexOf(position.ruleset), position.width, position.height];
  const hexes = hexesOf(position);
  const index = new Map(hexes.map((hex, i) => [keyOf(hex), i]));
  const two = (/** @type {number} */ n) => bytes.push(n >> 8, n & 255);
  runs(position, hexes, bytes);
  bytes.push(position.figures.length);
  for (const figure of position.figures) {
    two(/** @type {number} */ (index.get(keyOf(figure))));
    writeFigure(figure, bytes);
  }
  two(position.walls.length);
  for (const wall of position.walls) {
    const [a, b] = sidesOf(wall);
    const way = WAYS.findIndex((w) => a.q + w.q === b.q && a.r + w.r === b.r);
    two(/** @type {number} */ (index.get(keyOf(a))) * 3 + way);
  }
  writeAction(position.action, bytes);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Ground as runs of the same kind, up to 32 hexes in a byte.
 * @param {Position} position @param {import("../hex.js").Hex[]} hexes @param {number[]} bytes */
function runs(position, hexes, bytes) {
  let at = 0;
  while (at < hexes.length) {
    const kind = position.ground[keyOf(hexes[at])];
    let length = 1;
    while (
      length < 32 &&
      at + length < hexes.length &&
      position.ground[keyOf(hexes[at + length])] === kind
    ) {
      length++;
    }
    bytes.push(((kind ? GROUNDS.indexOf(kind) + 1 : 0) << 5) | (length - 1));
    at += length;
  }
}

/** @param {Figure} figure @param {number[]} bytes */
function writeFigure(figure, bytes) {
  const name = new TextEncoder().encode((figure.name ?? "").slice(0, LONGEST_NAME));
  bytes.push(
    KINDS.indexOf(figure.kind) |
      (figure.flying ? FLYING : 0) |
      (figure.invisible ? INVISIBLE : 0) |
      (name.length > 0 ? NAMED : 0),
    figure.initiative,
  );
  if (name.length > 0) bytes.push(name.length, ...name);
}

/** @param {import("./position.js").Action} action @param {number[]} bytes */
function writeAction(action, bytes) {
  const states = STATES.reduce((sum, state, i) => sum | (action[state] ? 1 << i : 0), 0);
  bytes.push(action.move, action.range, action.targets, states);
  const { area } = action;
  bytes.push(area ? (area.kind === "melee" ? 1 : 2) : 0);
  if (!area) return;
  bytes.push(area.hexes.length);
  for (const hex of area.hexes) bytes.push(hex.q + MIDDLE, hex.r + MIDDLE);
}

/**
 * @param {string} text
 * @returns {Position|undefined} nothing if it is no position of a version that we know
 */
export function decode(text) {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return read([...plain].map((letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** @param {number[]} bytes @returns {Position} */
function read(bytes) {
  let at = 0;
  const next = (most = 255) => {
    const value = bytes[at++];
    if (value === undefined || value > most) throw new RangeError("not a position");
    return value;
  };
  const two = (/** @type {number} */ most) => {
    const value = (next() << 8) | next();
    if (value > most) throw new RangeError("not a position");
    return value;
  };
  if (next() !== VERSION) throw new RangeError("another version");
  const position = emptyPosition();
  position.ruleset = RULESETS[next(RULESETS.length - 1)];
  position.width = Math.max(1, next(LARGEST));
  position.height = Math.max(1, next(LARGEST));
  const hexes = hexesOf(position);
  for (let i = 0; i < hexes.length; ) {
    const run = next();
    const kind = GROUNDS[(run >> 5) - 1];
    for (let n = (run & 31) + 1; n > 0 && i < hexes.length; n--, i++) {
      if (kind) position.ground[keyOf(hexes[i])] = kind;
    }
  }
  for (let n = next(MOST_FIGURES); n > 0; n--) {
    position.figures.push(readFigure(hexes[two(hexes.length - 1)], next));
  }
  for (let n = two(3 * hexes.length); n > 0; n--) {
    const wall = two(3 * hexes.length);
    const a = hexes[Math.floor(wall / 3)];
    const b = { q: a.q + WAYS[wall % 3].q, r: a.r + WAYS[wall % 3].r };
    if (contains(position, b)) position.walls.push(wallBetween(a, b));
  }
  position.action = readAction(next);
  return position;
}

/** @param {import("../hex.js").Hex} hex @param {(most?: number) => number} next @returns {Figure} */
function readFigure({ q, r }, next) {
  const flags = next();
  /** @type {Figure} */
  const figure = { q, r, kind: KINDS[flags & 7] ?? "monster", initiative: Math.min(99, next()) };
  if (flags & FLYING) figure.flying = true;
  if (flags & INVISIBLE) figure.invisible = true;
  if (flags & NAMED) {
    const name = Array.from({ length: next(4 * LONGEST_NAME) }, () => next());
    figure.name = new TextDecoder().decode(new Uint8Array(name));
  }
  return figure;
}

/** @param {(most?: number) => number} next */
function readAction(next) {
  const action = usualAction();
  action.move = next(30);
  action.range = next(LARGEST);
  action.targets = next(20);
  const states = next();
  STATES.forEach((state, i) => (action[state] = (states & (1 << i)) !== 0));
  const kind = next(2);
  if (kind > 0) {
    const hexes = Array.from({ length: next(20) }, () => ({ q: next() - MIDDLE, r: next() - MIDDLE }));
    action.area = { kind: kind === 1 ? "melee" : "ranged", hexes };
  }
  return action;
}
