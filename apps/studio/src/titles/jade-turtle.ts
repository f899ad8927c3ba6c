import type { TitleDefinition } from "../engine/types.ts";
import {
  linesWindow,
  plainFreeSpins,
  plainSpin,
  plainTitle,
  reelStrips,
  regular,
  scatter,
  stakesUpTo500,
  twentyLines,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "conch conch wave wave wave temple lotus lotus lotus wave wave wave coin coin coin wave wave wave koi koi coin coin coin lotus lotus pearl coral coral coral",
  "turtle pearl turtle coral coral koi koi lotus lotus lotus coin coin coin wave wave wave temple lotus lotus coin coin coin coin wave wave wave conch conch wave wave wave",
  "coin coin coin wave wave wave lotus lotus lotus coin coin coin pearl wave wave wave turtle koi koi temple coral coral turtle lotus lotus conch conch wave wave wave",
  "koi koi coin coin coin coral coral wave wave wave coin coin coin koi koi coral coral pearl turtle wave wave wave lotus lotus pearl lotus lotus lotus conch conch temple",
  "coral coral coral lotus lotus wave wave wave lotus lotus lotus pearl conch pearl coin coin coin turtle koi koi temple wave wave wave coral coral conch conch coin coin coin koi koi",
);

export const jadeTurtle: TitleDefinition = {
  ...plainTitle,
  code: "GN-TURTL",
  brandCode: "GNAGA",
  name: { en: "Jade Turtle", my: "ကျောက်စိမ်း လိပ်", th: "เต่าหยก", fil: "Pagong na Jade" },
  engine: "lines",
  ...linesWindow(twentyLines),
  symbols: [
    wild("turtle"),
    scatter("temple", 40, 100, 400),
    regular("pearl", 45, 90, 250),
    regular("conch", 30, 70, 175),
    regular("koi", 18, 60, 140),
    regular("coral", 12, 45, 110),
    regular("lotus", 9, 30, 90),
    regular("coin", 7, 18, 60),
    regular("wave", 6, 15, 45),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    multiplier: 2,
    award: { 3: 8, 4: 10, 5: 12 },
    retrigger: { 3: 4, 4: 6, 5: 8 },
  },
  volatility: "low",
  theme: {
    family: "relief",
    palette: { ground: "#012a1c", panel: "#0a4a34", accent: "#f0c352", second: "#e8203a", text: "#effff4", onAccent: "#1d2200" },
  },
  ...stakesUpTo500,
};
