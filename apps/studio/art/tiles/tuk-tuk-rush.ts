import { burst, rays, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { bubbleLettering, halftone, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { both, climb, flare } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ground, mirrored, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { scrim } from "@lantern/ui/art/texture.ts";

const line = `stroke="${inkLine}" stroke-width="3.2" stroke-linejoin="round"`;
const thin = `stroke="${inkLine}" stroke-width="2.2" stroke-linejoin="round"`;
/** Where the street vanishes. */
const vanishing: Point = [120, 92];

/** Tin Rickshaw: a tuk-tuk on two wheels comes straight at you out of a street that blurs. */
export function drawTukTukRush(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    sky(sheet) +
      street() +
      halftone(sheet, vanishing, "#0a1f7a", { near: 96, far: 230, opacity: 0.35 }) +
      path(rays(vanishing, 38, 250, 0.3, 0.15, 74), "#fffbe0", `opacity=".85"`) +
      dust() +
      sticker(sheet, place(tukTuk(sheet), 119, 121, 0.98, -9), { border: 4.6 }) +
      place(beams(sheet), 119, 121, 0.98, -9) +
      scrim(sheet, "#0a1150", 0.68, 0.7) +
      title(sheet),
  );
}

function sky(sheet: Sheet): string {
  return ground(
    sheet,
    sheet.radial(
      [
        [0, "#fffce0"],
        [0.3, "#ffe84a"],
        [0.62, "#ffc20a"],
        [1, "#ff8a00"],
      ],
      [0.5, vanishing[1] / 300],
      0.62,
    ),
  );
}

/** Shop fronts on both sides and the road, all running to one point. */
function street(): string {
  const towards = ([x, y]: Point, share: number): Point => [
    vanishing[0] + (x - vanishing[0]) * share,
    vanishing[1] + (y - vanishing[1]) * share,
  ];
  const wall = (top: number, foot: number, near: number, far: number, paint: string): string => {
    const corners = [towards([0, top], near), towards([0, top], far), towards([0, foot], far), towards([0, foot], near)];
    return path(`M${corners.map((corner) => corner.map(round).join(" ")).join("L")}Z`, paint, thin);
  };
  const windows = (top: number, foot: number, near: number, far: number, paint: string): string =>
    [0.16, 0.42, 0.68]
      .map((row) => {
        const upper = top + (foot - top) * row;
        return [0, 1, 2].map((at) => {
          const from = near + ((far - near) * (at + 0.2)) / 3;
          const to = near + ((far - near) * (at + 0.75)) / 3;
          return wall(upper, upper + (foot - top) * 0.15, from, to, paint);
        });
      })
      .flat()
      .join("");
  const side =
    wall(66, 300, 1.5, 0.94, "#1734b8") +
    windows(84, 250, 1.1, 0.94, "#ffe46a") +
    wall(40, 300, 0.94, 0.68, "#3a5cf0") +
    windows(52, 210, 0.92, 0.7, "#fff6b0") +
    wall(4, 300, 0.68, 0.48, "#1f3fd0") +
    windows(16, 210, 0.66, 0.5, "#ffd23a") +
    wall(46, 300, 0.48, 0.36, "#5a7aff") +
    wall(112, 140, 1.2, 0.96, "#ff3b5c") +
    wall(86, 120, 0.86, 0.76, "#12b8a6") +
    wall(46, 84, 0.62, 0.54, "#ff3b5c");
  const road =
    path("M120 92L-150 330H390Z", "#232a6e", thin) +
    path("M120 92L-128 330H-104ZM120 92L368 330H344Z", "#fff3c2") +
    path("M120 130L112 200H128ZM110 214L103 300H137L130 214Z", "#ffd21a");
  return mirrored(side, 120) + road;
}

/** Smoke off the tyres that still touch the road. */
function dust(): string {
  const puffs = [
    [206, 196, 15],
    [224, 184, 12],
    [190, 204, 12],
    [236, 200, 13],
    [16, 214, 9],
    [30, 206, 11],
    [6, 204, 8],
  ] as const;
  return (
    puffs.map(([x, y, radius]) => circle(x, y, radius + 3, inkLine)).join("") +
    puffs.map(([x, y, radius]) => circle(x, y, radius, "#fff6e0")).join("") +
    puffs.map(([x, y, radius]) => circle(x + radius * 0.2, y + radius * 0.3, radius * 0.6, "#ffd9a0")).join("")
  );
}

/** Seen from the front about the origin, 150 across. */
export function tukTuk(sheet: Sheet): string {
  const red = sheet.linear([
    [0, "#ff6a4f"],
    [0.5, "#f0203c"],
    [1, "#a80a35"],
  ]);
  const chrome = sheet.linear([
    [0, "#ffffff"],
    [0.45, "#b8c8ee"],
    [0.55, "#6f7fb8"],
    [1, "#e8f0ff"],
  ]);
  return (
    mirrored(rearWheel(), 0) +
    cabin(sheet) +
    place(driver(sheet), 0, 4, 1.16) +
    mirrored(path("M58 -62L66 -62L70 2L60 2Z", chrome, line), 0) +
    roof(sheet) +
    path("M-70 -6Q0 -16 70 -6L74 14Q72 46 50 56H-50Q-72 46 -74 14Z", red, line) +
    path("M-66 0Q0 -9 66 0L67 6Q0 -3 -67 6Z", "#ffb0a0", `opacity=".8"`) +
    path("M-24 -8Q0 -12 24 -8L15 54H-15Z", "#ffd21a", line) +
    garland() +
    mirrored(headlight(sheet), 0) +
    mirrored(path("M74 -34Q92 -40 92 -24Q90 -12 76 -18Z", chrome, line) + stroke("M66 -10L78 -20", inkLine, 4), 0) +
    frontWheel(sheet, chrome)
  );
}

function cabin(sheet: Sheet): string {
  const inside = sheet.linear([
    [0, "#2a1a5e"],
    [1, "#5a1f6a"],
  ]);
  return (
    path("M-62 -70H62L68 0H-68Z", inside, line) +
    path("M-44 -46Q0 -56 44 -46L50 0H-50Z", "#7a2a5e") +
    rectangle(-26, -60, 52, 9, "#8fe8ff", 4, thin)
  );
}

function driver(sheet: Sheet): string {
  return (
    path("M-46 0C-44 -18 -26 -22 0 -22C26 -22 44 -18 46 0Z", "#12b8a6", line) +
    path("M-12 -22H12L6 -8H-6Z", "#ffd21a", thin) +
    place(helmet(sheet), 0, -36)
  );
}

/** A white helmet with stripes and a mirrored visor, about the origin, 48 across. */
export function helmet(sheet: Sheet): string {
  const visor = sheet.linear([
    [0, "#0e1a5a"],
    [0.45, "#2f7af0"],
    [0.7, "#8ff0ff"],
    [1, "#ffe27a"],
  ]);
  return (
    circle(0, 0, 24, "#fffdf4", line) +
    path("M-5 -24H5V-10H-5Z", "#2f5cf0") +
    path("M-16 -21L-10 -23V-10H-14Z M16 -21L10 -23V-10H14Z", "#f0203c") +
    path("M-22 -6Q0 -12 22 -6Q25 8 17 11Q0 15 -17 11Q-25 8 -22 -6Z", visor, thin) +
    path("M-17 -4L-5 -6L-12 10L-17 9Z", "#fff", `opacity=".9"`) +
    stroke("M-7 18Q0 21 7 18", inkLine, 2.4)
  );
}

function roof(sheet: Sheet): string {
  const canvas = sheet.linear([
    [0, "#6aa2ff"],
    [0.5, "#2f5cf0"],
    [1, "#1a2fa8"],
  ]);
  const fringe = Array.from({ length: 10 }, (_, at) => {
    const x = -75 + at * 15;
    return path(`M${x} -66H${x + 15}V-61Q${x + 7.5} -50 ${x} -61Z`, at % 2 === 0 ? "#f0203c" : "#ffd21a", thin);
  }).join("");
  return (
    fringe +
    path("M-80 -64C-78 -88 -50 -96 0 -96C50 -96 78 -88 80 -64Z", canvas, line) +
    path("M-66 -76C-56 -88 -30 -91 -6 -91C-28 -87 -50 -84 -60 -72Z", "#cfe2ff") +
    rectangle(-22, -108, 44, 17, "#f0203c", 6, line) +
    path(burst([0, -99.5], 5, 3, 7, { turn: -90 }), "#ffe84a")
  );
}

/** A string of marigolds for luck, across the windscreen. */
function garland(): string {
  const beads = Array.from({ length: 15 }, (_, at) => {
    const share = at / 14;
    const [x, y] = [-60 + 120 * share, 2 + 4 * 13 * share * (1 - share)];
    return circle(x, y, 4.6, at % 3 === 1 ? "#fffdf4" : "#ff9a0a", `stroke="${inkLine}" stroke-width="1.4"`);
  }).join("");
  return beads;
}

function headlight(sheet: Sheet): string {
  return (
    circle(48, 14, 20, "#dfe9ff", line) +
    circle(
      48,
      14,
      15,
      sheet.radial([
        [0, "#ffffff"],
        [0.5, "#fff6a0"],
        [1, "#ffc81f"],
      ]),
      thin,
    ) +
    path("M28 0Q44 -12 70 -4L66 4Q48 -4 32 6Z", "#a80a35", thin) +
    rectangle(48, 40, 18, 9, "#ff9a0a", 4, thin)
  );
}

function rearWheel(): string {
  return rectangle(52, 34, 26, 50, "#1f1a44", 10, line) + stroke("M58 46H72M58 56H72M58 66H72M58 76H72", "#5a54a0", 3);
}

function frontWheel(sheet: Sheet, chrome: string): string {
  const mud = sheet.linear([
    [0, "#ff6a4f"],
    [1, "#c0123a"],
  ]);
  return (
    rectangle(-46, 49, 92, 10, chrome, 5, line) +
    rectangle(-14, 52, 28, 48, "#1f1a44", 12, line) +
    stroke("M-8 74L0 80L8 74M-8 84L0 90L8 84", "#5a54a0", 3) +
    path("M-26 68C-26 46 26 46 26 68L20 74Q0 58 -20 74Z", mud, line) +
    stroke("M-16 58Q0 50 14 57", "#ffb0a0", 3)
  );
}

/** The light of the two lamps, over everything. */
function beams(sheet: Sheet): string {
  const lamp = (x: number): string =>
    circle(
      x,
      14,
      34,
      sheet.radial([
        [0, "#ffffff", 0.95],
        [0.35, "#fff7a8", 0.5],
        [1, "#ffe14a", 0],
      ]),
    ) +
    path(sparkle([x, 14], 26), "#ffffff", `opacity=".95"`) +
    circle(x, 14, 5, "#fff");
  return lamp(-48) + lamp(48);
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/bangers");
  return (
    bubbleLettering(sheet, "TUK-TUK", {
      font,
      width: 206,
      size: 66,
      x: 118,
      baseline: 246,
      tracking: 0.015,
      warp: both(climb(18, 0.1), flare(0.1)),
      face: ["#fff9b0", "#ffb300"],
    }) +
    bubbleLettering(sheet, "RUSH!", {
      font,
      width: 170,
      size: 56,
      x: 132,
      baseline: 290,
      tracking: 0.03,
      warp: climb(14, 0.14),
      face: ["#ffffff", "#7fe9ff"],
    })
  );
}
