import { bandSides, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { bubbleLettering, comicGround, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { shadow } from "@lantern/ui/art/texture.ts";
import { circle, createSheet, ellipse, group, mirrored, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

const line = `stroke="${inkLine}" stroke-width="3.2" stroke-linejoin="round"`;

/** Tin Rickshaw: a gecko in racing goggles leans over its own name. */
export function drawGeckoGo(): string {
  const sheet = createSheet(240, 300);
  const colours = { light: "#ffe27a", deep: "#f2541b", ray: "#ff8a1f", dot: "#b3261a", burst: "#1fb6e8", inner: "#fff7dc" };
  return sheet.finish(
    comicGround(sheet, [120, 112], colours, { rays: 18, spikes: 15, radius: 116, seed: 24 }) +
      sticker(sheet, tail(sheet) + geckoHead(sheet), { border: 4.6 }) +
      flag(sheet) +
      title(sheet) +
      group(`filter="${shadow(sheet, 1, 4, 1.5, "#1a0c2e", 0.8)}" transform="translate(0 -13)"`, hands(sheet)),
  );
}

function green(sheet: Sheet): string {
  return sheet.radial(
    [
      [0, "#d8ff5a"],
      [0.45, "#6fdc2c"],
      [1, "#16962f"],
    ],
    [0.42, 0.26],
    0.85,
  );
}

function tail(sheet: Sheet): string {
  const spine: Point[] = [
    [150, 190],
    [186, 184],
    [214, 160],
    [218, 122],
    [200, 96],
    [180, 104],
    [182, 122],
  ];
  const halfWidths = [19, 18, 16, 13, 10, 7, 4];
  const { left, right } = bandSides(spine, halfWidths);
  const outline = smooth([...left, [186, 128], ...right.toReversed()], true);
  const stripes = [
    [1, 2],
    [2, 3],
    [3, 4],
  ]
    .map(([from = 0]) => {
      const one = left[from] ?? [0, 0];
      const other = right[from] ?? [0, 0];
      return stroke(
        `M${one.map(round).join(" ")}Q${round((one[0] + other[0]) / 2 + 6)} ${round((one[1] + other[1]) / 2 - 4)} ${other.map(round).join(" ")}`,
        "#ff7a1c",
        6,
      );
    })
    .join("");
  return (
    path(outline, green(sheet), line) + group(`clip-path="${sheet.clip(path(outline, "#000"))}"`, stripes) + path(outline, "none", line)
  );
}

/** The gecko's head in goggles, about (120, 128), 170 pixels across. */
export function geckoHead(sheet: Sheet): string {
  const skull =
    "M120 60C92 58 66 60 52 78C36 98 40 132 58 156C76 178 98 190 120 190C142 190 164 178 182 156C200 132 204 98 188 78C174 60 148 58 120 60Z";
  const spots = mirrored(
    [
      [74, 150, 6],
      [62, 132, 4.4],
      [92, 70, 4],
      [88, 164, 3.6],
      [78, 72, 3],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, "#ff8a1f", `opacity=".9"`))
      .join(""),
    120,
  );
  const inside = sheet.clip(path(skull, "#000"));
  const belly = group(
    `clip-path="${inside}"`,
    ellipse(120, 190, 62, 34, "#f6ffc0", `opacity=".9"`) +
      path("M186 74C206 110 196 160 130 192H220V60Z", "#0a7a34", `opacity=".4"`) +
      ellipse(92, 74, 26, 8, "#fbffd0", `opacity=".75" transform="rotate(-14 92 74)"`),
  );
  const mouth =
    path("M70 144C92 160 148 160 170 144C168 172 146 184 120 184C94 184 72 172 70 144Z", "#7a0f2c", line) +
    path("M100 178C102 164 138 164 140 178C138 196 136 206 120 207C104 206 102 196 100 178Z", "#ff5d8a", line) +
    stroke("M120 176V194", "#c21f55", 2.4) +
    mirrored(circle(108, 134, 2.2, inkLine), 120);
  return path(skull, green(sheet), line) + belly + spots + mouth + mirrored(eye(sheet), 120) + goggles(sheet);
}

function eye(sheet: Sheet): string {
  const iris = sheet.radial([
    [0, "#fff27a"],
    [0.6, "#ffb01f"],
    [1, "#e0641a"],
  ]);
  return (
    circle(80, 104, 29, "#6fdc2c", line) +
    circle(80, 104, 24, "#fff", line) +
    circle(84, 106, 18, iris, `stroke="${inkLine}" stroke-width="2.2"`) +
    ellipse(85, 106, 5.6, 14, inkLine) +
    circle(78, 97, 6, "#fff") +
    circle(90, 114, 2.6, "#fff")
  );
}

function goggles(sheet: Sheet): string {
  const glass = sheet.linear([
    [0, "#bff4ff"],
    [0.5, "#3fb4ff"],
    [1, "#1a4fd0"],
  ]);
  const lens =
    path("M116 44C112 30 84 28 74 40C68 50 72 66 84 70C98 74 114 66 116 44Z", "#ffd23a", line) +
    path("M111 46C108 36 88 35 80 43C76 50 79 62 87 64C98 67 110 60 111 46Z", glass, `stroke="${inkLine}" stroke-width="2"`) +
    path("M85 44L96 39L86 60C81 57 81 49 85 44Z", "#fff", `opacity=".85"`);
  const strap =
    path("M46 84C58 60 80 50 120 50C160 50 182 60 194 84L186 92C174 72 152 66 120 66C88 66 66 72 54 92Z", "#e8233f", line) +
    stroke("M60 76C76 62 96 58 120 58C144 58 164 62 180 76", "#ff8a9a", 2.4);
  return strap + mirrored(lens, 120) + rectangle(112, 44, 16, 10, "#ffd23a", 3, line);
}

function hands(sheet: Sheet): string {
  const fingers = [-64, -24, 16, 56];
  const hand =
    fingers
      .map((degrees) => {
        const [x, y] = polar([44, 206], 19, degrees + 90);
        return (
          stroke(`M44 206L${round(x)} ${round(y)}`, inkLine, 14) +
          circle(x, y, 9, green(sheet), line) +
          stroke(`M44 206L${round(x)} ${round(y)}`, "#4cc22c", 8) +
          circle(x, y + 1.6, 4.6, "#f6ffc0", `opacity=".85"`)
        );
      })
      .join("") +
    path("M28 196C34 186 54 186 60 198C62 210 54 216 44 216C34 216 26 208 28 196Z", green(sheet), line) +
    path("M34 196C40 190 48 190 52 194", "none", `stroke="#f2ffb0" stroke-width="3" stroke-linecap="round"`);
  return mirrored(hand, 120);
}

function flag(sheet: Sheet): string {
  const squares = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 14 }, (_unused, column) =>
      (row + column) % 2 === 0 ? rectangle(column * 18 - 6, 202 + row * 13, 18, 13, "#fff") : "",
    ).join(""),
  ).join("");
  return (
    group(`transform="rotate(-3 120 220)"`, rectangle(-12, 199, 270, 120, inkLine) + squares) +
    rectangle(
      -4,
      196,
      248,
      110,
      sheet.linear([
        [0.15, "#1a0c2e", 0],
        [0.5, "#1a0c2e", 0.6],
      ]),
    )
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/chango");
  const hop = (index: number): readonly [number, number] => [[-4, 3, -2, 4, -3][index] ?? 0, [0, 0.03, -0.02, 0.04, 0][index] ?? 0];
  return (
    bubbleLettering(sheet, "GECKO", {
      font,
      width: 204,
      size: 52,
      x: 120,
      baseline: 252,
      bounce: hop,
      face: ["#d8ff5a", "#2fb82f"],
      tracking: 0.01,
    }) +
    bubbleLettering(sheet, "GO!", {
      font,
      width: 120,
      size: 44,
      x: 120,
      baseline: 292,
      bounce: (index) => [[-5, 4, 8][index] ?? 0, 0],
      face: ["#fff27a", "#ff8a1f"],
      tracking: 0.02,
    })
  );
}
