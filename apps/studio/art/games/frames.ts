import { burst, polar } from "@lantern/ui/art/geometry.ts";
import { embossed, gold, jewel } from "@lantern/ui/art/relief.ts";
import { paperLantern } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block } from "@lantern/ui/art/woodcut.ts";
import { inkLine } from "@lantern/ui/art/comic.ts";
import type { TitleDefinition } from "../../src/engine/types.ts";
import { FRAME_CREST, FRAME_SHARE, TALLEST_CELL } from "../../src/client/stage/stage-layout.ts";
import type { DrawSymbol } from "./game-art.ts";

interface Box {
  readonly width: number;
  readonly height: number;
  /** Breadth of the frame, and how far its crest rises above it. */
  readonly breadth: number;
  readonly crest: number;
}

/** The frame around a title's reels, in design pixels (a cell is 100 wide), in its family's manner. */
export function drawFrame(title: TitleDefinition, crest: DrawSymbol): { svg: string; width: number; height: number } {
  const across = title.reels * 100;
  const down = title.rows * 100 * (title.rows === title.reels ? 1 : TALLEST_CELL);
  const breadth = across * FRAME_SHARE;
  const box: Box = {
    width: across + 2 * breadth,
    height: down + 2 * breadth + breadth * FRAME_CREST,
    breadth,
    crest: breadth * FRAME_CREST,
  };
  const sheet = createSheet(box.width, box.height);
  const draw = { relief, woodcut, comic, scene, geometric }[title.theme.family];
  return { svg: sheet.finish(draw(sheet, box, title.theme.palette, crest(sheet))), width: box.width, height: box.height };
}

type Palette = TitleDefinition["theme"]["palette"];

/** The band between an outer edge, `inset` from the picture's, and the window of the reels. */
function band({ width, height, breadth, crest }: Box, inset: number, radius: number, window = breadth + 1.5): string {
  const rounded = (left: number, top: number, right: number, bottom: number, corner: number): string =>
    `M${round(left + corner)} ${round(top)}H${round(right - corner)}Q${round(right)} ${round(top)} ${round(right)} ${round(top + corner)}V${round(bottom - corner)}Q${round(right)} ${round(bottom)} ${round(right - corner)} ${round(bottom)}H${round(left + corner)}Q${round(left)} ${round(bottom)} ${round(left)} ${round(bottom - corner)}V${round(top + corner)}Q${round(left)} ${round(top)} ${round(left + corner)} ${round(top)}Z`;
  return (
    rounded(inset, crest + inset, width - inset, height - inset, radius) +
    rounded(window, crest + window, width - window, height - window, Math.max(0, radius * 0.35))
  );
}

function crestAt({ width, breadth, crest }: Box, sign: string, size = 2.4): string {
  return place(`<g transform="translate(-50 -50)">${sign}</g>`, width / 2, crest + breadth * 0.35, (breadth * size) / 100);
}

const evenOdd = `fill-rule="evenodd"`;

function relief(sheet: Sheet, box: Box, palette: Palette, sign: string): string {
  const { width, height, breadth, crest } = box;
  const beads = (y: number): string =>
    Array.from({ length: Math.floor((width - breadth * 3) / 13) }, (_, at) => circle(breadth * 1.5 + at * 13 + 6, y, 3, "#fff")).join("");
  const scroll = (turn: number): string =>
    `<g transform="translate(${width / 2} ${crest + breadth * 0.3}) scale(${turn} 1)"><path d="M${breadth} 0C${breadth * 1.6} ${-breadth * 1.5} ${breadth * 3} ${-breadth * 0.9} ${breadth * 3.2} ${-breadth * 0.1}C${breadth * 2.6} ${-breadth * 0.6} ${breadth * 2} ${-breadth * 0.5} ${breadth * 2.2} ${breadth * 0.2}Z" fill="#fff"/></g>`;
  const corners = [
    [breadth * 0.62, crest + breadth * 0.62],
    [width - breadth * 0.62, crest + breadth * 0.62],
    [breadth * 0.62, height - breadth * 0.62],
    [width - breadth * 0.62, height - breadth * 0.62],
  ] as const;
  return (
    path(band(box, 0, breadth * 0.7), palette.ground, evenOdd) +
    embossed(
      sheet,
      path(band(box, 2, breadth * 0.6, breadth * 0.34), "#fff", evenOdd) +
        path(band(box, breadth * 0.66, breadth * 0.3), "#fff", evenOdd) +
        scroll(1) +
        scroll(-1),
      gold,
      { depth: 4, soft: breadth * 0.05, drop: 3 },
    ) +
    embossed(sheet, beads(crest + breadth * 0.5) + beads(height - breadth * 0.5), gold, { depth: 3, soft: 1, drop: 1 }) +
    corners.map((corner) => jewel(sheet, corner, breadth * 0.3, ["#fff0c0", palette.second, palette.ground])).join("") +
    crestAt(box, sign, 2.7)
  );
}

