import { polar, rays, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { castLettering, embossed, gold } from "@lantern/ui/art/relief.ts";
import { circle, createSheet, ellipse, ground, group, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, grain, scrim, vignette } from "@lantern/ui/art/texture.ts";

const centre: Point = [120, 112];

/** Golden Naga: a tiger as the knocker of two lacquered doors, light standing in the gap between them. */
export function drawTigerSanctum(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    doors(sheet) +
      seam(sheet) +
      tigerKnocker(sheet) +
      scrim(sheet, "#120204", 0.64, 0.97) +
      title(sheet) +
      path(sparkle([62, 78], 8) + sparkle([186, 150], 6) + sparkle([166, 60], 5), "#fff8dc", `opacity=".95"`) +
      grain(sheet, "#000", { opacity: 0.12, blend: "multiply" }),
  );
}

function doors(sheet: Sheet): string {
  const lacquer = sheet.linear(
    [
      [0, "#7d1016"],
      [0.45, "#b3171d"],
      [0.62, "#8c1218"],
      [1, "#3c0509"],
    ],
    [0, 0],
    [1, 1],
  );
  const panels = [-2, 122].map((x) => rectangle(x, -4, 120, 308, lacquer)).join("");
  const gloss = `<g style="mix-blend-mode:screen" opacity=".35">${path(
    "M0 0H70L10 300H0Z",
    sheet.linear([
      [0, "#ff8a70", 0.9],
      [1, "#ff8a70", 0],
    ]),
  )}${path(
    "M150 0H190L140 300H122Z",
    sheet.linear([
      [0, "#ff8a70", 0.6],
      [1, "#ff8a70", 0],
    ]),
  )}</g>`;
  const studs = [20, 62, 104, 136, 178, 220]
    .flatMap((x) => [26, 70, 114, 158, 202].map((y): Point => [x, y]))
    .filter(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) > 90 || Math.abs(x - 120) > 80);
  const rings = studs.map(([x, y]) => circle(x, y, 8.4, "#fff")).join("");
  const caps = studs.map(([x, y]) => circle(x, y, 5.6, "#fff")).join("");
  return (
    ground(sheet, "#2b0407") +
    panels +
    gloss +
    vignette(sheet, "#0e0103", 0.85, [0.5, 0.38], 0.72) +
    embossed(sheet, rings, gold, { depth: 1.6, soft: 1, drop: 2 }) +
    embossed(sheet, caps, gold, { depth: 6, soft: 3, drop: 1.5 })
  );
}

function seam(sheet: Sheet): string {
  const beam = sheet.linear(
    [
      [0, "#ffb545", 0],
      [0.5, "#ffe9a8", 1],
      [1, "#ffb545", 0],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    rectangle(117, -4, 6, 308, "#1c0203") +
    group(`style="mix-blend-mode:screen"`, rectangle(72, -4, 96, 308, beam, 0, `opacity=".55"`) + rectangle(108, -4, 24, 308, beam)) +
    ellipse(
      centre[0],
      centre[1],
      112,
      108,
      sheet.radial([
        [0, "#ffcf6a", 0.95],
        [0.55, "#ff8a2a", 0.42],
        [1, "#ff6a1a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    )
  );
}

/** The tiger on its sun of flames, about (120, 112), 202 pixels across. */
export function tigerKnocker(sheet: Sheet): string {
  const [x, y] = centre;
  const flames = Array.from({ length: 18 }, (_, index) => {
    const turn = index * 20;
    const [tipX, tipY] = polar(centre, index % 2 === 0 ? 101 : 94, turn + 5);
    const [fromX, fromY] = polar(centre, 82, turn - 9);
    const [toX, toY] = polar(centre, 82, turn + 9);
    const [bendX, bendY] = polar(centre, 90, turn - 8);
    return `M${round(fromX)} ${round(fromY)}Q${round(bendX)} ${round(bendY)} ${round(tipX)} ${round(tipY)}Q${round((tipX + toX) / 2 - 1)} ${round((tipY + toY) / 2)} ${round(toX)} ${round(toY)}Z`;
  }).join("");
  const plate = sheet.radial([
    [0, "#5a0e12"],
    [0.6, "#2a0508"],
    [1, "#120103"],
  ]);
  const ring = `M${x - 46} ${y + 46}a46 47 0 0 0 92 0`;
  const beads = Array.from({ length: 40 }, (_, index) => {
    const [beadX, beadY] = polar(centre, 78, index * 9);
    return circle(beadX, beadY, 2.7, "#fff");
  }).join("");
  const eyes = [94.4, 145.6].map((eyeX): Point => [eyeX, y - 11.4]);
  const head = sheet.radial(
    [
      [0, "#fff"],
      [0.55, "#f0f0f0"],
      [1, "#8c8c8c"],
    ],
    [0.46, 0.36],
    0.66,
  );
  return (
    embossed(sheet, path(flames, "#b4b4b4") + circle(x, y, 84, "#9a9a9a"), gold, { depth: 5, soft: 1.8, drop: 6 }) +
    circle(x, y, 73, plate) +
    path(rays(centre, 36, 73, 0.45), "#ff9a4a", `opacity=".13"`) +
    embossed(sheet, beads, gold, { depth: 4, soft: 1.2, drop: 1 }) +
    embossed(sheet, stroke(ring, "#fff", 11), gold, { depth: 7, soft: 3, drop: 6 }) +
    path(silhouette(), "#0a0102", `opacity=".7" filter="${blur(sheet, 5)}" transform="translate(4 8)"`) +
    embossed(sheet, iconAt("game-icons", "tiger-head", x, y - 2, 168, { colour: head }), gold, { depth: 6, soft: 1.9, drop: 3 }) +
    eyes
      .map(
        ([eyeX, eyeY]) =>
          circle(eyeX, eyeY, 4.6, "#3df08a") +
          circle(eyeX, eyeY, 4.6, "none", `stroke="#043b1c" stroke-width="1.2"`) +
          ellipse(eyeX, eyeY, 1.2, 3.4, "#02200f") +
          circle(eyeX - 1.4, eyeY - 1.8, 1.1, "#fff") +
          circle(
            eyeX,
            eyeY,
            17,
            sheet.radial([
              [0, "#9dffb0", 0.9],
              [0.4, "#25d06a", 0.5],
              [1, "#25d06a", 0],
            ]),
            `style="mix-blend-mode:screen"`,
          ),
      )
      .join("")
  );
}

/** A shadow mass under the head, so that the carved lines read dark. */
function silhouette(): string {
  return "M120 36C70 36 46 76 48 118C50 164 84 190 120 192C156 190 190 164 192 118C194 76 170 36 120 36Z";
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/cinzel", 900);
  const bed = "#1b0406";
  return (
    castLettering(sheet, "TIGER", { font, width: 200, size: 64, x: 120, baseline: 247, tracking: 0.02, bed, stretch: 1, thickness: 3.5 }) +
    castLettering(sheet, "SANCTUM", { font, width: 220, size: 46, x: 120, baseline: 287, stretch: 0.86, bed, thickness: 3 })
  );
}
