import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, twentyLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "conch conch coral coral wave wave wave pearl koi koi coin coin coin wave wave wave pearl lotus lotus coin coin coin koi koi coral coral conch temple lotus lotus lotus",
  "coral coral pearl coral coral koi koi turtle pearl coin coin coin lotus lotus lotus coin coin coin wave wave wave temple conch conch koi koi conch lotus lotus wave wave wave",
  "pearl coral coral conch conch temple pearl coin coin coin lotus lotus lotus coral coral conch lotus lotus coin coin coin turtle wave wave wave koi koi wave wave wave koi koi",
  "wave wave wave temple lotus lotus lotus coral coral pearl coin coin coin conch lotus lotus coin coin coin koi koi pearl conch conch wave wave wave koi koi coral coral turtle",
  "koi koi lotus lotus lotus wave wave wave pearl conch coin coin coin temple turtle wave wave wave pearl conch conch coral coral lotus lotus coin coin coin koi koi coral coral",
);

export const jadeTurtle: TitleDefinition = {
  code: "GN-TURTL",
  brandCode: "GNAGA",
  name: { en: "Jade Turtle", my: "ကျောက်စိမ်း လိပ်", th: "เต่าหยก", fil: "Pagong na Jade" },
  engine: "lines",
  reels: 5,
  rows: 3,
  betUnits: 20,
  lines: twentyLines,
  ways: 0,
  bothDirections: false,
  symbols: [
    wild("turtle"),
    scatter("temple", 40, 100, 400),
    regular("pearl", 30, 80, 200),
    regular("conch", 20, 50, 120),
    regular("koi", 15, 40, 100),
    regular("coral", 10, 30, 80),
    regular("lotus", 8, 20, 60),
    regular("coin", 5, 12, 40),
    regular("wave", 4, 10, 30),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    multiplier: 2,
    award: { 3: 8, 4: 10, 5: 12 },
    retrigger: { 3: 4, 4: 6, 5: 8 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "low",
  theme: {
    family: "relief",
    palette: { ground: "#012a1c", panel: "#0a4a34", accent: "#f0c352", second: "#e8203a", text: "#effff4", onAccent: "#1d2200" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  defaultStakeLevel: 5,
};
