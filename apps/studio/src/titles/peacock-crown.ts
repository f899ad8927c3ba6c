import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo400, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "pearl pearl pearl lotus lotus emerald emerald amber amber amber peacock peacock crown emerald emerald emerald pearl pearl pearl mirror mirror amber amber harp harp harp lotus lotus mirror",
  "peacock peacock harp harp harp emerald emerald crown lotus lotus amber amber amber mirror mirror pearl pearl pearl lotus lotus feather emerald emerald emerald mirror amber amber pearl pearl pearl",
  "mirror mirror amber amber emerald amber amber amber pearl pearl feather peacock peacock emerald emerald feather pearl pearl pearl lotus lotus emerald emerald mirror harp harp harp lotus lotus crown",
  "harp harp harp mirror amber amber amber pearl pearl peacock feather emerald emerald pearl pearl pearl mirror mirror lotus lotus lotus lotus emerald amber amber amber emerald emerald peacock peacock crown",
  "peacock lotus lotus amber amber amber pearl pearl pearl peacock peacock harp harp harp mirror mirror emerald emerald lotus lotus pearl pearl pearl feather crown amber amber emerald emerald emerald mirror",
);

export const peacockCrown: TitleDefinition = {
  ...plainTitle,
  code: "GN-PEACK",
  brandCode: "GNAGA",
  name: { en: "Peacock Crown", my: "ဒေါင်းမင်း သရဖူ", th: "มงกุฎนกยูง", fil: "Korona ng Paboreal" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
  symbols: [
    wild("feather"),
    scatter("crown", 50, 250, 1250),
    regular("peacock", 9, 35, 150),
    regular("mirror", 7, 25, 90),
    regular("harp", 6, 18, 75),
    regular("lotus", 5, 12, 50),
    regular("emerald", 3, 9, 35),
    regular("amber", 3, 7, 30),
    regular("pearl", 2, 6, 25),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    wildMultiplier: 3,
    award: { 3: 10, 4: 15, 5: 25 },
    retrigger: { 3: 5, 4: 10, 5: 20 },
  },
  volatility: "medium",
  theme: {
    family: "relief",
    palette: { ground: "#22062e", panel: "#4a1260", accent: "#f0c352", second: "#3fd0c9", text: "#fff4e9", onAccent: "#2a0838" },
  },
  ...stakesUpTo400,
};
