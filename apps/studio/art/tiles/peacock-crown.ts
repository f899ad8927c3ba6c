import { polar, rays, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { arch } from "@lantern/ui/art/lettering.ts";
import { castLettering, dropJewel, embossed, gold, jewel } from "@lantern/ui/art/relief.ts";
import {
  circle,
  createSheet,
  ellipse,
  ground,
  group,
  mirrored,
  path,
  rectangle,
  round,
  stroke,
  type Sheet,
} from "@lantern/ui/art/sheet.ts";
import { blur, scrim, vignette } from "@lantern/ui/art/texture.ts";

const heart: Point = [120, 172];
const ruby = ["#ffb0c0", "#f0184e", "#5e0020"] as const;
const amethyst = ["#e9c0ff", "#9a35e0", "#2e0458"] as const;

/** Golden Naga: a peacock in cloisonné, its train an open fan of enamel eyes, a crown over its head. */
export function drawPeacockCrown(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    curtain(sheet) +
      cloisonnePeacock(sheet) +
      crown(sheet) +
      scrim(sheet, "#1a0424", 0.66, 0.96) +
      title(sheet) +
      path(sparkle([120, 28], 7) + sparkle([60, 92], 5) + sparkle([184, 104], 6), "#fff", `opacity=".95"`),
  );
}

/** The peacock before its fan, about (120, 150), 250 pixels across. */
export function cloisonnePeacock(sheet: Sheet): string {
  return fan(sheet) + bird(sheet);
}

function curtain(sheet: Sheet): string {
  const folds = Array.from({ length: 12 }, (_, index) =>
    rectangle(
      index * 20,
      0,
      20,
      300,
      sheet.linear(
        [
          [0, "#2c0638", 0.75],
          [0.4, "#c03ac0", 0.25],
          [1, "#2c0638", 0.75],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  ).join("");
  return (
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#b8359a"],
          [0.55, "#661668"],
          [1, "#22062e"],
        ],
        [0.5, 0.5],
        0.72,
      ),
    ) +
    folds +
    ellipse(
      120,
      150,
      118,
      128,
      sheet.radial([
        [0, "#ffe08a", 0.95],
        [0.4, "#ff9a5a", 0.4],
        [1, "#ff6ab0", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    vignette(sheet, "#0c0114", 0.75)
  );
}

/** One feather, root at the origin, pointing up, `length` long and `width` across its eye. */
function feather(sheet: Sheet, length: number, width: number, tone: number): string {
  const eye = (grow: number, shift: number): string => {
    const [half, y] = [(width / 2) * grow, -length + width * 0.62 + shift];
    return `M0 ${round(y - half * 1.3)}C${round(half * 0.8)} ${round(y - half * 1.1)} ${round(half * 1.1)} ${round(y - half * 0.2)} ${round(half * 0.86)} ${round(y + half * 0.45)}C${round(half * 0.6)} ${round(y + half)} ${round(half * 0.2)} ${round(y + half * 1.15)} 0 ${round(y + half * 1.5)}C${round(-half * 0.2)} ${round(y + half * 1.15)} ${round(-half * 0.6)} ${round(y + half)} ${round(-half * 0.86)} ${round(y + half * 0.45)}C${round(-half * 1.1)} ${round(y - half * 0.2)} ${round(-half * 0.8)} ${round(y - half * 1.1)} 0 ${round(y - half * 1.3)}Z`;
  };
  const enamel = [
    ["#14c48e", "#04583f"],
    ["#1fb6c8", "#045a78"],
    ["#37c86a", "#056038"],
  ][tone % 3] ?? ["#14c48e", "#04583f"];
  const barbs = Array.from({ length: 5 }, (_, index) => {
    const y = -length * 0.3 - index * length * 0.075;
    return `M0 ${round(y + 7)}L${round(width * 0.32)} ${round(y)}M0 ${round(y + 7)}L${round(-width * 0.32)} ${round(y)}`;
  }).join("");
  return (
    stroke(barbs, "#0f8f6c", 1.6) +
    embossed(sheet, path(eye(1, 0), "#fff") + rectangle(-1.1, -length + width, 2.2, length - width, "#fff", 1), gold, {
      depth: 4,
      soft: 1.3,
      drop: 3,
    }) +
    path(
      eye(0.82, 0),
      sheet.radial(
        [
          [0, enamel[0] ?? ""],
          [1, enamel[1] ?? ""],
        ],
        [0.4, 0.3],
        0.8,
      ),
    ) +
    path(eye(0.58, 1), "#f2b431") +
    path(
      eye(0.5, 1.2),
      sheet.radial(
        [
          [0, "#5fe0ff"],
          [1, "#0b6fb4"],
        ],
        [0.4, 0.3],
        0.8,
      ),
    ) +
    path(
      eye(0.3, 2),
      sheet.radial([
        [0, "#3a4dff"],
        [1, "#0a0a58"],
      ]),
    ) +
    ellipse(-width * 0.13, -length + width * 0.42, width * 0.07, width * 0.12, "#fff", `opacity=".75"`)
  );
}

function fan(sheet: Sheet): string {
  const row = (count: number, length: number, width: number, spread: number, tone: number): string =>
    Array.from({ length: count }, (_, index) => index)
      .toSorted((one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2))
      .map(
        (index) =>
          `<g transform="translate(${heart[0]} ${heart[1]}) rotate(${round(-spread + (2 * spread * index) / (count - 1))})">${feather(sheet, length, width, tone + (index % 2))}</g>`,
      )
      .join("");
  const scallops = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = polar(heart, 112, 166 + index * 8.32);
    return circle(x, y, 10, "#fff");
  }).join("");
  const backing = sheet.radial(
    [
      [0, "#0fae8a"],
      [0.7, "#066a5e"],
      [1, "#033a3c"],
    ],
    [0.5, 0.5],
    0.5,
  );
  return (
    embossed(sheet, circle(heart[0], heart[1], 114, "#fff") + scallops, gold, { depth: 4, soft: 1.6, drop: 6 }) +
    circle(heart[0], heart[1], 111, backing) +
    path(rays(heart, 60, 111, 0.4), "#01302c", `opacity=".45"`) +
    row(13, 136, 35, 101, 0) +
    row(10, 102, 30, 96, 1) +
    row(7, 72, 26, 80, 0)
  );
}

function bird(sheet: Sheet): string {
  const body =
    "M120 90C109 90 104 98 105 108C106 120 112 128 110 142C107 158 88 168 86 194C86 214 102 226 120 238C138 226 154 214 154 194C152 168 133 158 130 142C128 128 134 120 135 108C136 98 131 90 120 90Z";
  const blue = sheet.linear([
    [0, "#3fa2ff"],
    [0.45, "#1550e0"],
    [1, "#0a1a78"],
  ]);
  const scales = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const x = 84 + column * 12 + (row % 2) * 6;
      const y = 144 + row * 10;
      return `M${x - 6} ${y}a6 6.5 0 0 0 12 0`;
    }).join(""),
  ).join("");
  const clip = sheet.clip(path(body, "#000", `transform="translate(120 160) scale(.93 .965) translate(-120 -160)"`));
  const necklace = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar([120, 142], 26, 30 + index * 15);
    return circle(x, y + 2, 2.7, "#fff");
  }).join("");
  const crest = [-34, -17, 0, 17, 34]
    .map(
      (turn) =>
        `<g transform="translate(120 94) rotate(${turn})">${rectangle(-0.8, -17, 1.6, 16, "#fff", 0.8)}${circle(0, -18, 3, "#fff")}</g>`,
    )
    .join("");
  return (
    path(body, "#0a0116", `opacity=".7" filter="${blur(sheet, 6)}" transform="translate(3 6)"`) +
    embossed(sheet, path(body, "#fff") + crest, gold, { depth: 4, soft: 1.5, drop: 5 }) +
    group(
      `clip-path="${clip}"`,
      path(body, blue) +
        stroke(scales, "#63d0ff", 1.3, `opacity=".75"`) +
        path("M106 92C98 150 84 170 84 230H104C96 190 112 150 112 92Z", "#9fe4ff", `opacity=".3"`) +
        path("M134 92C140 150 160 170 156 230H140C146 190 128 150 130 92Z", "#020838", `opacity=".5"`),
    ) +
    embossed(sheet, necklace, gold, { depth: 4, soft: 1.1, drop: 1.5 }) +
    dropJewel(sheet, [120, 180], 20, ruby, 0) +
    mirrored(
      path("M107 108C109 101 115 101 118 106C115 110 110 111 107 108Z", "#fff7e0") +
        circle(113.6, 105.6, 2.3, "#0a0620") +
        circle(113.2, 104.2, 0.8, "#fff"),
      120,
    ) +
    embossed(sheet, path("M120 108C124 108 126 112 125 115L120 124L115 115C114 112 116 108 120 108Z", "#fff"), gold, {
      depth: 3,
      soft: 1,
      drop: 1.5,
    })
  );
}

