import type { TitleDefinition } from "../engine/types.ts";
import {
  linesWindow,
  plainFreeSpins,
  plainSpin,
  plainTitle,
  reelStrips,
  regular,
  scatter,
  stakesUpTo200,
  twentyLines,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "heron heron heron buffalo canoe canoe stilt-house frog frog frog lily lily lily firefly rice rice buffalo stilt-house rice frog frog frog lily lily lily canoe canoe buffalo rice rice",
  "rice rice rice moon lily lily lily canoe canoe frog frog frog heron heron heron canoe canoe firefly buffalo stilt-house rice rice stilt-house buffalo frog frog frog buffalo lily lily lily",
  "frog frog rice rice firefly canoe canoe frog frog frog lily lily lily rice rice moon buffalo stilt-house rice buffalo canoe canoe stilt-house buffalo heron heron heron moon lily lily lily",
  "buffalo frog frog frog buffalo heron heron heron lily lily lily lily lily lily moon frog frog frog stilt-house buffalo canoe canoe canoe canoe rice rice rice rice rice stilt-house firefly",
  "stilt-house canoe canoe buffalo frog frog frog lily buffalo canoe canoe buffalo rice rice rice lily lily lily firefly stilt-house lily lily lily frog frog frog rice rice heron heron heron",
);

export const moonlitStilts: TitleDefinition = {
  ...plainTitle,
  code: "NB-STILT",
  brandCode: "NBAZAR",
  name: { en: "Moonlit Stilts", my: "လသာည ရေပေါ်အိမ်", th: "บ้านกลางน้ำคืนเดือนเพ็ญ", fil: "Bahay sa Tubig at Buwan" },
  engine: "lines",
  ...linesWindow(twentyLines),
  symbols: [
    wild("moon"),
    scatter("firefly", 40, 200, 1000),
    regular("stilt-house", 16, 75, 300),
    regular("buffalo", 10, 40, 175),
    regular("heron", 8, 25, 125),
    regular("canoe", 6, 15, 70),
    regular("rice", 3, 10, 30),
    regular("frog", 2, 8, 25),
    regular("lily", 2, 5, 20),
  ],
  base: { ...plainSpin, strips: baseStrips, wildMultiplier: 2 },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    wildMultiplier: 2,
    wildReels: [
      { value: [2], weight: 6 },
      { value: [1, 2], weight: 1 },
      { value: [2, 3], weight: 2 },
    ],
    award: { 3: 7, 4: 10, 5: 15 },
    retrigger: { 3: 3, 4: 5, 5: 7 },
  },
  volatility: "high",
  theme: {
    family: "scene",
    palette: { ground: "#061a2b", panel: "#0f3a4f", accent: "#ffdf9a", second: "#4fd6a4", text: "#f2fbff", onAccent: "#10222a" },
  },
  ...stakesUpTo200,
};
