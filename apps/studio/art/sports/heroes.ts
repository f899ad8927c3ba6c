import { polar, polygon, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** What a sport is known by, drawn about the origin, some 90 pixels to each side. */
export type Hero = (sheet: Sheet) => string;

function shaded(sheet: Sheet, radius: number, light: string, mid: string, dark: string): string {
  return circle(
    0,
    0,
    radius,
    sheet.radial(
      [
        [0, light],
        [0.55, mid],
        [1, dark],
      ],
      [0.36, 0.3],
      0.78,
    ),
  );
}

const spoke = (from: number, to: number, degrees: number): string => {
  const [fromX, fromY] = polar([0, 0], from, degrees);
  const [toX, toY] = polar([0, 0], to, degrees);
  return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;
};

/** A football with five darker panels about a sixth, wet by the rain. */
export const football: Hero = (sheet) => {
  const clip = sheet.clip(circle(0, 0, 84, "#000"));
  const pentagon = (size: number, turn: number): string =>
    polygon([0, 72, 144, 216, 288].map((degrees): Point => polar([0, 0], size, degrees + turn)));
  const outer = [0, 1, 2, 3, 4].map((index) => {
    const turn = index * 72 - 90;
    const [x, y] = polar([0, 0], 80, turn);
    return place(path(pentagon(32, turn + 180), "#14352a"), x, y);
  });
  const seams = [0, 1, 2, 3, 4].map((index) => stroke(spoke(27, 52, index * 72 - 90), "#14352a", 4)).join("");
  const rim = [0, 1, 2, 3, 4]
    .map((index) => {
      const [oneX, oneY] = polar([0, 0], 67, index * 72 - 90 + 24);
      const [otherX, otherY] = polar([0, 0], 67, index * 72 - 90 + 48);
      return stroke(`M${round(oneX)} ${round(oneY)}L${round(otherX)} ${round(otherY)}`, "#14352a", 4);
    })
    .join("");
  const drops = [
    [-34, 30, 5],
    [22, 40, 4],
    [44, -14, 3.4],
    [-52, -8, 3],
    [6, -56, 3.6],
  ].map(([x = 0, y = 0, radius = 1]) => circle(x, y, radius, "#fff", `opacity=".75"`));
  return (
    ellipse(0, 94, 70, 12, "#000", `opacity=".4"`) +
    shaded(sheet, 84, "#ffffff", "#e3ece6", "#8aa398") +
    group(
      `clip-path="${clip}"`,
      path(pentagon(28, -90), "#14352a") +
        seams +
        rim +
        outer.join("") +
        path("M-90 -84A84 84 0 0 1 40 -76L-70 60Z", "#fff", `opacity=".2"`) +
        drops.join(""),
    )
  );
};

/** A ball of woven rattan with its twelve holes. */
export const takraw: Hero = (sheet) => {
  const clip = sheet.clip(circle(0, 0, 82, "#000"));
  const bands = [0, 60, 120]
    .map((turn) =>
      place(
        [-30, -15, 0, 15, 30]
          .map((offset) =>
            stroke(
              `M-100 ${offset}C-50 ${offset * 0.4 - 22} 50 ${offset * 0.4 - 22} 100 ${offset}`,
              offset % 30 === 0 ? "#f9cf86" : "#d99a44",
              9,
            ),
          )
          .join(""),
        0,
        8,
        1,
        turn,
      ),
    )
    .join("");
  const holes = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y] = polar([0, 0], 50, index * 60 + 30);
    return circle(x, y, 13, "#3d1608") + circle(x, y + 2, 10, "#1d0803");
  });
  return (
    ellipse(0, 94, 64, 11, "#000", `opacity=".45"`) +
    circle(0, 0, 82, "#7d4213") +
    group(`clip-path="${clip}"`, bands + holes.join("")) +
    circle(
      0,
      0,
      82,
      sheet.radial(
        [
          [0, "#fff", 0.36],
          [0.5, "#fff", 0],
          [1, "#2b0d00", 0.62],
        ],
        [0.36, 0.28],
        0.8,
      ),
    ) +
    circle(0, 0, 82, "none", `stroke="#ffe3ae" stroke-opacity=".5" stroke-width="2"`)
  );
};

/** The prow of a long-tail boat with its garlands, cutting the water. */
export const boats: Hero = (sheet) => {
  const hull = sheet.linear([
    [0, "#e4572e"],
    [0.5, "#a8321b"],
    [1, "#4b120b"],
  ]);
  const spray = [
    [-70, 56, 16],
    [-46, 68, 20],
    [-20, 74, 16],
    [-86, 74, 12],
    [6, 78, 12],
  ].map(([x = 0, y = 0, radius = 1]) => circle(x, y, radius, "#e9fbff", `opacity=".86"`));
  const ribbons = [
    ["#ffd23f", 0],
    ["#ff6fae", 9],
    ["#5fe0d0", 18],
  ].map(
    ([colour, shift]) =>
      stroke(`M${-44 + Number(shift)} ${-48 + Number(shift)}q24 12 40 -4`, String(colour), 7) +
      stroke(`M${-36 + Number(shift)} ${-44 + Number(shift)}q-10 26 6 44`, String(colour), 5),
  );
  return (
    path("M-66 -92C-52 -86 -46 -66 -40 -44C-26 4 26 32 118 34L118 62C40 74 -34 66 -58 30C-78 0 -82 -52 -66 -92Z", hull) +
    path("M-66 -92C-58 -52 -40 12 20 34C44 42 80 42 118 40L118 34C26 32 -26 4 -40 -44C-46 -66 -52 -86 -66 -92Z", "#ffb35c") +
    stroke("M-66 -40C-48 20 10 50 118 52", "#ffe3b0", 3, `opacity=".7"`) +
    ribbons.join("") +
    path("M30 -6h62l14 40H44z", "#12303f") +
    path("M24 -14h76l6 10H30z", "#f4c95d") +
    path(
      "M-110 62C-80 46 -50 84 -14 66S50 82 118 58V110H-110Z",
      sheet.linear([
        [0, "#37c3e6"],
        [1, "#07506a"],
      ]),
    ) +
    stroke("M-104 84q24 -12 48 0t48 0t48 0t48 0", "#c9f5ff", 3, `opacity=".5"`) +
    spray.join("")
  );
};

