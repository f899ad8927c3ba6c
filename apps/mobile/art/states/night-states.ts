import type { StatePictureName } from "@lantern/ui/components/state-picture.tsx";
import { circle, createSheet, ellipse, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { sparkle } from "@lantern/ui/art/geometry.ts";

/* The night market with its light out: indigo paper, one ember of warmth in each picture. */
const edge = "#6a75bd";
const line = "#454f93";
const deep = "#141a3c";

const paper = (sheet: Sheet): string =>
  sheet.linear([
    [0, "#47529c"],
    [0.55, "#2d3570"],
    [1, "#1b2150"],
  ]);
const warm = (sheet: Sheet): string =>
  sheet.linear([
    [0, "#fff3cf"],
    [0.5, "#ffc766"],
    [1, "#ee7a35"],
  ]);
const ember = (sheet: Sheet, x: number, y: number, radius: number, strength = 0.5): string =>
  circle(
    x,
    y,
    radius,
    sheet.radial([
      [0, "#ffb95e", strength],
      [0.5, "#ff8f3c", strength * 0.3],
      [1, "#ff8f3c", 0],
    ]),
  );
const floor = (sheet: Sheet, width = 52): string => ellipse(80, 128, width, 5, "#04061a", `opacity=".75" filter="${blur(sheet, 2)}"`);
const cord = (data: string): string => stroke(data, line, 1.6);

/** A dark lantern about its middle, 40 wide. */
function dark(sheet: Sheet, x: number, y: number, size: number, turn = 0): string {
  return place(
    path("M-11 -19H11C19 -14 22 -7 22 0S19 14 11 19H-11C-19 14 -22 7 -22 0S-19 -14 -11 -19Z", paper(sheet)) +
      stroke("M-5 -19C-9 -9 -9 9 -5 19M5 -19C9 -9 9 9 5 19M-11 -19C-16 -9 -16 9 -11 19M11 -19C16 -9 16 9 11 19", deep, 1, `opacity=".6"`) +
      stroke("M-10 -18.600H10", edge, 1, `opacity=".8"`) +
      rectangle(-8, -24, 16, 5.4, line, 1.6) +
      rectangle(-8, 18.6, 16, 4.4, line, 1.6) +
      stroke("M-3 23V30M0 23V33M3 23V30", line, 1.6),
    x,
    y,
    size,
    turn,
  );
}

/** A lit one, small: the ember of a picture. */
function lit(sheet: Sheet, x: number, y: number, size: number): string {
  return (
    ember(sheet, x, y, 46 * size, 0.6) +
    place(
      path("M-11 -19H11C19 -14 22 -7 22 0S19 14 11 19H-11C-19 14 -22 7 -22 0S-19 -14 -11 -19Z", warm(sheet)) +
        stroke("M-5 -19C-9 -9 -9 9 -5 19M5 -19C9 -9 9 9 5 19", "#b34a1c", 1.2, `opacity=".4"`) +
        rectangle(-8, -24, 16, 5.4, "#ffd27f", 1.6) +
        rectangle(-8, 18.6, 16, 4.4, "#ffd27f", 1.6),
      x,
      y,
      size,
    )
  );
}

function favourites(sheet: Sheet): string {
  const heart =
    "M80 112C52 92 42 78 42 62C42 48 52 40 62 40C70 40 77 45 80 52C83 45 90 40 98 40C108 40 118 48 118 62C118 78 108 92 80 112Z";
  const clip = sheet.clip(path(heart, "#000"));
  return (
    cord("M8 10Q80 30 152 8M80 20V44") +
    ember(sheet, 80, 74, 62, 0.28) +
    path(heart, paper(sheet)) +
    group(
      `clip-path="${clip}"`,
      stroke(
        "M80 44C62 60 60 92 80 112M80 44C98 60 100 92 80 112M80 44C46 56 42 84 80 112M80 44C114 56 118 84 80 112",
        deep,
        1.2,
        `opacity=".55"`,
      ) + ellipse(56, 56, 7, 11, "#aab4f0", `opacity=".24" transform="rotate(28 56 56)"`),
    ) +
    stroke("M43.500 62C43.500 49 52.500 41.500 62 41.500C69.500 41.500 76.500 46 80 53.500C83.500 46 90.500 41.500 98 41.500", edge, 1.4) +
    rectangle(74, 42, 12, 6, line, 2) +
    stroke("M76 112V124M80 113V130M84 112V124", line, 1.8) +
    circle(80, 84, 3.4, "#ffd98f") +
    ember(sheet, 80, 84, 20, 0.8)
  );
}

function ticket(sheet: Sheet, x: number, y: number, turn: number, star: string): string {
  return place(
    path("M-22 -32H22V-8A6 6 0 0 0 22 4V32H-22V4A6 6 0 0 0 -22 -8Z", paper(sheet), `stroke="${edge}" stroke-width="1"`) +
      stroke("M-14 -2H14", edge, 1.4, `stroke-dasharray=".1 4" opacity=".9"`) +
      stroke("M-12 12H12M-12 20H4", line, 3) +
      path(sparkle([0, -17], 10), star),
    x,
    y,
    1,
    turn,
  );
}

function bets(sheet: Sheet): string {
  return (
    cord("M6 18Q80 40 154 14") +
    ticket(sheet, 56, 74, -7, line) +
    ember(sheet, 108, 66, 46, 0.5) +
    ticket(sheet, 106, 78, 6, "#ffd27f") +
    [
      [55, 31],
      [110, 31],
    ]
      .map(([x = 0, y = 0]) => rectangle(x - 3, y - 2, 6, 17, "#8a6a4a", 2) + rectangle(x - 3, y + 3, 6, 2, "#4e3a2a"))
      .join("") +
    floor(sheet, 40)
  );
}

function transactions(sheet: Sheet): string {
  const coin = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, warm(sheet), `stroke="#8a4a14" stroke-width="1"`) +
    rectangle(x - radius * 0.24, y - radius * 0.24, radius * 0.48, radius * 0.48, "#6a3510", 1) +
    circle(x, y, radius * 0.72, "none", `stroke="#8a4a14" stroke-width=".9" opacity=".6"`);
  return (
    floor(sheet, 58) +
    ember(sheet, 120, 112, 40, 0.5) +
    path("M62 50C36 66 26 92 32 112C36 126 50 128 74 128C98 128 112 126 116 112C122 92 112 66 86 50Z", paper(sheet)) +
    stroke("M62 50C48 68 44 92 48 118M86 50C100 68 104 92 100 118M74 54V124", deep, 1.2, `opacity=".5"`) +
    path(
      "M54 34C62 44 62 44 60 50H88C86 44 86 44 94 34C86 28 82 36 74 34C66 36 62 28 54 34Z",
      paper(sheet),
      `stroke="${edge}" stroke-width="1"`,
    ) +
    stroke("M58 51Q74 57 90 51", "#c98a4a", 4) +
    stroke("M84 54C92 62 90 70 98 74M86 53C98 56 98 62 106 62", "#c98a4a", 1.8) +
    coin(124, 117, 11) +
    coin(139, 123, 6.4)
  );
}

