import { burst, polar } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, group, path, place, stroke } from "@lantern/ui/art/sheet.ts";
import { block, carvedRays, waveScales } from "@lantern/ui/art/woodcut.ts";
import { carp } from "../tiles/carp-over-the-falls.ts";
import { crane } from "../tiles/crane-and-pine.ts";
import type { GameArt } from "./game-art.ts";
import { bamboo, gourd, mountain, pine, scroll, teapot } from "./mountain-prints.ts";
import { crab, frog, reed, shell, shrimp, turtle, waterfall } from "./river-prints.ts";
import { bell, cloud, kite, mask, pagoda, umbrella, wave } from "./storm-prints.ts";
import { plates, sunburst } from "./woodcut-prints.ts";

const river = { ink: "#182150", hot: "#d63a22", paper: "#f6e6c2" };

export const carpOverTheFalls: GameArt = {
  crest: (sheet) =>
    block(sheet, circle(50, 50, 44, river.paper), { cut: 1.6 }) +
    place(`<g transform="translate(-122 -134)">${carp(sheet)}</g>`, 50, 50, 0.36),
  symbols: {
    carp: (sheet) =>
      sunburst(sheet, { rays: river.ink, rim: river.paper, sun: river.hot }, { radius: 39 }) +
      place(`<g transform="translate(-112 -126)">${carp(sheet)}</g>`, 50, 51, 0.44),
    waterfall,
    turtle,
    crab,
    frog,
    shrimp,
    reed,
    shell,
    wave: (sheet) =>
      block(sheet, path(plates.square, "#7fb4c4"), { cut: 3 }) +
      block(sheet, group(`clip-path="${sheet.clip(path(plates.square, "#000"))}"`, stroke(waveScales(8, 40, 92, 7, 15), river.ink, 2.4)), {
        cut: 1.4,
      }) +
      block(sheet, circle(68, 28, 10, river.hot), { cut: 1.4 }),
  },
};

const hills = { ink: "#17332f", hot: "#c8442a", paper: "#f5ebd2", amber: "#eba43a" };

export const craneAndPine: GameArt = {
  crest: (sheet) => block(sheet, iconAt("game-icons", "heron", 50, 50, 84, { colour: hills.paper }), { cut: 1.4 }),
  symbols: {
    crane: (sheet) =>
      sunburst(sheet, { rays: hills.hot, rim: hills.ink, sun: hills.amber }, { radius: 39, seed: 9 }) +
      block(sheet, place(`<g transform="translate(-126 -98)">${crane()}</g>`, 50, 50, 0.44), { cut: 0.8 }),
    scroll,
    sun: (sheet) =>
      block(sheet, path(carvedRays([50, 50], 28, 30, 52, 4.4, seededRandom(3)), hills.hot), { cut: 1.6 }) +
      block(sheet, circle(50, 50, 29, hills.hot), { cut: 2.2 }) +
      block(sheet, [46, 54, 62].map((y, at) => stroke(`M${28 + at * 5} ${y}H${74 - at * 5}`, hills.paper, 2.6)).join(""), { cut: 1.4 }),
    mountain,
    pine,
    bamboo,
    teapot,
    gourd,
  },
};

const storm = { ink: "#2a0f14", hot: "#cf2f1e", paper: "#f7e2a4" };

export const stormDrummer: GameArt = {
  crest: (sheet) => block(sheet, iconAt("game-icons", "focused-lightning", 50, 50, 84, { colour: storm.paper }), { cut: 1.4 }),
  symbols: {
    lightning: (sheet) => {
      const bolt = "M58 4L22 56H46L36 96L80 40H54Z";
      return (
        block(sheet, path(burst([50, 50], 14, 34, 50, { turn: 4 }), storm.ink), { cut: 2.4 }) +
        block(sheet, path(bolt, storm.hot), { shift: [3, 3], cut: 1.6 }) +
        block(sheet, path(bolt, "#ffd84a"), { cut: 1.4 })
      );
    },
    drum: (sheet) => {
      const comma = (turn: number): string =>
        `<g transform="rotate(${turn} 50 50)"><path d="M50 50C50 40 58 34 66 38C76 43 74 58 62 62C70 54 66 46 58 46C54 46 51 48 50 50Z" fill="${storm.paper}"/></g>`;
      return (
        block(sheet, path(carvedRays([50, 50], 30, 40, 54, 4, seededRandom(8)), storm.hot), { cut: 1.6 }) +
        block(sheet, circle(50, 50, 41, storm.ink), { cut: 2 }) +
        block(sheet, circle(50, 50, 34, storm.hot), { cut: 1.8 }) +
        block(sheet, [0, 120, 240].map(comma).join(""), { cut: 1.4 }) +
        block(
          sheet,
          Array.from({ length: 16 }, (_, at) => {
            const [x, y] = polar([50, 50], 37.5, at * 22.5);
            return circle(x, y, 1.7, storm.paper);
          }).join(""),
          { cut: 1 },
        )
      );
    },
    mask,
    pagoda,
    bell,
    kite,
    umbrella,
    wave,
    cloud,
  },
};
