import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo500, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "drop drop pad frog bloom pad frog drop drop koi koi dragonfly drop drop dragonfly frog pad stone stone lotus frog stone stone stone stone drop dragonfly pad lotus bloom pad dragonfly koi frog",
  "pad lotus stone dragonfly frog bloom pad koi koi stone stone koi koi frog stone stone bloom pad frog lotus dragonfly drop drop pad dragonfly frog pad moon drop drop pad dragonfly drop stone stone",
  "koi koi frog pad stone stone bloom koi stone stone dragonfly frog pad drop drop frog lotus pad frog dragonfly moon pad frog dragonfly pad lotus drop drop stone stone dragonfly drop drop bloom",
);

export const lotusPond: TitleDefinition = {
  ...plainTitle,
  code: "PM-LOTUS",
  brandCode: "PMOON",
  name: { en: "lotus pond", my: "ကြာကန်လေး", th: "สระบัว", fil: "Lawa ng Lotus" },
  engine: "cascading",
  ...waysWindow({ reels: 3, rows: 3 }),
  betUnits: 20,
  symbols: [
    wild("moon"),
    scatter("bloom", 40),
    regular("lotus", 90),
    regular("koi", 35),
    regular("dragonfly", 18),
    regular("frog", 10),
    regular("pad", 7),
    regular("drop", 5),
    regular("stone", 4),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 3, 5, 8] },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    cascadeMultipliers: [2, 4, 6, 10, 16],
    award: { 3: 6 },
    retrigger: { 3: 3 },
  },
  volatility: "low",
  theme: {
    family: "geometric",
    palette: { ground: "#0b5c50", panel: "#0f7463", accent: "#ff8b7b", second: "#ffd166", text: "#ffe9d6", onAccent: "#063c37" },
  },
  ...stakesUpTo500,
};
