import { circle, path, type Sheet } from "@lantern/ui/art/sheet.ts";

/** A balloon over the plain of Bagan at sunrise, its gores in turn, temples far below. */
export function drawBalloon(sheet: Sheet): string {
  const red = sheet.linear([
    [0, "#ff8a5c"],
    [1, "#d81e4f"],
  ]);
  const cream = sheet.linear([
    [0, "#fffdf0"],
    [1, "#ffc978"],
  ]);
  const envelope = "M48 8C68 8 80 23 80 39C80 53 66 61 56 70H40C30 61 16 53 16 39C16 23 28 8 48 8Z";
  const gores = [
    "M48 8C30 14 24 28 26 42C28 54 36 62 42 70H40C30 61 16 53 16 39C16 23 28 8 48 8Z",
    "M48 8C42 16 38 28 39 42C40 54 44 62 46 70H50C52 62 56 54 57 42C58 28 54 16 48 8Z",
    "M48 8C66 14 72 28 70 42C68 54 60 62 54 70H56C66 61 80 53 80 39C80 23 68 8 48 8Z",
  ];
  const temple = (x: number, size: number) =>
    path(`M${x} ${92 - size}L${x + size * 0.45} 92H${x - size * 0.45}Z`, "#4a1244", `opacity=".75"`);
  return (
    [14, 26, 72, 85].map((x, place) => temple(x, [12, 8, 9, 14][place] ?? 8)).join("") +
    path(envelope, red) +
    gores.map((gore) => path(gore, cream)).join("") +
    path("M48 8C66 14 72 28 70 42C68 54 60 62 54 70H56C66 61 80 53 80 39C80 23 68 8 48 8Z", "#8e1238", `opacity=".2"`) +
    path("M41 70L44 78M55 70L52 78", "none", `stroke="#5a2a12" stroke-width="1.4"`) +
    path("M42.5 78H53.5L52 87H44Z", "#a85a1e", `stroke="#5a2a12" stroke-width="1"`) +
    circle(48, 74, 2.2, "#fff3a0")
  );
}
