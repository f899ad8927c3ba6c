import { petal, polar, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, group, mirrored, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** Half the width of the stupa at each height, from the tip of its parasol to the foot of its bell. */
const profile: readonly Point[] = [
  [0, 30],
  [1.2, 38],
  [1.2, 44],
  [6, 54],
  [9, 60],
  [4, 62],
  [5, 70],
  [8, 80],
  [7, 90],
  [4.6, 96],
  [11, 99],
  [9, 103],
  [13, 107],
  [11.5, 111],
  [16, 116],
  [14, 120],
  [19, 126],
  [18, 131],
  [22, 136],
  [27, 150],
  [34, 164],
  [44, 172],
];

function metal(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#7a2e08"],
      [0.2, "#d07a16"],
      [0.4, "#fff3b8"],
      [0.52, "#ffd255"],
      [0.78, "#c0660f"],
      [1, "#5e1f08"],
    ],
    [0, 0],
    [1, 0],
  );
}

/** A golden stupa about the vertical line `x`, its steps ending at `y` 208, lit from its foot. */
export function drawStupa(sheet: Sheet, x: number): string {
  const gold = metal(sheet);
  const right = profile.map(([half, y]) => `${round(half)} ${y}`);
  const left = profile.toReversed().map(([half, y]) => `${round(-half)} ${y}`);
  const bell = `M${[...right, ...left].join("L")}Z`;
  const bands = [
    [107, 12],
    [116, 15],
    [126, 18],
    [136, 21],
    [152, 27],
    [158, 30],
  ]
    .map(
      ([y = 0, half = 0]) =>
        stroke(`M${-half} ${y}Q0 ${y + half * 0.2} ${half} ${y}`, "#7a2e08", 1, `opacity=".75"`) +
        stroke(`M${-half} ${y + 1.4}Q0 ${y + 1.4 + half * 0.2} ${half} ${y + 1.4}`, "#fff6c8", 0.8, `opacity=".8"`),
    )
    .join("");
  const garland = Array.from({ length: 7 }, (_, at) => {
    const from = -24 + at * 7;
    return `M${from} 144Q${from + 3.5} 150 ${from + 7} 144`;
  }).join("");
  const steps = [
    [46, 172, 7],
    [54, 179, 7],
    [64, 186, 7],
    [76, 193, 8],
    [90, 201, 9],
  ]
    .map(
      ([half = 0, y = 0, rise = 0]) =>
        rectangle(-half, y, half * 2, rise, gold, 1) +
        rectangle(-half, y, half * 2, 1.2, "#fff6c8", 0, `opacity=".9"`) +
        rectangle(-half, y + rise - 1.4, half * 2, 1.4, "#5e1f08", 0, `opacity=".6"`),
    )
    .join("");
  const shrine = (at: number, foot: number, size: number): string =>
    place(
      path("M0 -34L1.2 -24L3 -18L3.6 -12L7 -4L8 0H-8L-7 -4L-3.600 -12L-3 -18L-1.2 -24Z", gold) +
        rectangle(-10, 0, 20, 5, gold, 1) +
        path("M-3 5V0Q0 -5 3 0V5Z", "#fff3b0"),
      at,
      foot,
      size,
    );
  const shrines = mirrored(shrine(60, 186, 0.72) + shrine(76, 196, 0.9) + shrine(97, 206, 1.2), 0);
  const arches = [-34, -17, 0, 17, 34]
    .map((at) => path(`M${at - 5} 201V192Q${at} 183 ${at + 5} 192V201Z`, at === 0 ? "#fffbe0" : "#ffe08a"))
    .join("");
  return place(
    steps +
      shrines +
      path(bell, gold) +
      group(`clip-path="${sheet.clip(path(bell, "#000"))}"`, bands) +
      stroke(garland, "#7a2e08", 1, `opacity=".7"`) +
      stroke("M-5 48V56M5 48V56M-8 56V62M8 56V62", "#ffd255", 0.8) +
      circle(0, 29, 2.6, "#fffbe0") +
      path(sparkle([0, 29], 12), "#ffffff", `opacity=".95"`) +
      arches,
    x,
    0,
  );
}

/** Roofs of the halls on both sides, lower and darker, with palms between. */
export function drawHalls(sheet: Sheet): string {
  const wall = sheet.linear([
    [0, "#3a0a1c"],
    [1, "#a83a1e"],
  ]);
  const roof = (x: number, y: number, half: number, rise: number): string =>
    path(
      `M${x - half - 5} ${y - 5}L${x - half + 2} ${y}H${x + half - 2}L${x + half + 5} ${y - 5}L${round(x + half * 0.6)} ${y - 4}Q${round(x + half * 0.2)} ${round(y - rise * 0.6)} ${x} ${y - rise}Q${round(x - half * 0.2)} ${round(y - rise * 0.6)} ${round(x - half * 0.6)} ${y - 4}Z`,
      "#2a0614",
    ) + stroke(`M${x - half + 2} ${y}H${x + half - 2}`, "#ffb04a", 1);
  const hall = (x: number, half: number, foot: number): string =>
    rectangle(x - half * 0.7, foot - 22, half * 1.4, 24, wall) +
    [-0.45, -0.15, 0.15, 0.45].map((part) => rectangle(x + half * part - 1.6, foot - 18, 3.2, 14, "#ffe08a", 1.6)).join("") +
    roof(x, foot - 21, half, 15) +
    rectangle(x - half * 0.34, foot - 36, half * 0.68, 6, wall) +
    roof(x, foot - 34, half * 0.62, 15) +
    roof(x, foot - 46, half * 0.34, 18);
  const palm = (x: number, foot: number, height: number): string =>
    stroke(`M${x} ${foot}Q${x + 3} ${foot - height / 2} ${x - 1} ${foot - height}`, "#1c0410", 2.2) +
    [-170, -140, -108, -72, -40, -10]
      .map((degrees) => path(petal([x - 1, foot - height], polar([x - 1, foot - height], 17, degrees), 5, 0.5), "#1c0410"))
      .join("");
  return mirrored(palm(38, 206, 62) + palm(6, 206, 44) + hall(16, 30, 208), 120);
}

/** The crowd on the terrace: heads against the light, some holding lamps. */
export function drawCrowd(sheet: Sheet): string {
  const row = (y: number, step: number, size: number, colour: string): string =>
    Array.from({ length: Math.ceil(260 / step) }, (_, at) => {
      const x = -8 + at * step + ((at * 7) % 5);
      const lift = (at * 11) % 6;
      return (
        circle(x, y - lift, 5 * size, colour) +
        path(`M${round(x - 9 * size)} ${y + 80}Q${x} ${round(y - lift - 2 * size)} ${round(x + 9 * size)} ${y + 80}Z`, colour)
      );
    }).join("");
  const lamp = (x: number, y: number): string =>
    circle(
      x,
      y,
      11,
      sheet.radial([
        [0, "#ffb85a", 0.9],
        [1, "#ff8a2e", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) + ellipse(x, y, 3, 4, "#fff0b0");
  const crest: Point[] = [
    [0, 212],
    [60, 207],
    [120, 205],
    [180, 207],
    [240, 212],
  ];
  return (
    path(`${smooth(crest)}V300H0Z`, "#3a0d18") +
    stroke(smooth(crest), "#ffcf7a", 1.2, `opacity=".8"`) +
    row(213, 15, 0.72, "#240610") +
    [30, 66, 101, 139, 172, 208].map((x, at) => lamp(x, 207 + (at % 2) * 4)).join("") +
    row(222, 19, 1, "#12030c")
  );
}
