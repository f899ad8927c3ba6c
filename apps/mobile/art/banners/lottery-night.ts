import { burst, polar, rays, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { embossed, type Metal } from "@lantern/ui/art/relief.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, stars } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, shadow } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

const wax: Metal = {
  red: ".20 .44 .68 .84 .95 1 1",
  green: ".0 .02 .07 .14 .30 .56 .86",
  blue: ".02 .03 .07 .12 .24 .48 .82",
  glint: "#fff0e6",
  shade: "#2a0306",
};
const middle: Point = [284, 96];

/** Draws you can check: the result lies sealed in wax before the first bet; its balls circle it. */
export function drawLotteryNight(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#2c7f9c"],
          [0.5, "#123f6a"],
          [1, "#081533"],
        ],
        [0.73, 0.5],
        0.66,
      ),
    ) +
      stars(seededRandom(23), 70, 390, 182, "#e6f6ff") +
      path(rays(middle, 26, 320, 0.46), "#bfefff", `opacity=".09"`) +
      endwards(
        circle(
          ...middle,
          120,
          sheet.radial([
            [0, "#ffe6a8", 0.75],
            [0.5, "#ffb45a", 0.22],
            [1, "#ffb45a", 0],
          ]),
          `style="mix-blend-mode:screen"`,
        ) +
          orbit("back") +
          balls(sheet, "back") +
          place(letterCase(sheet), middle[0], middle[1], 1, -7) +
          orbit("front") +
          balls(sheet, "front") +
          path(sparkle([352, 40], 8) + sparkle([214, 58], 6) + sparkle([332, 156], 5), "#fffbe6"),
        16,
      ) +
      bokeh(seededRandom(14), 14, [150, 0, 390, 182], ["#ffe6a8", "#9fe8ff"], [0.6, 2]) +
      calmStart(sheet, "#071230", 0.54),
  );
}

/** A folded letter about the origin, 124 × 84, tied and sealed. */
function letterCase(sheet: Sheet): string {
  const paper = sheet.linear([
    [0, "#fffaf0"],
    [1, "#ecd8ae"],
  ]);
  const flap = sheet.linear([
    [0, "#fff3d8"],
    [1, "#e2c48c"],
  ]);
  const ribbon = sheet.linear([
    [0, "#e8503c"],
    [1, "#a81a24"],
  ]);
  const drops = Array.from({ length: 15 }, (_, index): Point =>
    polar([0, 6], 21 + (index % 3 === 0 ? 3.4 : index % 2 === 0 ? -1.2 : 1.4), index * 24),
  );
  const seal = path(smooth(drops, true), "#fff");
  return (
    `<g filter="${shadow(sheet, 3, 8, 6, "#02061a", 0.7)}">${path("M-64 -42H64V44H-64Z", paper)}</g>` +
    path("M-64 44L-10 -2M64 44L10 -2", "none", `stroke="#c9a468" stroke-width="1.2"`) +
    path("M-64 -42H64L6 12Q0 16 -6 12Z", flap, `stroke="#c9a468" stroke-width="1" stroke-linejoin="round"`) +
    stroke("M-58 36H58M-58 -36H58", "#d8b878", 0.8, `opacity=".7" stroke-dasharray="1 3"`) +
    path("M-64 0H64V12H-64Z", ribbon) +
    stroke("M-64 2H64M-64 10H64", "#ffb08a", 0.9, `opacity=".6"`) +
    path("M-12 12L-22 48L-14 44L-8 50L2 14ZM4 14L14 50L20 44L28 47L16 12Z", ribbon, `stroke="#7a0f18" stroke-width=".8"`) +
    embossed(sheet, seal, wax, { depth: 5, soft: 2.6, drop: 3 }) +
    circle(0, 6, 15.4, "none", `stroke="#6a0a12" stroke-width="1.4" opacity=".7"`) +
    embossed(sheet, path(burst([0, 6], 5, 4.4, 11, { turn: -90 }), "#fff"), wax, { depth: 6, soft: 1.2, drop: 1 })
  );
}

function orbit(half: "back" | "front"): string {
  const arc = (reach: number, turn: number): string =>
    `<g transform="rotate(${turn} ${middle[0]} ${middle[1]})">${stroke(`M${middle[0] - reach} ${middle[1]}A${reach} ${round(reach * 0.36)} 0 0 ${half === "back" ? 1 : 0} ${middle[0] + reach} ${middle[1]}`, "#ffe6a8", 1.2, `opacity="${half === "back" ? 0.3 : 0.55}" stroke-dasharray="1 4"`)}</g>`;
  return arc(98, -10) + arc(82, 14);
}

function balls(sheet: Sheet, half: "back" | "front"): string {
  const ivory = sheet.radial(
    [
      [0, "#ffffff"],
      [0.55, "#fff1d2"],
      [1, "#b5834a"],
    ],
    [0.38, 0.32],
    0.72,
  );
  const ballOn = (reach: number, turn: number, degrees: number, radius: number, ink: string): { front: boolean; shapes: string } => {
    const [flatX, flatY] = polar([0, 0], reach, degrees);
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [x, y] = [middle[0] + flatX * cos - flatY * 0.36 * sin, middle[1] + flatX * sin + flatY * 0.36 * cos];
    const shapes =
      ellipse(x, y + radius * 0.9, radius * 0.9, radius * 0.4, "#02061a", `opacity=".4" filter="${blur(sheet, 2)}"`) +
      circle(x, y, radius, ivory) +
      circle(x, y, radius * 0.58, ink) +
      path(burst([x, y], 5, radius * 0.17, radius * 0.42, { turn: -90 }), "#fff6e0") +
      ellipse(x - radius * 0.34, y - radius * 0.48, radius * 0.26, radius * 0.15, "#fff", `opacity=".85"`);
    return { front: flatY > 0, shapes };
  };
  return [
    ballOn(98, -10, 28, 14, "#d8321f"),
    ballOn(98, -10, 98, 12.5, "#0f7a5c"),
    ballOn(98, -10, 158, 15, "#1f5fc0"),
    ballOn(98, -10, 214, 10, "#d8321f"),
    ballOn(98, -10, 318, 11, "#8a3fd0"),
    ballOn(82, 14, 62, 13, "#e08a1c"),
    ballOn(82, 14, 262, 9, "#0f7a5c"),
  ]
    .filter(({ front }) => front === (half === "front"))
    .map(({ shapes }) => shapes)
    .join("");
}
