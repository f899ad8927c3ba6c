import { rays } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, ground, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

const ink = "#245545";
const line = `stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"`;

/** JADE, by day: an hourglass of cinnabar sand between plates of jade, porcelain balls about it. */
export function drawJadeMinute(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.linear(
        [
          [0, "#f6f5ea"],
          [1, "#cfe6da"],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
      path(rays([296, 92], 30, 320, 0.5), "#ffffff", `opacity=".45"`) +
      endwards(window(sheet) + shelf(sheet) + hourglass(sheet) + balls(sheet), 8) +
      calmStart(sheet, "#f6f6ec", 0.46),
  );
}

function window(sheet: Sheet): string {
  return (
    circle(
      292,
      84,
      82,
      sheet.linear([
        [0, "#ffffff"],
        [1, "#a9d3c0"],
      ]),
      line,
    ) +
    circle(292, 84, 76, "none", `stroke="#2f9a74" stroke-width="2" stroke-dasharray="7 5"`) +
    circle(
      292,
      84,
      71,
      sheet.linear([
        [0, "#fdeed8"],
        [0.5, "#f7f6e6"],
        [1, "#bfe2d0"],
      ]),
      line,
    )
  );
}

function shelf(sheet: Sheet): string {
  return (
    rectangle(
      -40,
      164,
      450,
      18,
      sheet.linear([
        [0, "#b98a62"],
        [1, "#744c31"],
      ]),
    ) +
    rectangle(-40, 164, 450, 1.6, "#f6e0c4", 0, `opacity=".8"`) +
    ellipse(292, 165, 76, 4, "#2c3a2c", `opacity=".35" filter="${blur(sheet, 2)}"`)
  );
}

function hourglass(sheet: Sheet): string {
  const plate = (y: number): string =>
    rectangle(
      246,
      y,
      92,
      13,
      sheet.linear([
        [0, "#8bdab8"],
        [0.5, "#2f9a74"],
        [1, "#0b5a41"],
      ]),
      6,
      line,
    ) + stroke(`M252 ${y + 3.4}H320`, "#fff", 1.6, `opacity=".6"`);
  const glass = "M256 40H328C328 66 304 82 300 92C304 102 328 118 328 146H256C256 118 280 102 284 92C280 82 256 66 256 40Z";
  const sand = sheet.linear([
    [0, "#e8694c"],
    [1, "#a62a18"],
  ]);
  const post = (x: number): string =>
    rectangle(
      x,
      38,
      6,
      112,
      sheet.linear(
        [
          [0, "#d7a877"],
          [1, "#8a5a38"],
        ],
        [0, 0],
        [1, 0],
      ),
      3,
      line,
    );
  return (
    post(248) +
    post(330) +
    path(glass, "#ffffff", `fill-opacity=".62" ${line}`) +
    path("M267 62C278 66 306 66 317 62C312 74 300 82 296 92H288C284 82 272 74 267 62Z", sand) +
    path("M262 143C266 128 282 118 292 112C302 118 318 128 322 143Z", sand) +
    stroke("M292 90V114", "#d2492e", 2) +
    stroke("M264 48C266 60 274 68 280 76M264 138C265 126 274 116 280 108", "#fff", 3, `opacity=".9"`) +
    plate(28) +
    plate(148)
  );
}

/** A ball with a sign that reads the same in a mirror. */
function ball(sheet: Sheet, x: number, y: number, radius: number, colour: string, sign: string): string {
  return (
    ellipse(x, y + radius * 0.92, radius * 0.8, radius * 0.2, "#2c3a2c", `opacity=".25"`) +
    circle(
      x,
      y,
      radius,
      sheet.radial(
        [
          [0, "#ffffff"],
          [0.6, "#eef6f1"],
          [1, "#a9c9ba"],
        ],
        [0.36, 0.3],
        0.8,
      ),
      line,
    ) +
    circle(x, y, radius * 0.56, colour) +
    place(path(sign, "#fffaf2"), x, y, radius * 0.034)
  );
}

const lotus = "M0 9C-9 5 -11 -2 -9 -5C-6 -5 -4 -3 -3 -1C-4 -5 -2 -9 0 -11C2 -9 4 -5 3 -1C4 -3 6 -5 9 -5C11 -2 9 5 0 9Z";
const coin = "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0ZM-3.5 -3.5V3.5H3.5V-3.5Z";

function balls(sheet: Sheet): string {
  const star = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 11 : 4.8;
    const turn = (index * 36 - 90) * (Math.PI / 180);
    return `${index === 0 ? "M" : "L"}${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`;
  }).join("");
  return (
    ball(sheet, 216, 148, 17, "#c8402a", `${star}Z`) +
    ball(sheet, 240, 154, 12, "#0c6448", coin) +
    ball(sheet, 362, 147, 18, "#0c6448", lotus) +
    ball(sheet, 228, 62, 11, "#d49a3a", lotus) +
    ball(sheet, 366, 50, 13, "#a3164e", `${star}Z`) +
    ball(sheet, 352, 104, 9, "#c8402a", coin)
  );
}
