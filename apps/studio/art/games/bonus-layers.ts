import { petal, polar, rays, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { between, pick, seededRandom } from "@lantern/ui/art/random.ts";
import { circle, ellipse, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";

const screen = `style="mix-blend-mode:screen"`;

/** A layer of light or weather over a scene of 240 × 312. */
export type Layer = (sheet: Sheet) => string;

/** Rays about a point, brightest at their heart. */
export function radiance(centre: Point, colour: string, options: { count?: number; opacity?: number; reach?: number } = {}): Layer {
  const { count = 24, opacity = 0.5, reach = 190 } = options;
  return (sheet) =>
    group(
      screen,
      circle(
        ...centre,
        reach,
        sheet.radial([
          [0, colour, Math.min(1, opacity * 1.5)],
          [0.5, colour, opacity * 0.5],
          [1, colour, 0],
        ]),
      ) + path(rays(centre, count, 330, 0.42, 0.2), colour, `opacity="${round(opacity * 0.4)}"`),
    );
}

/** Shafts of light that fall from the upper edge. */
export function shafts(colour: string, opacity = 0.4): Layer {
  return (sheet) => {
    const light = sheet.linear([
      [0, colour, opacity],
      [1, colour, 0],
    ]);
    return group(
      `filter="${blur(sheet, 3, 0.2)}" ${screen}`,
      [
        [20, 26],
        [78, 18],
        [118, 34],
        [176, 20],
        [214, 30],
      ]
        .map(([x = 0, width = 0], at) =>
          path(`M${x} -10H${x + width}L${x + width * 2.2 - 40 + at * 12} 220H${x - width * 0.6 - 40 + at * 12}Z`, light),
        )
        .join(""),
    );
  };
}

/** Stars over the upper part, a few of them large. */
export function starfield(seed: number, options: { count?: number; height?: number; colour?: string } = {}): Layer {
  const { count = 60, height = 130, colour = "#fff6dc" } = options;
  return () => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, (_, at) => {
      const [x, y] = [between(random, 0, 240), between(random, 0, height)];
      return at % 9 === 0
        ? path(sparkle([x, y], between(random, 3, 6)), colour)
        : circle(x, y, between(random, 0.4, 1.3), colour, `opacity="${round(between(random, 0.4, 1))}"`);
    }).join("");
  };
}

/** A full moon, or a sun, with its light. */
export function disc(centre: Point, radius: number, colours: readonly [heart: string, edge: string, glow: string]): Layer {
  return (sheet) =>
    circle(
      ...centre,
      radius * 3,
      sheet.radial([
        [0, colours[2], 0.8],
        [1, colours[2], 0],
      ]),
      screen,
    ) +
    circle(
      ...centre,
      radius,
      sheet.radial(
        [
          [0, colours[0]],
          [0.7, colours[0]],
          [1, colours[1]],
        ],
        [0.42, 0.38],
        0.68,
      ),
    );
}

/** Points of light that drift: embers, fireflies, plankton. */
export function sparks(
  seed: number,
  colours: readonly string[],
  options: { count?: number; size?: number; top?: number; foot?: number } = {},
): Layer {
  const { count = 44, size = 1, top = 0, foot = 220 } = options;
  return (sheet) => {
    const random = seededRandom(seed);
    return group(
      screen,
      Array.from({ length: count }, () => {
        const [x, y, radius] = [between(random, 0, 240), between(random, top, foot), between(random, 0.8, 2.6) * size];
        const colour = pick(random, colours);
        return (
          circle(
            x,
            y,
            radius * 4,
            sheet.radial([
              [0, colour, 0.6],
              [1, colour, 0],
            ]),
          ) + circle(x, y, radius, "#fffbe6")
        );
      }).join(""),
    );
  };
}

/** Petals or leaves in the air, larger ones blurred by nearness. */
export function petals(seed: number, colours: readonly string[], count = 34): Layer {
  return (sheet) => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, (_, at) => {
      const size = at % 6 === 0 ? between(random, 1.5, 2.2) : between(random, 0.5, 1.1);
      const shape = path(petal([-5, 0], [5, 0], 6, 0.4), pick(random, colours));
      const placed = place(shape, between(random, 0, 240), between(random, 0, 215), size, between(random, 0, 360));
      return size > 1.4 ? group(`filter="${blur(sheet, 1)}" opacity=".85"`, placed) : placed;
    }).join("");
  };
}

