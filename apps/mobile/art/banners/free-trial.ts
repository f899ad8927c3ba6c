import { sparkle } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { chipStack, lampShade, playingCard, rouletteWheel, salonTable } from "@lantern/ui/art/salon.ts";
import { bokeh } from "@lantern/ui/art/scene.ts";
import { path } from "@lantern/ui/art/sheet.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

/** Free trial: a seat at the table with everything laid out, under one lamp. */
export function drawFreeTrial(): string {
  const sheet = bannerSheet();
  const colours = { room: "#1c0f2e", cloth: "#2f8f78", deep: "#0b3a3a", rail: "#e0a85a", light: "#ffe6a8" };
  return sheet.finish(
    salonTable(sheet, [286, 26], 26, colours) +
      endwards(
        rouletteWheel(sheet, [322, 92], 58, 0.6) +
          playingCard(sheet, "spade", 212, 106, 0.76, -22) +
          playingCard(sheet, "heart", 240, 100, 0.76, -4) +
          playingCard(sheet, "diamond", 268, 108, 0.76, 14) +
          chipStack(sheet, 214, 160, 17, 4, ["#e0503a", "#8a1a1c"]) +
          chipStack(sheet, 254, 166, 17, 6, ["#4a7af0", "#1a2f8a"]) +
          chipStack(sheet, 296, 170, 17, 3, ["#f0b83a", "#9a5a10"]) +
          chipStack(sheet, 352, 168, 16, 2, ["#9a6af0", "#4a1f9a"]) +
          lampShade(sheet, [286, 20], 74, ["#f0a04a", "#8a3a1c"]) +
          path(sparkle([366, 66], 7) + sparkle([236, 74], 5) + sparkle([262, 128], 6), "#fffbe6"),
        36,
      ) +
      bokeh(seededRandom(9), 16, [150, 10, 390, 175], ["#ffe0a0", "#8fe8d0"], [0.6, 2.2]) +
      calmStart(sheet, "#140a24", 0.54),
  );
}
