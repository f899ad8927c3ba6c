import { polar, type Point } from "./geometry.ts";
import { circle, ellipse, ground, group, path, place, rectangle, round, stroke, type Sheet } from "./sheet.ts";
import { blur } from "./texture.ts";

/** A card's suit; drawn as its pip alone, since a mirrored page would turn letters round. */
export type Suit = "heart" | "spade" | "diamond" | "club";

const suitInk: Readonly<Record<Suit, string>> = { heart: "#d02a20", diamond: "#d02a20", spade: "#16122c", club: "#16122c" };

/** A table under one lamp: dark room, cloth, a rail of light, and the cone that falls on it. `horizon` is the table's far edge. */
export function salonTable(
  sheet: Sheet,
  lamp: Point,
  horizon: number,
  colours: { room: string; cloth: string; deep: string; rail: string; light: string },
): string {
  const { width, height } = sheet;
  const cloth = sheet.radial(
    [
      [0, colours.cloth],
      [1, colours.deep],
    ],
    [lamp[0] / width, 0.3],
    0.75,
  );
  const edge = `M${-width * 0.2} ${height + 40}C${round(lamp[0] - width * 0.5)} ${horizon} ${round(lamp[0] + width * 0.5)} ${horizon} ${width * 1.2} ${height + 40}Z`;
  const cone = path(
    `M${lamp[0] - 10} ${lamp[1]}H${lamp[0] + 10}L${lamp[0] + width * 0.34} ${height}H${lamp[0] - width * 0.34}Z`,
    sheet.linear([
      [0, colours.light, 0.7],
      [1, colours.light, 0],
    ]),
    `style="mix-blend-mode:screen" filter="${blur(sheet, 6)}"`,
  );
  return (
    ground(sheet, colours.room) +
    path(edge, cloth) +
    stroke(edge, colours.rail, 3, `opacity=".8"`) +
    stroke(edge, "#000", 1.2, `opacity=".5" transform="translate(0 3)"`) +
    cone
  );
}

