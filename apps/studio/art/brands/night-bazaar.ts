import { displayFace } from "@lantern/ui/art/display-face.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { litLettering, paperLantern, stars } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, ground, path, rectangle, round } from "@lantern/ui/art/sheet.ts";
import { scrim } from "@lantern/ui/art/texture.ts";
import { brandSize } from "./brand-size.ts";

/** Night Bazaar: an awning under a great lantern at dusk, its name lit from above. */
export function drawNightBazaar(): string {
  const sheet = createSheet(brandSize, brandSize);
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const [x, top] = [6 + index * 14, 17 + index * 10.4];
    return path(
      `M${round(x)} 60L${round(top)} 45H${round(top + 10.4)}L${round(x + 14)} 60A7 7 0 0 1 ${round(x)} 60Z`,
      index % 2 === 0
        ? sheet.linear([
            [0, "#b8235e"],
            [1, "#ff5f86"],
          ])
        : "#fff0d0",
    );
  }).join("");
  const goods = [24, 36, 48, 60, 72]
    .map((x, index) => circle(x, 74 - (index % 2), 5.4, ["#ff8a3c", "#8fd04a", "#ffd23a", "#ff5a7a", "#b78cff"][index] ?? "#fff"))
    .join("");
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#170c48"],
        [0.5, "#6a2472"],
        [0.72, "#f0785a"],
        [1, "#ffc46a"],
      ]),
    ) +
      stars(seededRandom(5), 22, 96, 40) +
      circle(
        48,
        36,
        58,
        sheet.radial([
          [0, "#ffd08a", 0.85],
          [1, "#ff8a4a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      rectangle(12, 58, 72, 40, "#2a0f3e") +
      rectangle(
        17,
        60,
        62,
        20,
        sheet.linear([
          [0, "#fff0b0"],
          [1, "#ff9a3c"],
        ]),
        2,
      ) +
      goods +
      stripes +
      paperLantern(sheet, 48, 25, 32, { cord: 20, tassel: false }) +
      paperLantern(sheet, 14, 34, 11, { cord: 40, tassel: false }) +
      paperLantern(sheet, 82, 34, 11, { cord: 40, tassel: false }) +
      scrim(sheet, "#1c0638", 0.62, 0.98) +
      litLettering(sheet, "Bazaar", {
        font: displayFace("@fontsource/caprasimo"),
        width: 80,
        size: 26,
        x: 48,
        baseline: 90,
        face: [
          [0, "#fffbe0"],
          [0.5, "#ffe08a"],
          [1, "#ff9a4a"],
        ],
        body: "#7a1a4a",
        bed: "#1c0638",
      }),
  );
}
