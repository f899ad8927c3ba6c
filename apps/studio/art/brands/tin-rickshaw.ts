import { bubbleLettering, halftone, inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { burst, rays } from "@lantern/ui/art/geometry.ts";
import { climb } from "@lantern/ui/art/lettering.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ground, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { brandSize } from "./brand-size.ts";

const line = `stroke="${inkLine}" stroke-width="2.6" stroke-linejoin="round"`;

/** Tin Rickshaw: a wind-up three-wheeler with its key in the roof, as a sticker, its name in bubble letters. */
export function drawTinRickshaw(): string {
  const sheet = createSheet(brandSize, brandSize);
  return sheet.finish(
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#ffe14a"],
          [1, "#ff6a1f"],
        ],
        [0.5, 0.38],
        0.74,
      ),
    ) +
      path(rays([48, 38], 14, 90, 0.5), "#ff4a3a", `opacity=".5"`) +
      halftone(sheet, [48, 38], "#a81a2a", { near: 30, far: 76, pitch: 5 }) +
      path(burst([48, 36], 13, 28, 42, { jitter: 0.06, random: seededRandom(4) }), "#2f6fe8", line) +
      sticker(sheet, place(toy(sheet), 9, 6, 0.8), { ink: 0.8, border: 2.2, shadow: [1.6, 2.4] }) +
      place(
        bubbleLettering(sheet, "RICKSHAW", {
          font: displayFace("@fontsource/bangers"),
          width: 172,
          size: 60,
          x: 96,
          baseline: 184,
          face: ["#fff27a", "#ff9a1c"],
          depth: [1, 4],
          tracking: 0.03,
          warp: climb(8),
          shine: 0.5,
        }),
        0,
        0,
        0.5,
      ),
  );
}

function toy(sheet: Sheet): string {
  const red = sheet.linear([
    [0, "#ff6a5c"],
    [1, "#c8102e"],
  ]);
  const teal = sheet.linear([
    [0, "#4af0c8"],
    [1, "#0b8a80"],
  ]);
  const wheel = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, inkLine) + circle(x, y, radius * 0.62, "#e6edf8") + circle(x, y, radius * 0.24, "#ff3f7d");
  return (
    // The key: a butterfly of tin on a stem.
    stroke("M52 20V10", "#d9e2f2", 4.6) +
    path("M52 11C44 16 35 12 36 5C39 0 49 1 52 7C55 1 65 0 68 5C69 12 60 16 52 11Z", "#d9e2f2", line) +
    rectangle(23, 34, 60, 24, "#8fe6ff", 0, line) +
    path("M30 36H44L34 56H24Z", "#fff", `opacity=".8"`) +
    stroke("M24 36L16 56M48 36V56M83 36L86 52", inkLine, 4) +
    path("M16 38C16 24 28 18 52 18C76 18 88 26 90 38Z", red, line) +
    stroke("M28 27Q36 23 50 23", "#ffd0c8", 2.8) +
    path("M6 68C6 56 12 52 22 52H36V60H56V48H82C90 48 92 56 92 68Z", teal, line) +
    rectangle(6, 63, 86, 6, "#ffd83a", 2, line) +
    circle(13, 58, 4, "#fff6c8", line) +
    wheel(22, 71, 9.4) +
    wheel(74, 71, 9.4)
  );
}
