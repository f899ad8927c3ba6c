import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, tenLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "bow bow bow diamond diamond diamond cloud cloud cloud cloud fish bird bird diamond diamond bow bow bow cloud cloud cloud star star star fish fish star",
  "fish bow bow bow star fish fish star star star diamond diamond diamond bird bird diamond diamond bow bow bow cloud cloud cloud cloud kite cloud cloud cloud",
  "kite bow bow bow fish fish star cloud cloud cloud cloud star star star bird bird bow bow bow diamond diamond diamond cloud cloud cloud diamond diamond fish",
  "kite star bow bow bow cloud cloud cloud cloud diamond diamond fish diamond diamond diamond fish fish cloud cloud cloud bird bird star star star bow bow bow",
  "bow bow bow fish fish cloud cloud cloud star diamond diamond star star star diamond diamond diamond bird bird bow bow bow cloud cloud cloud cloud fish",
);

export const paperKites: TitleDefinition = {
  code: "PM-KITES",
  brandCode: "PMOON",
  name: { en: "Paper Kites", my: "စက္ကူ စွန်လေးများ", th: "ว่าวกระดาษ", fil: "Saranggolang Papel" },
  engine: "lines",
  reels: 5,
  rows: 3,
  betUnits: 10,
  lines: tenLines,
  ways: 0,
  bothDirections: true,
  symbols: [
    wild("kite"),
    regular("bird", 25, 75, 250),
    regular("fish", 12, 40, 120),
    regular("star", 8, 20, 60),
    regular("diamond", 5, 12, 35),
    regular("bow", 3, 8, 25),
    regular("cloud", 2, 6, 15),
  ],
  base: { ...plainSpin, strips: baseStrips, expandingWilds: true },
  freeSpins: null,
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "low",
  theme: {
    family: "geometric",
    palette: { ground: "#1b57a0", panel: "#256bbd", accent: "#ffd23f", second: "#ff7a66", text: "#f4fbff", onAccent: "#12306a" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  defaultStakeLevel: 5,
};
