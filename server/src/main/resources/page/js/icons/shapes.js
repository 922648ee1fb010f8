// @ts-check
// Shapes that many icons share, as path data on the 24 grid.
// A layer that begins with ~ is also tinted softly, one that begins with ! is filled; one with = is a
// line on a tinted shape. As a stamp the tinted shapes are solid, and what lies on them is cut out.

const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/** @param {number} x @param {number} y @param {number} r */
export const circle = (x, y, r) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A polygon round a middle; radii are taken in turn. @param {number} n @param {number[]} radii */
export function ring(n, radii, x = 12, y = 12, turn = -90) {
  const points = [];
  for (let i = 0; i < n; i++) {
    const angle = ((turn + (360 * i) / n) * Math.PI) / 180;
    const radius = radii[i % radii.length];
    points.push(`${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`);
  }
  return "M" + points.join("L") + "z";
}

/** @param {number} x @param {number} y @param {number} r */
export const hexagon = (x, y, r) => ring(6, [r], x, y);

/** @param {number} n @param {number} outer @param {number} inner */
export const star = (n, outer, inner, x = 12, y = 12, turn = -90) =>
  ring(2 * n, [outer, inner], x, y, turn);

/** Straight strokes out of a middle. @param {number} n @param {number} from @param {number} to */
export function rays(n, from, to, x = 12, y = 12, turn = -90) {
  let path = "";
  for (let i = 0; i < n; i++) {
    const angle = ((turn + (360 * i) / n) * Math.PI) / 180;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    path += `M${round(x + from * c)} ${round(y + from * s)}L${round(x + to * c)} ${round(y + to * s)}`;
  }
  return path;
}

export const DROP = "M12 3c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11z";
export const HEART =
  "M12 20.5S3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5C20.5 15.5 12 20.5 12 20.5z";
export const SHIELD = "M12 3l7.5 2.5V11c0 5-3 8-7.5 10C7.5 19 4.5 16 4.5 11V5.5z";
export const FLAME =
  "M12.5 2.5c.5 4 5.5 6.5 5.5 12a6 6.5 0 0 1-12 0c0-2.5 1-4.5 2.5-6 .3 1.7 1 2.6 2 3C10 8.5 10.5 5 12.5 2.5z";
export const EYE = "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z";
export const CARD = "M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3z";
export const BAG =
  "M9 8c-4 3-5.5 6.5-5 9.5.4 2.5 2.5 3.5 8 3.5s7.6-1 8-3.5c.5-3-1-6.5-5-9.5z";