/** The shade that the light comes from. */
export function lampShade(sheet: Sheet, [x, y]: Point, width: number, colour: readonly [string, string]): string {
  const half = width / 2;
  const shade = path(
    `M${x - half * 0.36} ${y - width * 0.3}H${x + half * 0.36}C${x + half * 0.7} ${y - width * 0.26} ${x + half} ${y - width * 0.12} ${x + half} ${y}H${x - half}C${x - half} ${y - width * 0.12} ${x - half * 0.7} ${y - width * 0.26} ${x - half * 0.36} ${y - width * 0.3}Z`,
    sheet.linear(
      [
        [0, colour[1]],
        [0.4, colour[0]],
        [1, colour[1]],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  return (
    stroke(`M${x} -10V${round(y - width * 0.28)}`, "#0a0a12", 2) +
    ellipse(
      x,
      y + width * 0.1,
      width * 0.9,
      width * 0.5,
      sheet.radial([
        [0, "#fff3c8", 0.9],
        [1, "#ffcf7a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    shade +
    ellipse(x, y, half, width * 0.07, "#fff8dc")
  );
}

/** The pip of a suit about the origin, `size` tall. */
function pip(suit: Suit, size: number): string {
  const shapes: Readonly<Record<Suit, string>> = {
    heart: path("M0 8C-11 -1 -8 -9 -3.4 -8.6C-1.4 -8.4 0 -7 0 -5.4C0 -7 1.4 -8.4 3.4 -8.6C8 -9 11 -1 0 8Z", suitInk.heart),
    diamond: path("M0 -9.4L7 0L0 9.4L-7 0Z", suitInk.diamond),
    spade: path(
      "M0 -9C9 -1 9 5 4.4 5.6C2.6 5.8 1.2 5 .7 3.6C.9 6.4 2 8.2 3.6 8.8H-3.6C-2 8.2 -.9 6.4 -.7 3.6C-1.2 5 -2.6 5.8 -4.4 5.6C-9 5 -9 -1 0 -9Z",
      suitInk.spade,
    ),
    club:
      circle(0, -4.4, 4.2, suitInk.club) +
      circle(-4.6, 2, 4.2, suitInk.club) +
      circle(4.6, 2, 4.2, suitInk.club) +
      path("M-1 0H1C1 5 2.2 8 3.6 9H-3.6C-2.2 8 -1 5 -1 0Z", suitInk.club),
  };
  return place(shapes[suit], 0, 0, size / 18);
}

/** A playing card about its centre, 60 × 84 before `scale`: one large pip, two small. */
export function playingCard(sheet: Sheet, suit: Suit, x: number, y: number, scale: number, turn: number): string {
  const face = sheet.linear(
    [
      [0, "#ffffff"],
      [1, "#eadfc8"],
    ],
    [0, 0],
    [1, 1],
  );
  return place(
    rectangle(-30, -42, 60, 84, "#000", 7, `opacity=".4" transform="translate(3 5)" filter="${blur(sheet, 2.5)}"`) +
      rectangle(-30, -42, 60, 84, face, 7) +
      rectangle(-30, -42, 60, 84, "none", 7, `stroke="#8a7a5c" stroke-opacity=".5"`) +
      rectangle(-25, -37, 50, 74, "none", 4, `stroke="${suitInk[suit]}" stroke-opacity=".28"`) +
      pip(suit, 32) +
      place(pip(suit, 11), -19, -30) +
      place(pip(suit, 11), 19, 30, 1, 180),
    x,
    y,
    scale,
    turn,
  );
}

/** A stack of chips seen from above its front edge; the top one shows its face. */
export function chipStack(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: readonly [light: string, deep: string],
): string {
  const squash = 0.42;
  const thick = radius * 0.24;
  const rim = sheet.linear(
    [
      [0, colour[1]],
      [0.35, colour[0]],
      [1, colour[1]],
    ],
    [0, 0],
    [1, 0],
  );
  const one = (index: number): string => {
    const top = y - index * thick;
    const marks = Array.from({ length: 5 }, (_, mark) => {
      const [markX] = polar([x, top], radius, 20 + mark * 35 + index * 11);
      return rectangle(
        markX - radius * 0.08,
        top + thick * 0.1 + Math.sqrt(Math.max(0, radius ** 2 - (markX - x) ** 2)) * squash,
        radius * 0.16,
        thick * 0.8,
        "#fff6e4",
      );
    }).join("");
    return (
      path(
        `M${round(x - radius)} ${round(top)}V${round(top + thick)}A${radius} ${round(radius * squash)} 0 0 0 ${round(x + radius)} ${round(top + thick)}V${round(top)}Z`,
        rim,
        `stroke="#000" stroke-opacity=".35" stroke-width=".6"`,
      ) + marks
    );
  };
  const top = y - (count - 1) * thick;
  const inlay = Array.from({ length: 6 }, (_, index) => {
    const [fromX, fromY] = polar([0, 0], radius * 0.7, index * 60 - 9);
    const [toX, toY] = polar([0, 0], radius * 0.98, index * 60 - 9);
    const [overX, overY] = polar([0, 0], radius * 0.98, index * 60 + 9);
    const [backX, backY] = polar([0, 0], radius * 0.7, index * 60 + 9);
    return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}L${round(overX)} ${round(overY)}L${round(backX)} ${round(backY)}Z`;
  }).join("");
  const face =
    circle(0, 0, radius, colour[0]) +
    path(inlay, "#fff6e4") +
    circle(0, 0, radius * 0.62, "none", `stroke="#fff6e4" stroke-width="${round(radius * 0.07)}"`) +
    circle(0, 0, radius * 0.4, colour[1], `opacity=".55"`);
  return (
    ellipse(x, y + thick * 1.4, radius * 1.2, radius * squash * 1.1, "#000", `opacity=".45" filter="${blur(sheet, 2)}"`) +
    Array.from({ length: count }, (_, index) => one(index)).join("") +
    place(face, x, top, [1, squash])
  );
}

/** A roulette wheel seen from the side of the table: wood, pockets, a turned hub, the ball at rest. */
export function rouletteWheel(sheet: Sheet, [x, y]: Point, radius: number, squash = 0.62): string {
  const pockets = Array.from({ length: 37 }, (_, index) => {
    const [from, to] = [(index * 360) / 37, ((index + 1) * 360) / 37];
    const at = (reach: number, degrees: number): string => polar([0, 0], reach, degrees).map(round).join(" ");
    const colour = index === 0 ? "#12a06c" : index % 2 === 0 ? "#1a1418" : "#d2301f";
    return path(
      `M${at(radius * 0.84, from)}L${at(radius * 0.84, to)}L${at(radius * 0.54, to)}L${at(radius * 0.54, from)}Z`,
      colour,
      `stroke="#e9c275" stroke-width=".6"`,
    );
  }).join("");
  const wood = sheet.radial(
    [
      [0.7, "#8a4a22"],
      [0.92, "#5a2a12"],
      [1, "#2a1008"],
    ],
    [0.5, 0.5],
    0.5,
  );
  const hub = sheet.radial(
    [
      [0, "#fff0bc"],
      [0.5, "#c8832a"],
      [1, "#5a300e"],
    ],
    [0.4, 0.34],
    0.7,
  );
  const body =
    circle(0, 0, radius, wood) +
    circle(0, 0, radius * 0.93, "none", `stroke="#e9c275" stroke-width="${round(radius * 0.02)}"`) +
    pockets +
    circle(0, 0, radius * 0.54, hub);
  const spokes = stroke(
    [0, 45, 90, 135]
      .map(
        (degrees) =>
          `M${polar([0, 0], radius * 0.34, degrees)
            .map(round)
            .join(" ")}L${polar([0, 0], radius * 0.34, degrees + 180)
            .map(round)
            .join(" ")}`,
      )
      .join(""),
    "#f4d68e",
    radius * 0.045,
  );
  return (
    ellipse(x, y + radius * 0.12, radius * 1.06, radius * squash * 1.06, "#000", `opacity=".5" filter="${blur(sheet, 4)}"`) +
    place(body + spokes, x, y, [1, squash]) +
    ellipse(x, y - radius * 0.08, radius * 0.12, radius * 0.1, "#fff3c8") +
    group(
      "",
      rectangle(x - radius * 0.03, y - radius * 0.3, radius * 0.06, radius * 0.24, "#e0b050", radius * 0.03) +
        circle(x, y - radius * 0.32, radius * 0.06, "#fff3c8"),
    ) +
    circle(x + radius * 0.55, y - radius * 0.26, radius * 0.065, "#ffffff")
  );
}
