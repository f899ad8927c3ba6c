import { petal, polar } from "@lantern/ui/art/geometry.ts";
import { embossed, gold, jewel, paleGold } from "@lantern/ui/art/relief.ts";
import { circle, ellipse, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { regalElephant } from "../tiles/elephant-regalia.ts";
import { cloisonnePeacock } from "../tiles/peacock-crown.ts";
import { tigerKnocker } from "../tiles/tiger-sanctum.ts";
import type { DrawSymbol, GameArt } from "./game-art.ts";
import {
  coral,
  figure,
  jade,
  mark,
  medallion,
  onyx,
  pearl,
  regal,
  ring,
  rose,
  ruby,
  sapphire,
  stone,
  topaz,
  turquoise,
  violet,
} from "./relief-settings.ts";

/** A parasol of state: a broad domed canopy with a scalloped hem, a lesser one above it. */
const parasol =
  path("M16 56C18 34 34 26 50 26S82 34 84 56C79 50 73 50 67 57C62 50 56 50 50 57C44 50 38 50 33 57C27 50 21 50 16 56Z", "#fff") +
  path("M35 23C36 14 42 11 50 11S64 14 65 23Q50 18 35 23Z", "#fff") +
  rectangle(48.2, 5, 3.6, 84, "#fff", 1.8) +
  circle(50, 7, 4, "#fff") +
  [24, 41.5, 58.5, 76].map((x) => circle(x, 62, 3, "#fff")).join("") +
  ellipse(50, 88, 9, 3, "#fff");

/** A lotus from the side, petal by petal. */
const lotus =
  [-160, -20, -135, -45, -112, -68, -90]
    .map((turn) =>
      path(petal([50, 72], polar([50, 72], turn === -90 ? 46 : 42, turn), 17, 0.5), "#fff", `stroke="#888" stroke-width="1.6"`),
    )
    .join("") + stroke("M22 76Q50 88 78 76", "#fff", 4);

/** The eye of a peacock's feather, in enamel. */
function feather(sheet: Sheet): string {
  const barbs = Array.from({ length: 22 }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1;
    const y = 20 + Math.floor(at / 2) * 6.4;
    return `M50 ${round(y + 12)}Q${round(50 + side * 22)} ${round(y + 6)} ${round(50 + side * (30 - Math.abs(at / 2 - 3) * 2.2))} ${round(y - 8)}`;
  }).join("");
  return (
    circle(
      50,
      46,
      48,
      sheet.radial([
        [0, "#7ff5e0", 0.8],
        [1, "#0b6a5a", 0],
      ]),
    ) +
    embossed(sheet, stroke(barbs, "#fff", 2.6) + stroke("M50 26V96", "#fff", 3.4), gold, { depth: 3, soft: 0.9, drop: 1.6 }) +
    embossed(sheet, ellipse(50, 38, 25, 30, "#fff"), gold, { depth: 3, soft: 1.4, drop: 2 }) +
    ellipse(
      50,
      39,
      22,
      27,
      sheet.radial([
        [0, "#3fe0c0"],
        [1, "#066a5e"],
      ]),
    ) +
    ellipse(50, 42, 16, 19, "#f0a020") +
    path(
      "M50 28C64 30 66 52 50 60C34 52 36 30 50 28Z",
      sheet.radial(
        [
          [0, "#4a7bff"],
          [1, "#0a1a78"],
        ],
        [0.5, 0.35],
        0.8,
      ),
    ) +
    ellipse(45, 37, 4, 6, "#fff", `opacity=".7"`)
  );
}

/** Light that fades towards the edge of the square. */
function dawn(sheet: Sheet, inner: string, outer: string): string {
  return circle(
    50,
    50,
    50,
    sheet.radial([
      [0.3, inner, 0.95],
      [0.75, outer, 0.6],
      [1, outer, 0],
    ]),
  );
}