/** A warden's shield over two towers of light. */
export const arena: Hero = (sheet) => {
  const crystal = (x: number, colour: string, glow: string): string =>
    place(
      ellipse(0, 64, 26, 7, glow, `opacity=".5"`) +
        path(
          "M0 -70L22 -20L12 60H-12L-22 -20Z",
          sheet.linear([
            [0, "#ffffff"],
            [0.4, colour],
            [1, glow],
          ]),
        ) +
        path("M0 -70L22 -20L12 60H0Z", "#000", `opacity=".22"`),
      x,
      18,
    );
  return (
    crystal(-70, "#4be1c3", "#0d6f74") +
    crystal(70, "#ff8ad8", "#8d1f7d") +
    path(
      "M0 -84L58 -62V-4C58 42 30 72 0 90C-30 72 -58 42 -58 -4V-62Z",
      sheet.linear([
        [0, "#f1ebff"],
        [0.45, "#a98bff"],
        [1, "#3b2596"],
      ]),
    ) +
    path("M0 -84L58 -62V-4C58 42 30 72 0 90Z", "#1c0f57", `opacity=".34"`) +
    path("M0 -66L42 -50V-4C42 32 22 56 0 70C-22 56 -42 32 -42 -4V-50Z", "#1a1140") +
    path(
      "M0 -46L12 -10L46 0L12 10L0 46L-12 10L-46 0L-12 -10Z",
      sheet.linear([
        [0, "#fff3c4"],
        [1, "#ffb03a"],
      ]),
    ) +
    circle(0, 0, 8, "#fff")
  );
};

/** A harbour crane in the cross-hairs. */
export const breach: Hero = (sheet) => {
  const ring = (radius: number, width: number, opacity: number): string =>
    circle(0, 0, radius, "none", `stroke="#ff5d5d" stroke-width="${width}" stroke-opacity="${opacity}"`);
  const ticks = [0, 90, 180, 270].map((degrees) => stroke(spoke(58, 96, degrees), "#ff5d5d", 7)).join("");
  return (
    circle(
      0,
      0,
      78,
      sheet.radial([
        [0, "#ff8f6b", 0.55],
        [1, "#0a1a24", 0],
      ]),
    ) +
    path("M-84 74V58H84V74Z", "#06222f") +
    path("M-22 58L-10 -58H6L18 58H8L4 24H-10L-12 58Z", "#ffc857") +
    path("M-62 -52L74 -70V-58L-62 -40Z", "#ffc857") +
    stroke("M-2 -58L-2 -84L72 -64M-2 -84L-60 -46", "#ffdf94", 4) +
    stroke("M56 -58V-10", "#ffdf94", 4) +
    rectangle(40, -10, 34, 24, "#ff5d5d", 2) +
    stroke("M48 -10V14M57 -10V14M66 -10V14", "#a32222", 3) +
    [
      [-80, 34, "#2a9d8f"],
      [-50, 34, "#e76f51"],
      [24, 34, "#4d8fb3"],
      [54, 34, "#ffba08"],
      [-66, 10, "#b23a48"],
    ]
      .map(([x, y, colour]) => rectangle(Number(x), Number(y), 28, 22, String(colour), 2))
      .join("") +
    ring(84, 5, 0.95) +
    ring(58, 3, 0.6) +
    ticks
  );
};

/** A hovering puck that throws ink to both sides. */
export const pucks: Hero = (sheet) => {
  const blot = (colour: string, points: readonly (readonly [number, number, number])[]): string =>
    points.map(([x, y, radius]) => circle(x, y, radius, colour)).join("");
  return (
    blot("#ff4fa3", [
      [-66, -30, 30],
      [-88, 2, 16],
      [-46, -62, 16],
      [-94, -44, 10],
      [-70, 34, 11],
      [-22, -78, 8],
    ]) +
    blot("#38e1ff", [
      [66, 26, 32],
      [90, -6, 15],
      [48, 62, 17],
      [96, 46, 9],
      [72, -34, 11],
      [20, 80, 8],
    ]) +
    ellipse(0, 66, 66, 12, "#000", `opacity=".5"`) +
    path(
      "M-72 -4A72 30 0 0 0 72 -4V22A72 32 0 0 1 -72 22Z",
      sheet.linear([
        [0, "#2a1440"],
        [1, "#0d0517"],
      ]),
    ) +
    stroke("M-72 12A72 31 0 0 0 72 12", "#ffe14f", 5) +
    ellipse(
      0,
      -4,
      72,
      30,
      sheet.linear([
        [0, "#6a3aa0"],
        [1, "#34155a"],
      ]),
    ) +
    ellipse(0, -6, 48, 18, "#1a0a2b") +
    ellipse(0, -6, 48, 18, "none", `stroke="#ffe14f" stroke-width="4"`) +
    path("M-8 -16L16 -12L2 -6L14 0L-18 6L-4 -4Z", "#ffe14f")
  );
};
