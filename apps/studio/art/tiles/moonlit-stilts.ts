import { petal, polar, sparkle } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { between, seededRandom, type Random } from "@lantern/ui/art/random.ts";
import { bokeh, litLettering, reflection, stars, water } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, ellipse, ground, group, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, scrim } from "@lantern/ui/art/texture.ts";
import { drawVillage, shore } from "./stilt-village.ts";

/** Night Bazaar: houses on stilts under a moon that fills the bay. */
export function drawMoonlitStilts(): string {
  const sheet = createSheet(240, 300);
  const random = seededRandom(17);
  const houses = drawVillage(sheet);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#03122e"],
        [0.3, "#07375c"],
        [0.56, "#1a7f95"],
        [0.66, "#8fe0cf"],
      ]),
    ) +
      stars(random, 60, 240, 120, "#e6fbff") +
      moon(sheet) +
      mountains(sheet) +
      water(
        sheet,
        shore,
        [
          [0, "#1a7384"],
          [0.3, "#083a58"],
          [1, "#020d24"],
        ],
        { colour: "#dffcf0", column: 128, spread: 74, count: 80 },
        random,
      ) +
      reflection(sheet, houses, shore, 0.5, 3) +
      houses +
      boat(sheet) +
      reeds(random) +
      bokeh(random, 16, [0, 130, 240, 240], ["#ffe39a", "#b8ff9a"], [0.7, 2]) +
      scrim(sheet, "#010a1e", 0.7, 0.94) +
      title(sheet) +
      path(sparkle([198, 66], 5) + sparkle([38, 60], 6), "#ffffff", `opacity=".9"`),
  );
}

