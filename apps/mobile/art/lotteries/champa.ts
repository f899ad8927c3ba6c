import { circle, path, place, type Sheet } from "@lantern/ui/art/sheet.ts";

/** A champa, the frangipani of Laos: five petals that turn into each other, white at the rim and golden at the heart. */
export function drawChampa(sheet: Sheet): string {
  const white = sheet.radial(
    [
      [0, "#ffb31f"],
      [0.34, "#ffe27a"],
      [0.66, "#fffaf0"],
      [1, "#ffffff"],
    ],
    [0.5, 1],
    1,
  );
  const petalShape = "M0 2C-15 -6 -19 -26 -6 -37C4 -42 17 -33 15 -20C14 -10 7 -3 0 2Z";
  const petals = Array.from({ length: 5 }, (_, index) =>
    place(path(petalShape, white, `stroke="#e9a93c" stroke-width=".9" stroke-opacity=".75"`), 48, 50, 1, index * 72),
  ).join("");
  const leaf = (turn: number) => place(path("M0 0C-9 -16 -7 -34 0 -46C7 -34 9 -16 0 0Z", "#2fae6a", `opacity=".8"`), 48, 50, 1, turn);
  return [36, 108, 252, 324].map(leaf).join("") + petals + circle(48, 50, 3.4, "#f08a12");
}
