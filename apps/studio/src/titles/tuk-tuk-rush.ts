import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, twentyLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "wheel wheel map map ticket ticket helmet garland garland garland fuel fuel horn horn light fuel fuel",
  "fuel fuel horn horn light map map ticket ticket garland garland garland wheel wheel tuktuk fuel fuel helmet",
  "garland garland garland helmet wheel wheel tuktuk fuel fuel light horn horn ticket ticket fuel fuel map map",
  "garland garland garland map map fuel fuel tuktuk fuel fuel helmet light wheel wheel horn horn ticket ticket",
  "fuel fuel ticket ticket garland garland garland map map light helmet fuel fuel wheel wheel horn horn",
);

export const tukTukRush: TitleDefinition = {
  code: "TR-TUKTU",
  brandCode: "TINRIC",
  name: { en: "Tuk-Tuk Rush", my: "တုတ်တုတ် ဒုန်းစိုင်း", th: "ตุ๊กตุ๊กซิ่ง", fil: "Tuk-Tuk Ratsada" },
  engine: "cascading",
  reels: 5,
  rows: 3,
  betUnits: 20,
  lines: twentyLines,
  ways: 0,
  bothDirections: false,
  symbols: [
    wild("tuktuk"),
    scatter("light", 40),
    regular("helmet", 60, 300, 2000),
    regular("wheel", 30, 120, 600),
    regular("horn", 20, 75, 300),
    regular("ticket", 15, 50, 200),
    regular("map", 10, 30, 125),
    regular("garland", 6, 20, 80),
    regular("fuel", 5, 15, 60),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 3, 5] },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    cascadeMultipliers: [1, 2, 3, 5, 8, 10],
    award: { 3: 10 },
    retrigger: {},
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "high",
  theme: {
    family: "comic",
    palette: { ground: "#141c66", panel: "#7d95ff", accent: "#ffd21a", second: "#f0203c", text: "#fffdf4", onAccent: "#170b2b" },
  },
  stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200],
  defaultStakeLevel: 4,
};