function crown(sheet: Sheet): string {
  const rim = "M98 84Q120 92 142 84L145 93Q120 102 95 93Z";
  const points = "M98 85L90 58L104 72L109 50L120 68L131 50L136 72L150 58L142 85Q120 93 98 85Z";
  const balls = (
    [
      [90, 57],
      [109, 48],
      [131, 48],
      [150, 57],
    ] as const
  )
    .map(([x, y]) => circle(x, y, 3.6, "#fff"))
    .join("");
  return (
    ellipse(
      120,
      76,
      50,
      40,
      sheet.radial([
        [0, "#fff2b0", 0.9],
        [1, "#ffb04a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    embossed(
      sheet,
      path(
        points,
        sheet.linear([
          [0, "#fff"],
          [1, "#bdbdbd"],
        ]),
      ) + balls,
      gold,
      { depth: 6, soft: 2, drop: 5 },
    ) +
    embossed(sheet, path(rim, "#fff"), gold, { depth: 5, soft: 1.4, drop: 2 }) +
    jewel(sheet, [120, 76], 5.2, ruby) +
    mirrored(jewel(sheet, [104.5, 79], 3, amethyst), 120) +
    jewel(sheet, [120, 92.5], 2.6, amethyst) +
    mirrored(jewel(sheet, [106, 91], 2.1, ruby), 120)
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/yeseva-one");
  const bed = "#1e0430";
  return (
    castLettering(sheet, "Peacock", {
      font,
      width: 218,
      size: 66,
      x: 120,
      baseline: 247,
      bed,
      warp: arch(7),
      stretch: 0.94,
      thickness: 3,
    }) +
    castLettering(sheet, "Crown", { font, width: 180, size: 58, x: 120, baseline: 290, tracking: 0.02, bed, warp: arch(4), thickness: 3 })
  );
}
