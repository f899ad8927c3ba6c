import { alongCubic, bandSides, petal, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { between, seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ground, group, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, blockLettering, carvedRays, gouge, paperWear } from "@lantern/ui/art/woodcut.ts";

const paper = "#f2e3bf";
const indigo = "#1d2f78";
const key = "#10163a";
const vermilion = "#dc4128";

const spine = alongCubic([172, 60], [120, 40], [58, 84], [76, 178], 15);
const halfWidths = [9, 17, 23, 26.5, 28, 28.5, 28, 26.5, 24, 21, 17.5, 14, 10.5, 7.5, 6];

/** Sampan Block: a carp clears the lip of the falls in front of the sun. */
export function drawCarpOverTheFalls(): string {
  const sheet = createSheet(240, 300);
  const random = seededRandom(7);
  const sun = circle(126, 100, 88, vermilion);
  return sheet.finish(
    ground(sheet, paper) +
      block(sheet, path(carvedRays([124, 104], 80, 94, 196, 5.4, random), indigo)) +
      block(sheet, sun, { shift: [1.4, -1] }) +
      block(sheet, clouds(), { cut: 2 }) +
      block(sheet, falls()) +
      carp(sheet) +
      block(sheet, spray(), { cut: 2 }) +
      block(sheet, titleGround()) +
      title(sheet) +
      paperWear(sheet, paper, "#3a1c08"),
  );
}

function clouds(): string {
  const bar = (x: number, y: number, width: number, height: number): string => rectangle(x, y, width, height, paper, height / 2);
  return bar(30, 128, 62, 6) + bar(46, 138, 96, 5) + bar(150, 122, 76, 6) + bar(168, 132, 40, 5) + bar(118, 146, 70, 5);
}

function falls(): string {
  const random = seededRandom(21);
  const body = path("M-4 164C30 150 60 148 92 156C130 166 168 152 244 140V250H-4Z", indigo);
  const streaks = Array.from({ length: 34 }, (_, index) => {
    const x = -2 + index * 7.4;
    const top = 164 - Math.sin(index * 0.18) * 4 - index * 0.5 + between(random, 0, 16);
    return gouge([x, top], [x + between(random, -1.5, 1.5), top + between(random, 22, 60)], between(random, 1.1, 3), 0.25);
  }).join("");
  const lip = [0, 6, 12]
    .map((drop) =>
      stroke(
        `M-4 ${168 + drop}C30 ${154 + drop} 60 ${152 + drop} 92 ${160 + drop}C130 ${170 + drop} 168 ${156 + drop} 244 ${144 + drop}`,
        paper,
        2.6 - drop * 0.1,
        `stroke-dasharray="${40 - drop} ${5 + drop} ${22 + drop} 6"`,
      ),
    )
    .join("");
  return body + path(streaks, paper) + lip;
}

/** The carp in three inks, about (120, 130), 200 pixels tall. */
export function carp(sheet: Sheet): string {
  const { left, right } = bandSides(spine, halfWidths);
  const body = smooth([...left, [70, 180], ...right.toReversed(), [178, 54]], true);
  const inside = sheet.clip(path(body, "#000"));
  const tail = "M78 170C66 176 40 180 22 204C36 200 46 202 52 206C48 214 46 224 50 236C62 216 76 212 92 214C98 206 90 184 82 172Z";
  const dorsal = "M120 38C104 24 78 26 54 48C52 66 46 84 36 104C46 104 52 112 52 122C58 96 66 74 84 58Z";
  const fins = [petal([114, 92], [164, 140], 27, 0.62), petal([94, 128], [132, 176], 19, 0.62)].join("");
  const rays =
    stroke(
      "M76 178L36 200M80 182L58 208M82 182L66 216M86 182L84 210M112 40L92 30M98 48L76 38M84 58L60 52M72 76L50 76M64 96L44 100",
      paper,
      1.5,
    ) + stroke("M124 104L154 133M129 102L158 130M106 145L126 168M111 143L129 164", indigo, 1.3);
  const patches = path(
    "M188 40C160 60 150 76 132 52L150 30ZM124 36C112 60 116 88 96 96C80 92 74 70 84 44ZM86 108C104 112 112 124 100 146C84 150 66 140 60 124Z",
    vermilion,
  );
  return (
    block(
      sheet,
      path(dorsal + tail, indigo, `stroke="${key}" stroke-width="3" stroke-linejoin="round"`) +
        path(fins, paper, `stroke="${key}" stroke-width="3" stroke-linejoin="round"`) +
        rays,
      { cut: 2 },
    ) +
    block(sheet, path(body, paper), { cut: 1.6 }) +
    block(sheet, group(`clip-path="${inside}"`, patches), { shift: [1.4, -1], cut: 2 }) +
    block(sheet, group(`clip-path="${inside}"`, stroke(scales(), key, 1.7)) + stroke(body, key, 3.4) + head(), { cut: 1.6 })
  );
}

function scales(): string {
  let data = "";
  for (let row = 4; row < spine.length - 1; row += 0.5) {
    const index = Math.floor(row);
    const [from, to] = [spine[index] ?? [0, 0], spine[index + 1] ?? [0, 0]];
    const [x, y] = [from[0] + (to[0] - from[0]) * (row - index), from[1] + (to[1] - from[1]) * (row - index)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const across: Point = [-along[1], along[0]];
    const half = halfWidths[index] ?? 0;
    const pitch = 8.4;
    const shift = (row * 2) % 2 === 0 ? 0 : pitch / 2;
    for (let offset = -half - pitch + shift; offset < half + pitch; offset += pitch) {
      const at = (side: number, forward: number): string =>
        `${round(x + across[0] * (offset + side) + along[0] * forward)} ${round(y + across[1] * (offset + side) + along[1] * forward)}`;
      data += `M${at(-pitch / 2, -1)}Q${at(-pitch / 2.2, 7.4)} ${at(0, 7.6)}Q${at(pitch / 2.2, 7.4)} ${at(pitch / 2, -1)}`;
    }
  }
  return data;
}

function head(): string {
  const gill = stroke("M136 36C126 52 128 72 142 88", key, 3.2) + stroke("M130 40C122 54 124 70 134 84", key, 1.8);
  const face =
    stroke("M180 58C174 62 168 63 162 62", key, 2.6) + stroke("M176 66C184 72 186 80 182 88M170 70C176 78 176 86 170 92", key, 2.2);
  return (
    gill +
    face +
    circle(154, 53, 6.6, paper) +
    circle(154, 53, 6.6, "none", `stroke="${key}" stroke-width="2.4"`) +
    circle(155, 53, 3.2, key)
  );
}

function spray(): string {
  const random = seededRandom(5);
  const drops = Array.from({ length: 26 }, () => {
    const [x, y] = polar([70, 196], between(random, 26, 74), between(random, -150, -20));
    return circle(x, y, between(random, 1.2, 3.4), paper, `stroke="${key}" stroke-width="1"`);
  }).join("");
  const curls = (
    [
      [18, 200, 20],
      [46, 214, 15],
      [104, 212, 17],
      [134, 202, 13],
      [78, 220, 14],
      [170, 206, 16],
      [204, 200, 19],
      [228, 212, 15],
    ] as const
  )
    .map(
      ([x, y, radius]) =>
        circle(x, y, radius, paper, `stroke="${key}" stroke-width="2.6"`) +
        stroke(`M${x - radius * 0.5} ${y + 2}A${radius * 0.5} ${radius * 0.5} 0 1 1 ${x + radius * 0.2} ${y + radius * 0.44}`, indigo, 2),
    )
    .join("");
  return drops + curls;
}

function titleGround(): string {
  return (
    path("M-4 214C20 208 36 222 60 216C90 208 110 222 140 214C170 207 204 220 244 211V304H-4Z", key) +
    stroke("M-4 219C20 213 36 227 60 221C90 213 110 227 140 219C170 212 204 225 244 216", vermilion, 2.4)
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/dela-gothic-one");
  const options = { font, width: 214, x: 119, face: paper, behind: vermilion };
  return (
    blockLettering(sheet, "CARP OVER", { ...options, size: 40, baseline: 255 }) +
    blockLettering(sheet, "THE FALLS", { ...options, size: 40, baseline: 289 })
  );
}
