/** Pens for silhouettes on the 24x24 grid. Sub-paths must not overlap unless one is a hole in the other. */
import { r1 } from './color.ts';
import { circle, P, type Point, poly, starPts } from './primitives.ts';

export const ring = (cx: number, cy: number, r: number, hole: number): string =>
  circle(cx, cy, r) + circle(cx, cy, hole);

export const star = (n: number, R: number, r: number, x = 12, y = 12): string =>
  poly(starPts(n, R, r).map(([px, py]): Point => [r1(px - 12 + x), r1(py - 12 + y)]));

/** Draws something at each of these angles. */
export const each = (degrees: readonly number[], draw: (deg: number) => string): string => degrees.map(draw).join('');

/** Draws something at n evenly spaced angles. */
export const around = (n: number, draw: (deg: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((i * 360) / n)).join('');

export const dot = (radius: number, deg: number, size: number): string =>
  circle(P(radius, deg)[0], P(radius, deg)[1], size);

/** A straight bar of width w. */
export const line = (x1: number, y1: number, x2: number, y2: number, w: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (w / 2), ((x2 - x1) / length) * (w / 2)];
  const at = (x: number, y: number): Point => [r1(x), r1(y)];
  return poly([at(x1 - dx, y1 + dy), at(x2 - dx, y2 + dy), at(x2 + dx, y2 - dy), at(x1 + dx, y1 - dy)]);
};

/** Points on a smooth curve through these. */
function smooth(through: readonly Point[]): Point[] {
  const at = (i: number) => through[Math.max(0, Math.min(through.length - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < through.length - 1; i++)
    for (let t = 0; t < 1; t += 0.25) {
      const spline = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) / 2;
      };
      out.push([spline(0), spline(1)]);
    }
  return [...out, through.at(-1)!];
}

/** A smooth stroke through these points, from width w0 to width w1. */
export function brush(through: readonly Point[], w0: number, w1 = w0): string {
  const path = smooth(through);
  const side = (sign: 1 | -1): Point[] =>
    path.map(([x, y], i): Point => {
      const [ax, ay] = path[Math.max(0, i - 1)]!;
      const [bx, by] = path[Math.min(path.length - 1, i + 1)]!;
      const long = Math.hypot(bx - ax, by - ay);
      const w = (sign * (w0 + ((w1 - w0) * i) / (path.length - 1))) / 2;
      return [r1(x - ((by - ay) / long) * w), r1(y + ((bx - ax) / long) * w)];
    });
  return poly([...side(1), ...side(-1).reverse()]);
}

/** A stroke and its reflection in the line x = 12. */
export const limbs = (through: readonly Point[], w0: number, w1: number): string =>
  brush(through, w0, w1) +
  brush(
    through.map(([x, y]): Point => [24 - x, y]),
    w0,
    w1,
  );

/** For each path command: its number of arguments, and which of them are x coordinates. */
const TAKES: Record<string, { n: number; x: readonly number[] }> = {
  M: { n: 2, x: [0] },
  L: { n: 2, x: [0] },
  T: { n: 2, x: [0] },
  H: { n: 1, x: [0] },
  V: { n: 1, x: [] },
  Q: { n: 4, x: [0, 2] },
  S: { n: 4, x: [0, 2] },
  C: { n: 6, x: [0, 2, 4] },
};

/** A path and its mirror image, with x becoming `width - x`. Does not support arcs. */
export function mirrored(d: string, width = 24): string {
  const other = d.replace(/([A-Z])([^A-Z]*)/gi, (_, command: string, rest: string) => {
    const takes = TAKES[command.toUpperCase()];
    if (!takes) return command;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const from = command < 'a' ? width : 0;
    return command + numbers.map((one, i) => (takes.x.includes(i % takes.n) ? r1(from - one) : one)).join(' ');
  });
  return d + other;
}