function messages(sheet: Sheet): string {
  return (
    floor(sheet, 54) +
    ember(sheet, 80, 66, 64, 0.3) +
    rectangle(30, 42, 100, 72, paper(sheet), 8, `stroke="${edge}" stroke-width="1"`) +
    path("M31 46L80 86L129 46V50L80 92L31 50Z", deep, `opacity=".5"`) +
    path(
      "M32 44Q80 40 128 44L84 80Q80 83 76 80Z",
      sheet.linear([
        [0, "#55619f"],
        [1, "#333c7a"],
      ]),
      `stroke="${edge}" stroke-width="1"`,
    ) +
    stroke("M32 111L66 84M128 111L94 84", deep, 1.4, `opacity=".7"`) +
    ember(sheet, 80, 80, 22, 0.9) +
    circle(80, 80, 10, "#c9391f") +
    path(sparkle([80, 80], 7), "#ffd9a0") +
    cord("M8 16Q44 8 62 20M98 20Q116 8 152 14")
  );
}

function search(sheet: Sheet): string {
  return (
    floor(sheet, 46) +
    cord("M8 12Q80 30 152 8") +
    dark(sheet, 126, 50, 0.5) +
    cord("M126 16V38M34 19V46") +
    dark(sheet, 34, 58, 0.5) +
    circle(76, 70, 34, "#0f1430", `opacity=".85"`) +
    ember(sheet, 76, 70, 40, 0.34) +
    dark(sheet, 76, 70, 0.84) +
    circle(76, 70, 34, "none", `stroke="#c98a4a" stroke-width="5"`) +
    circle(76, 70, 34, "none", `stroke="#ffdba0" stroke-width="1" opacity=".7"`) +
    stroke("M54 52A28 28 0 0 1 70 43", "#fff", 3, `opacity=".35"`) +
    stroke("M101 95L122 117", "#7a4a24", 9) +
    stroke("M101 95L122 117", "#c98a4a", 4)
  );
}

