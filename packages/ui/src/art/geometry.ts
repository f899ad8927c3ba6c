import { between, type Random } from "./random.ts";
import { round } from "./sheet.ts";

export type Point = readonly [x: number, y: number];

/** The point `radius` from the centre at `degrees`, clockwise from the right. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

/** Straight lines through the points, closed unless told otherwise. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A smooth line through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point => {
    const position = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    const point = points[position];
    if (point === undefined) throw new Error("smooth needs at least one point");
    return point;
  };
  const first = at(0);
  let data = `M${round(first[0])} ${round(first[1])}`;
  const segments = closed ? count : count - 1;
  const pull = tension / 6;
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += `C${round(from[0] + (to[0] - before[0]) * pull)} ${round(from[1] + (to[1] - before[1]) * pull)} ${round(to[0] - (after[0] - from[0]) * pull)} ${round(to[1] - (after[1] - from[1]) * pull)} ${round(to[0])} ${round(to[1])}`;
  }
  return data + (closed ? "Z" : "");
}

/** Wedges from a centre: `count` of them, each `share` of its sector. */
export function rays(centre: Point, count: number, radius: number, share = 0.5, offset = 0, inner = 0): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, index) => {
    const from = (index + offset) * step;
    const to = from + step * share;
    return inner === 0
      ? polygon([centre, polar(centre, radius, from), polar(centre, radius, to)])
      : polygon([polar(centre, inner, (from + to) / 2), polar(centre, radius, from), polar(centre, radius, to)]);
  }).join("");
}

/** A star or burst: spikes between an inner and an outer radius, jittered where a random source is given. */
export function burst(
  centre: Point,
  spikes: number,
  inner: number,
  outer: number,
  options: { turn?: number; jitter?: number; random?: Random; squash?: number } = {},
): string {
  const { turn = 0, jitter = 0, random, squash = 1 } = options;
  const points = Array.from({ length: spikes * 2 }, (_, index): Point => {
    const radius = (index % 2 === 0 ? outer : inner) * (random === undefined ? 1 : between(random, 1 - jitter, 1 + jitter));
    const [x, y] = polar([0, 0], radius, turn + (index * 180) / spikes);
    return [centre[0] + x, centre[1] + y * squash];
  });
  return polygon(points);
}

/** A four-pointed sparkle. */
export function sparkle(centre: Point, radius: number): string {
  const [x, y] = centre;
  const waist = radius * 0.12;
  return `M${round(x)} ${round(y - radius)}Q${round(x + waist)} ${round(y - waist)} ${round(x + radius)} ${round(y)}Q${round(x + waist)} ${round(y + waist)} ${round(x)} ${round(y + radius)}Q${round(x - waist)} ${round(y + waist)} ${round(x - radius)} ${round(y)}Q${round(x - waist)} ${round(y - waist)} ${round(x)} ${round(y - radius)}Z`;
}

/** A pointed leaf or petal from `from` to `to`, `width` across at its fullest. */
export function petal(from: Point, to: Point, width: number, fullest = 0.5): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [from[0] + dx * fullest, from[1] + dy * fullest];
  const reach = width * 0.67;
  const left: Point = [mx + nx * reach, my + ny * reach];
  const right: Point = [mx - nx * reach, my - ny * reach];
  return `M${round(from[0])} ${round(from[1])}Q${round(left[0])} ${round(left[1])} ${round(to[0])} ${round(to[1])}Q${round(right[0])} ${round(right[1])} ${round(from[0])} ${round(from[1])}Z`;
}

/** The outline of a band along a spine whose half-width follows `halfWidths`, point for point. */
export function band(spine: readonly Point[], halfWidths: readonly number[]): string {
  const sides = bandSides(spine, halfWidths);
  return smooth([...sides.left, ...sides.right.toReversed()], true);
}

/** The two sides of such a band, in spine order. */
export function bandSides(spine: readonly Point[], halfWidths: readonly number[]): { left: Point[]; right: Point[] } {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of spine.entries()) {
    const before = spine[Math.max(0, index - 1)] ?? point;
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const half = halfWidths[index] ?? 0;
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.push([point[0] - nx * half, point[1] - ny * half]);
  }
  return { left, right };
}

/** Points along a cubic curve, both ends included. */
export function alongCubic(from: Point, handleFrom: Point, handleTo: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const t = index / (count - 1);
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u * u * u * from[axis] + 3 * u * u * t * handleFrom[axis] + 3 * u * t * t * handleTo[axis] + t * t * t * to[axis];
    return [mix(0), mix(1)];
  });
}

/** An Archimedean spiral as a smooth line. */
export function spiral(centre: Point, radius: number, turns: number, start = 0, clockwise = true): string {
  const count = Math.ceil(turns * 14);
  return smooth(
    Array.from({ length: count + 1 }, (_, index) => {
      const t = index / count;
      return polar(centre, radius * (1 - t), start + (clockwise ? 1 : -1) * t * turns * 360);
    }),
  );
}
