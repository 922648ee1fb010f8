// @ts-check
/**
 * Hexes of the page: axial (q, r), pointed at the top, as the engine has them.
 * @typedef {{q: number, r: number}} Hex
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

/** The distance from the centre of a hex to a corner, in board units. */
export const SIZE = 40;
/** The distance from the centre of a hex to the middle of a side. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;

/** East first, then counter-clockwise as one sees it. */
export const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** @param {number} q @param {number} r */
export const key = (q, r) => `${q},${r}`;

/** @param {Hex} hex */
export const keyOf = (hex) => `${hex.q},${hex.r}`;

/** @param {string} text "q,r" @returns {Hex} */
export function hexOf(text) {
  const [q, r] = text.split(",");
  return { q: Number(q), r: Number(r) };
}

/** @param {number} q @param {number} r @returns {Point} */
export function centre(q, r) {
  return { x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r };
}

/** @param {number} x @param {number} y @returns {Hex} the hex that covers the point */
export function hexAt(x, y) {
  const r = y / (SIZE * 1.5);
  const q = x / (SIZE * Math.sqrt(3)) - r / 2;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(-q - r);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs + q + r);
  if (dq > dr && dq > ds) {
    rq = -rr - rs;
  } else if (dr > ds) {
    rr = -rq - rs;
  }
  return { q: rq + 0, r: rr + 0 };
}

/** @param {Hex} a @param {Hex} b */
export function distance(a, b) {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** @param {Hex} hex @returns {Hex[]} */
export const neighbours = (hex) =>
  DIRECTIONS.map((d) => ({ q: hex.q + d.q, r: hex.r + d.r }));

/** Left and right changed about (0, 0). @param {Hex} hex @returns {Hex} */
export const mirrored = (hex) => ({ q: -hex.q - hex.r + 0, r: hex.r });

/** Corners about a point, the upper right one first, clockwise. @param {Point} at @param {number} [size] @returns {Point[]} */
export function corners(at, size = SIZE) {
  return [-30, 30, 90, 150, 210, 270].map((angle) => {
    const a = (angle * Math.PI) / 180;
    return { x: at.x + size * Math.cos(a), y: at.y + size * Math.sin(a) };
  });
}

const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/** For the `points` of an SVG polygon. @param {number} q @param {number} r @param {number} [inset] */
export function outline(q, r, inset = 0) {
  return corners(centre(q, r), SIZE - inset)
    .map((p) => `${round(p.x)},${round(p.y)}`)
    .join(" ");
}

/** The side that two neighbours share, for an SVG line. @param {Hex} a @param {Hex} b */
export function side(a, b) {
  const from = centre(a.q, a.r);
  const to = centre(b.q, b.r);
  const mx = (from.x + to.x) / 2;
  const my = (from.y + to.y) / 2;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (-(to.y - from.y) / length) * (SIZE / 2);
  const uy = ((to.x - from.x) / length) * (SIZE / 2);
  return { x1: round(mx - ux), y1: round(my - uy), x2: round(mx + ux), y2: round(my + uy) };
}

/** The sides of a set of hexes towards what is not in it. @param {Iterable<string>} keys */
export function border(keys) {
  const inside = new Set(keys);
  const lines = [];
  for (const text of inside) {
    const hex = hexOf(text);
    for (const other of neighbours(hex)) {
      if (!inside.has(keyOf(other))) {
        lines.push(side(hex, other));
      }
    }
  }
  return lines;
}

/** Through the centres, for an SVG path. @param {Hex[]} hexes */
export function pathThrough(hexes) {
  return hexes
    .map((h, i) => {
      const p = centre(h.q, h.r);
      return `${i === 0 ? "M" : "L"}${round(p.x)} ${round(p.y)}`;
    })
    .join(" ");
}

/** What all of them cover. @param {Iterable<Hex>} hexes @param {number} [margin] @returns {Box} */
export function boxOf(hexes, margin = SIZE * 0.6) {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of hexes) {
    const p = centre(hex.q, hex.r);
    x1 = Math.min(x1, p.x - APOTHEM);
    x2 = Math.max(x2, p.x + APOTHEM);
    y1 = Math.min(y1, p.y - SIZE);
    y2 = Math.max(y2, p.y + SIZE);
  }
  if (x1 > x2) {
    [x1, y1, x2, y2] = [-SIZE, -SIZE, SIZE, SIZE];
  }
  return {
    x: x1 - margin,
    y: y1 - margin,
    width: x2 - x1 + 2 * margin,
    height: y2 - y1 + 2 * margin,
  };
}

/** The hexes that a line between two centres passes, both ends too. @param {Hex} a @param {Hex} b */
export function lineOf(a, b) {
  const steps = distance(a, b);
  const from = centre(a.q, a.r);
  const to = centre(b.q, b.r);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = steps === 0 ? 0 : i / steps;
    // A little off the line, so that a side between two hexes is never hit exactly.
    return hexAt(from.x + (to.x - from.x) * part + 0.01, from.y + (to.y - from.y) * part + 0.01);
  });
}
