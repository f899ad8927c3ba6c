import { circle, group, place, rectangle, type Sheet } from "@lantern/ui/art/sheet.ts";

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
};

/** Three dice that have just fallen; the one is red, as in the region. */
export function drawDice(sheet: Sheet): string {
  const ivory = sheet.linear([
    [0, "#fffdf2"],
    [1, "#f0cf94"],
  ]);
  const die = (face: 1 | 3 | 5, x: number, y: number, turn: number): string =>
    place(
      rectangle(-17, -13, 34, 34, "#8a4a18", 8) +
        rectangle(-17, -17, 34, 34, ivory, 8, `stroke="#fff7dc" stroke-width="1.4"`) +
        group(
          `fill="${face === 1 ? "#d8231c" : "#2a1a10"}"`,
          (pips[face] ?? []).map(([pipX, pipY]) => circle(pipX, pipY, face === 1 ? 6.4 : 3.5, face === 1 ? "#d8231c" : "#2a1a10")).join(""),
        ),
      x,
      y,
      1,
      turn,
    );
  return die(5, 30, 60, -12) + die(3, 66, 62, 10) + die(1, 49, 29, 5);
}
