import { burst, polar, rays, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { embossed, gold } from "@lantern/ui/art/relief.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

const globe: Point = [286, 88];
const red = "#d8321f";

/** One-minute lottery: balls tumble in a glass globe; around it the minute burns down like a wick. */
export function drawOneMinute(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#e0452e"],
          [0.45, "#8c1520"],
          [1, "#24061c"],
        ],
        [0.73, 0.46],
        0.72,
      ),
    ) +
      path(rays(globe, 28, 320, 0.46), "#ff9a5a", `opacity=".13"`) +
      endwards(tickets(sheet) + stand(sheet) + minute(sheet) + glass(sheet) + loose(sheet), 20) +
      bokeh(seededRandom(6), 22, [150, 0, 390, 182], ["#ffd98a", "#ff8a5a"], [0.7, 2.6]) +
      calmStart(sheet, "#1c0618", 0.58),
  );
}

/** An ivory ball with a mark that reads the same from either side. */
function ball(sheet: Sheet, [x, y]: Point, radius: number, mark: "star" | "moon" | "dots" | "lotus", turn = 0, ink = red): string {
  const ivory = sheet.radial(
    [
      [0, "#ffffff"],
      [0.5, "#fff1d2"],
      [0.86, "#dcb983"],
      [1, "#a8743e"],
    ],
    [0.38, 0.32],
    0.7,
  );
  const marks = {
    star: path(burst([0, 0], 5, radius * 0.24, radius * 0.56, { turn: -90 }), ink),
    moon: circle(0, 0, radius * 0.52, "none", `stroke="${ink}" stroke-width="${round(radius * 0.2)}"`) + circle(0, 0, radius * 0.16, ink),
    dots: [0, 120, 240].map((degrees) => circle(...polar([0, 0], radius * 0.36, degrees - 90), radius * 0.2, ink)).join(""),
    lotus: [-60, -20, 20, 60]
      .map(
        (degrees) =>
          `<g transform="rotate(${degrees})">${path(`M0 ${round(radius * 0.28)}C${round(-radius * 0.26)} 0 ${round(-radius * 0.2)} ${round(-radius * 0.4)} 0 ${round(-radius * 0.56)}C${round(radius * 0.2)} ${round(-radius * 0.4)} ${round(radius * 0.26)} 0 0 ${round(radius * 0.28)}Z`, ink, `opacity=".9"`)}</g>`,
      )
      .join(""),
  };
  return `<g transform="translate(${round(x)} ${round(y)})">${circle(0, 0, radius, ivory)}<g transform="rotate(${turn}) scale(.94 1)">${marks[mark]}</g>${ellipse(-radius * 0.34, -radius * 0.46, radius * 0.3, radius * 0.17, "#fff", `opacity=".85" transform="rotate(-28)"`)}</g>`;
}

function stand(sheet: Sheet): string {
  const legs = path(
    "M246 134C252 156 236 168 226 176H346C336 168 320 156 326 134Z",
    sheet.linear([
      [0, "#fff"],
      [1, "#9a9a9a"],
    ]),
  );
  return (
    ellipse(286, 178, 92, 10, "#12020c", `opacity=".7" filter="${blur(sheet, 4)}"`) +
    embossed(sheet, legs, gold, { depth: 5, soft: 2.4, drop: 4 }) +
    embossed(sheet, path("M240 158H332L338 166H234Z", "#fff"), gold, { depth: 4, soft: 1.4, drop: 2 })
  );
}

