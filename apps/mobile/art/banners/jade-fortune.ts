import { petal, polar, rays, type Point } from "@lantern/ui/art/geometry.ts";
import { embossed, gold, type Metal } from "@lantern/ui/art/relief.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

const jade: Metal = {
  red: ".0 .02 .10 .30 .58 .86 1",
  green: ".10 .26 .48 .70 .86 .97 1",
  blue: ".08 .20 .36 .54 .74 .92 1",
  glint: "#f2fff8",
  shade: "#012019",
};
const disc: Point = [282, 92];

/** JADE, by day: a carved jade disc on a red cord among bamboo, two carp circling its hole. */
export function drawJadeFortune(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#fdfaf0"],
          [0.42, "#d5ede0"],
          [1, "#a3d2bd"],
        ],
        [0.73, 0.5],
        0.62,
      ),
    ) +
      path(rays(disc, 30, 300, 0.5), "#ffffff", `opacity=".16"`) +
      crackle() +
      endwards(bamboo(sheet) + cord(sheet) + pendant(sheet) + leaves(sheet), 14) +
      bokeh(seededRandom(5), 12, [170, 0, 390, 182], ["#ffffff", "#d8fff0"], [0.8, 2.4]) +
      calmStart(sheet, "#f3f7ee", 0.52),
  );
}

/** The fine cracks of old celadon. */
function crackle(): string {
  const random = seededRandom(77);
  const lines = Array.from({ length: 46 }, () => {
    const [x, y] = [150 + random() * 250, random() * 182];
    const [bendX, bendY] = polar([x, y], 8 + random() * 16, random() * 360);
    const [endX, endY] = polar([bendX, bendY], 6 + random() * 14, random() * 360);
    return `M${round(x)} ${round(y)}L${round(bendX)} ${round(bendY)}L${round(endX)} ${round(endY)}`;
  }).join("");
  return stroke(lines, "#2f8a70", 0.6, `opacity=".32"`);
}

function bamboo(sheet: Sheet): string {
  const cane = (x: number, width: number, lean: number, shade: readonly [string, string, string]): string => {
    const joints = Array.from({ length: 5 }, (_, index) => {
      const y = -10 + index * 46;
      return (
        path(
          `M${x - width / 2} ${y}Q${x} ${y - 3} ${x + width / 2} ${y}L${round(x + width * 0.46)} ${y + 44}Q${x} ${y + 47} ${round(x - width * 0.46)} ${y + 44}Z`,
          sheet.linear(
            [
              [0, shade[0]],
              [0.4, shade[1]],
              [1, shade[2]],
            ],
            [0, 0],
            [1, 0],
          ),
        ) + stroke(`M${x - width / 2 - 1} ${y + 0.5}Q${x} ${y - 3} ${x + width / 2 + 1} ${y + 0.5}`, shade[2], 2)
      );
    }).join("");
    return `<g transform="rotate(${lean} ${x} 182)">${joints}</g>`;
  };
  return (
    group(
      `opacity=".5" filter="${blur(sheet, 1.2)}"`,
      cane(214, 9, -4, ["#7cc9a4", "#b8e8cf", "#3f9c7c"]) + cane(350, 10, 3, ["#7cc9a4", "#b8e8cf", "#3f9c7c"]),
    ) +
    cane(366, 15, 5, ["#3f9a5c", "#a8e08a", "#1c6a44"]) +
    cane(384, 12, 2, ["#2f8a54", "#8fd07a", "#145a3a"])
  );
}

function cord(sheet: Sheet): string {
  const red = sheet.linear(
    [
      [0, "#ff6a5a"],
      [0.5, "#d8281f"],
      [1, "#8a0f18"],
    ],
    [0, 0],
    [1, 0],
  );
  const knot =
    "M282 8C270 8 268 20 282 26C296 20 294 8 282 8ZM282 22C266 18 258 30 270 36C264 46 276 52 282 42C288 52 300 46 294 36C306 30 298 18 282 22Z";
  const threads = Array.from(
    { length: 9 },
    (_, index) => `M${round(278 + index)} 162Q${round(276 + index * 1.5)} 174 ${round(273 + index * 2.25)} 186`,
  ).join("");
  return (
    stroke("M280 -4V30M284 -4V30M282 40V70M282 140V158", "#c9241f", 3) +
    embossed(
      sheet,
      path(knot, "none", `stroke="#fff" stroke-width="4.4"`),
      { ...gold, red: ".25 .55 .82 .95 1 1 1", green: ".0 .05 .14 .26 .45 .7 .9", blue: ".02 .04 .1 .2 .36 .62 .86", shade: "#3a0408" },
      { depth: 4, soft: 1.3, drop: 2 },
    ) +
    stroke(threads, "#d8281f", 1.6) +
    stroke("M278 158H286", red, 7) +
    embossed(sheet, circle(282, 156, 5, "#fff"), gold, { depth: 4, soft: 2, drop: 2 })
  );
}

