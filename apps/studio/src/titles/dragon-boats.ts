import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo200, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "splash splash splash bell paddle flag flag rope rope rope trophy trophy bell bell bell dumpling dumpling",
  "flag flag trophy trophy bell bell bell dumpling dumpling drum rope rope rope dragon paddle paddle splash splash splash",
  "rope rope rope dumpling dumpling paddle trophy trophy splash splash splash flag flag drum dragon bell bell bell",
  "dragon dumpling dumpling paddle bell bell bell rope rope rope splash splash splash drum flag flag trophy trophy",
  "splash trophy trophy rope rope rope flag flag dumpling dumpling splash splash splash paddle rope bell bell bell",
);

export const dragonBoats: TitleDefinition = {
  ...plainTitle,
  code: "NB-BOATS",
  brandCode: "NBAZAR",
  name: { en: "Dragon Boats", my: "နဂါးလှေ ပြိုင်ပွဲ", th: "ศึกเรือมังกร", fil: "Karera ng Bangkang Dragon" },
  engine: "cascading",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
  symbols: [
    wild("dragon"),
    scatter("drum", 50),
    regular("paddle", 5, 60, 750),
    regular("trophy", 4, 25, 250),
    regular("flag", 2, 9, 100),
    regular("dumpling", 1, 7, 35),
    regular("splash", 1, 3, 16),
    regular("rope", 1, 2, 12),
    regular("bell", 1, 2, 9),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 3, 9, 27] },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    cascadeMultipliers: [3, 9, 27, 81],
    award: { 3: 6 },
  },
  volatility: "high",
  theme: {
    family: "scene",
    palette: { ground: "#0b1a52", panel: "#1f3a8c", accent: "#ffb648", second: "#ff5a3a", text: "#fff1dc", onAccent: "#2b1500" },
  },
  ...stakesUpTo200,
};
