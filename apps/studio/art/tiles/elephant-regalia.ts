import { polar, rays, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { castLettering, dropJewel, embossed, gold, jewel, silver } from "@lantern/ui/art/relief.ts";
import { circle, createSheet, ellipse, ground, group, mirrored, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, scrim, vignette } from "@lantern/ui/art/texture.ts";

const ruby = ["#ff9aa2", "#e0142e", "#5a0012"] as const;
const emerald = ["#a8ffd0", "#12a866", "#023a22"] as const;
const sapphire = ["#a9d0ff", "#2a63e8", "#04124e"] as const;

/** Golden Naga: the white elephant in state, between parasols under an arch of gold. */
export function drawElephantRegalia(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    hall(sheet) +
      archway(sheet) +
      place(regalElephant(sheet), -9.6, -10, 1.08) +
      scrim(sheet, "#030a2c", 0.62, 0.97) +
      title(sheet) +
      path(sparkle([54, 120], 6) + sparkle([188, 116], 7) + sparkle([120, 34], 7), "#ffffff", `opacity=".95"`),
  );
}

/** The white elephant in its headdress, about (120, 108), 190 pixels tall. */
export function regalElephant(sheet: Sheet): string {
  return elephant(sheet) + headdress(sheet);
}

function hall(sheet: Sheet): string {
  const lozenges = Array.from({ length: 130 }, (_, index) => {
    const [x, y] = [(index % 10) * 26 + (Math.floor(index / 10) % 2) * 13, Math.floor(index / 10) * 24];
    return `M${x} ${y - 12}L${x + 13} ${y}L${x} ${y + 12}L${x - 13} ${y}ZM${x} ${y - 4}L${x + 4} ${y}L${x} ${y + 4}L${x - 4} ${y}Z`;
  }).join("");
  return (
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#3f7bff"],
          [0.5, "#1638a8"],
          [1, "#050f45"],
        ],
        [0.5, 0.4],
        0.72,
      ),
    ) +
    stroke(lozenges, "#8fb4ff", 1, `opacity=".28"`) +
    vignette(sheet, "#01041c", 0.8)
  );
}

function archway(sheet: Sheet): string {
  const outline = (inset: number): string =>
    `M${8 + inset} 260V128C${8 + inset} 84 ${34 + inset * 0.7} 74 ${52 + inset * 0.5} 50C${74 + inset * 0.3} ${28 + inset * 0.6} 108 ${28 + inset * 0.9} 120 ${-2 + inset * 1.4}C132 ${28 + inset * 0.9} ${166 - inset * 0.3} ${28 + inset * 0.6} ${188 - inset * 0.5} 50C${206 - inset * 0.7} 74 ${232 - inset} 84 ${232 - inset} 128V260Z`;
  const pearls: Point[] = [
    [12.5, 236],
    [12.5, 214],
    [12.5, 192],
    [12.5, 170],
    [12.5, 148],
    [13, 126],
    [17, 106],
    [26, 88],
    [39, 72],
    [52, 57],
    [68, 44],
    [86, 34],
    [104, 22],
  ];
  const halo = path(rays([120, 120], 40, 150, 0.4), "#ffe6a0", `opacity=".2" clip-path="${sheet.clip(path(outline(14), "#000"))}"`);
  return (
    path(
      outline(12),
      sheet.radial(
        [
          [0, "#bfe0ff"],
          [0.3, "#4f8bff"],
          [0.75, "#12319c"],
          [1, "#071a66"],
        ],
        [0.5, 0.44],
        0.62,
      ),
    ) +
    halo +
    embossed(sheet, path(`${outline(0)}${outline(9)}`, "#fff", `fill-rule="evenodd"`), gold, { depth: 5, soft: 1.7, drop: 4 }) +
    embossed(sheet, path(`${outline(12)}${outline(14.5)}`, "#fff", `fill-rule="evenodd"`), gold, { depth: 3, soft: 0.9, drop: 1 }) +
    embossed(sheet, mirrored(pearls.map(([x, y]) => circle(x, y, 3.1, "#fff")).join(""), 120), silver, { depth: 4, soft: 1.2, drop: 1 })
  );
}

