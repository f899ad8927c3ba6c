import { petal, polar, spiral, type Point } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

const glaze = "#0f6f5c";

/** JADE, by day: a porcelain vase painted in green under the glaze, magnolia in it, before a moon gate. */
export function drawJadeWelcome(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.linear(
        [
          [0, "#f3f8f2"],
          [1, "#bfe0cf"],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
      clouds() +
      endwards(gate(sheet) + branch(sheet) + vase(sheet) + cup(sheet) + petals(sheet), 22) +
      bokeh(seededRandom(3), 14, [150, 0, 390, 182], ["#e8fff4", "#fff3d0"], [0.6, 2]) +
      calmStart(sheet, "#f3f8f2", 0.5),
  );
}

function clouds(): string {
  const scroll = (x: number, y: number, size: number): string =>
    spiral([x, y], size, 1.4, 180) +
    spiral([x + size * 1.5, y - size * 0.3], size * 0.8, 1.3, 180) +
    `M${x - size} ${y}C${x - size * 2} ${y + size * 0.6} ${x - size * 3} ${y + size * 0.6} ${x - size * 4} ${y + size * 0.4}`;
  return stroke(
    (
      [
        [40, 44, 12],
        [130, 24, 9],
        [96, 118, 13],
        [20, 158, 11],
        [176, 164, 10],
        [170, 78, 11],
        [376, 28, 10],
        [372, 150, 12],
      ] as const
    )
      .map(([x, y, size]) => scroll(x, y, size))
      .join(""),
    "#5fae8f",
    1.2,
    `opacity=".22"`,
  );
}

function gate(sheet: Sheet): string {
  const sky = sheet.linear([
    [0, "#dff6ea"],
    [0.6, "#a9e0c8"],
    [1, "#f6ead0"],
  ]);
  const clip = sheet.clip(circle(278, 88, 84, "#000"));
  const hills =
    path("M180 150C214 112 230 128 250 116C276 98 296 132 318 118C340 106 360 128 380 120V190H180Z", "#5fb79a", `opacity=".75"`) +
    path("M180 166C220 138 250 156 284 146C320 136 346 156 380 146V190H180Z", "#2f9077", `opacity=".85"`);
  return (
    ellipse(278, 176, 130, 12, "#2c5a49", `opacity=".3" filter="${blur(sheet, 5)}"`) +
    circle(
      278,
      88,
      92,
      sheet.linear([
        [0, "#f7fffb"],
        [1, "#9fcdbb"],
      ]),
    ) +
    circle(278, 88, 92, "none", `stroke="#0a4038" stroke-width="1.2"`) +
    circle(278, 88, 88, "none", `stroke="${glaze}" stroke-width="2" stroke-dasharray="7 5"`) +
    circle(278, 88, 84, sky) +
    group(
      `clip-path="${clip}"`,
      circle(238, 46, 15, "#fffdf2") +
        circle(
          238,
          46,
          26,
          sheet.radial([
            [0, "#fff", 0.7],
            [1, "#fff", 0],
          ]),
        ) +
        hills,
    ) +
    rectangle(
      -30,
      168,
      430,
      16,
      sheet.linear([
        [0, "#b98a62"],
        [1, "#7a5236"],
      ]),
    ) +
    rectangle(-30, 168, 430, 1.6, "#f6e0c4", 0, `opacity=".8"`)
  );
}

function vase(sheet: Sheet): string {
  const outline =
    "M268 78C264 84 268 92 266 98C258 106 242 116 242 136C242 154 254 164 262 170H306C314 164 326 154 326 136C326 116 310 106 302 98C300 92 304 84 300 78Z";
  const porcelain = sheet.linear(
    [
      [0, "#b9cfc7"],
      [0.22, "#ffffff"],
      [0.55, "#f3faf6"],
      [0.85, "#c2d9d0"],
      [1, "#8fb3a7"],
    ],
    [0, 0],
    [1, 0],
  );
  const clip = sheet.clip(path(outline, "#000"));
  const bands =
    stroke("M240 103Q284 113 328 103M240 158Q284 170 328 158M240 161.5Q284 174 328 161.5", glaze, 1.5) +
    stroke("M262 86Q284 91 306 86", glaze, 1.2);
  const key = Array.from({ length: 14 }, (_, index) => {
    const x = 244 + index * 6.4;
    const y = 97 + 5 * (1 - ((x - 284) / 44) ** 2);
    return `M${round(x)} ${round(y)}v-4h4v3h-2`;
  }).join("");
  const waves = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 11 }, (_unused, column) => {
      const x = 240 + column * 9 + (row % 2) * 4.5;
      const y = 156 - row * 4;
      return `M${x - 4.5} ${y}A4.5 4.5 0 0 1 ${x + 4.5} ${y}M${x - 2.2} ${y}A2.2 2.2 0 0 1 ${x + 2.2} ${y}`;
    }).join(""),
  ).join("");
  const flower = (x: number, y: number, size: number): string =>
    [0, 72, 144, 216, 288]
      .map((turn) => path(petal([x, y], polar([x, y], size, turn - 90), size * 0.9, 0.6), "#1f9a7c", `stroke="${glaze}" stroke-width=".8"`))
      .join("") + circle(x, y, size * 0.24, "#f3faf6", `stroke="${glaze}" stroke-width=".8"`);
  const vine =
    stroke("M252 144C262 120 276 146 290 128C300 116 308 122 316 132", glaze, 1.4) +
    [
      [262, 131, -60],
      [276, 140, 40],
      [298, 121, -80],
      [310, 130, 50],
    ]
      .map(([x = 0, y = 0, turn = 0]) => path(petal([x, y], polar([x, y], 8, turn), 4), "#3fb394", `stroke="${glaze}" stroke-width=".6"`))
      .join("");
  const shade =
    path("M242 136C242 116 258 106 266 98L274 98C262 112 256 128 266 170H262C254 164 242 154 242 136Z", "#5c8a7c", `opacity=".28"`) +
    path("M312 110C320 118 323 128 322 138C319 128 314 118 308 112Z", "#fff", `opacity=".9"`) +
    ellipse(284, 78, 16, 3.2, "#7fa79a") +
    ellipse(284, 77.4, 16, 3, "none", `stroke="#fff" stroke-width="1.2"`);
  return (
    ellipse(286, 171, 48, 5, "#03241d", `opacity=".7" filter="${blur(sheet, 2)}"`) +
    path(outline, porcelain) +
    group(
      `clip-path="${clip}"`,
      bands + stroke(key, glaze, 0.9) + stroke(waves, glaze, 0.9) + vine + flower(272, 128, 10) + flower(303, 138, 8.4) + shade,
    )
  );
}

