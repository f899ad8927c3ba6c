import { createSheet, place, rectangle, type Sheet } from "@lantern/ui/art/sheet.ts";

/** A banner's design size; the start half stays calm, for the words laid over it. */
const bannerWidth = 390;
const bannerHeight = 182;

export function bannerSheet(): Sheet {
  return createSheet(bannerWidth, bannerHeight);
}

/** Moves what a banner shows towards its end, so that the words have their half; the art may run over the edge there. */
export function endwards(shapes: string, distance: number): string {
  return place(shapes, distance, 0);
}

/** Quietens the start half: the art fades into one colour towards the words. */
export function calmStart(sheet: Sheet, colour: string, reach = 0.62): string {
  return rectangle(
    0,
    0,
    sheet.width,
    sheet.height,
    sheet.linear(
      [
        [0, colour, 0.82],
        [reach * 0.5, colour, 0.66],
        [reach, colour, 0],
      ],
      [0, 0],
      [1, 0],
    ),
  );
}
