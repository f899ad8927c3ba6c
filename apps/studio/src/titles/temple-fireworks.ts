import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, twentyLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "incense incense incense garland garland flute flute flute incense incense incense garland garland lantern lantern elephant flute flute mask mask elephant elephant temple mask mask mask drum drum",
  "drum drum rocket garland garland elephant elephant garland garland flute flute lantern lantern temple elephant incense incense incense mask mask mask flute flute flute mask mask incense incense incense",
  "garland garland incense incense incense rocket temple garland garland flute flute flute incense incense incense elephant elephant mask mask mask lantern lantern mask mask elephant drum drum flute flute",
  "rocket incense incense incense elephant garland garland drum drum elephant elephant mask mask mask flute flute flute temple garland garland incense incense incense mask mask flute flute lantern lantern",
  "flute flute mask mask garland garland incense incense incense drum drum elephant flute flute flute garland garland elephant elephant rocket temple mask mask mask lantern lantern incense incense incense",
);

export const templeFireworks: TitleDefinition = {
  code: "NB-FIREW",
  brandCode: "NBAZAR",
  name: { en: "Temple Fireworks", my: "ဘုရားပွဲ မီးရှူးမီးပန်း", th: "พลุงานวัด", fil: "Kuwitis sa Templo" },
  engine: "lines",
  reels: 5,
  rows: 3,
  betUnits: 20,
  lines: twentyLines,
  ways: 0,
  bothDirections: false,
  symbols: [
    wild("rocket"),
    scatter("temple", 40, 200, 1000),
    regular("drum", 30, 125, 500),
    regular("lantern", 20, 75, 300),
    regular("elephant", 15, 50, 200),
    regular("garland", 10, 30, 125),
    regular("mask", 6, 20, 75),
    regular("flute", 5, 15, 60),
    regular("incense", 4, 10, 40),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    expandingWilds: true,
    award: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 3, 4: 5, 5: 8 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "medium",
  theme: {
    family: "scene",
    palette: { ground: "#1c0a1e", panel: "#4e1a34", accent: "#ffd070", second: "#ff5a4a", text: "#fff3d9", onAccent: "#2b1500" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 40, 100, 200, 400],
  defaultStakeLevel: 5,
};