function pendant(sheet: Sheet): string {
  const ring = (outer: number, inner: number): string =>
    `M${disc[0]} ${disc[1] - outer}a${outer} ${outer} 0 1 0 .01 0ZM${disc[0]} ${disc[1] - inner}a${inner} ${inner} 0 1 1 -.01 0Z`;
  const grains = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 26 + row * 5 }, (_unused, index) =>
      circle(...polar(disc, 47 + row * 5.2, ((index + row * 0.5) * 360) / (26 + row * 5)), 1.9, "#fff"),
    ).join(""),
  ).join("");
  const stone = sheet.linear(
    [
      [0, "#fff"],
      [0.5, "#ededed"],
      [1, "#c4c4c4"],
    ],
    [0, 0],
    [1, 1],
  );
  const fish =
    path("M-30 2C-22 -14 2 -18 18 -6C24 -1 28 -2 34 -10C35 0 35 4 30 12C26 6 22 6 16 9C0 18 -22 14 -30 2Z", "#fff") +
    path("M-6 -13C0 -22 10 -20 14 -9Z", "#fff");
  const scales =
    stroke("M-12 -7Q-8 1 -12 9M-4 -9Q0 1 -4 11M4 -8Q8 1 4 10M12 -6Q15 1 12 8", "#04543f", 1.2, `opacity=".6"`) +
    circle(-21, -1, 2, "#04382c");
  const pair = [0, 180].map(
    (turn) => `<g transform="rotate(${turn} ${disc[0]} ${disc[1]}) translate(${disc[0]} ${disc[1] - 30}) rotate(6)">`,
  );
  const veins = stroke(
    "M232 70C250 78 262 62 280 72M300 128C312 120 322 126 334 112M246 122C254 130 262 128 270 138",
    "#eafff4",
    2.4,
    `opacity=".35" filter="${blur(sheet, 1)}"`,
  );
  return (
    ellipse(288, 102, 66, 64, "#053a2f", `opacity=".5" filter="${blur(sheet, 7)}"`) +
    embossed(sheet, path(ring(63, 13), stone, `fill-rule="evenodd"`), jade, { depth: 5, soft: 3, drop: 6 }) +
    veins +
    embossed(
      sheet,
      path(ring(63, 59.5), "#fff", `fill-rule="evenodd"`) +
        path(ring(43.5, 41.5), "#fff", `fill-rule="evenodd"`) +
        path(ring(17, 13), "#fff", `fill-rule="evenodd"`) +
        grains,
      jade,
      { depth: 4, soft: 1.2, drop: 1.5 },
    ) +
    embossed(sheet, pair.map((open) => `${open}${group(`transform="scale(.62)"`, fish)}</g>`).join(""), jade, {
      depth: 6,
      soft: 1.8,
      drop: 2,
    }) +
    pair.map((open) => `${open}${group(`transform="scale(.62)"`, scales)}</g>`).join("") +
    path("M226 70C236 48 258 34 282 33C258 40 242 54 234 76C231 80 225 76 226 70Z", "#fff", `opacity=".5"`)
  );
}

function leaves(sheet: Sheet): string {
  const leaf = (x: number, y: number, turn: number, length: number, deep = false): string =>
    path(
      petal([x, y], polar([x, y], length, turn), length * 0.24, 0.4),
      sheet.linear(
        deep
          ? [
              [0, "#2f8a54"],
              [1, "#115038"],
            ]
          : [
              [0, "#a8e08a"],
              [1, "#2f8a54"],
            ],
      ),
      `stroke="#0d4a34" stroke-width=".5"`,
    ) +
    stroke(
      `M${x} ${y}L${polar([x, y], length * 0.9, turn)
        .map(round)
        .join(" ")}`,
      "#0d4a34",
      0.5,
      `opacity=".6"`,
    );
  const spray = (x: number, y: number, base: number, size: number): string =>
    leaf(x, y, base - 46, size * 0.8, true) +
    leaf(x, y, base + 40, size * 0.76, true) +
    leaf(x, y, base - 18, size) +
    leaf(x, y, base + 14, size * 0.94);
  return spray(366, 40, 150, 44) + spray(372, 112, 168, 46) + spray(386, 150, 196, 40) + spray(384, 10, 120, 36);
}
