import { circle, createSheet, ground, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** The mark of a merchant without art of its own: a plain token with a spark, 64 units across its box; no merchant's colours, no name. */
function mark(sheet: Sheet): string {
  const face = sheet.radial(
    [
      [0, "#fbfcff"],
      [0.7, "#cfd6e6"],
      [1, "#9aa5bf"],
    ],
    [0.42, 0.36],
    0.75,
  );
  const notches = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => place(rectangle(-3.6, -30, 7.2, 8.4, "#4b5674", 1.6), 32, 32, 1, turn))
    .join("");
  return (
    circle(32, 32, 30, face) +
    notches +
    circle(32, 32, 20.5, "#5b6787") +
    circle(32, 32, 18.5, "#333c57") +
    stroke("M15.5 23A19 19 0 0 1 28 13.800", "#ffffff", 1.6, `opacity=".35"`) +
    path("M32 18C33.600 27 37 30.400 46 32C37 33.600 33.600 37 32 46C30.400 37 27 33.600 18 32C27 30.400 30.400 27 32 18Z", "#f3f5fb")
  );
}

/** The installed app's icon; `scale` leaves room for a mask. */
function drawIcon(prefix: string, radius: number, scale: number): string {
  const sheet = createSheet(128, 128, prefix);
  const face = sheet.radial(
    [
      [0, "#3a4360"],
      [1, "#171c2c"],
    ],
    [0.5, 0.4],
    0.8,
  );
  const plate = radius === 0 ? ground(sheet, face) : rectangle(0, 0, 128, 128, face, radius);
  return sheet.finish(plate + place(mark(sheet), 64 - 32 * scale, 64 - 32 * scale, scale));
}

export const drawHouseIcon = (): string => drawIcon("house-icon-", 28, 1.4);
export const drawHouseMaskable = (): string => drawIcon("house-maskable-", 0, 1.15);
export const drawHouseFavicon = (): string => {
  const sheet = createSheet(32, 32, "house-favicon-");
  return sheet.finish(place(mark(sheet), 0, 0, 0.5));
};
