import { bandSides, burst, petal, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { bubbleLettering, halftone, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { arch } from "@lantern/ui/art/lettering.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ellipse, ground, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { scrim } from "@lantern/ui/art/texture.ts";

const line = `stroke="${inkLine}" stroke-width="3.2" stroke-linejoin="round"`;
const thin = `stroke="${inkLine}" stroke-width="2.2" stroke-linejoin="round"`;

/** Tin Rickshaw: a chilli bathes in a burning wok and breathes fire itself. */
export function drawChilliFever(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#ff4a3a"],
          [0.55, "#e0102c"],
          [1, "#8e0024"],
        ],
        [0.5, 0.4],
        0.72,
      ),
    ) +
      halftone(sheet, [120, 130], "#4a0018", { near: 60, far: 190, pitch: 9, opacity: 0.5 }) +
      group(`clip-path="${sheet.clip(rectangle(0, 0, 240, 194, "#000"))}"`, blaze()) +
      sticker(sheet, place(chilli(sheet), 100, 116, 1.06, -4), { border: 4.6 }) +
      sticker(sheet, place(breath(sheet), 94, 110, 1.02, -2), { ink: 1.2, border: 3, shadow: [2, 4] }) +
      tossed(sheet) +
      wok(sheet) +
      scrim(sheet, "#2a0010", 0.72, 0.75) +
      title(sheet),
  );
}

/** Tongues of flame in three inks, one within the other. */
function blaze(): string {
  const tongue = (paint: string, scale: number, outline: string): string =>
    place(
      path(
        "M-106 104C-122 60 -112 30 -92 4C-92 24 -84 34 -76 36C-84 -10 -74 -52 -44 -84C-46 -58 -38 -44 -28 -40C-28 -76 -8 -104 22 -126C14 -94 24 -72 40 -58C46 -72 48 -84 44 -100C72 -72 84 -36 78 4C88 -2 94 -14 94 -28C116 8 120 60 104 104Z",
        paint,
        outline,
      ),
      120,
      152,
      [scale * 1.06, scale * 1.16],
    );
  return tongue("#ff7a12", 1, line) + tongue("#ffb21a", 0.84, "") + tongue("#ffe14a", 0.7, "") + tongue("#fff7c0", 0.52, "");
}

/** Drawn about the origin, the tip curling to the right. */
export function chilli(sheet: Sheet): string {
  const spine: Point[] = [
    [-22, -56],
    [-30, -26],
    [-26, 8],
    [-8, 38],
    [24, 58],
    [58, 56],
    [72, 40],
  ];
  const { left, right } = bandSides(spine, [24, 33, 33, 27, 19, 10, 3]);
  const outline = smooth([...left, [76, 32], ...right.toReversed()], true);
  const skin = sheet.linear(
    [
      [0, "#ff5a46"],
      [0.45, "#ee1230"],
      [1, "#9a0030"],
    ],
    [0.1, 0],
    [0.8, 1],
  );
  const inside = group(
    `clip-path="${sheet.clip(path(outline, "#000"))}"`,
    path("M-76 -30C-66 30 -30 80 40 84L90 60V110H-90Z", "#7a0030", `opacity=".55"`) +
      path("M-54 -44C-64 -14 -58 16 -42 36C-50 8 -50 -20 -40 -46Z", "#ffd0b8", `opacity=".9"`) +
      circle(-36, 48, 3.4, "#ffd0b8", `opacity=".9"`),
  );
  return path(outline, skin, line) + inside + path(outline, "none", line) + cap(sheet) + face(sheet) + arms();
}

function cap(sheet: Sheet): string {
  const green = sheet.linear([
    [0, "#b8f04a"],
    [1, "#1f8a2f"],
  ]);
  return (
    stroke("M-20 -66C-22 -80 -16 -92 -2 -96", inkLine, 14) +
    stroke("M-20 -66C-22 -80 -16 -92 -2 -96", "#6fd02f", 8) +
    stroke("M-19 -78C-17 -86 -12 -90 -5 -92", "#d8ff7a", 2.4) +
    path("M-52 -46C-54 -70 -36 -76 -20 -76C0 -76 14 -68 14 -46L2 -56L-8 -42L-20 -56L-32 -42L-42 -56Z", green, line) +
    path("M-42 -60C-36 -68 -26 -70 -16 -70C-24 -66 -32 -62 -38 -56Z", "#eaffa0", `opacity=".9"`)
  );
}

/** Eyes that water and a mouth wide open. */
function face(sheet: Sheet): string {
  const eye = (x: number, y: number, radius: number): string =>
    ellipse(x, y, radius, radius * 1.16, "#fff", line) +
    circle(x + 3.6, y - 1, radius * 0.4, inkLine) +
    circle(x + 5.4, y - 3, radius * 0.16, "#fff") +
    stroke(
      `M${x - radius * 0.7} ${round(y + radius * 0.6)}Q${x} ${round(y + radius * 0.2)} ${x + radius * 0.7} ${round(y + radius * 0.6)}`,
      "#ff9aa0",
      2,
    );
  const tear = (x: number, y: number, size: number): string =>
    place(path("M0 -8C6 0 6 7 0 7C-6 7 -6 0 0 -8Z", "#8fe8ff", thin) + circle(-1.6, 2, 1.4, "#fff"), x, y, size, -38);
  return (
    eye(-34, -20, 14) +
    eye(-6, -24, 13) +
    stroke("M-52 -36L-28 -40M-14 -42L8 -44", inkLine, 4.6) +
    tear(-58, -22, 1) +
    tear(-62, -2, 0.8) +
    path(
      "M-26 10C-16 -2 12 -8 20 2C24 18 10 34 -8 32C-22 30 -30 20 -26 10Z",
      sheet.radial([
        [0, "#fff27a"],
        [0.5, "#ff7a12"],
        [1, "#6a0014"],
      ]),
      line,
    ) +
    path("M-22 8C-12 0 10 -4 17 1L15 7C6 3 -10 6 -19 13Z", "#fff", `stroke="${inkLine}" stroke-width="1.6"`)
  );
}

