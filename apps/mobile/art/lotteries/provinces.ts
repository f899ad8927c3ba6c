import { polar } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, type Sheet, stroke } from "@lantern/ui/art/sheet.ts";

interface ProvinceIcon {
  readonly name: string;
  readonly ground: readonly [light: string, deep: string];
  readonly draw: (sheet: Sheet) => string;
}

/** The clock tower of a covered market. */
const market: ProvinceIcon = {
  name: "market",
  ground: ["#ffb347", "#a83c0c"],
  draw: (sheet) => {
    const wall = sheet.linear([
      [0, "#fff6dc"],
      [1, "#ffdf9c"],
    ]);
    const hands = stroke("M48 45V37M48 45L54 48", "#7a1a1c", 2.4);
    const hours = Array.from({ length: 12 }, (_, hour) =>
      circle(...polar([48, 45], 10.2, hour * 30), hour % 3 === 0 ? 1.2 : 0.6, "#a83c0c"),
    );
    const arches = [22, 34, 62, 74].map((x) => path(`M${x - 4} 82V72A4 4 0 0 1 ${x + 4} 72V82Z`, "#8e2f0a", `opacity=".75"`));
    return (
      path("M10 64L26 56H70L86 64Z", "#c8451c") +
      path("M14 64H82V82H14Z", wall) +
      path("M33 82V34H63V82Z", wall, `stroke="#d88a24" stroke-width="1.2"`) +
      path("M28 35L48 14L68 35Z", "#d8523c") +
      path("M32 35L48 18L64 35Z", "#f4734a") +
      circle(48, 45, 12.4, "#d88a24") +
      circle(48, 45, 11.2, "#fffaf0") +
      hours.join("") +
      hands +
      arches.join("") +
      path("M41 82V70A7 7 0 0 1 55 70V82Z", "#8e2f0a") +
      stroke("M10 83H86", "#ffe7b8", 3)
    );
  },
};

/** A dragon of lights over a river. */
const dragonBridge: ProvinceIcon = {
  name: "dragon-bridge",
  ground: ["#4a7dff", "#101a6e"],
  draw: (sheet) => {
    const back = "M6 60C16 60 18 34 30 34S44 56 54 56S66 30 78 28C84 27 88 30 90 34";
    const gold = sheet.linear([
      [0, "#fff0a8"],
      [1, "#ff9c2c"],
    ]);
    return (
      stroke("M4 66H92", "#c8d6ff", 4) +
      [18, 42, 66, 86].map((x) => path(`M${x - 3} 66H${x + 3}L${x + 2} 78H${x - 2}Z`, "#8fa4e8")).join("") +
      stroke(back, "#8a3c00", 9.5, `opacity=".35" transform="translate(0 2)"`) +
      stroke(back, gold, 8) +
      path("M78 23C88 18 94 24 93 32C92 40 84 42 78 38C84 36 84 31 78 30Z", gold) +
      path("M82 22L79 13L87 19ZM89 22L90 13L94 22Z", "#fff0a8") +
      circle(87, 28.5, 1.8, "#7a1a1c") +
      stroke(back, "#fff6d0", 2.6, `stroke-dasharray="0.1 7" stroke-linecap="round"`) +
      stroke("M8 80Q16 76 24 80T40 80T56 80T72 80T88 80M18 87Q26 83 34 87T50 87T66 87T82 87", "#a9c4ff", 2.4, `opacity=".8"`)
    );
  },
};

/** Two lanterns on one cord. */
const twoLanterns: ProvinceIcon = {
  name: "two-lanterns",
  ground: ["#ff6f91", "#5a0f4e"],
  draw: (sheet) => {
    const lantern = (x: number, y: number, light: string, deep: string) => {
      const body = sheet.radial(
        [
          [0, "#fff6c8"],
          [0.45, light],
          [1, deep],
        ],
        [0.5, 0.5],
        0.62,
      );
      const ribs = [-9, 0, 9].map((bend) => stroke(`M${x} ${y - 17}Q${x + bend * 2} ${y} ${x} ${y + 17}`, deep, 1.3, `opacity=".55"`));
      return (
        ellipse(x, y, 25, 23, light, `opacity=".25"`) +
        ellipse(x, y, 18, 17, body) +
        ribs.join("") +
        path(`M${x - 8} ${y - 19}H${x + 8}V${y - 14}H${x - 8}ZM${x - 8} ${y + 14}H${x + 8}V${y + 19}H${x - 8}Z`, "#ffd98a") +
        stroke(`M${x} ${y + 19}V${y + 29}M${x - 4} ${y + 19}V${y + 26}M${x + 4} ${y + 19}V${y + 26}`, "#ffd98a", 1.8)
      );
    };
    return (
      stroke("M4 16C24 30 72 6 92 18", "#ffe7b8", 2.4) +
      stroke("M30 21V30M68 14V34", "#ffe7b8", 1.8) +
      lantern(30, 47, "#ffb23d", "#c8401c") +
      lantern(67, 54, "#ff7a5c", "#a01840")
    );
  },
};

export const provinceIcons: readonly ProvinceIcon[] = [market, dragonBridge, twoLanterns];
