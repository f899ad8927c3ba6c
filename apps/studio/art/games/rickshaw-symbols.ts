import { inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { burst, polar } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { helmet, tukTuk } from "../tiles/tuk-tuk-rush.ts";
import { loud, stick, stickShapes } from "./comic-stickers.ts";
import { emojiAt } from "./emoji.ts";
import type { GameArt } from "./game-art.ts";

const thin = `stroke="${inkLine}" stroke-width="2" stroke-linejoin="round"`;

function wheel(sheet: Sheet): string {
  const tread = Array.from({ length: 20 }, (_, at) => {
    const [from, to] = [polar([50, 50], 33, at * 18), polar([50, 50], 39, at * 18 + 4)];
    return `M${from.map(round).join(" ")}L${to.map(round).join(" ")}`;
  }).join("");
  const spokes = Array.from({ length: 5 }, (_, at) => {
    const [x, y] = polar([50, 50], 17, at * 72 - 90);
    return stroke(`M50 50L${round(x)} ${round(y)}`, "#ffd21a", 8) + stroke(`M50 50L${round(x)} ${round(y)}`, "#fff0a0", 2);
  }).join("");
  return (
    circle(50, 50, 39, "#241c4a") +
    stroke(tread, "#6a62b0", 3) +
    circle(50, 50, 29, "#f4f7ff", thin) +
    circle(
      50,
      50,
      23,
      sheet.radial([
        [0, "#ff8a7a"],
        [1, "#d0102f"],
      ]),
      thin,
    ) +
    spokes +
    circle(50, 50, 8, "#ffd21a", thin) +
    circle(48, 48, 2.6, "#fffbe0")
  );
}

/** A bulb horn: a red ball and a brass bell. */
function horn(sheet: Sheet): string {
  const brass = sheet.linear([
    [0, "#fff6b0"],
    [0.5, "#ffc21a"],
    [1, "#b8660a"],
  ]);
  const ball = sheet.radial(
    [
      [0, "#7a70c8"],
      [1, "#241a58"],
    ],
    [0.36, 0.3],
    0.8,
  );
  return place(
    rectangle(-14, -5, 34, 10, brass, 4, thin) +
      path("M16 -7C28 -8 34 -16 40 -26C46 -22 46 22 40 26C34 16 28 8 16 7Z", brass, thin) +
      ellipse(41, 0, 5.4, 27, "#8a4a08", thin) +
      ellipse(42, 0, 2.6, 20, "#3a1a08") +
      ellipse(-26, 0, 17, 15, ball, thin) +
      ellipse(-31, -6, 5, 3.4, "#cfc8ff", `transform="rotate(-24 -31 -6)"`) +
      stroke("M20 -4C28 -6 32 -10 36 -17", "#fffbe0", 2.4),
    48,
    50,
    1,
    -18,
  );
}

/** Marigolds and jasmine on a thread, with a tassel of ribbon. */
function garland(): string {
  const beads = Array.from({ length: 18 }, (_, at) => {
    const [x, y] = polar([50, 40], 27, at * 20);
    return at % 3 === 0
      ? circle(x, y, 6, "#fffdf4", thin)
      : path(burst([x, y], 9, 5.4, 7.4, { turn: at * 7 }), at % 2 === 0 ? "#ff9a0a" : "#ffc21a", thin);
  }).join("");
  return (
    stroke("M44 70L36 92M50 70V96M56 70L64 92", inkLine, 8) +
    stroke("M44 70L36 92M56 70L64 92", "#ff3f8a", 4.4) +
    stroke("M50 70V96", "#12b8a6", 4.4) +
    beads +
    path(burst([50, 67], 10, 8, 11), "#ff3f5c", thin) +
    circle(50, 67, 4, "#ffe27a")
  );
}

function fuel(sheet: Sheet): string {
  const can = sheet.linear(
    [
      [0, "#8ff07a"],
      [0.5, "#1fb85a"],
      [1, "#0a6a3a"],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    path("M24 30L34 20H70Q78 20 78 28V82Q78 90 70 90H30Q22 90 22 82V34Z", can, thin) +
    path("M40 20V12H66V20", "none", `stroke="${inkLine}" stroke-width="7" stroke-linejoin="round"`) +
    path("M40 20V12H66V20", "none", `stroke="#1fb85a" stroke-width="3.4" stroke-linejoin="round"`) +
    path("M22 30L34 18L28 10L14 22Z", "#ffd21a", thin) +
    stroke("M32 44L68 78M68 44L32 78", "#0a6a3a", 7) +
    stroke("M32 43L68 77M68 43L32 77", "#c8ffb0", 2) +
    path("M50 46C60 58 62 68 50 72C38 68 40 58 50 46Z", "#ffe24a", thin)
  );
}

export const tukTukRush: GameArt = {
  crest: (sheet) => sticker(sheet, place(tukTuk(sheet), 50, 52, 0.42), { ink: 1.6, border: 3.6, shadow: [2, 3] }),
  symbols: {
    tuktuk: loud(["#2f5cf0", "#ffe24a"], (sheet) => place(tukTuk(sheet), 50, 50, 0.37, -6)),
    light: loud(["#12a84a", "#fffdf0"], () => emojiAt("fluent-emoji", "vertical-traffic-light", 50, 50, 76), 16),
    helmet: stickShapes((sheet) => place(helmet(sheet), 50, 49, 1.62, -6)),
    wheel: stickShapes(wheel),
    horn: stickShapes(horn),
    ticket: stick("admission-tickets", { size: 84, turn: -14 }),
    map: stick("world-map", { size: 82, turn: 6 }),
    garland: stickShapes(() => place(garland(), 2, 1, 0.95)),
    fuel: stickShapes((sheet) => place(fuel(sheet), 3, 2, 0.93)),
  },
};