function arms(): string {
  const arm = (data: string): string => stroke(data, inkLine, 11) + stroke(data, "#e0102c", 5.4);
  return (
    arm("M-58 12C-78 14 -84 0 -80 -14") +
    circle(-80, -18, 9, "#fffdf4", line) +
    stroke("M-86 -22L-88 -30M-80 -26V-34M-74 -22L-70 -29", "#fffdf4", 6) +
    stroke("M-84 -14Q-80 -10 -75 -14", inkLine, 2)
  );
}

/** Fire out of its mouth, to the upper right. */
function breath(sheet: Sheet): string {
  const outer =
    "M0 20C20 -4 40 -8 62 -34C66 -24 72 -20 78 -20C88 -34 88 -50 84 -66C104 -52 118 -30 114 -2C120 -4 124 -10 126 -16C130 14 112 40 84 44C54 48 18 46 0 20Z";
  const inner = "M8 20C26 6 46 6 66 -10C68 0 74 4 82 2C90 -6 94 -16 94 -28C106 -12 106 16 88 28C64 38 26 36 8 20Z";
  return (
    path(
      outer,
      sheet.linear(
        [
          [0, "#ffb21a"],
          [0.5, "#ff6a12"],
          [1, "#e8112d"],
        ],
        [0, 0.5],
        [1, 0.3],
      ),
      line,
    ) +
    path(inner, "#ffd23a") +
    path("M14 20C30 12 48 14 62 6C66 12 74 14 82 10C88 18 80 26 68 27C46 30 28 28 14 20Z", "#fffbd8")
  );
}

/** What flies out of the wok with it. */
function tossed(sheet: Sheet): string {
  const lime =
    circle(0, 0, 14, "#3fa82a", line) +
    circle(0, 0, 10.6, "#f0ffc0") +
    Array.from({ length: 8 }, (_, at) => place(path("M0 -2L-3 -9Q0 -11 3 -9Z", "#9ade3a"), 0, 0, 1, at * 45)).join("");
  const basil =
    path(petal([0, 16], [0, -18], 22, 0.45), "#2fb84a", line) + stroke("M0 16V-12M0 4L-6 -3M0 4L6 -3M0 -4L-4 -9M0 -4L4 -9", "#0f6a2a", 2);
  const peanut =
    path("M-8 -14C2 -20 14 -12 10 -2C8 2 8 4 10 8C14 20 -2 24 -8 14C-10 8 -6 4 -8 0C-12 -4 -14 -10 -8 -14Z", "#e8b060", line) +
    stroke("M-4 -10V-4M2 -12V-6M-2 6V12M4 6V14", "#9a6a2a", 2);
  const sparks = (
    [
      [52, 34, 7],
      [60, 84, 4],
      [214, 120, 6],
      [168, 26, 6],
    ] as const
  )
    .map(([x, y, radius]) => path(sparkle([x, y], radius + 3), "#fffbd8"))
    .join("");
  return (
    sticker(
      sheet,
      place(lime, 30, 58, 1, 12) + place(basil, 150, 38, 1, 24) + place(peanut, 214, 162, 0.9, 30) + place(basil, 24, 166, 0.8, -50),
      {
        ink: 1,
        border: 2.6,
        shadow: [2, 3],
      },
    ) + sparks
  );
}

function wok(sheet: Sheet): string {
  const iron = sheet.linear([
    [0, "#5a5080"],
    [0.3, "#2c2450"],
    [1, "#120a28"],
  ]);
  const rim = sheet.linear(
    [
      [0, "#6f66a0"],
      [0.3, "#e8e4ff"],
      [0.6, "#8a80ba"],
      [1, "#ffcf8a"],
    ],
    [0, 0],
    [1, 0],
  );
  const coals = Array.from({ length: 11 }, (_, at) =>
    path(
      burst([26 + at * 19, 190 + (at % 2) * 4], 6, 6, 12, { jitter: 0.3, random: seededRandom(at) }),
      at % 2 === 0 ? "#ffd23a" : "#ff8a12",
      thin,
    ),
  ).join("");
  return (
    coals +
    stroke("M14 196L-20 184M226 196L260 184", inkLine, 17) +
    stroke("M14 196L-20 184M226 196L260 184", "#a8682a", 10) +
    path("M10 192C24 262 72 286 120 286C168 286 216 262 230 192Z", iron, line) +
    rectangle(4, 186, 232, 12, rim, 6, line) +
    path("M24 206C34 236 52 256 76 266C54 250 42 230 38 206Z", "#8a80ba", `opacity=".6"`)
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/sigmar-one");
  const hop = [-5, 4, -4, 5, -3, 6];
  return (
    bubbleLettering(sheet, "CHILLI", {
      font,
      width: 202,
      size: 58,
      x: 120,
      baseline: 246,
      warp: arch(-7),
      bounce: (index) => [hop[index] ?? 0, index % 2 === 0 ? 0.03 : -0.02],
      face: ["#fffbd0", "#ffb000"],
    }) +
    bubbleLettering(sheet, "FEVER", {
      font,
      width: 186,
      size: 46,
      x: 120,
      baseline: 291,
      warp: arch(-5),
      bounce: (index) => [(hop[index] ?? 0) * -0.8, 0],
      face: ["#ff7a5a", "#e0102c"],
    })
  );
}
