import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "flag flag bell bell bell rope rope rope paddle trophy trophy drum dumpling dumpling splash splash splash",
  "flag flag trophy trophy dumpling dumpling dragon drum paddle splash splash splash bell bell bell rope rope rope",
  "paddle trophy trophy rope rope rope dumpling dumpling bell bell bell flag flag splash splash splash dragon drum",
  "paddle flag flag dumpling dumpling bell bell bell splash splash splash drum trophy trophy dragon rope rope rope",
  "trophy trophy rope rope rope bell bell bell dumpling dumpling paddle splash splash splash flag flag drum",
);

export const dragonBoats: TitleDefinition = {
  code: "NB-BOATS",
  brandCode: "NBAZAR",
  name: { en: "Dragon Boats", my: "နဂါးလှေ ပြိုင်ပွဲ", th: "ศึกเรือมังกร", fil: "Karera ng Bangkang Dragon" },
  engine: "cascading",
  reels: 5,
  rows: 3,
  betUnits: 25,
  lines: [],
  ways: 243,
  bothDirections: false,
  symbols: [
    wild("dragon"),
    scatter("drum", 50),
    regular("paddle", 15, 75, 400),
    regular("trophy", 10, 40, 200),
    regular("flag", 6, 20, 100),
    regular("dumpling", 4, 12, 50),
    regular("splash", 3, 8, 30),
    regular("rope", 2, 6, 25),
    regular("bell", 1, 4, 20),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 3, 9, 27] },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    cascadeMultipliers: [3, 9, 27, 81],
    award: { 3: 8 },
    retrigger: {},
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "high",
  theme: {
    family: "scene",
    palette: { ground: "#0b1a52", panel: "#1f3a8c", accent: "#ffb648", second: "#ff5a3a", text: "#fff1dc", onAccent: "#2b1500" },
  },
  stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200],
  defaultStakeLevel: 4,
};
