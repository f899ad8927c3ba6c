import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "basket basket buoy buoy crab crab crab anchor anchor lighthouse fish fish crab crab lighthouse fish fish anchor tea tea tea helm helm basket basket basket buoy buoy tea tea tea",
  "crab crab crab anchor anchor fish fish buoy buoy fish fish lighthouse tea tea tea lighthouse buoy buoy ferry helm helm basket basket basket anchor basket basket crab crab tea tea tea",
  "crab crab crab basket basket basket buoy buoy lighthouse crab crab tea tea tea anchor anchor fish fish ferry anchor tea tea tea lighthouse helm helm fish fish buoy buoy basket basket",
  "anchor anchor fish fish tea tea tea helm helm fish fish lighthouse anchor crab crab crab tea tea tea basket basket buoy buoy ferry lighthouse crab crab basket basket basket buoy buoy",
  "tea tea tea buoy buoy crab crab anchor ferry lighthouse basket basket basket crab crab crab basket basket fish fish lighthouse tea tea tea helm helm fish fish anchor anchor buoy buoy",
);

export const nightFerry: TitleDefinition = {
  code: "NB-FERRY",
  brandCode: "NBAZAR",
  name: { en: "Night Ferry", my: "ညကူးတို့ သင်္ဘော", th: "เรือข้ามฟากยามค่ำ", fil: "Lantsang Panggabi" },
  engine: "ways",
  reels: 5,
  rows: 3,
  betUnits: 25,
  lines: [],
  ways: 243,
  bothDirections: false,
  symbols: [
    wild("ferry"),
    scatter("lighthouse", 50, 125, 500),
    regular("helm", 8, 25, 75),
    regular("anchor", 6, 18, 50),
    regular("buoy", 5, 12, 40),
    regular("fish", 4, 10, 30),
    regular("crab", 3, 8, 20),
    regular("basket", 2, 6, 16),
    regular("tea", 2, 5, 12),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    award: { 3: 8, 4: 10, 5: 12 },
    retrigger: { 3: 8, 4: 10, 5: 12 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "low",
  theme: {
    family: "scene",
    palette: { ground: "#04241f", panel: "#0e4a40", accent: "#ffce7a", second: "#7fe0a8", text: "#f0fff6", onAccent: "#10222a" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  defaultStakeLevel: 5,
};
