import { displayFace } from "@lantern/ui/art/display-face.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ground, path, stroke } from "@lantern/ui/art/sheet.ts";
import { block, blockLettering, carvedRays, paperWear } from "@lantern/ui/art/woodcut.ts";
import { brandSize } from "./brand-size.ts";

const [paper, key, red] = ["#f2e3bf", "#10163a", "#dc4128"];

/** Sampan Block: a sampan under a matting sail before the sun, its name cut into the block it is printed from. */
export function drawSampanBlock(): string {
  const sheet = createSheet(brandSize, brandSize);
  const sail = "M50 6C68 14 78 30 78 48H50Z";
  const lug = "M45 15C34 25 28 36 27 48H45Z";
  const hull = "M10 51C28 57 66 57 88 48C84 62 72 69 48 69S14 65 10 51Z";
  return sheet.finish(
    ground(sheet, paper) +
      block(sheet, path(carvedRays([48, 36], 40, 34, 84, 4.2, seededRandom(2)), "#1d2f78"), { cut: 1.4 }) +
      block(sheet, circle(48, 36, 31, red), { cut: 1.4, shift: [0.8, -0.6] }) +
      block(
        sheet,
        path(sail, paper, `stroke="${key}" stroke-width="2.8"`) +
          path(lug, key) +
          stroke("M50 18L65 20M50 28L72 29M50 38L76 39", key, 2) +
          stroke("M47.500 3V52", key, 3.4) +
          path(hull, key) +
          stroke("M17 56C34 62 64 62 82 55", paper, 1.8),
        { cut: 1.2 },
      ) +
      block(sheet, path("M-4 68C8 62 16 74 30 68C44 62 52 74 66 68C80 62 88 74 100 67V100H-4Z", key), { cut: 1.2 }) +
      blockLettering(sheet, "SAMPAN", {
        font: displayFace("@fontsource/dela-gothic-one"),
        width: 87,
        size: 22,
        x: 47.5,
        baseline: 90.5,
        face: paper,
        behind: red,
        shift: [1.1, 1.1],
        cut: 0.7,
      }) +
      paperWear(sheet, paper, "#3a1c08"),
  );
}
