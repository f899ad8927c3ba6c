import { arch, letter, type LetteringOptions } from "./lettering.ts";
import { between, pick, type Random } from "./random.ts";
import { circle, ellipse, group, path, rectangle, round, stroke, type Sheet, type Stop } from "./sheet.ts";
import { blur } from "./texture.ts";

/** Colours of a paper lantern, from the flame outwards. */
export interface LanternColours {
  core: string;
  paper: string;
  body: string;
  edge: string;
  glow: string;
}

export const warmLantern: LanternColours = { core: "#fff6d0", paper: "#ffcf63", body: "#f2672e", edge: "#9a1f16", glow: "#ff9a3c" };

/** A lit paper lantern about a centre, `width` across, on a cord of `cord` pixels, its light around it. */
export function paperLantern(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  options: { cord?: number; colours?: LanternColours; tassel?: boolean; squash?: number; glow?: number; turn?: number } = {},
): string {
  const { cord = width * 0.5, colours = warmLantern, tassel = true, squash = 0.94, glow = 1, turn = 0 } = options;
  const [half, tall] = [width / 2, (width / 2) * squash * 1.16];
  const light = sheet.radial(
    [
      [0, colours.core],
      [0.34, colours.paper],
      [0.76, colours.body],
      [1, colours.edge],
    ],
    [0.5, 0.58],
    0.62,
  );
  const halo = sheet.radial([
    [0, colours.glow, 0.75 * glow],
    [0.4, colours.glow, 0.24 * glow],
    [1, colours.glow, 0],
  ]);
  const ribs = [0.94, 0.72, 0.4]
    .map((part) =>
      ellipse(0, 0, half * part, tall, "none", `stroke="${colours.edge}" stroke-opacity=".34" stroke-width="${round(width * 0.016)}"`),
    )
    .join("");
  const hoops = [-0.55, 0, 0.55]
    .map((part) => {
      const reach = half * Math.sqrt(1 - part * part);
      return stroke(
        `M${round(-reach)} ${round(part * tall)}Q0 ${round(part * tall + width * 0.06)} ${round(reach)} ${round(part * tall)}`,
        colours.edge,
        width * 0.012,
        `opacity=".3"`,
      );
    })
    .join("");
  const cap = (top: number): string =>
    rectangle(-half * 0.42, top, half * 0.84, width * 0.1, "#34140f", width * 0.03) +
    rectangle(-half * 0.42, top, half * 0.84, width * 0.03, "#e3a445", width * 0.015);
  const threads = tassel
    ? stroke(
        [-0.05, 0, 0.05]
          .map((part, index) => `M${round(part * width)} ${round(tall + width * 0.06)}v${round(width * (index === 1 ? 0.42 : 0.34))}`)
          .join(""),
        colours.body,
        width * 0.035,
      )
    : "";
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">` +
    circle(0, 0, width * 1.45, halo, `style="mix-blend-mode:screen"`) +
    stroke(`M0 ${round(-tall - cord)}V${round(-tall)}`, "#1c0d10", Math.max(0.7, width * 0.03)) +
    ellipse(0, 0, half, tall, light) +
    ribs +
    hoops +
    ellipse(
      -half * 0.42,
      -tall * 0.4,
      half * 0.15,
      tall * 0.28,
      "#fff",
      `opacity=".34" transform="rotate(12 ${round(-half * 0.42)} ${round(-tall * 0.4)})"`,
    ) +
    cap(-tall - width * 0.05) +
    cap(tall - width * 0.05) +
    threads +
    "</g>"
  );
}

/** Stars of uneven brightness over part of the picture. */
export function stars(random: Random, count: number, width: number, height: number, colour = "#fff4dc"): string {
  return Array.from({ length: count }, () =>
    circle(random() * width, random() * height, between(random, 0.35, 1.25), colour, `opacity="${round(between(random, 0.25, 0.95))}"`),
  ).join("");
}

/** Points of light out of focus. */
export function bokeh(
  random: Random,
  count: number,
  box: readonly [left: number, top: number, right: number, bottom: number],
  colours: readonly string[],
  radius: readonly [number, number] = [0.8, 3.4],
): string {
  const [left, top, right, bottom] = box;
  return group(
    `style="mix-blend-mode:screen"`,
    Array.from({ length: count }, () =>
      circle(
        between(random, left, right),
        between(random, top, bottom),
        between(random, ...radius),
        pick(random, colours),
        `opacity="${round(between(random, 0.2, 0.8))}"`,
      ),
    ).join(""),
  );
}

/** Still water: a gradient from the shore, and flat glints denser towards a light's column. */
export function water(
  sheet: Sheet,
  top: number,
  stops: readonly Stop[],
  glint: { colour: string; column: number; spread: number; count: number },
  random: Random,
): string {
  const { width, height } = sheet;
  const glints = Array.from({ length: glint.count }, (_, index) => {
    const depth = (index + random()) / glint.count;
    const reach = between(random, 5, 20) * (0.4 + depth * 1.5);
    const x = glint.column + (random() + random() + random() - 1.5) * glint.spread * (0.55 + depth);
    return rectangle(
      x - reach / 2,
      top + depth * (height - top),
      reach,
      0.7 + depth * 1.5,
      glint.colour,
      1,
      `opacity="${round(between(random, 0.14, 0.75))}"`,
    );
  }).join("");
  return rectangle(0, top, width, height - top, sheet.linear(stops)) + group(`style="mix-blend-mode:screen"`, glints);
}

/** The same shapes upside down below a shore line, dimmed and stirred: their reflection. */
export function reflection(sheet: Sheet, shapes: string, shore: number, opacity = 0.42, stir = 5): string {
  const ripple = sheet.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".012 .16" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="${stir * 2}" xChannelSelector="R" yChannelSelector="G"/>`,
    0.08,
  );
  return group(`filter="${ripple}" opacity="${opacity}"`, `<g transform="translate(0 ${2 * shore}) scale(1 -1)">${shapes}</g>`);
}

/** Soft lettering lit from above: a dark bed, a coloured body and a gradient face. */
export function litLettering(
  sheet: Sheet,
  text: string,
  options: LetteringOptions & { face: readonly Stop[]; body: string; bed: string; bend?: number },
): string {
  const { face, body, bed, bend = 0 } = options;
  const { outline } = letter(text, bend === 0 ? options : { ...options, warp: arch(bend) });
  return (
    path(
      outline,
      bed,
      `stroke="${bed}" stroke-width="13" stroke-linejoin="round" opacity=".75" filter="${blur(sheet, 4, 0.3)}" transform="translate(0 3)"`,
    ) +
    path(outline, bed, `stroke="${bed}" stroke-width="8" stroke-linejoin="round" transform="translate(0 2.4)"`) +
    path(outline, body, `stroke="${body}" stroke-width="4.6" stroke-linejoin="round" transform="translate(0 1.2)"`) +
    path(outline, sheet.linear(face)) +
    group(
      `clip-path="${sheet.clip(path(outline, "#000"))}" opacity=".7"`,
      path(outline, "none", `stroke="#fff" stroke-width="1.6" transform="translate(.3 .9)"`),
    )
  );
}
