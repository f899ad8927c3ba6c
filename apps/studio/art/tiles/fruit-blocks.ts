import { displayFace } from "@lantern/ui/art/display-face.ts";
import { polar, type Point } from "@lantern/ui/art/geometry.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ellipse, ground, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

const cream = "#fff0cf";
const butter = "#ffdf9a";
const pink = "#ff5c9a";
const rose = "#d93a7c";
const rind = "#2fa866";
const deep = "#1f8750";
const flesh = "#ff4f5e";
const orange = "#ff9424";
const amber = "#e8741a";
const plum = "#5a2a8c";
const night = "#3d1a66";
const seed = "#3a1436";

/** What the three visible faces of a block show, each drawn in a square of 100. */
export interface BlockFaces {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** A cube about the middle of its lid, `half` wide to either side, its faces seen at two to one. */
export function block(sheet: Sheet, [x, y]: Point, half: number, faces: BlockFaces): string {
  const depth = half / 2;
  const tall = half * 1.06;
  const square = sheet.clip(`<rect width="100" height="100"/>`);
  const face = (matrix: readonly number[], shapes: string): string =>
    `<g transform="matrix(${matrix.map(round4).join(" ")})"><g clip-path="${square}">${shapes}</g></g>`;
  return place(
    face([half / 100, depth / 100, -half / 100, depth / 100, 0, -depth], faces.top) +
      face([half / 100, depth / 100, 0, tall / 100, -half, 0], faces.left) +
      face([half / 100, -depth / 100, 0, tall / 100, 0, depth], faces.right),
    x,
    y,
  );
}

const round4 = (value: number): number => Math.round(value * 10_000) / 10_000;
const fill = (paint: string): string => rectangle(-1, -1, 102, 102, paint);

const melonFaces: BlockFaces = {
  top:
    fill(rind) +
    rectangle(9, 9, 82, 82, "#d9f2b4", 10) +
    rectangle(16, 16, 68, 68, flesh, 8) +
    [
      [34, 32],
      [66, 34],
      [50, 50],
      [32, 66],
      [68, 68],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, seed, `transform="rotate(45 ${x} ${y})"`))
      .join(""),
  left: fill(rind) + stripes("#7fd66a"),
  right: fill(deep) + stripes("#2fb05c"),
};

function stripes(paint: string): string {
  return [12, 46, 80]
    .map((x) =>
      path(
        `M${x} -2L${x + 9} 16L${x - 3} 34L${x + 10} 52L${x - 2} 70L${x + 8} 86L${x} 102H${x + 14}L${x + 22} 86L${x + 12} 70L${x + 24} 52L${x + 11} 34L${x + 23} 16L${x + 14} -2Z`,
        paint,
      ),
    )
    .join("");
}

const orangeFaces: BlockFaces = {
  top:
    fill(orange) +
    rectangle(8, 8, 84, 84, "#fff0cf", 12) +
    Array.from({ length: 8 }, (_, at) => {
      const [from, to] = [polar([50, 50], 52, at * 45 + 4), polar([50, 50], 52, at * 45 + 41)];
      const root = polar([50, 50], 7, at * 45 + 22.5);
      return path(
        `M${root.map(round).join(" ")}L${from.map(round).join(" ")}L${to.map(round).join(" ")}Z`,
        at % 2 === 0 ? "#ffab3d" : "#ff9424",
      );
    }).join("") +
    `<path d="M0 0H100V100H0ZM13 13V87H87V13Z" fill="${orange}" fill-rule="evenodd"/>` +
    `<path d="M9 9H91V91H9ZM14 14V86H86V14Z" fill="#fff0cf" fill-rule="evenodd"/>`,
  left: fill(orange) + dots("#ffb45c"),
  right: fill(amber) + dots("#ff9424"),
};

function dots(paint: string): string {
  return [20, 50, 80].flatMap((x, column) => [20, 50, 80].map((y) => circle(x, y + (column % 2) * 10 - 5, 4.4, paint))).join("");
}

const dragonFaces: BlockFaces = {
  top:
    fill(pink) +
    rectangle(11, 11, 78, 78, "#fff8f4", 10) +
    Array.from({ length: 21 }, (_, at) => circle(22 + ((at * 29) % 58), 22 + ((at * 43) % 58), 2.6, seed)).join(""),
  left: fill(pink) + scales("#8fdd5a"),
  right: fill(rose) + scales("#55b048"),
};

function scales(paint: string): string {
  return [
    [26, 92],
    [76, 92],
    [50, 52],
    [2, 52],
    [100, 52],
  ]
    .map(([x = 0, y = 0]) => path(`M${x - 15} ${y}Q${x - 13} ${y - 26} ${x + 4} ${y - 44}Q${x + 15} ${y - 22} ${x + 15} ${y}Z`, paint))
    .join("");
}

const plumFaces: BlockFaces = {
  top: fill("#8a4cc4") + circle(50, 50, 30, "#ffd86a") + circle(50, 50, 15, "#b0602a"),
  left: fill("#6f38a8"),
  right: fill(plum),
};

/** Plain Moon: fruit grown square, stacked as building blocks. */
export function drawFruitBlocks(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(sheet, cream) +
      circle(120, 112, 104, butter) +
      path("M0 172L120 112L240 172V240H0Z", "#ffcf6e") +
      ellipse(120, 200, 116, 34, "#e8a94a", `opacity=".5"`) +
      block(sheet, [120, 112], 57, plumFaces) +
      block(sheet, [63, 141], 57, orangeFaces) +
      block(sheet, [177, 141], 57, dragonFaces) +
      block(sheet, [120, 70], 60, melonFaces) +
      leaf() +
      title(),
  );
}

function leaf(): string {
  return (
    stroke("M120 70C120 58 122 46 130 38", "#7a4a20", 5) +
    path("M127 42C136 22 158 16 176 24C170 44 148 54 127 42Z", "#7fd04a") +
    path("M127 42C146 40 162 34 176 24C170 44 148 54 127 42Z", "#4fae3c")
  );
}

/** Two rows of blocks with a letter each. */
function title(): string {
  const font = displayFace("@fontsource/unbounded", 700);
  const row = (text: string, top: number, height: number, paints: readonly string[], size: number): string => {
    const cell = 240 / text.length;
    return Array.from(text)
      .map((character, index) => {
        const paint = paints[index % paints.length] ?? pink;
        const { outline } = letter(character, {
          font,
          size,
          width: cell,
          x: cell * (index + 0.5),
          baseline: top + height * 0.5 + size * 0.36,
        });
        return (
          rectangle(cell * index, top, cell + 0.4, height, paint) + path(outline, paint === butter || paint === "#ffd23f" ? night : cream)
        );
      })
      .join("");
  };
  return (
    row("fruit", 212, 46, [flesh, plum, orange, rind, pink], 40) + row("blocks", 258, 43, [rind, "#ffd23f", pink, plum, flesh, orange], 34)
  );
}