/** Magnolia on bare wood, rising out of the vase. */
function branch(sheet: Sheet): string {
  const wood = stroke(
    "M282 84C278 60 262 50 246 30M284 84C290 60 306 52 318 28M280 64C270 58 262 60 250 58M292 62C304 60 314 64 328 58M308 46C316 42 322 44 332 38",
    "#3a2a2a",
    2.4,
  );
  const bloom = (x: number, y: number, size: number, turn: number): string =>
    place(
      [-58, 58, -30, 30, 0]
        .map(
          (lean) =>
            `<g transform="rotate(${lean})">${path(
              "M0 4C-8 -2 -8 -12 0 -20C8 -12 8 -2 0 4Z",
              sheet.linear([
                [0, "#ffffff"],
                [0.6, "#fff0f2"],
                [1, "#f3a6b8"],
              ]),
              `stroke="#d48a9c" stroke-width=".6"`,
            )}</g>`,
        )
        .join("") + path("M-3 5Q0 9 3 5L2 1H-2Z", "#5a7a3a"),
      x,
      y,
      size,
      turn,
    );
  const bud = (x: number, y: number, turn: number): string =>
    place(
      path(
        "M0 3C-4 0 -4 -8 0 -13C4 -8 4 0 0 3Z",
        sheet.linear([
          [0, "#fff"],
          [1, "#f3a6b8"],
        ]),
        `stroke="#d48a9c" stroke-width=".5"`,
      ),
      x,
      y,
      0.9,
      turn,
    );
  return (
    wood +
    bloom(246, 32, 0.95, -24) +
    bloom(318, 30, 1.05, 20) +
    bloom(284, 50, 1.1, -4) +
    bloom(250, 59, 0.7, -70) +
    bloom(330, 58, 0.78, 64) +
    bud(334, 38, 50) +
    bud(262, 42, 10) +
    bud(304, 44, -6)
  );
}

function cup(sheet: Sheet): string {
  const shape = "M214 146H240C240 160 236 168 227 168C218 168 214 160 214 146Z";
  return (
    ellipse(228, 171, 20, 3, "#03241d", `opacity=".6"`) +
    ellipse(227, 169.5, 19, 3.4, "#e9f6f0", `stroke="#7fb09f" stroke-width=".8"`) +
    path(
      shape,
      sheet.linear(
        [
          [0, "#a5d9c4"],
          [0.35, "#dff7ec"],
          [1, "#5fae93"],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    ellipse(227, 146, 13, 2.6, "#eefaf4") +
    ellipse(227, 146.4, 11, 1.9, "#b98a3c") +
    stroke("M222 140C220 134 225 132 222 126M230 139C228 134 233 131 231 125", "#fff", 1, `opacity=".55"`)
  );
}

function petals(sheet: Sheet): string {
  const paint = sheet.linear([
    [0, "#ffffff"],
    [1, "#f6b6c4"],
  ]);
  const fallen: readonly (readonly [number, number, number])[] = [
    [206, 60, 20],
    [196, 112, -40],
    [356, 96, 70],
    [348, 164, 10],
    [338, 168, 120],
    [198, 172, 30],
    [222, 24, -70],
    [372, 60, 30],
  ];
  return fallen
    .map(([x, y, turn]) => {
      const at: Point = [x, y];
      return path(petal(at, polar(at, 9, turn), 5), paint, `opacity=".95"`);
    })
    .join("");
}
