import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo500, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "buoy buoy helm fish fish lighthouse anchor anchor crab crab tea tea basket basket basket crab crab tea tea tea basket basket basket crab crab lighthouse tea tea tea",
  "fish fish crab crab ferry tea tea tea buoy buoy crab crab tea tea basket basket ferry helm basket basket basket anchor anchor tea tea tea lighthouse",
  "anchor anchor ferry basket basket lighthouse crab crab tea tea tea helm crab crab basket basket tea tea lighthouse buoy buoy tea tea tea fish fish basket basket basket",
  "tea tea tea tea buoy buoy basket basket tea tea helm anchor anchor tea basket basket crab crab lighthouse ferry basket basket basket fish fish tea tea tea crab crab",
  "helm tea tea tea ferry lighthouse fish fish helm crab crab buoy buoy crab crab tea tea tea basket basket tea tea tea basket basket basket anchor anchor",
);

export const nightFerry: TitleDefinition = {
  ...plainTitle,
  code: "NB-FERRY",
  brandCode: "NBAZAR",
  name: { en: "Night Ferry", my: "ညကူးတို့ သင်္ဘော", th: "เรือข้ามฟากยามค่ำ", fil: "Lantsang Panggabi" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
  symbols: [
    wild("ferry"),
    scatter("lighthouse", 50, 125, 500),
    regular("helm", 7, 22, 60),
    regular("anchor", 5, 18, 40),
    regular("buoy", 4, 12, 35),
    regular("fish", 3, 8, 25),
    regular("crab", 3, 7, 20),
    regular("basket", 2, 5, 12),
    regular("tea", 1, 3, 10),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    award: { 3: 8, 4: 10, 5: 12 },
    retrigger: { 3: 8, 4: 10, 5: 12 },
  },
  volatility: "low",
  theme: {
    family: "scene",
    palette: { ground: "#04241f", panel: "#0e4a40", accent: "#ffce7a", second: "#7fe0a8", text: "#f0fff6", onAccent: "#10222a" },
  },
  ...stakesUpTo500,
};