function games(sheet: Sheet): string {
  const awning = Array.from({ length: 6 }, (_, index) => {
    const x = 26 + index * 18;
    return path(`M${x} 48H${x + 18}V62A9 8 0 0 1 ${x} 62Z`, index % 2 === 0 ? "#3a4488" : "#242b5e");
  }).join("");
  return (
    floor(sheet, 62) +
    rectangle(34, 60, 92, 64, "#171d42") +
    rectangle(30, 92, 100, 34, paper(sheet), 4) +
    stroke("M30 93H130", edge, 1.4) +
    stroke("M48 100V120M66 100V120M84 100V120M102 100V120M118 100V120", deep, 1.2, `opacity=".5"`) +
    path(
      "M36 30H124L134 48H26Z",
      sheet.linear([
        [0, "#55619f"],
        [1, "#343d7c"],
      ]),
    ) +
    awning +
    cord("M80 30V64") +
    ember(sheet, 80, 76, 34, 0.5) +
    lit(sheet, 80, 77, 0.42) +
    rectangle(31, 48, 4, 78, "#2b326a") +
    rectangle(125, 48, 4, 78, "#2b326a")
  );
}

function offline(sheet: Sheet): string {
  return (
    floor(sheet, 34) +
    cord("M4 20Q38 34 64 44") +
    stroke("M64 44l6-3M64 44l7 1M64 44l5 5", line, 1.4) +
    cord("M156 18Q124 34 96 40") +
    stroke("M96 40l-6-4M96 40l-7 0M96 40l-6 4", line, 1.4) +
    cord("M124 30V46") +
    dark(sheet, 124, 60, 0.56, 3) +
    dark(sheet, 62, 98, 0.9, 64) +
    stroke("M38 84C30 80 26 72 30 62", line, 1.5) +
    ember(sheet, 80, 40, 22, 0.9) +
    path(sparkle([80, 40], 8), "#ffe0a0") +
    path(sparkle([92, 26], 4) + sparkle([70, 28], 3), "#ffb95e")
  );
}

function error(sheet: Sheet): string {
  return (
    floor(sheet, 54) +
    ember(sheet, 104, 98, 44, 0.5) +
    dark(sheet, 78, 98, 1.24, 78) +
    stroke("M112 92C122 82 108 72 118 62C126 54 116 44 124 34", "#8890c4", 3, `opacity=".5"`) +
    stroke("M118 94C126 88 120 80 128 72", "#8890c4", 2, `opacity=".36"`) +
    circle(106, 99, 3.6, "#ffd98f") +
    cord("M20 10Q60 26 96 14") +
    stroke("M64 20V30M61 32l3-2 3 2", line, 1.6)
  );
}

function soon(sheet: Sheet): string {
  const rungs = Array.from({ length: 6 }, (_, index) => `M${round(46 + index * 2.6)} ${122 - index * 17}H${round(76 - index * 0.4)}`).join(
    "",
  );
  return (
    floor(sheet, 60) +
    cord("M6 26Q80 42 154 20") +
    stroke("M42 128L62 26M80 128L72 26", "#8a6a4a", 4) +
    stroke(rungs, "#a98458", 3) +
    cord("M104 36V58M134 29V52") +
    dark(sheet, 134, 66, 0.56) +
    lit(sheet, 104, 74, 0.72) +
    dark(sheet, 22, 58, 0.5) +
    cord("M22 31V46") +
    rectangle(96, 112, 30, 14, "#3a2a20", 3) +
    stroke("M96 117H126", "#c98a4a", 1.6) +
    stroke("M102 112C102 104 120 104 120 112", "#8a6a4a", 2.4)
  );
}

function closed(sheet: Sheet): string {
  const slats = Array.from({ length: 7 }, (_, index) => `M44 ${60 + index * 9}H116`).join("");
  return (
    floor(sheet, 62) +
    path(
      "M26 44L80 18L134 44Z",
      sheet.linear([
        [0, "#55619f"],
        [1, "#343d7c"],
      ]),
      `stroke="${edge}" stroke-width="1"`,
    ) +
    rectangle(36, 44, 88, 84, "#1a2048") +
    rectangle(42, 52, 76, 76, paper(sheet), 2) +
    stroke(slats, deep, 2, `opacity=".6"`) +
    rectangle(66, 116, 28, 6, line, 3) +
    ember(sheet, 80, 70, 60, 0.44) +
    cord("M80 44V56") +
    lit(sheet, 80, 72, 0.74) +
    rectangle(30, 44, 6, 84, "#2b326a") +
    rectangle(124, 44, 6, 84, "#2b326a")
  );
}

const scenes: Readonly<Record<StatePictureName, (sheet: Sheet) => string>> = {
  bets,
  closed,
  error,
  favourites,
  games,
  messages,
  offline,
  search,
  soon,
  transactions,
};

/** The night market's pictures of empty and failed states, 160 × 140, on nothing. */
export const nightStates = Object.entries(scenes).map(([name, scene]) => ({
  name,
  draw: () => {
    const sheet = createSheet(160, 140);
    return sheet.finish(scene(sheet));
  },
}));