const jadeRing: DrawSymbol = (sheet) =>
  ellipse(50, 55, 40, 40, "#000", `opacity=".45"`) +
  path(
    `${ring(40)}${ring(17)}`,
    sheet.linear(
      [
        [0, "#b8ffd9"],
        [0.4, "#2fae78"],
        [1, "#065238"],
      ],
      [0.2, 0],
      [0.7, 1],
    ),
    `fill-rule="evenodd"`,
  ) +
  stroke(ring(34), "#d8ffe9", 1.6, `opacity=".6"`) +
  stroke(ring(22), "#04402c", 1.6, `opacity=".7"`) +
  embossed(
    sheet,
    group("", [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 50 50)">${rectangle(44, 8, 12, 27, "#fff", 3)}</g>`).join("")),
    gold,
    { depth: 3, soft: 1, drop: 1.5 },
  );

export const cashCoin: DrawSymbol = (sheet) => {
  const square = (size: number): string => `M${50 - size} ${50 - size}H${50 + size}V${50 + size}H${50 - size}Z`;
  return (
    ellipse(50, 54, 38, 38, "#000", `opacity=".45"`) +
    embossed(sheet, path(`${ring(37)}${square(9)}`, "#fff", `fill-rule="evenodd"`), gold, { depth: 4, soft: 1.6, drop: 2.4 }) +
    embossed(
      sheet,
      path(`${ring(32)}${ring(29)}`, "#fff", `fill-rule="evenodd"`) +
        path(`${square(14)}${square(11)}`, "#fff", `fill-rule="evenodd"`) +
        [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 50 50)">${circle(50, 28, 4, "#fff")}</g>`).join(""),
      paleGold,
      { depth: 2.6, soft: 0.8, drop: 1 },
    )
  );
};

const ingot: DrawSymbol = (sheet) => {
  const boat = (dx: number, dy: number, scale: number): string =>
    `<g transform="translate(${dx} ${dy}) scale(${scale})"><path d="M8 42C4 30 14 26 24 36Q50 50 76 36C86 26 96 30 92 42C88 62 72 70 50 70S12 62 8 42Z" fill="#fff"/><ellipse cx="50" cy="38" rx="22" ry="15" fill="#fff"/></g>`;
  return (
    circle(
      50,
      52,
      46,
      sheet.radial([
        [0, "#ffd977", 0.75],
        [1, "#b8700a", 0],
      ]),
    ) +
    embossed(sheet, boat(26, 14, 0.5), paleGold, { depth: 3.4, soft: 1.2, drop: 2 }) +
    embossed(sheet, boat(2, 32, 0.62), gold, { depth: 4, soft: 1.3, drop: 2 }) +
    embossed(sheet, boat(38, 38, 0.6), gold, { depth: 4, soft: 1.3, drop: 2 })
  );
};

const fan: DrawSymbol = (sheet) => {
  const blades = Array.from(
    { length: 9 },
    (_, at) =>
      `<g transform="rotate(${-64 + at * 16} 50 80)"><path d="M50 80L43 20Q50 14 57 20Z" fill="${at % 2 === 0 ? "#d92b34" : "#a80f22"}"/></g>`,
  ).join("");
  const ribs = Array.from(
    { length: 10 },
    (_, at) => `<g transform="rotate(${-72 + at * 16} 50 80)"><path d="M49 80L48.400 18H51.600L51 80Z" fill="#fff"/></g>`,
  ).join("");
  return group(
    `transform="translate(50 46) scale(.74) translate(-50 -46)"`,
    blades +
      embossed(sheet, ribs + path("M15 46A52 52 0 0 1 85 46L80 50A46 46 0 0 0 20 50Z", "#fff") + circle(50, 80, 7, "#fff"), gold, {
        depth: 3,
        soft: 0.8,
        drop: 1.5,
      }),
  );
};

export const tigerSanctum: GameArt = {
  crest: (sheet) => jewel(sheet, [50, 50], 30, ["#ffb09a", "#e2402b", "#4a0a06"]),
  symbols: {
    tiger: (sheet) =>
      dawn(sheet, "#fff2c0", "#ff8a2a") + place(`<g transform="translate(-120 -112)">${tigerKnocker(sheet)}</g>`, 50, 50, 0.485),
    "dragon-seal": medallion(ruby, mark("spiked-dragon-head", 58)),
    ingot,
    "jade-ring": jadeRing,
    gong: figure(onyx, mark("gong", 76)),
    fan,
    coin: cashCoin,
  },
};

export const elephantRegalia: GameArt = {
  crest: (sheet) => jewel(sheet, [50, 50], 30, ["#ffc0dc", "#f25f8a", "#5a0a2c"]),
  symbols: {
    elephant: (sheet) =>
      regal(sapphire, "", rose)(sheet) + place(`<g transform="translate(-120 -106)">${regalElephant(sheet)}</g>`, 50, 50, 0.44),
    parasol: regal(rose, parasol, sapphire),
    throne: medallion(violet, mark("throne-king", 56)),
    crown: medallion(ruby, mark("jewel-crown", 56)),
    chest: medallion(turquoise, mark("locked-chest", 54)),
    amphora: medallion(coral, mark("amphora", 56)),
    emerald: stone(jade, "step"),
    ruby: stone(ruby, "round"),
    bell: figure(topaz, mark("ringing-bell", 70)),
    shell: figure(pearl, mark("spiral-shell", 68)),
  },
};

export const peacockCrown: GameArt = {
  crest: (sheet) => jewel(sheet, [50, 50], 30, ["#a8fff0", "#1fb0a8", "#033a42"]),
  symbols: {
    feather,
    crown: regal(violet, mark("queen-crown", 62), turquoise),
    peacock: (sheet) =>
      dawn(sheet, "#5ff0d0", "#0c7a6a") + place(`<g transform="translate(-120 -162)">${cloisonnePeacock(sheet)}</g>`, 50, 50, 0.365),
    mirror: medallion(sapphire, mark("mirror-mirror", 56)),
    harp: medallion(ruby, mark("harp", 56)),
    lotus: medallion(rose, lotus),
    emerald: stone(jade, "step"),
    amber: stone(["#ffe6a8", "#e88a12", "#5a2403"], "drop"),
    pearl: stone(pearl, "pearl"),
  },
};
