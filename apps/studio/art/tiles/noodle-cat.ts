import { petal, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { bubbleLettering, halftone, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { arch } from "@lantern/ui/art/lettering.ts";
import {
  circle,
  createSheet,
  ellipse,
  ground,
  group,
  mirrored,
  path,
  place,
  rectangle,
  stroke,
  type Sheet,
} from "@lantern/ui/art/sheet.ts";

const line = `stroke="${inkLine}" stroke-width="3.2" stroke-linejoin="round"`;
const thin = `stroke="${inkLine}" stroke-width="2.2" stroke-linejoin="round"`;

/** Tin Rickshaw: a lucky cat at its stall pulls noodles out of a bowl as wide as itself. */
export function drawNoodleCat(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    wall(sheet) +
      halftone(sheet, [120, 150], "#ff4f9a", { near: 70, far: 220, pitch: 9, opacity: 0.5 }) +
      disc(sheet) +
      steam() +
      sticker(sheet, place(cat(sheet), -13, 3), { border: 4.6 }) +
      awning(sheet) +
      bowl(sheet) +
      noodles() +
      paw(sheet) +
      title(sheet),
  );
}

function wall(sheet: Sheet): string {
  return ground(
    sheet,
    sheet.linear([
      [0, "#ff86b8"],
      [0.6, "#ffc0d8"],
      [1, "#ff9cc6"],
    ]),
  );
}

/** The round window behind, in rings. */
function disc(sheet: Sheet): string {
  return (
    circle(120, 124, 104, "#fff3f8", line) +
    circle(120, 124, 92, "#ff5f9e") +
    circle(120, 124, 80, "#ffe27a") +
    circle(
      120,
      124,
      68,
      sheet.radial([
        [0, "#fffef0"],
        [1, "#fff0a8"],
      ]),
    )
  );
}

function steam(): string {
  const wisp = (x: number, y: number, size: number): string => {
    const shape = "M0 0C-16 -16 14 -30 0 -48C-8 -58 4 -70 12 -74C8 -62 22 -54 14 -38C6 -24 18 -14 8 0Z";
    return place(path(shape, "#fff", `${thin} opacity=".95"`), x, y, size);
  };
  return wisp(22, 190, 1) + wisp(206, 186, 1.1) + wisp(34, 128, 0.5);
}

function awning(sheet: Sheet): string {
  const shade = sheet.linear([
    [0.3, "#c0105a", 0],
    [1, "#8a0a4a", 0.3],
  ]);
  const cloth = Array.from({ length: 8 }, (_, at) => {
    const x = at * 30;
    const shape = `M${x} -4H${x + 30}V22Q${x + 15} 42 ${x} 22Z`;
    return path(shape, at % 2 === 0 ? "#fffdf4" : "#12a8a0", line) + path(shape, shade);
  }).join("");
  return rectangle(-4, 20, 248, 20, "#b8124f", 0, `opacity=".18"`) + cloth + rectangle(-6, -8, 252, 14, "#ffd23a", 3, line);
}

/** The cat's head, about (120, 118), 190 across. */
export function cat(sheet: Sheet): string {
  const fur = sheet.radial(
    [
      [0, "#ffffff"],
      [0.7, "#fff6e6"],
      [1, "#ffd9b8"],
    ],
    [0.44, 0.3],
    0.8,
  );
  const ear =
    path("M54 96C48 70 50 50 58 40C76 48 90 60 98 74Z", "#ff9a3a", line) + path("M64 82C60 68 60 60 63 54C74 60 80 66 84 74Z", "#ff6f9a");
  const head = "M120 62C172 62 200 92 200 132C200 170 168 190 120 190C72 190 40 170 40 132C40 92 68 62 120 62Z";
  const patches = group(
    `clip-path="${sheet.clip(path(head, "#000"))}"`,
    path("M30 50H96C100 84 82 104 36 112Z", "#ff9a3a") +
      path("M146 50H214V116C178 112 152 92 146 50Z", "#4a3a5e") +
      path("M204 92C212 140 190 184 120 196H214Z", "#e8a888", `opacity=".4"`),
  );
  return (
    mirrored(ear, 120).replace(
      /(<g transform="translate\(240 0\) scale\(-1 1\)">)(.*)$/s,
      (_, open: string, rest: string) => open + rest.replaceAll("#ff9a3a", "#4a3a5e"),
    ) +
    path(head, fur, line) +
    patches +
    path(head, "none", line) +
    face()
  );
}

/** Eyes shut with pleasure, cheeks full. */
function face(): string {
  const whiskers = stroke("M52 142L26 136M52 152L24 154", inkLine, 2.6);
  return (
    mirrored(
      stroke("M66 126Q80 106 94 126", inkLine, 6) +
        stroke("M64 124L57 119M70 116L65 109", inkLine, 3.4) +
        ellipse(62, 148, 14, 9, "#ff7fa8", `opacity=".85"`) +
        whiskers,
      120,
    ) +
    path("M110 134H130Q130 143 120 146Q110 143 110 134Z", "#ff5f8a", thin) +
    path("M98 158C98 146 142 146 142 158C142 170 132 178 120 178C108 178 98 170 98 158Z", "#8e0f3c", line) +
    path("M116 68H124V82H116ZM102 72H109V83H102ZM131 72H138V83H131Z", "#ff9a3a", `opacity=".9"`)
  );
}

/** From the bowl, over the sticks, into the mouth. */
function noodles(): string {
  const strand = (data: string): string => stroke(data, inkLine, 9) + stroke(data, "#ffd84a", 5.4) + stroke(data, "#fff7b8", 1.6);
  const falls = [0, 1, 2, 3, 4].map((at) => {
    const x = 91 + at * 8;
    return `M${x} ${164 + (at % 2) * 3}C${x - 6} 178 ${x + 6} 188 ${x - 2} ${207 - (at % 2) * 3}`;
  });
  const lifted = [0, 1, 2, 3].map((at) => {
    const x = 186 + at * 9;
    return `M${x} 118C${x - 7} 140 ${x + 7} 160 ${x - 10 - at * 7} ${208 - (at % 2) * 4}`;
  });
  return [...falls, ...lifted].map(strand).join("");
}

/** A paw that holds two sticks across a hank of noodles. */
function paw(sheet: Sheet): string {
  const stick = (data: string): string => stroke(data, inkLine, 10) + stroke(data, "#e8233f", 5.6) + stroke(data, "#ff9aa0", 1.4);
  const bun = [0, 1, 2, 3]
    .map((at) => path(`M${182 + at * 9} 124C${180 + at * 9} 104 ${190 + at * 9} 104 ${190 + at * 9} 124Z`, "#ffd84a", thin))
    .join("");
  const pad = (x: number, y: number, radius: number): string => circle(x, y, radius, "#ff7fa8");
  const hand = sheet.radial(
    [
      [0, "#ffffff"],
      [1, "#ffe2c4"],
    ],
    [0.4, 0.3],
    0.8,
  );
  return (
    stick("M166 134L240 100") +
    bun +
    stick("M170 117L240 112") +
    sticker(
      sheet,
      place(
        path("M226 150C214 150 200 138 202 120C196 108 204 96 214 98C218 90 230 90 234 96H252V150Z", hand, thin) +
          pad(214, 107, 4) +
          pad(226, 103, 4.4) +
          ellipse(222, 124, 9, 8, "#ff7fa8"),
        12,
        -2,
      ),
      { ink: 1, border: 2.4, shadow: [2, 3] },
    )
  );
}

function bowl(sheet: Sheet): string {
  const glaze = sheet.linear([
    [0, "#2fd0c0"],
    [0.5, "#0b9a98"],
    [1, "#05566a"],
  ]);
  const soup =
    ellipse(120, 206, 112, 20, "#fffdf4", line) +
    ellipse(120, 207, 102, 15, "#e8782a", thin) +
    ellipse(110, 205, 70, 8, "#ffb45a", `opacity=".9"`) +
    stroke("M60 206C72 198 84 214 96 205C108 198 118 214 132 206C146 199 156 212 170 205", "#ffd84a", 5);
  const egg = path("M30 206C30 190 66 190 66 206C66 214 30 214 30 206Z", "#fffdf4", thin) + ellipse(48, 203, 9, 6, "#ff9a12", thin);
  const leaf =
    path(petal([196, 214], [214, 190], 15, 0.5), "#3fb84a", thin) + path(petal([186, 212], [188, 190], 12, 0.5), "#7ade4a", thin);
  return (
    path("M8 206C10 262 48 306 120 306C192 306 230 262 232 206C210 226 30 226 8 206Z", glaze, line) +
    soup +
    egg +
    leaf +
    path("M16 224C24 258 40 280 64 294C44 270 34 246 32 230Z", "#a8fff0", `opacity=".7"`)
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/modak");
  const lift: readonly Point[] = [
    [-4, 0],
    [3, 0.02],
    [-3, 0],
    [4, 0.03],
    [-2, 0],
    [3, 0.01],
  ];
  return (
    bubbleLettering(sheet, "Noodle", {
      font,
      width: 200,
      size: 70,
      x: 120,
      baseline: 258,
      warp: arch(-8),
      bounce: (index) => lift[index] ?? [0, 0],
      face: ["#fffdf0", "#ffd23a"],
      tracking: 0.03,
    }) +
    bubbleLettering(sheet, "Cat", {
      font,
      width: 130,
      size: 56,
      x: 120,
      baseline: 295,
      bounce: (index) => [[-5, 3, 6][index] ?? 0, 0],
      face: ["#ff9ac4", "#f0206a"],
      tracking: 0.04,
    }) +
    path(sparkle([34, 62], 7) + sparkle([208, 66], 5), "#fff")
  );
}