function moon(sheet: Sheet): string {
  const seas = (
    [
      [98, 74, 17, 12],
      [134, 62, 12, 9],
      [150, 96, 20, 15],
      [112, 112, 14, 10],
      [86, 104, 8, 7],
      [166, 70, 7, 6],
      [132, 130, 16, 8],
    ] as const
  )
    .map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, "#c9dcb4", `opacity=".5"`))
    .join("");
  const disc = sheet.radial(
    [
      [0, "#fffef2"],
      [0.7, "#fdf3c6"],
      [1, "#e6d59a"],
    ],
    [0.42, 0.38],
    0.68,
  );
  const cloud = (x: number, y: number, width: number, opacity: number): string =>
    path(
      `M${x} ${y}C${x + width * 0.2} ${y - 8} ${x + width * 0.4} ${y - 3} ${x + width * 0.5} ${y - 6}C${x + width * 0.7} ${y - 12} ${x + width * 0.8} ${y - 1} ${x + width} ${y}C${x + width * 0.7} ${y + 4} ${x + width * 0.3} ${y + 4} ${x} ${y}Z`,
      "#0c4a6c",
      `opacity="${opacity}"`,
    );
  return (
    circle(
      126,
      98,
      128,
      sheet.radial([
        [0, "#fffbdc", 0.85],
        [0.5, "#8fe8dc", 0.35],
        [1, "#8fe8dc", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    circle(126, 98, 74, disc) +
    group(`clip-path="${sheet.clip(circle(126, 98, 74, "#000"))}"`, seas) +
    circle(126, 98, 74, "none", `stroke="#fff" stroke-width="1.4" opacity=".6"`) +
    cloud(20, 92, 96, 0.85) +
    cloud(140, 120, 110, 0.8) +
    cloud(150, 70, 70, 0.55) +
    cloud(-20, 132, 90, 0.7) +
    birds()
  );
}

function birds(): string {
  return (
    [
      [84, 62, 1],
      [98, 54, 0.8],
      [72, 54, 0.7],
      [110, 64, 0.6],
    ] as const
  )
    .map(([x, y, size]) => place(path("M0 0C-3-4-8-5-12-3C-8-3-4-1 0 3C4-1 8-3 12-3C8-5 3-4 0 0Z", "#0a3550"), x, y, size))
    .join("");
}

function mountains(sheet: Sheet): string {
  const karst = (x: number, width: number, height: number, paint: string): string =>
    path(
      `M${x - width} ${shore}C${x - width * 0.9} ${shore - height * 0.6} ${x - width * 0.66} ${shore - height} ${x - width * 0.2} ${shore - height}C${x + width * 0.1} ${shore - height * 1.06} ${x + width * 0.3} ${shore - height * 0.8} ${x + width * 0.5} ${shore - height * 0.5}C${x + width * 0.8} ${shore - height * 0.3} ${x + width * 0.9} ${shore - height * 0.1} ${x + width} ${shore}Z`,
      paint,
    );
  const far = sheet.linear([
    [0, "#1c6f88"],
    [1, "#59b3b5"],
  ]);
  const near = sheet.linear([
    [0, "#0b4460"],
    [1, "#1f7c8c"],
  ]);
  return (
    karst(40, 44, 72, far) +
    karst(214, 40, 84, far) +
    karst(6, 36, 58, near) +
    karst(238, 32, 52, near) +
    karst(176, 26, 36, far) +
    rectangle(
      0,
      shore - 8,
      240,
      9,
      sheet.linear([
        [0, "#d6fff0", 0],
        [1, "#d6fff0", 0.65],
      ]),
    )
  );
}

function boat(sheet: Sheet): string {
  const hull =
    path(
      "M-46 -3C-30 6 30 6 48 -7C42 8 30 13 0 13C-26 13 -40 8 -46 -3Z",
      sheet.linear([
        [0, "#3a1d2c"],
        [1, "#0c0616"],
      ]),
    ) + stroke("M-46 -3C-30 6 30 6 48 -7", "#ffd98a", 1.2, `opacity=".85"`);
  const figure =
    path("M12 3C10 -8 12 -18 17 -19C23 -18 25 -8 24 3Z", "#120818") +
    path("M5 -20L17 -30L30 -20Q17 -16 5 -20Z", "#2b1830") +
    stroke("M5 -20L17 -30L30 -20", "#ffe0a0", 1, `opacity=".8"`) +
    stroke("M22 -12L46 14", "#120818", 2.2);
  const light =
    stroke("M-34 0V-18Q-34 -22 -29 -22", "#120818", 1.8) +
    circle(
      -28,
      -16,
      22,
      sheet.radial([
        [0, "#ffd07a", 0.95],
        [1, "#ff9a3c", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    ellipse(
      -28,
      -16,
      5,
      6,
      sheet.radial([
        [0, "#fffbe0"],
        [0.6, "#ffc04a"],
        [1, "#e8602a"],
      ]),
    );
  return place(
    ellipse(0, 16, 56, 5, "#010818", `opacity=".55"`) +
      rectangle(
        -34,
        14,
        12,
        26,
        sheet.linear([
          [0, "#ffd07a", 0.8],
          [1, "#ffd07a", 0],
        ]),
        4,
        `filter="${blur(sheet, 1.4)}"`,
      ) +
      hull +
      figure +
      light,
    66,
    216,
    0.9,
  );
}

function reeds(random: Random): string {
  const blade = (x: number, y: number): string => {
    const [tipX, tipY] = polar([x, y], between(random, 30, 62), between(random, -112, -68));
    return path(petal([x, y], [tipX, tipY], 3.4, 0.4), "#02101f");
  };
  return (
    Array.from({ length: 16 }, (_, index) => blade(196 + index * 3.4, 252)).join("") +
    Array.from({ length: 7 }, (_, index) => blade(-4 + index * 3.6, 256)).join("")
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/gloock");
  const options = {
    font,
    body: "#0c4a6c",
    bed: "#010a1e",
    face: [
      [0.1, "#ffffff"],
      [0.6, "#f4fbe0"],
      [1, "#a9ecd8"],
    ] as const,
    x: 120,
    tracking: 0.015,
  };
  return (
    litLettering(sheet, "Moonlit", { ...options, width: 206, size: 56, baseline: 249 }) +
    litLettering(sheet, "Stilts", { ...options, width: 160, size: 50, baseline: 288 })
  );
}