/** Bubbles that rise. */
export function bubbles(seed: number, colour: string, count = 36): Layer {
  return () => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, () => {
      const [x, y, radius] = [between(random, 0, 240), between(random, 0, 220), between(random, 1.4, 7)];
      return (
        circle(
          x,
          y,
          radius,
          colour,
          `fill-opacity=".16" stroke="${colour}" stroke-width="${round(0.5 + radius * 0.1)}" stroke-opacity=".85"`,
        ) + ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.28, radius * 0.18, "#fff", `opacity=".9"`)
      );
    }).join("");
  };
}

/** Slanting rain. */
export function rain(seed: number, colour: string, count = 90): Layer {
  return () => {
    const random = seededRandom(seed);
    return stroke(
      Array.from({ length: count }, () => {
        const [x, y, length] = [between(random, -10, 250), between(random, -10, 220), between(random, 8, 20)];
        return `M${round(x)} ${round(y)}l${round(-length * 0.3)} ${round(length)}`;
      }).join(""),
      colour,
      1.1,
      `opacity=".55"`,
    );
  };
}

/** Curtains of light across the sky. */
export function aurora(seed: number, colours: readonly string[]): Layer {
  return (sheet) => {
    const random = seededRandom(seed);
    return group(
      `filter="${blur(sheet, 4, 0.2)}" ${screen}`,
      colours
        .map((colour, at) => {
          const crest = Array.from({ length: 7 }, (_, step): Point => [step * 44 - 12, 20 + at * 16 + between(random, -14, 14)]);
          const foot = crest.map(([x, y]): Point => [x + 8, y + 62 + between(random, -12, 16)]).toReversed();
          const light = sheet.linear([
            [0, colour, 0],
            [0.35, colour, 0.75],
            [1, colour, 0],
          ]);
          return path(`${smooth(crest)}L${smooth(foot).slice(1)}Z`, light);
        })
        .join(""),
    );
  };
}

/** Paper lamps let go into the sky. */
export function skyLamps(seed: number, count = 14, height = 150): Layer {
  return (sheet) => {
    const random = seededRandom(seed);
    const paper = sheet.linear([
      [0, "#ff8a3c"],
      [0.6, "#ffc86a"],
      [1, "#fff3c0"],
    ]);
    const lamp =
      circle(
        0,
        0,
        18,
        sheet.radial([
          [0, "#ffb45a", 0.7],
          [1, "#ffb45a", 0],
        ]),
      ) +
      path("M-6 7C-8 -3 -7 -9 0 -10C7 -9 8 -3 6 7Q0 9 -6 7Z", paper) +
      stroke("M-6 7Q0 9 6 7", "#fff8dc", 1);
    return Array.from({ length: count }, () =>
      place(lamp, between(random, 0, 240), between(random, 4, height), between(random, 0.35, 1.15)),
    ).join("");
  };
}

/** Shells that burst: rings of short trails. */
export function fireworks(shells: readonly (readonly [x: number, y: number, radius: number, colour: string])[]): Layer {
  return (sheet) =>
    group(
      screen,
      shells
        .map(
          ([x, y, radius, colour]) =>
            circle(
              x,
              y,
              radius,
              sheet.radial([
                [0, "#fffbe6", 0.9],
                [0.25, colour, 0.5],
                [1, colour, 0],
              ]),
            ) +
            [1, 0.66]
              .map((share) =>
                stroke(
                  Array.from({ length: 22 }, (_, at) => {
                    const turn = (at * 360) / 22 + share * 40;
                    const [from, to] = [polar([x, y], radius * share * 0.3, turn), polar([x, y], radius * share, turn)];
                    return `M${from.map(round).join(" ")}L${to.map(round).join(" ")}`;
                  }).join(""),
                  share === 1 ? colour : "#fff3c8",
                  1.4,
                ),
              )
              .join(""),
        )
        .join(""),
    );
}

/** Lines that rush towards a point, as in a drawn strip. */
export function rush(centre: Point, colour: string, opacity = 0.6): Layer {
  return () => path(rays(centre, 44, 260, 0.26, 0.1, 96), colour, `opacity="${opacity}"`);
}

/** A horizontal band of haze. */
export function haze(y: number, colour: string, opacity = 0.6): Layer {
  return (sheet) =>
    rectangle(
      0,
      y - 50,
      240,
      100,
      sheet.linear([
        [0, colour, 0],
        [0.5, colour, opacity],
        [1, colour, 0],
      ]),
      0,
      screen,
    );
}
