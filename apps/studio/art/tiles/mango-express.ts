import { petal, polar, type Point } from "@lantern/ui/art/geometry.ts";
import { bubbleLettering, comicGround, inkLine, speedLines, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { both, climb, flare } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ellipse, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { scrim } from "@lantern/ui/art/texture.ts";

const line = `stroke="${inkLine}" stroke-width="3.4" stroke-linejoin="round"`;

/** Tin Rickshaw: a mango that is also a locomotive, at full steam. */
export function drawMangoExpress(): string {
  const sheet = createSheet(240, 300);
  const colours = { light: "#9ff5e4", deep: "#0893ab", ray: "#0fb3bd", dot: "#056b86", burst: "#ff3f7d", inner: "#fff3c2" };
  return sheet.finish(
    comicGround(sheet, [120, 116], colours, { rays: 20, spikes: 16, radius: 116, seed: 6 }) +
      speedLines(
        [
          [-6, 150],
          [-10, 166],
          [-4, 182],
          [-8, 132],
          [2, 116],
        ],
        58,
        "#ffffff",
        5,
      ) +
      steam(sheet) +
      sticker(sheet, place(train(sheet), 117, 124, 0.96, -7), { border: 4.6 }) +
      scrim(sheet, "#04475e", 0.7, 0.55) +
      title(sheet),
  );
}

function steam(sheet: Sheet): string {
  const puff = sheet.radial(
    [
      [0, "#ffffff"],
      [0.7, "#fff6e6"],
      [1, "#ffd9c2"],
    ],
    [0.4, 0.3],
    0.8,
  );
  const puffs = [
    [136, 40, 13],
    [118, 30, 17],
    [94, 28, 20],
    [66, 34, 22],
    [40, 48, 19],
    [22, 66, 14],
  ] as const;
  return (
    group(`stroke="${inkLine}" stroke-width="6.5"`, puffs.map(([x, y, radius]) => circle(x, y, radius, inkLine)).join("")) +
    puffs.map(([x, y, radius]) => circle(x, y, radius, puff)).join("")
  );
}

/** Drawn about the origin, 200 pixels long, running to the right. */
export function train(sheet: Sheet): string {
  return (
    cab(sheet) +
    chimney(sheet) +
    mango(sheet) +
    face() +
    chassis(sheet) +
    [
      [-62, 50, 25],
      [-8, 56, 19],
      [36, 56, 19],
    ]
      .map(([x = 0, y = 0, radius = 0]) => wheel(sheet, [x, y], radius))
      .join("") +
    rod()
  );
}

function mango(sheet: Sheet): string {
  const skin = sheet.linear(
    [
      [0, "#ffe95c"],
      [0.4, "#ffb526"],
      [0.75, "#ff7a1c"],
      [1, "#d9351f"],
    ],
    [0.2, 0],
    [0.75, 1],
  );
  const body = "M-58 6C-60 -34 -28 -56 14 -54C56 -52 84 -34 96 -8C104 8 108 22 100 30C84 44 40 48 0 46C-36 44 -58 36 -58 6Z";
  const shade = group(
    `clip-path="${sheet.clip(path(body, "#000"))}"`,
    path("M-60 22C-20 44 60 40 110 6V60H-60Z", "#c22a20", `opacity=".5"`) +
      ellipse(-30, -8, 26, 34, "#8fd44a", `opacity=".45"`) +
      path("M-42 -20C-34 -40 -8 -47 22 -46C8 -38 -18 -34 -32 -12Z", "#fffbe0", `opacity=".85"`) +
      circle(36, -42, 4, "#fffbe0", `opacity=".85"`),
  );
  const straps = [-34, 2]
    .map(
      (x) =>
        stroke(`M${x} -${x === 2 ? 54 : 47}C${x + 9} -20 ${x + 9} 16 ${x + 2} 46`, inkLine, 9) +
        stroke(`M${x} -${x === 2 ? 53 : 46}C${x + 9} -20 ${x + 9} 16 ${x + 2} 45`, "#ffd84a", 3.6),
    )
    .join("");
  return path(body, skin, line) + shade + straps;
}

function face(): string {
  const eye = (x: number, y: number, radius: number, look: number): string =>
    ellipse(x, y, radius, radius * 1.24, "#fff", line) +
    circle(x + look, y + 1.5, radius * 0.56, inkLine) +
    circle(x + look + radius * 0.2, y - radius * 0.3, radius * 0.24, "#fff");
  return (
    eye(38, -16, 12.5, 3.4) +
    eye(66, -15, 11, 3.4) +
    stroke("M24 -34Q36 -42 50 -35M58 -34Q68 -38 78 -30", inkLine, 4.4) +
    path("M32 10Q60 24 92 4Q90 34 64 36Q38 36 32 10Z", "#7a1020", line) +
    path("M36 12Q60 24 90 6L88 14Q60 28 38 19Z", "#fff") +
    path("M48 32Q62 22 78 30Q66 38 48 32Z", "#ff6f7d")
  );
}

function cab(sheet: Sheet): string {
  const wall = sheet.linear([
    [0, "#ff5a86"],
    [1, "#c3174f"],
  ]);
  return (
    path("M-98 44V-34H-44V44Z", wall, line) +
    rectangle(-86, -22, 30, 28, "#243a7a", 5, line) +
    path("M-83 -19H-70L-82 3Z", "#9fe7ff", `opacity=".9"`) +
    rectangle(-98, 14, 54, 9, "#ffd84a", 0, line) +
    path(
      "M-106 -34Q-72 -58 -36 -36L-36 -28H-106Z",
      sheet.linear([
        [0, "#3ce0c4"],
        [1, "#0d8f8c"],
      ]),
      line,
    ) +
    stroke("M-96 -38Q-74 -49 -52 -42", "#c9fff4", 3)
  );
}

function chimney(sheet: Sheet): string {
  const pipe = sheet.linear(
    [
      [0, "#38307a"],
      [0.4, "#6a5ecb"],
      [1, "#241d55"],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    path("M8 -46L4 -74H34L30 -46Z", pipe, line) +
    path("M-4 -72Q-6 -86 4 -86H34Q44 -86 42 -72Z", "#ffd84a", line) +
    path(petal([28, -78], [80, -84], 26, 0.5), "#3fbf4d", line) +
    stroke("M32 -79Q54 -82 74 -83", "#176b2a", 2.4) +
    path(petal([24, -80], [54, -106], 19, 0.5), "#7adf58", line)
  );
}

function chassis(sheet: Sheet): string {
  const plow = sheet.linear([
    [0, "#ffe07a"],
    [1, "#f09a1c"],
  ]);
  return (
    rectangle(-98, 38, 160, 12, "#38307a", 4, line) +
    path("M56 34H88L116 68H62Z", plow, line) +
    stroke("M72 38L78 64M82 38L94 64", inkLine, 3)
  );
}

function wheel(sheet: Sheet, [x, y]: Point, radius: number): string {
  const spokes = Array.from({ length: 6 }, (_, index) => {
    const [tx, ty] = polar([x, y], radius * 0.72, index * 60 + 12);
    return `M${x} ${y}L${round(tx)} ${round(ty)}`;
  }).join("");
  return (
    circle(x, y, radius, "#ffd84a", line) +
    circle(
      x,
      y,
      radius * 0.76,
      sheet.radial([
        [0, "#5a4fc0"],
        [1, "#2a2264"],
      ]),
      line,
    ) +
    stroke(spokes, "#ffd84a", 3.4) +
    circle(x, y, radius * 0.24, "#ff3f7d", `stroke="${inkLine}" stroke-width="2.6"`)
  );
}

function rod(): string {
  return (
    stroke("M-60 54H38", inkLine, 9) +
    stroke("M-60 54H38", "#d9e6ff", 4.4) +
    [-62, -8, 36].map((x) => circle(x, 54, 4, "#ff3f7d", `stroke="${inkLine}" stroke-width="2"`)).join("")
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/shrikhand");
  return (
    bubbleLettering(sheet, "Mango", { font, width: 196, size: 66, x: 112, baseline: 238, warp: climb(16), face: ["#fff07a", "#ff8a1c"] }) +
    bubbleLettering(sheet, "Express", {
      font,
      width: 208,
      size: 48,
      x: 124,
      baseline: 277,
      warp: both(climb(16), flare(0.06)),
      face: ["#ffffff", "#ffc4da"],
    })
  );
}