function elephant(sheet: Sheet): string {
  const skin = sheet.linear([
    [0, "#fff"],
    [0.6, "#e6e6e6"],
    [1, "#9c9c9c"],
  ]);
  const ear = path("M100 74C82 52 48 54 38 82C30 110 44 148 68 166C78 162 90 150 98 138Z", skin);
  const earInside =
    stroke("M88 80C72 68 56 74 52 92C50 112 58 136 70 150", "#10286e", 2.2, `opacity=".5"`) +
    stroke("M66 92C62 108 66 124 74 136", "#10286e", 1.6, `opacity=".4"`);
  const face = path(
    "M120 44C96 42 80 60 80 86C80 104 88 116 92 132C98 152 100 172 104 190C107 206 116 214 128 213C139 212 147 204 147 194C147 187 141 183 136 187C132 191 135 198 129 199C124 199 121 193 122 184C124 170 140 156 148 132C152 116 160 104 160 86C160 60 144 42 120 44Z",
    skin,
  );
  const cheeks = mirrored(path("M92 122C84 126 82 142 90 152C98 156 104 148 104 138Z", skin), 120);
  const tusk = mirrored(path("M92 142C86 158 72 170 50 166C62 186 98 184 106 152C104 144 96 140 92 142Z", "#fff"), 120);
  const rings = [
    [101, 139, 158],
    [103, 137, 168],
    [105, 133, 178],
    [107, 129, 188],
  ]
    .map(([from = 0, to = 0, y = 0]) => stroke(`M${from} ${y}Q${(from + to) / 2} ${y + 6} ${to - 2} ${y}`, "#0c1f5c", 1.5, `opacity=".55"`))
    .join("");
  const eye = mirrored(
    path("M88 106C94 101 102 102 106 108C100 112 93 112 88 106Z", "#091545") +
      circle(97.4, 106.6, 2.6, "#ffcf5a") +
      stroke("M85 101C92 95 102 96 108 103", "#0c1f5c", 1.6, `opacity=".7"`),
    120,
  );
  return (
    ellipse(120, 130, 96, 90, "#010828", `opacity=".65" filter="${blur(sheet, 8)}"`) +
    embossed(sheet, mirrored(ear, 120), silver, { depth: 6, soft: 3, drop: 6 }) +
    mirrored(earInside, 120) +
    embossed(sheet, cheeks, silver, { depth: 5, soft: 2.6, drop: 2 }) +
    embossed(
      sheet,
      tusk,
      { ...silver, red: ".5 .7 .86 .96 1 1 1", green: ".36 .58 .78 .91 .97 1 1", blue: ".22 .42 .62 .8 .9 .97 1" },
      { depth: 6, soft: 2, drop: 4 },
    ) +
    embossed(sheet, face, silver, { depth: 7, soft: 4, drop: 4 }) +
    rings +
    eye +
    tuskBands(sheet) +
    dropJewel(sheet, [138, 178], 15, ruby, 200)
  );
}

function tuskBands(sheet: Sheet): string {
  const bands = stroke("M90.5 147L105 157M84 156L98 168", "#fff", 3.6);
  const rim = stroke("M96 76C80 57 52 58 43 82C36 108 48 142 68 160", "#fff", 3);
  return embossed(sheet, mirrored(bands + rim, 120), gold, { depth: 4, soft: 1.1, drop: 2 });
}

function headdress(sheet: Sheet): string {
  const cloth =
    "M120 46C104 45 92 52 87 64C93 70 98 78 101 90C107 94 114 106 120 124C126 106 133 94 139 90C142 78 147 70 153 64C148 52 136 45 120 46Z";
  const crown = mirrored(path("M120 10L112 30L104 24L103 38L92 34L94 52Q106 44 120 44Z", "#fff"), 120);
  const chain: Point[] = [
    [86, 68],
    [82, 82],
    [81, 96],
    [84, 110],
  ];
  const beads = (points: Point[], radius: number): string => points.map(([x, y]) => circle(x, y, radius, "#fff")).join("");
  const hem = Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    return [87 + t * 33, 66 + t * 20 + t * t * 42];
  });
  const earrings = mirrored(
    chain.map((point, index) => (index === 3 ? dropJewel(sheet, [point[0] - 4, point[1] + 6], 13, emerald) : "")).join(""),
    120,
  );
  const fan = mirrored(
    [-62, -40, -20]
      .map((degrees) => {
        const [x, y] = polar([120, 66], 22, degrees);
        return circle(round(x), round(y), 2.1, "#fff");
      })
      .join(""),
    120,
  );
  return (
    embossed(sheet, crown, gold, { depth: 5, soft: 1.6, drop: 3 }) +
    embossed(
      sheet,
      path(
        cloth,
        sheet.linear([
          [0, "#fff"],
          [1, "#bbb"],
        ]),
      ),
      gold,
      { depth: 4, soft: 1.6, drop: 4 },
    ) +
    path(
      cloth,
      sheet.radial(
        [
          [0, "#e02a3c"],
          [1, "#74061a"],
        ],
        [0.5, 0.3],
        0.6,
      ),
      `transform="translate(120 78) scale(.86) translate(-120 -78)"`,
    ) +
    group(
      `opacity=".5"`,
      stroke("M120 56L104 72L120 88L136 72ZM120 62L110 72L120 82L130 72ZM120 92L113 99L120 112L127 99Z", "#ffd87a", 1.3),
    ) +
    embossed(sheet, mirrored(beads(chain, 2.6), 120) + mirrored(beads(hem, 2.2), 120) + fan, gold, { depth: 4, soft: 1, drop: 1 }) +
    stroke(smooth(hem), "none", 1) +
    jewel(sheet, [120, 72], 7.6, emerald) +
    dropJewel(sheet, [120, 103], 12, sapphire, 180) +
    jewel(sheet, [120, 34], 4.6, ruby) +
    mirrored(jewel(sheet, [101, 44], 2.6, sapphire), 120) +
    earrings
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/rozha-one");
  const bed = "#04093a";
  return (
    castLettering(sheet, "ELEPHANT", { font, width: 220, size: 58, x: 120, baseline: 249, stretch: 0.86, bed, thickness: 3 }) +
    castLettering(sheet, "REGALIA", { font, width: 204, size: 50, x: 120, baseline: 289, tracking: 0.02, stretch: 0.9, bed, thickness: 3 })
  );
}
