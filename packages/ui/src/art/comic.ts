import { burst, rays, type Point } from "./geometry.ts";
import { letter, type LetteringOptions } from "./lettering.ts";
import { seededRandom } from "./random.ts";
import { circle, ground, group, path, round, type Sheet } from "./sheet.ts";

export const inkLine = "#1a0c2e";

/** A die-cut sticker: an ink outline around the shapes, a white border around that, and a hard shadow. */
export function sticker(
  sheet: Sheet,
  shapes: string,
  options: { ink?: number; border?: number; shadow?: Point; paper?: string } = {},
): string {
  const { ink = 2.2, border = 5, shadow = [4, 6], paper = "#fffdf4" } = options;
  const ring = (radius: number, name: string): string =>
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${round(radius * 0.72)}"/><feGaussianBlur stdDeviation="${round(radius * 0.42)}"/><feComponentTransfer result="${name}"><feFuncA type="linear" slope="14" intercept="-4.5"/></feComponentTransfer>`;
  const filter = sheet.filter(
    ring(ink, "a") +
      `<feFlood flood-color="${inkLine}"/><feComposite in2="a" operator="in" result="line"/>` +
      ring(border, "b") +
      `<feFlood flood-color="${paper}"/><feComposite in2="b" operator="in" result="paper"/>` +
      ring(border + 1.6, "c") +
      `<feFlood flood-color="${inkLine}"/><feComposite in2="c" operator="in" result="edge"/><feOffset in="c" dx="${shadow[0]}" dy="${shadow[1]}"/><feComponentTransfer result="cast"><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope=".42"/></feComponentTransfer>` +
      `<feMerge><feMergeNode in="cast"/><feMergeNode in="edge"/><feMergeNode in="paper"/><feMergeNode in="line"/><feMergeNode in="SourceGraphic"/></feMerge>`,
    0.3,
  );
  return group(`filter="${filter}"`, shapes);
}

/** Printed dots that swell away from a point, in one ink. */
export function halftone(
  sheet: Sheet,
  centre: Point,
  colour: string,
  options: { near?: number; far?: number; pitch?: number; opacity?: number } = {},
): string {
  const { near = 90, far = 210, pitch = 8, opacity = 0.4 } = options;
  let dots = "";
  for (let row = 0; row * pitch * 0.5 <= sheet.height + pitch; row += 1) {
    for (let column = 0; column * pitch <= sheet.width + pitch; column += 1) {
      const [x, y] = [column * pitch + (row % 2) * (pitch / 2), row * pitch * 0.5];
      const share = Math.min(1, Math.max(0, (Math.hypot(x - centre[0], y - centre[1]) - near) / (far - near)));
      if (share > 0.05) dots += circle(x, y, share * pitch * 0.42, colour);
    }
  }
  return group(`opacity="${opacity}"`, dots);
}

/** The ground of a comic cover: a colour that falls off, rays, dots, and one or two bursts behind the subject. */
export function comicGround(
  sheet: Sheet,
  centre: Point,
  colours: { light: string; deep: string; ray: string; dot: string; burst: string; inner: string },
  options: { rays?: number; spikes?: number; radius?: number; seed?: number } = {},
): string {
  const { rays: count = 18, spikes = 14, radius = 112, seed = 3 } = options;
  const random = seededRandom(seed);
  return (
    ground(
      sheet,
      sheet.radial(
        [
          [0, colours.light],
          [1, colours.deep],
        ],
        [centre[0] / sheet.width, centre[1] / sheet.height],
        0.72,
      ),
    ) +
    path(rays(centre, count, 320, 0.5, 0.2), colours.ray, `opacity=".55"`) +
    halftone(sheet, centre, colours.dot) +
    path(
      burst(centre, spikes, radius * 0.72, radius * 1.06, { jitter: 0.08, random, turn: 6 }),
      colours.burst,
      `stroke="${inkLine}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    path(burst(centre, spikes, radius * 0.56, radius * 0.84, { jitter: 0.06, random, turn: 14 }), colours.inner)
  );
}

/** Inflated letters: a hard shadow, an ink edge, a white border, a face in two tones and a shine cut across the top. */
export function bubbleLettering(
  sheet: Sheet,
  text: string,
  options: LetteringOptions & { face: readonly [top: string, foot: string]; depth?: Point; edge?: string; border?: string; shine?: number },
): string {
  const { face, depth = [3, 6], edge = inkLine, border = "#fffdf4", shine = 0.75 } = options;
  const { outline, size } = letter(text, options);
  const line = (paint: string, width: number, extra = ""): string =>
    path(outline, paint, `stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" ${extra}`);
  const steps = Math.max(Math.abs(depth[0]), Math.abs(depth[1]));
  const sides = Array.from({ length: Math.ceil(steps) }, (_, index) =>
    line(edge, 13, `transform="translate(${round((depth[0] * (index + 1)) / steps)} ${round((depth[1] * (index + 1)) / steps)})"`),
  ).join("");
  const inside = sheet.clip(path(outline, "#000"));
  const gloss = group(
    `clip-path="${inside}" opacity="${shine}"`,
    path(
      outline,
      "none",
      `stroke="#fff" stroke-width="${round(size * 0.055)}" transform="translate(${round(size * 0.012)} ${round(size * 0.022)})"`,
    ),
  );
  return (
    sides +
    line(edge, 13) +
    line(border, 9) +
    line(edge, 4.6) +
    path(
      outline,
      sheet.linear([
        [0.1, face[0]],
        [0.9, face[1]],
      ]),
    ) +
    gloss
  );
}

/** Streaks that trail a thing in motion. */
export function speedLines(from: readonly Point[], length: number, paint: string, width = 4): string {
  return from
    .map(
      ([x, y], index) =>
        `<path d="M${x} ${y}h${round(length * (0.6 + (0.4 * ((index * 7) % 5)) / 4))}" stroke="${paint}" stroke-width="${round(width * (0.6 + (0.4 * ((index * 3) % 4)) / 3))}" stroke-linecap="round" fill="none"/>`,
    )
    .join("");
}