function minute(sheet: Sheet): string {
  const left = 37;
  const ticks = Array.from({ length: 60 }, (_, second) => {
    const degrees = -90 + second * 6;
    const lit = second < left;
    const [fromX, fromY] = polar(globe, second % 5 === 0 ? 74 : 77, degrees);
    const [toX, toY] = polar(globe, 84, degrees);
    return stroke(
      `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`,
      lit ? "#ffe6a0" : "#5a1420",
      second % 5 === 0 ? 3.4 : 2.2,
    );
  }).join("");
  const [sparkX, sparkY] = polar(globe, 80, -90 + (left - 0.5) * 6);
  const glow = circle(
    globe[0],
    globe[1],
    100,
    sheet.radial([
      [0.6, "#ffb04a", 0],
      [0.8, "#ffb04a", 0.5],
      [1, "#ff7a3c", 0],
    ]),
    `style="mix-blend-mode:screen"`,
  );
  return (
    glow +
    embossed(sheet, circle(...globe, 88, "none", `stroke="#fff" stroke-width="4"`), gold, { depth: 4, soft: 1.3, drop: 3 }) +
    circle(...globe, 85, "#3a0812", `opacity=".55"`) +
    ticks +
    circle(
      sparkX,
      sparkY,
      22,
      sheet.radial([
        [0, "#fffbe0"],
        [0.3, "#ffc04a", 0.8],
        [1, "#ff6a2e", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    path(sparkle([sparkX, sparkY], 13), "#fff") +
    path(sparkle([sparkX - 12, sparkY + 8], 4) + sparkle([sparkX + 9, sparkY + 11], 3), "#ffe08a")
  );
}

function glass(sheet: Sheet): string {
  const inside = sheet.radial(
    [
      [0, "#6a1420"],
      [0.7, "#3a0714"],
      [1, "#1a0310"],
    ],
    [0.5, 0.6],
    0.62,
  );
  const balls = (
    [
      [248, 116, 13, "dots", 20],
      [272, 126, 14, "star", -12],
      [300, 127, 14, "moon", 0],
      [325, 114, 13, "lotus", 18],
      [262, 96, 12.5, "lotus", -20],
      [311, 98, 13, "dots", 40],
      [244, 86, 11.5, "star", 30],
      [330, 84, 12, "star", -24],
      [287, 104, 15, "lotus", 0],
      [270, 62, 11.5, "moon", 0],
      [304, 64, 12.5, "star", 14],
      [286, 44, 10, "dots", 60],
      [322, 56, 9.5, "moon", 0],
    ] as const
  )
    .map(([x, y, radius, mark, turn], index) =>
      ball(sheet, [x, y], radius, mark, turn, index % 3 === 1 ? "#1f4fa8" : index % 3 === 2 ? "#0f7a5c" : red),
    )
    .join("");
  const trail = ["M236 70C246 44 270 34 292 32", "M338 100C340 70 326 46 312 40"]
    .map((data) => stroke(data, "#fff1c8", 2, `opacity=".35"`))
    .join("");
  return (
    circle(...globe, 66, inside) +
    group(
      `clip-path="${sheet.clip(circle(...globe, 66, "#000"))}"`,
      trail + balls + ellipse(286, 150, 60, 26, "#ffb04a", `opacity=".22" style="mix-blend-mode:screen"`),
    ) +
    circle(
      ...globe,
      66,
      sheet.radial([
        [0.7, "#fff", 0],
        [0.93, "#ffd9c0", 0.3],
        [1, "#fff", 0.7],
      ]),
    ) +
    path("M232 74C238 46 262 28 290 28C268 36 248 52 242 80C238 84 232 82 232 74Z", "#fff", `opacity=".5"`) +
    path("M330 124C340 112 344 100 344 88C340 108 330 122 316 132C322 132 327 129 330 124Z", "#fff", `opacity=".3"`)
  );
}

function loose(sheet: Sheet): string {
  return (
    ball(sheet, [206, 160], 15, "star", -10) +
    ball(sheet, [366, 164], 13, "lotus", 14, "#0f7a5c") +
    ball(sheet, [232, 170], 10, "moon", 0, "#1f4fa8") +
    ball(sheet, [372, 30], 9, "dots", 30) +
    ball(sheet, [204, 36], 8, "lotus", -20, "#1f4fa8")
  );
}

function tickets(sheet: Sheet): string {
  const slip = sheet.linear([
    [0, "#fff3d8"],
    [1, "#f0cf9a"],
  ]);
  const one = (x: number, y: number, turn: number, ink: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" opacity=".92">${path("M-24 -14H24V-5A5 5 0 0 0 24 5V14H-24V5A5 5 0 0 0 -24 -5Z", slip)}${stroke("M-13 -14V14", "#b5835a", 1, `stroke-dasharray="2 2.6"`)}${circle(5, 0, 7.4, "none", `stroke="${ink}" stroke-width="2.4"`)}${path(burst([5, 0], 5, 2, 5, { turn: -90 }), ink)}</g>`;
  return one(196, 84, -24, red) + one(374, 98, 22, "#0f7a5c") + one(178, 130, 16, "#1f4fa8");
}
