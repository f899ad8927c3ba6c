import { polar, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { between, seededRandom, type Random } from "@lantern/ui/art/random.ts";
import { bokeh, litLettering, stars } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, ellipse, ground, group, path, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, scrim } from "@lantern/ui/art/texture.ts";
import { drawCrowd, drawHalls, drawStupa } from "./golden-stupa.ts";

/** Night Bazaar: rockets burst over a golden stupa while the town looks up. */
export function drawTempleFireworks(): string {
  const sheet = createSheet(240, 300);
  const random = seededRandom(41);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#0c0312"],
        [0.3, "#35061c"],
        [0.55, "#8e1a22"],
        [0.7, "#e8702e"],
      ]),
    ) +
      stars(random, 40, 240, 110) +
      smoke(sheet) +
      bloom(sheet, [120, 84], 92, ["#ffd8a0", "#ff5a36", "#f01f3e"], random, 46) +
      bloom(sheet, [42, 62], 46, ["#fff6d8", "#ffc23a", "#ff8a1c"], random, 26) +
      bloom(sheet, [200, 56], 50, ["#eaffe8", "#4fe0a0", "#0f8a6a"], random, 26) +
      bloom(sheet, [22, 138], 26, ["#fff0f6", "#ff5aa0", "#e01a6a"], random, 18) +
      bloom(sheet, [222, 132], 26, ["#fff0ff", "#c86aff", "#7a1ac0"], random, 18) +
      rockets() +
      drawHalls(sheet) +
      ellipse(
        120,
        190,
        130,
        70,
        sheet.radial([
          [0, "#fff0b0", 0.9],
          [0.5, "#ff9a3c", 0.4],
          [1, "#ff7a3c", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      group(`filter="${blur(sheet, 7, 0.3)}" opacity=".55" style="mix-blend-mode:screen"`, drawStupa(sheet, 120)) +
      drawStupa(sheet, 120) +
      drawCrowd(sheet) +
      bokeh(random, 26, [0, 40, 240, 215], ["#ffd98a", "#ff8a5a", "#9affc8"], [0.6, 2]) +
      scrim(sheet, "#14040e", 0.68, 0.96) +
      title(sheet),
  );
}

/** A shell that has just opened: trails that thin outwards, sparks at their ends, a bright heart. */
function bloom(
  sheet: Sheet,
  centre: Point,
  radius: number,
  colours: readonly [string, string, string],
  random: Random,
  count: number,
): string {
  const [core, body, edge] = colours;
  const trails = [
    { share: 1, paint: edge, width: 1.5, opacity: 0.9 },
    { share: 0.8, paint: body, width: 1.7, opacity: 1 },
    { share: 0.46, paint: core, width: 1.5, opacity: 0.9 },
  ]
    .map(({ share, paint, width, opacity }, ring) =>
      stroke(
        Array.from({ length: count }, (_, at) => {
          const turn = ((at + ring * 0.4) * 360) / count + between(random, -3, 3);
          const reach = radius * share * between(random, 0.86, 1.05);
          const from = polar(centre, reach * 0.16, turn);
          const to = polar(centre, reach, turn);
          const sag = reach * reach * 0.0012;
          return `M${from.map(round).join(" ")}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 - sag)} ${round(to[0])} ${round(to[1] + sag)}`;
        }).join(""),
        paint,
        (width * radius) / 80,
        `opacity="${opacity}"`,
      ),
    )
    .join("");
  const sparks = Array.from({ length: count * 2 }, (_, at) => {
    const [x, y] = polar(
      centre,
      radius * (at % 2 === 0 ? 1.04 : 0.72) * between(random, 0.92, 1.06),
      (at * 180) / count + between(random, -4, 4),
    );
    return circle(x, y + radius * 0.06, between(random, 0.8, 1.9) * (0.5 + radius / 120), at % 3 === 0 ? core : body);
  }).join("");
  const halo = circle(
    ...centre,
    radius * 1.15,
    sheet.radial([
      [0, core, 0.85],
      [0.25, body, 0.45],
      [1, edge, 0],
    ]),
    `style="mix-blend-mode:screen"`,
  );
  return (
    halo +
    group(`filter="${blur(sheet, 2, 0.3)}" opacity=".8" style="mix-blend-mode:screen"`, trails) +
    group(`style="mix-blend-mode:screen"`, trails) +
    sparks
  );
}

function smoke(sheet: Sheet): string {
  const puffs = [
    [60, 120, 60, 22],
    [180, 126, 66, 24],
    [120, 60, 70, 30],
    [24, 90, 40, 18],
    [216, 92, 40, 18],
  ] as const;
  return group(`filter="${blur(sheet, 9, 0.4)}" opacity=".55"`, puffs.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, "#b03a3a")).join(""));
}

/** Two on their way up, trailing sparks. */
function rockets(): string {
  const trail = (data: string, tip: Point): string =>
    stroke(data, "#ff8a2e", 3.4, `opacity=".45"`) +
    stroke(data, "#ffe9a8", 1.4) +
    stroke(data, "#fff", 2.6, `stroke-dasharray=".1 6" opacity=".9"`) +
    path(sparkle(tip, 8), "#fffbe6");
  return trail("M64 208C60 170 66 140 74 112", [74, 110]) + trail("M182 208C186 172 176 146 166 122", [166, 120]);
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/abril-fatface");
  const options = {
    font,
    body: "#8e1226",
    bed: "#16030e",
    face: [
      [0.1, "#fffdf0"],
      [0.5, "#ffe08a"],
      [1, "#f59a2a"],
    ] as const,
    x: 120,
    tracking: 0.012,
  };
  return (
    litLettering(sheet, "Temple", { ...options, width: 150, size: 46, baseline: 247, bend: 5 }) +
    litLettering(sheet, "Fireworks", { ...options, width: 214, size: 54, baseline: 287 })
  );
}
