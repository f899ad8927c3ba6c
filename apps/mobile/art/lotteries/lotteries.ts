import { burst, petal, polar, rays } from "@lantern/ui/art/geometry.ts";
import { circle, createSheet, ellipse, ground, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { shadow } from "@lantern/ui/art/texture.ts";
import { drawBalloon } from "./balloon.ts";
import { drawChampa } from "./champa.ts";
import { drawDice } from "./dice.ts";
import { drawHarbour } from "./harbour.ts";
import { drawPagoda } from "./pagoda.ts";
import { drawSiam } from "./siam.ts";
import { provinceIcons } from "./provinces.ts";

interface LotteryIcon {
  name: string;
  ground: readonly [string, string];
  draw: (sheet: Sheet) => string;
}

/** A star inside the ring of a minute. */
const hanoi: LotteryIcon = {
  name: "hanoi",
  ground: ["#f4523a", "#8e121c"],
  draw: (sheet) => {
    const ticks = Array.from({ length: 24 }, (_, index) => {
      const [fromX, fromY] = polar([48, 48], 36, index * 15 - 90);
      const [toX, toY] = polar([48, 48], 40, index * 15 - 90);
      return stroke(
        `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`,
        "#ffd98a",
        index % 6 === 0 ? 3 : 1.8,
        `opacity="${index < 17 ? 1 : 0.3}"`,
      );
    }).join("");
    const facets = Array.from({ length: 5 }, (_, index) => {
      const [tipX, tipY] = polar([48, 49], 30, index * 72 - 90);
      const [inX, inY] = polar([48, 49], 11.6, index * 72 - 54);
      return `M48 49L${round(tipX)} ${round(tipY)}L${round(inX)} ${round(inY)}Z`;
    }).join("");
    return (
      ticks +
      path(
        burst([48, 49], 5, 11.6, 30, { turn: -90 }),
        sheet.linear([
          [0, "#fff0a8"],
          [1, "#ffc23d"],
        ]),
        `stroke="#ffd98a" stroke-width="2" stroke-linejoin="round"`,
      ) +
      path(facets, "#e0861c", `opacity=".45"`)
    );
  },
};

const saigon: LotteryIcon = {
  name: "saigon",
  ground: ["#3fc79a", "#075a48"],
  draw: (sheet) => {
    const leaf = (turn: number, reach: number, half: number, paint: string): string =>
      place(
        path(
          `M0 0C${-half} ${-reach * 0.34} ${-half} ${-reach * 0.7} 0 ${-reach}C${half} ${-reach * 0.7} ${half} ${-reach * 0.34} 0 0Z`,
          paint,
          `stroke="#0a5a48" stroke-width="1.2"`,
        ),
        48,
        70,
        1,
        turn,
      );
    const petals = sheet.linear([
      [0, "#ffffff"],
      [1, "#d8f5e4"],
    ]);
    return (
      [-82, 82].map((turn) => leaf(turn, 36, 9, "#bfeed6")).join("") +
      [-52, 52].map((turn) => leaf(turn, 42, 11, "#dff8ea")).join("") +
      [-24, 24].map((turn) => leaf(turn, 46, 12, petals)).join("") +
      leaf(0, 48, 11, "#ffffff") +
      stroke("M24 76Q48 84 72 76M34 83Q48 88 62 83", "#bff0d8", 2.4, `opacity=".8"`)
    );
  },
};

/** A long boat under an evening sun. */
const mekong: LotteryIcon = {
  name: "mekong",
  ground: ["#5fb4ff", "#123a8e"],
  draw: (sheet) =>
    circle(
      48,
      42,
      22,
      sheet.linear([
        [0, "#fff3c0"],
        [1, "#ffa83c"],
      ]),
    ) +
    path("M30 60V34L52 28V60Z", "#fff6e0") +
    path("M54 60V32C66 38 70 48 70 60Z", "#ffd9a0") +
    stroke("M53 24V62", "#3a1d10", 3) +
    path(
      "M12 60C30 66 66 66 86 56C82 70 72 76 48 76C28 76 16 70 12 60Z",
      sheet.linear([
        [0, "#d8523c"],
        [1, "#7a1a1c"],
      ]),
    ) +
    stroke("M18 65C34 70 62 70 80 62", "#ffd98a", 1.8) +
    stroke("M10 80Q18 75 26 80T42 80T58 80T74 80T90 80M22 87Q30 83 38 87T54 87T70 87", "#dff1ff", 2.6, `opacity=".85"`),
};

/** An hourglass whose sand is light. */
const house: LotteryIcon = {
  name: "house",
  ground: ["#a88aff", "#3a1f8e"],
  draw: (sheet) => {
    const glass = "M30 22H66C66 38 54 42 52 48C54 54 66 58 66 74H30C30 58 42 54 44 48C42 42 30 38 30 22Z";
    return (
      path(rays([48, 48], 16, 44, 0.4), "#fff", `opacity=".1"`) +
      path(glass, "#e4dcff", `opacity=".55" stroke="#f4f0ff" stroke-width="2.4"`) +
      path("M35 31H61C59 38 52 41 48 47C44 41 37 38 35 31Z", "#ffc84a") +
      path("M32 74C33 66 42 62 48 62C54 62 63 66 64 74Z", "#ffc84a") +
      stroke("M48 46V63", "#ffe08a", 1.8) +
      path(
        "M24 16H72V23H24ZM24 73H72V80H24Z",
        sheet.linear([
          [0, "#ffe08a"],
          [1, "#d88a24"],
        ]),
      ) +
      path(petal([36, 28], polar([36, 28], 16, 62), 5), "#fff", `opacity=".6"`) +
      circle(48, 66.5, 3, "#fff8dc")
    );
  },
};

const harbour: LotteryIcon = { name: "harbour", ground: ["#38c6c0", "#0a3f63"], draw: drawHarbour };

const dice: LotteryIcon = { name: "dice", ground: ["#ff8a4c", "#8e1434"], draw: drawDice };

const siam: LotteryIcon = { name: "siam", ground: ["#b05cff", "#2b0f6b"], draw: drawSiam };

const champa: LotteryIcon = { name: "champa", ground: ["#ff6f9a", "#7a0f4c"], draw: drawChampa };

const pagoda: LotteryIcon = { name: "pagoda", ground: ["#2fb7d6", "#0a2f6e"], draw: drawPagoda };

const balloon: LotteryIcon = { name: "balloon", ground: ["#ffb84d", "#7a2a86"], draw: drawBalloon };

export const lotteryIcons: readonly { name: string; draw: () => string }[] = [
  hanoi,
  saigon,
  mekong,
  house,
  harbour,
  dice,
  ...provinceIcons,
  siam,
  champa,
  pagoda,
  balloon,
].map(({ name, ground: [light, deep], draw }) => ({
  name,
  draw: () => {
    const sheet = createSheet(96, 96);
    return sheet.finish(
      ground(
        sheet,
        sheet.radial(
          [
            [0, light],
            [1, deep],
          ],
          [0.4, 0.26],
          0.95,
        ),
      ) +
        ellipse(48, -6, 66, 34, "#fff", `opacity=".12"`) +
        `<g filter="${shadow(sheet, 0, 3, 2.4, "#0a0414", 0.5)}">${draw(sheet)}</g>`,
    );
  },
}));
