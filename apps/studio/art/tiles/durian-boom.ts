import { burst, polar, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { bubbleLettering, comicGround, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { arch, flare } from "@lantern/ui/art/lettering.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ellipse, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { scrim } from "@lantern/ui/art/texture.ts";

const line = `stroke="${inkLine}" stroke-width="3.2" stroke-linejoin="round"`;
const middle: Point = [118, 124];

/** Tin Rickshaw: a durian with a lit fuse and no patience. */
export function drawDurianBoom(): string {
  const sheet = createSheet(240, 300);
  const colours = { light: "#c76bff", deep: "#3a0d8f", ray: "#6a1fd0", dot: "#22065e", burst: "#ff4a1f", inner: "#ffe14a" };
  return sheet.finish(
    comicGround(sheet, [120, 120], colours, { rays: 16, spikes: 13, radius: 120, seed: 15 }) +
      path(burst([120, 122], 12, 62, 88, { jitter: 0.1, random: seededRandom(4), turn: 8 }), "#fff8d6") +
      debris() +
      sticker(sheet, fuse() + fruit(sheet) + face(), { border: 4.6 }) +
      spark(sheet) +
      scrim(sheet, "#1a0550", 0.7, 0.6) +
      title(sheet),
  );
}

/** Thorns row by row over a ball, the far ones first, each lit on its left side. */
function fruit(sheet: Sheet): string {
  const radius = 62;
  const ball = ellipse(
    middle[0],
    middle[1],
    radius,
    radius * 0.98,
    sheet.radial(
      [
        [0, "#d6e04a"],
        [0.7, "#8fa824"],
        [1, "#4f6b14"],
      ],
      [0.4, 0.34],
      0.72,
    ),
    line,
  );
  const thorns: { depth: number; shapes: string }[] = [];
  for (let ring = 0; ring < 7; ring += 1) {
    const slope = (ring / 6) * 92;
    const count = ring === 0 ? 1 : Math.round(4 + ring * 3.6);
    for (let index = 0; index < count; index += 1) {
      const turn = (index * 360) / count + ring * 17;
      const out = Math.sin((slope * Math.PI) / 180);
      const [x, y] = polar(middle, radius * out * 0.97, turn);
      const reach = 5 + 15 * out;
      const [tipX, tipY] = polar([x, y], reach, turn);
      const half = 8.4 - 1.6 * out;
      const [leftX, leftY] = polar([x, y], half, turn + 100);
      const [rightX, rightY] = polar([x, y], half, turn - 100);
      const lit = Math.cos(((turn + 130) * Math.PI) / 180) > 0;
      const tip = `${round(tipX)} ${round(tipY)}`;
      const shapes =
        path(
          `M${round(leftX)} ${round(leftY)}L${tip}L${round(rightX)} ${round(rightY)}Z`,
          lit ? "#c7d63e" : "#8aa325",
          `stroke="${inkLine}" stroke-width="1.8" stroke-linejoin="round"`,
        ) +
        path(`M${round(x)} ${round(y)}L${tip}L${round(rightX)} ${round(rightY)}Z`, lit ? "#a3ba2c" : "#5f7d18") +
        path(`M${round(leftX)} ${round(leftY)}L${tip}L${round(x)} ${round(y)}Z`, lit ? "#eaf06a" : "#a3b830", `opacity=".9"`);
      thorns.push({ depth: -ring, shapes });
    }
  }
  return (
    thorns
      .filter(({ depth }) => depth <= -5)
      .map(({ shapes }) => shapes)
      .join("") +
    ball +
    thorns
      .filter(({ depth }) => depth > -6)
      .toSorted((one, other) => one.depth - other.depth)
      .map(({ shapes }) => shapes)
      .join("")
  );
}

function face(): string {
  const lens = (x: number): string =>
    path(`M${x - 25} 104H${x + 25}C${x + 26} 124 ${x + 16} 134 ${x} 134C${x - 16} 134 ${x - 26} 124 ${x - 25} 104Z`, "#221046", line) +
    path(`M${x - 18} 108H${x - 2}L${x - 12} 128C${x - 18} 122 ${x - 20} 114 ${x - 18} 108Z`, "#ff5ac8", `opacity=".9"`) +
    path(`M${x + 4} 108H${x + 10}L${x} 131L${x - 5} 131Z`, "#8fe8ff", `opacity=".85"`);
  const glasses = lens(90) + lens(146) + rectangle(62, 99, 112, 9, "#ffd23a", 4, line);
  const grin =
    path("M84 146Q118 158 154 143Q152 172 120 174Q90 174 84 146Z", "#6e0f24", line) +
    path("M88 148Q118 159 151 146L149 154Q118 167 91 157Z", "#fff") +
    stroke("M100 152V161M112 154V164M125 154V164M138 150V160", inkLine, 1.6) +
    path("M102 170Q118 160 138 168Q122 176 102 170Z", "#ff6f7d");
  return glasses + grin;
}

function fuse(): string {
  return (
    path("M104 66L108 46H128L132 66Z", "#6b4a1e", line) +
    path("M106 50Q118 44 130 50L129 58Q118 52 107 58Z", "#9c7434") +
    stroke("M118 48C118 30 138 26 146 38C152 48 164 44 166 34", inkLine, 9) +
    stroke("M118 48C118 30 138 26 146 38C152 48 164 44 166 34", "#f3e3c0", 4.6) +
    stroke("M118 48C118 30 138 26 146 38C152 48 164 44 166 34", "#c08a4a", 4.6, `stroke-dasharray="1 6"`)
  );
}

function spark(sheet: Sheet): string {
  const at: Point = [168, 30];
  return (
    circle(
      ...at,
      34,
      sheet.radial([
        [0, "#fff6b0", 0.9],
        [1, "#ffb02e", 0],
      ]),
    ) +
    path(burst(at, 10, 9, 22, { jitter: 0.2, random: seededRandom(9) }), "#ff7a1c", line) +
    path(burst(at, 9, 5, 13, { turn: 12 }), "#fff27a") +
    path(sparkle([192, 56], 6) + sparkle([146, 16], 5), "#fffdf0")
  );
}

function debris(): string {
  const chunk = (x: number, y: number, size: number, turn: number): string =>
    place(path("M-8 4L-3 -8L7 -5L9 5L0 9Z", "#ffe27a", line), x, y, size, turn);
  const bolts = [
    [24, 90, 1.1, 20],
    [212, 118, 1.2, 70],
    [30, 176, 0.9, 140],
    [206, 178, 0.95, 200],
    [44, 128, 0.7, 40],
    [196, 86, 0.75, 10],
  ] as const;
  return bolts.map(([x, y, size, turn]) => chunk(x, y, size, turn)).join("");
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/luckiest-guy");
  const wobble = [-5, 3, -3, 4, -4, 5];
  return (
    bubbleLettering(sheet, "DURIAN", {
      font,
      width: 200,
      size: 56,
      x: 120,
      baseline: 240,
      warp: arch(6),
      bounce: (index) => [wobble[index] ?? 0, index % 2 === 0 ? 0.02 : -0.02],
      face: ["#f6ff7a", "#8fcf1f"],
      tracking: 0.02,
    }) +
    bubbleLettering(sheet, "BOOM!", {
      font,
      width: 206,
      size: 62,
      x: 120,
      baseline: 291,
      warp: flare(0.2),
      bounce: (index) => [(wobble[index] ?? 0) * -1.2, 0],
      face: ["#ffe14a", "#ff5a1f"],
      tracking: 0.02,
    })
  );
}
