import { rays } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** A golden chedi at dusk: a bell on three terraces, rings that narrow to the spire, and light behind it. */
export function drawSiam(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, "#fff6c8"],
      [0.45, "#ffc746"],
      [1, "#b9690f"],
    ],
    [0.1, 0],
    [0.9, 1],
  );
  const rings = [0, 1, 2, 3]
    .map((step) => ellipse(48, 43 - step * 5, 11 - step * 2.2, 2.7, gold, `stroke="#8a4a08" stroke-width=".8"`))
    .join("");
  const terraces = [
    [30, 66, 36],
    [25, 73, 46],
    [19, 80, 58],
  ] as const;
  return (
    path(rays([48, 44], 18, 46, 0.42), "#fff", `opacity=".12"`) +
    circle(48, 40, 25, "#ffe9a0", `opacity=".22"`) +
    terraces.map(([x, y, width]) => rectangle(x, y, width, 7, gold, 2.4, `stroke="#8a4a08" stroke-width=".9"`)).join("") +
    path(
      "M33 67C33 59 37 57 38 50C38.500 46 42 44 48 44C54 44 57.500 46 58 50C59 57 63 59 63 67Z",
      gold,
      `stroke="#8a4a08" stroke-width="1"`,
    ) +
    stroke("M40 62C41 56 43 54 43.500 49", "#fffbe6", 2.2, `opacity=".8"`) +
    rings +
    path("M45.600 26L48 8L50.400 26Z", gold, `stroke="#8a4a08" stroke-width=".8"`) +
    circle(48, 8.5, 2.4, "#fffbe0")
  );
}
