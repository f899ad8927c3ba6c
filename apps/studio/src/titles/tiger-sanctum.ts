import type { TitleDefinition } from "../engine/types.ts";
import { fiveLines, linesWindow, plainSpin, plainTitle, reelStrips, regular, stakesUpTo500, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "fan fan fan gong gong gong tiger ingot ingot fan fan fan tiger jade-ring jade-ring jade-ring jade-ring jade-ring ingot ingot coin coin coin coin coin coin coin coin dragon-seal dragon-seal dragon-seal gong",
  "tiger fan fan fan jade-ring jade-ring jade-ring jade-ring dragon-seal dragon-seal dragon-seal coin coin coin coin ingot tiger gong gong gong gong gong gong ingot ingot fan fan coin coin",
  "fan fan fan ingot ingot fan tiger coin coin coin fan fan fan tiger gong gong coin coin coin coin gong gong gong ingot ingot jade-ring jade-ring jade-ring jade-ring dragon-seal dragon-seal dragon-seal",
);

export const tigerSanctum: TitleDefinition = {
  ...plainTitle,
  code: "GN-TIGER",
  brandCode: "GNAGA",
  name: { en: "Tiger Sanctum", my: "ကျားဘုရင် ဂူနန်း", th: "วิหารพยัคฆ์", fil: "Santuwaryo ng Tigre" },
  engine: "lines",
  ...linesWindow(fiveLines),
  symbols: [
    wild("tiger", 175),
    regular("dragon-seal", 60),
    regular("ingot", 25),
    regular("jade-ring", 12),
    regular("gong", 5),
    regular("fan", 4),
    regular("coin", 2),
  ],
  base: { ...plainSpin, strips: baseStrips },
  fullHouseMultiplier: 10,
  respinThirdReel: true,
  volatility: "medium",
  theme: {
    family: "relief",
    palette: { ground: "#120a0a", panel: "#2a1512", accent: "#f0b944", second: "#e2542b", text: "#ffedc9", onAccent: "#2b1500" },
  },
  ...stakesUpTo500,
};
