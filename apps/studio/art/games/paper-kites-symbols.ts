import { polar, polygon, rays, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, path, place, rectangle, stroke } from "@lantern/ui/art/sheet.ts";
import { kite as greatKite } from "../tiles/paper-kites.ts";
import type { GameArt } from "./game-art.ts";

const white = "#ffffff";
const shade = "#d3e8fa";
const navy = "#12306a";
const red = "#f2443f";
const coral = "#ff7a66";
const sun = "#ffd23f";
const honey = "#ffab1f";
const mint = "#6fe0a8";
const leaf = "#2fae7a";
const lilac = "#d7a3ff";
const violet = "#a45df0";

const bow = (x: number, y: number, turn: number, light: string, deep: string): string =>
  place(path("M0 0L-11 -7V7Z", light) + path("M0 0L11 -7V7Z", deep) + circle(0, 0, 2.6, white), x, y, 1, turn);

/** Five points, each folded along its ridge. */
function starKite(): string {
  const centre: Point = [50, 46];
  return [0, 72, 144, 216, 288]
    .map((turn) => {
      const tip = polar(centre, 44, turn - 90);
      return (
        path(polygon([centre, polar(centre, 18, turn - 126), tip]), sun) + path(polygon([centre, tip, polar(centre, 18, turn - 54)]), honey)
      );
    })
    .join("");
}

/** Paper folded and flown: flat facets in two tones, a silhouette and a colour for each. */
export const paperKitesArt: GameArt = {
  crest: () => circle(50, 50, 46, white) + circle(50, 50, 39, "#58b9ee") + place(greatKite(), 51, 49, 0.44, 24),
  symbols: {
    kite: () =>
      path(rays([50, 50], 12, 50, 0.5), sun) +
      circle(50, 50, 40, white) +
      circle(50, 50, 35, "#8fd6f7") +
      place(greatKite(), 52, 49, 0.53, 22) +
      stroke("M34 90Q26 95 20 86", navy, 2) +
      bow(20, 84, 60, red, coral),
    bird: () =>
      path("M50 44L2 12Q4 46 34 56Z", white) +
      path("M50 44L98 12Q96 46 66 56Z", shade) +
      path("M50 14L62 46L50 74L38 46Z", red) +
      path("M50 14L62 46L50 74Z", coral) +
      path("M50 74L32 96L46 90L50 96Z", white) +
      path("M50 74L68 96L54 90L50 96Z", shade) +
      path("M50 14L45 28H55Z", sun) +
      circle(46, 34, 2.6, navy) +
      circle(54, 34, 2.6, navy),
    fish: () =>
      path("M4 50C18 18 58 18 74 50Z", mint) +
      path("M4 50C18 82 58 82 74 50Z", leaf) +
      path("M70 50L96 24V50Z", sun) +
      path("M70 50L96 76V50Z", honey) +
      path("M40 26V74A30 30 0 0 0 56 68V32A30 30 0 0 0 40 26Z", white, `opacity=".6"`) +
      circle(24, 43, 8, white) +
      circle(23, 43, 3.8, navy),
    star: () => stroke("M50 78Q44 88 52 98M32 74Q26 84 30 94M68 74Q74 84 70 94", coral, 4) + starKite() + circle(50, 46, 8, red),
    diamond: () =>
      path("M50 4L90 50L50 96L10 50Z", violet) +
      path("M50 4L50 50L10 50Z", lilac) +
      path("M50 50L90 50L50 96Z", "#7c36cc") +
      path("M50 28L70 50L50 72L30 50Z", white) +
      path("M50 28L70 50L50 72Z", "#eadcff"),
    bow: () =>
      path("M46 58L24 96L38 92L46 98L54 62Z", coral) +
      path("M54 58L76 96L62 92L54 98L46 62Z", red) +
      path("M50 44L6 16V72Z", coral) +
      path("M50 44L94 16V72Z", red) +
      path("M50 44L6 44V72Z", red, `opacity=".55"`) +
      path("M50 44L94 44V72Z", "#c92a34") +
      rectangle(39, 32, 22, 24, sun, 6),
    cloud: () =>
      path("M18 78A20 20 0 0 1 18 38A28 28 0 0 1 70 30A24 24 0 0 1 82 78Z", white) +
      path("M18 78A20 20 0 0 1 2 66H98A24 24 0 0 1 82 78Z", shade) +
      stroke("M26 90H54M64 90H78", "#9ccdf2", 5),
  },
};
