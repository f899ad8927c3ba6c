import { bandSides, petal, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, group, path, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

const edge = `stroke="#06281f" stroke-width="1.6" stroke-linejoin="round"`;

/** The carved head of a dragon boat and its neck, looking to the right; the neck rises from about (60, 210). */
export function drawDragonProw(sheet: Sheet): string {
  return mane(sheet) + neck(sheet) + horns(sheet) + head(sheet) + beard(sheet);
}

function scales(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#c8ff9a"],
      [0.35, "#2fc878"],
      [0.75, "#0b7a5a"],
      [1, "#043a34"],
    ],
    [0.8, 0],
    [0.2, 1],
  );
}

function gilding(sheet: Sheet): string {
  return sheet.linear([
    [0, "#fffbd0"],
    [0.45, "#ffc63a"],
    [1, "#b85a0c"],
  ]);
}

/** The curve of the neck, from the hull to the nape. */
const spine: readonly Point[] = [
  [26, 226],
  [54, 208],
  [72, 182],
  [74, 152],
  [70, 124],
  [82, 98],
  [108, 84],
];

function neck(sheet: Sheet): string {
  const { left, right } = bandSides(spine, [30, 30, 27, 24, 23, 25, 26]);
  const outline = smooth([...left, ...right.toReversed()], true);
  const rows: string[] = [];
  for (let row = 0; row < 20; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const [x, y] = [10 + column * 12 + (row % 2) * 6, 76 + row * 8];
      rows.push(`M${x - 6} ${y}Q${x} ${y + 9} ${x + 6} ${y}`);
    }
  }
  const belly = smooth([...left, [104, 100], [86, 116], [82, 136], [86, 160], [78, 192], [60, 222], [36, 240]], true);
  const plates = Array.from({ length: 12 }, (_, at) => `M66 ${112 + at * 11}Q90 ${120 + at * 11} 116 ${102 + at * 11}`).join("");
  return (
    path(outline, scales(sheet), edge) +
    group(
      `clip-path="${sheet.clip(path(outline, "#000"))}"`,
      stroke(rows.join(""), "#04443a", 1.5, `opacity=".75"`) +
        path(belly, gilding(sheet), `opacity=".95"`) +
        stroke(plates, "#a8480c", 2, `clip-path="${sheet.clip(path(belly, "#000"))}"`) +
        stroke(smooth(right), "#043a34", 12, `opacity=".35"`),
    ) +
    stroke(smooth(left), "#fff3b0", 1.6, `opacity=".9"`)
  );
}

/** Flames of red hair down the nape. */
function mane(sheet: Sheet): string {
  const hair = sheet.linear(
    [
      [0, "#ffb03a"],
      [0.4, "#ff4a2a"],
      [1, "#a80a2e"],
    ],
    [1, 0.2],
    [0, 0.8],
  );
  const locks: readonly (readonly [Point, Point, number])[] = [
    [[100, 66], [44, 34], 30],
    [[84, 82], [18, 62], 32],
    [[68, 104], [6, 96], 32],
    [[62, 128], [6, 134], 30],
    [[62, 154], [10, 168], 28],
    [[58, 178], [8, 200], 26],
    [[112, 60], [72, 18], 22],
  ];
  return locks
    .map(([from, to, width]) => path(petal(from, to, width, 0.32), hair, `stroke="#5e0618" stroke-width="1.4" stroke-linejoin="round"`))
    .join("");
}

function horns(sheet: Sheet): string {
  const horn = (data: string): string => path(data, gilding(sheet), edge);
  return (
    horn("M118 66C104 52 96 40 84 34C96 32 104 36 110 42C106 32 106 26 100 18C116 26 128 44 134 60Z") +
    horn("M136 62C130 48 130 34 122 20C138 28 148 44 150 62Z") +
    stroke("M112 56C106 46 100 40 94 37M140 56C138 44 134 34 129 28", "#fffbe0", 1.6)
  );
}

