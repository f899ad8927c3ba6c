import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "cloud cloud knot knot leaf leaf leaf crown crown drum drum drum leaf leaf leaf knot knot knot staff gourd gourd drum drum gourd cloud cloud peach",
  "staff cloud cloud drum drum peach leaf leaf leaf drum drum drum knot knot knot gourd cloud cloud leaf leaf leaf crown crown gourd gourd knot knot monkey",
  "knot knot gourd knot knot knot crown crown gourd gourd drum drum drum monkey leaf leaf leaf cloud cloud peach cloud cloud drum drum staff leaf leaf leaf",
  "crown crown gourd knot knot drum drum peach cloud cloud leaf leaf leaf gourd gourd drum drum drum leaf leaf leaf knot knot knot staff cloud cloud monkey",
  "knot knot cloud cloud gourd gourd staff drum drum drum cloud cloud crown crown leaf leaf leaf gourd leaf leaf leaf drum drum knot knot knot peach",
);

export const monkeyPalace: TitleDefinition = {
  code: "GN-MONKE",
  brandCode: "GNAGA",
  name: { en: "Monkey Palace", my: "မျောက်မင်း နန်းတော်", th: "วังวานร", fil: "Palasyo ng Unggoy" },
  engine: "ways",
  reels: 5,
  rows: 3,
  betUnits: 25,
  lines: [],
  ways: 243,
  bothDirections: false,
  symbols: [
    wild("monkey"),
    scatter("peach", 50, 250, 1500),
    regular("staff", 15, 75, 400),
    regular("crown", 12, 50, 250),
    regular("gourd", 8, 30, 125),
    regular("cloud", 5, 18, 75),
    regular("drum", 3, 10, 40),
    regular("knot", 3, 8, 30),
    regular("leaf", 2, 6, 25),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    wildMultiplier: 2,
    award: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 10, 4: 15, 5: 20 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "high",
  theme: {
    family: "relief",
    palette: { ground: "#4a0428", panel: "#7a1246", accent: "#ffd27a", second: "#12b8a8", text: "#fff0e2", onAccent: "#3a0a1a" },
  },
  stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200],
  defaultStakeLevel: 4,
};
