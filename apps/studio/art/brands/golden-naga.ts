import { displayFace } from "@lantern/ui/art/display-face.ts";
import { petal, polar, rays } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { castLettering, embossed, gold, jewel, paleGold } from "@lantern/ui/art/relief.ts";
import { circle, createSheet, ground, path } from "@lantern/ui/art/sheet.ts";
import { brandSize } from "./brand-size.ts";

/** Golden Naga: a crested serpent in a ring of pearls, embossed on lacquer, its name cast below. */
export function drawGoldenNaga(): string {
  const sheet = createSheet(brandSize, brandSize);
  const crest = (
    [
      [60, 18, -152, 15],
      [63, 15, -128, 17],
      [68, 14, -102, 15],
      [72, 16, -76, 13],
    ] as const
  )
    .map(([x, y, turn, length]) => path(petal([x, y + 3], polar([x, y], length, turn), length * 0.6, 0.34), "#fff"))
    .join("");
  const pearls = Array.from({ length: 34 }, (_, index) => circle(...polar([48, 38], 36, index * (360 / 34)), 1.5, "#fff")).join("");
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#f0442e"],
          [0.55, "#a3141c"],
          [1, "#40060e"],
        ],
        [0.5, 0.4],
        0.75,
      ),
    ) +
      path(rays([48, 38], 24, 90, 0.45), "#ffb060", `opacity=".2"`) +
      embossed(sheet, pearls, gold, { depth: 4, soft: 0.8, drop: 1 }) +
      embossed(sheet, crest, paleGold, { depth: 4, soft: 1.1, drop: 1.6 }) +
      embossed(sheet, iconAt("game-icons", "sea-dragon", 47, 42, 62, { colour: "#fff" }), gold, { depth: 6, soft: 2, drop: 3 }) +
      jewel(sheet, [64.6, 27.6], 2.5, ["#a8ffd0", "#12a866", "#023a22"]) +
      castLettering(sheet, "NAGA", {
        font: displayFace("@fontsource/cinzel", 900),
        width: 86,
        size: 27,
        x: 48,
        baseline: 91.5,
        tracking: 0.01,
        bed: "#38040a",
        thickness: 1.6,
      }),
  );
}
