import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo200, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "crown crown drum drum staff cloud cloud leaf leaf leaf cloud cloud gourd knot knot knot peach knot knot crown crown gourd gourd drum drum drum leaf leaf leaf",
  "gourd gourd knot knot leaf leaf leaf drum drum drum cloud cloud cloud crown crown gourd staff leaf leaf leaf peach knot knot knot drum drum cloud cloud monkey",
  "cloud cloud cloud leaf leaf leaf peach leaf leaf leaf crown crown drum drum drum knot knot knot knot monkey gourd gourd cloud cloud cloud drum drum gourd gourd gourd knot knot staff",
  "knot knot knot cloud cloud cloud gourd gourd monkey leaf leaf leaf gourd leaf leaf leaf cloud cloud drum drum cloud cloud cloud knot knot staff crown crown drum drum drum peach",
  "gourd gourd cloud cloud peach knot knot gourd staff cloud cloud drum drum drum crown crown knot knot knot leaf leaf leaf knot knot cloud cloud leaf leaf leaf drum drum",
);

const freeStrips = reelStrips(
  "knot knot knot leaf leaf leaf drum drum drum knot knot knot crown crown knot knot knot crown cloud cloud crown drum drum staff staff gourd gourd leaf leaf cloud cloud peach gourd",
  "crown crown crown drum drum drum cloud cloud drum drum leaf leaf leaf gourd gourd monkey gourd knot knot knot cloud cloud knot knot leaf leaf leaf staff staff cloud knot knot knot monkey peach",
  "monkey monkey gourd drum drum cloud cloud knot knot peach leaf leaf leaf leaf staff staff leaf leaf leaf cloud cloud crown crown gourd gourd gourd leaf leaf drum drum drum knot knot knot",
  "leaf leaf knot knot gourd cloud cloud cloud peach leaf leaf leaf monkey gourd gourd drum drum drum monkey drum drum drum drum cloud cloud crown crown staff staff",
  "drum drum drum staff staff drum drum drum monkey peach knot knot gourd gourd crown crown cloud cloud leaf leaf leaf cloud cloud leaf leaf leaf knot knot knot knot gourd",
);

export const monkeyPalace: TitleDefinition = {
  ...plainTitle,
  code: "GN-MONKE",
  brandCode: "GNAGA",
  name: { en: "Monkey Palace", my: "မျောက်မင်း နန်းတော်", th: "วังวานร", fil: "Palasyo ng Unggoy" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
  symbols: [
    wild("monkey"),
    scatter("peach", 50, 250, 1500),
    regular("staff", 10, 75, 700),
    regular("crown", 7, 50, 350),
    regular("gourd", 4, 25, 150),
    regular("cloud", 2, 12, 75),
    regular("drum", 1, 7, 35),
    regular("knot", 1, 4, 25),
    regular("leaf", 1, 3, 18),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: freeStrips,
    wildMultiplier: 2,
    award: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 10, 4: 15, 5: 20 },
  },
  volatility: "high",
  theme: {
    family: "relief",
    palette: { ground: "#4a0428", panel: "#7a1246", accent: "#ffd27a", second: "#12b8a8", text: "#fff0e2", onAccent: "#3a0a1a" },
  },
  ...stakesUpTo200,
};