function woodcut(sheet: Sheet, box: Box, palette: Palette, sign: string): string {
  const { width, height, breadth, crest } = box;
  const notches = Array.from(
    { length: Math.floor(width / 16) },
    (_, at) =>
      `M${at * 16 + 4} ${round(crest + breadth * 0.2)}l6 ${round(breadth * 0.34)}l6 ${round(-breadth * 0.34)}Z M${at * 16 + 4} ${round(height - breadth * 0.2)}l6 ${round(-breadth * 0.34)}l6 ${round(breadth * 0.34)}Z`,
  ).join("");
  return (
    block(sheet, path(band(box, 1, 3), palette.second, evenOdd), { cut: 4 }) +
    block(sheet, path(notches, palette.panel, `opacity=".8"`), { cut: 2.4 }) +
    block(
      sheet,
      stroke(`M${breadth - 3} ${crest + breadth - 3}H${width - breadth + 3}V${height - breadth + 3}H${breadth - 3}Z`, palette.accent, 3),
      { cut: 2.4 },
    ) +
    block(sheet, circle(width / 2, crest + breadth * 0.3, breadth * 1.5, palette.accent), { cut: 3 }) +
    crestAt(box, sign, 2.3)
  );
}

function comic(_sheet: Sheet, box: Box, palette: Palette, sign: string): string {
  const { width, height, breadth, crest } = box;
  const bolts = [
    [breadth * 0.5, crest + breadth * 0.5],
    [width - breadth * 0.5, crest + breadth * 0.5],
    [breadth * 0.5, height - breadth * 0.5],
    [width - breadth * 0.5, height - breadth * 0.5],
  ] as const;
  return (
    path(band(box, 1.5, breadth * 0.95), inkLine, evenOdd) +
    path(band(box, 5, breadth * 0.8, breadth - 5), palette.accent, evenOdd) +
    path(band(box, 5, breadth * 0.8, breadth * 0.42), "#fffdf4", `${evenOdd} opacity=".55"`) +
    bolts
      .map((at) =>
        path(
          burst(at, 5, breadth * 0.2, breadth * 0.42, { turn: -90 }),
          palette.second,
          `stroke="${inkLine}" stroke-width="2.4" stroke-linejoin="round"`,
        ),
      )
      .join("") +
    path(
      burst([width / 2, crest + breadth * 0.3], 14, breadth * 1.3, breadth * 1.75, { squash: 0.9 }),
      palette.second,
      `stroke="${inkLine}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    crestAt(box, sign, 2.5)
  );
}

function scene(sheet: Sheet, box: Box, palette: Palette, sign: string): string {
  const { width, height, breadth, crest } = box;
  const wood = sheet.linear([
    [0, "#7a4424"],
    [0.5, "#4a2412"],
    [1, "#2c130a"],
  ]);
  const lamps = [0.12, 0.3, 0.7, 0.88]
    .map((share, at) =>
      paperLantern(sheet, width * share, crest + breadth * (0.5 + (at % 2) * 0.16), breadth * 1.15, { cord: breadth * 0.7, tassel: false }),
    )
    .join("");
  return (
    path(band(box, 1, breadth * 0.4), wood, evenOdd) +
    stroke(
      `M${breadth * 0.4} ${crest + breadth * 0.4}H${width - breadth * 0.4}V${height - breadth * 0.4}H${breadth * 0.4}Z`,
      palette.accent,
      1.6,
      `opacity=".7"`,
    ) +
    stroke(`M${breadth - 2} ${crest + breadth - 2}H${width - breadth + 2}V${height - breadth + 2}H${breadth - 2}Z`, palette.accent, 3) +
    stroke(`M${breadth} ${round(crest * 0.5)}Q${width / 2} ${round(crest * 1.5)} ${width - breadth} ${round(crest * 0.5)}`, "#2c130a", 2) +
    lamps +
    crestAt(box, sign, 2.7)
  );
}

function geometric(_sheet: Sheet, box: Box, palette: Palette, sign: string): string {
  const { width, height, breadth, crest } = box;
  const quarter = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path d="M0 0H${breadth * 1.6}A${breadth * 1.6} ${breadth * 1.6} 0 0 1 0 ${breadth * 1.6}Z" fill="${palette.accent}"/></g>`;
  const window = group("", path(band(box, 0, breadth * 0.9), palette.onAccent, evenOdd));
  const edge = sheetClip(_sheet, box);
  return (
    window +
    group(`clip-path="${edge}"`, quarter(0, crest, 0) + quarter(width, crest, 90) + quarter(width, height, 180) + quarter(0, height, 270)) +
    group(
      "",
      Array.from({ length: 5 }, (_, at) => {
        const [x] = polar([0, 0], 0, 0);
        return circle(x + width * (0.3 + at * 0.1), height - breadth / 2, breadth * 0.14, palette.second);
      }).join(""),
    ) +
    rectangle(width / 2 - breadth * 2.2, crest + breadth * 0.1, breadth * 4.4, breadth * 0.7, palette.onAccent, breadth * 0.35) +
    crestAt(box, sign, 2.2)
  );
}

function sheetClip(sheet: Sheet, box: Box): string {
  return sheet.clip(path(band(box, 0, box.breadth * 0.9), "#000", `clip-rule="evenodd"`));
}