function head(sheet: Sheet): string {
  const skin = scales(sheet);
  const skull =
    "M84 96C86 70 110 54 136 58C152 58 158 66 168 72C176 66 190 66 198 74C208 76 216 84 214 94C212 102 204 104 196 104C186 112 168 112 154 112C140 118 120 128 104 126C90 122 82 112 84 96Z";
  const jaw =
    "M104 122C120 124 138 118 152 120C164 124 176 132 190 130C198 130 202 136 196 142C184 152 160 154 140 148C120 144 106 136 104 122Z";
  const throat = "M112 118C136 120 160 108 196 106C190 116 186 126 188 132C166 136 130 140 112 126Z";
  const upper = [
    [148, 12],
    [160, 14],
    [172, 11],
    [184, 10],
  ];
  const teeth =
    upper
      .map(([x = 0, tall = 0]) =>
        path(`M${x - 4.5} 108L${x} ${108 + tall}L${x + 4.5} 108Z`, "#fffdf0", `stroke="#06281f" stroke-width="1"`),
      )
      .join("") +
    path("M192 104L199 122L203 102Z", "#fffdf0", `stroke="#06281f" stroke-width="1"`) +
    [152, 164, 176].map((x) => path(`M${x - 4} 127L${x} 117L${x + 4} 129Z`, "#fffdf0", `stroke="#06281f" stroke-width="1"`)).join("");
  const eye =
    path("M122 82C126 68 146 66 154 78C152 90 130 96 122 82Z", "#fffbe0", edge) +
    circle(139, 80.5, 7.6, "#ff7a1c") +
    ellipse(140, 80.5, 2.4, 7, "#1a0408") +
    circle(137, 77.5, 1.8, "#fff") +
    path("M116 78C122 60 150 58 162 76C150 66 132 66 124 80Z", gilding(sheet), edge);
  const tongue = path("M128 132C150 122 176 122 206 140C190 136 172 136 158 140C146 142 134 140 128 132Z", "#ff5a6a", edge);
  const frill =
    path(
      "M96 100C86 92 80 78 68 74C76 90 72 98 62 104C76 106 78 112 74 124C86 116 94 118 100 126Z",
      "#ff4a2a",
      `stroke="#5e0618" stroke-width="1.4" stroke-linejoin="round"`,
    ) + stroke("M94 104L74 82M94 110L70 106M96 116L80 120", "#ffc63a", 2);
  return (
    frill +
    path(throat, "#5e0618") +
    tongue +
    path(jaw, skin, edge) +
    path("M116 138C136 148 164 150 188 138C180 148 160 152 140 147Z", gilding(sheet)) +
    teeth +
    path(skull, skin, edge) +
    group(
      `clip-path="${sheet.clip(path(skull, "#000"))}"`,
      path("M84 108C110 116 150 108 216 98V130H84Z", "#043a34", `opacity=".4"`) +
        stroke("M100 84Q104 92 108 84M98 94Q102 102 106 94M110 96Q114 104 118 96M108 106Q112 114 116 106", "#04443a", 1.6),
    ) +
    stroke("M112 64C122 58 136 58 146 62M172 73C180 68 190 69 196 76", "#f0ffc8", 2.2, `opacity=".9"`) +
    ellipse(201, 85, 4.4, 3.2, "#06281f", `transform="rotate(-20 201 85)"`) +
    path("M190 78C194 68 206 66 212 76C208 74 200 74 196 82Z", gilding(sheet), edge) +
    stroke("M196 100C180 108 166 108 152 108", "#06281f", 2) +
    eye
  );
}

/** Whiskers and a beard of gold, a pearl before the mouth. */
function beard(sheet: Sheet): string {
  const whisker = (data: string): string => stroke(data, "#06281f", 4.4) + stroke(data, "#ffc63a", 2.6);
  const pearl = sheet.radial(
    [
      [0, "#ffffff"],
      [0.5, "#fff0b0"],
      [1, "#ff9a2e"],
    ],
    [0.4, 0.34],
    0.7,
  );
  return (
    whisker("M206 96C222 96 232 86 228 72C226 66 218 68 220 74") +
    (
      [
        [[128, 146], [120, 172], 10],
        [[142, 150], [138, 180], 11],
        [[156, 151], [158, 176], 10],
        [[114, 138], [100, 158], 10],
      ] as const
    )
      .map(([from, to, width]) => path(petal(from, to, width, 0.4), "#ff4a2a", `stroke="#5e0618" stroke-width="1.2"`))
      .join("") +
    circle(
      216,
      128,
      24,
      sheet.radial([
        [0, "#fff6c8", 0.9],
        [1, "#ffb04a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    circle(216, 128, 9, pearl) +
    path(sparkle([216, 128], 15), "#ffffff", `opacity=".9"`)
  );
}
