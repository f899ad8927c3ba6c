import { displayFace } from "@lantern/ui/art/display-face.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ground, group, path } from "@lantern/ui/art/sheet.ts";
import { brandSize } from "./brand-size.ts";

/** Plain Moon: a moon and its shade over two hills, five flat shapes in all; the name stands in the nearer one. */
export function drawPlainMoon(): string {
  const sheet = createSheet(brandSize, brandSize);
  const clip = sheet.clip(circle(48, 36, 27, "#000"));
  const name = letter("moon", {
    font: displayFace("@fontsource/unbounded", 800),
    width: 82,
    size: 30,
    x: 48,
    baseline: 89,
    tracking: -0.05,
  });
  return sheet.finish(
    ground(sheet, "#27357a") +
      circle(48, 36, 27, "#fbe3b0") +
      group(`clip-path="${clip}"`, circle(65, 30, 25, "#f2c987")) +
      path("M0 62A72 72 0 0 1 96 54V96H0Z", "#f2604c") +
      path("M0 71A110 110 0 0 1 96 67V96H0Z", "#151d52") +
      circle(17, 20, 2.8, "#fbe3b0") +
      circle(82, 15, 2, "#fbe3b0") +
      path(name.outline, "#fff2d6"),
  );
}
