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
  twentyFiveLines,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "mortar peanut peanut peanut prawn prawn lime lime lime garlic lime lime papaya papaya garlic garlic garlic wok peanut peanut peanut basil basil basil mortar mortar mortar basil basil basil",
  "lime lime lime basil basil basil papaya garlic garlic garlic mortar peanut peanut peanut chilli peanut peanut peanut garlic mortar mortar lime lime basil basil basil prawn prawn wok",
  "basil basil basil lime lime lime peanut peanut peanut mortar mortar lime lime garlic peanut peanut peanut papaya chilli wok garlic garlic garlic basil basil basil mortar prawn prawn",
  "basil basil basil lime lime basil basil basil wok prawn prawn garlic lime lime lime papaya peanut peanut peanut mortar peanut peanut peanut mortar mortar chilli garlic garlic garlic",
  "garlic mortar peanut peanut peanut lime lime peanut peanut peanut lime lime lime prawn prawn peanut garlic basil basil basil wok mortar mortar basil basil basil garlic garlic garlic papaya",
);

const freeStrips = reelStrips(
  "mortar lime lime lime basil basil basil garlic garlic garlic basil basil basil peanut peanut peanut lime lime mortar mortar garlic papaya papaya prawn prawn peanut peanut peanut wok",
  "chilli peanut peanut peanut mortar mortar garlic garlic garlic chilli lime lime wok basil basil basil peanut peanut peanut lime lime lime garlic mortar prawn prawn basil basil basil papaya papaya",
  "chilli mortar papaya papaya basil basil basil prawn prawn chilli lime lime lime wok peanut peanut peanut garlic mortar mortar garlic garlic garlic lime lime peanut peanut peanut basil basil basil",
  "garlic garlic garlic chilli peanut peanut peanut basil basil basil papaya papaya mortar mortar peanut peanut peanut wok prawn prawn lime lime mortar basil basil basil garlic chilli lime lime lime",
  "peanut peanut peanut papaya papaya garlic garlic garlic basil basil basil lime lime basil basil basil wok lime lime lime mortar mortar prawn prawn chilli peanut peanut peanut mortar garlic",
);

export const chilliFever: TitleDefinition = {
  ...plainTitle,
  code: "TR-CHILI",
  brandCode: "TINRIC",
  name: { en: "Chilli Fever", my: "ငရုတ်သီး အပူရှိန်", th: "พริกเดือด", fil: "Init ng Sili" },
  engine: "lines",
  ...linesWindow(twentyFiveLines),
  symbols: [
    wild("chilli"),
    scatter("wok", 50, 250, 2500),
    regular("papaya", 50, 225, 1500),
    regular("prawn", 30, 120, 600),
    regular("mortar", 20, 75, 450),
    regular("garlic", 10, 40, 140),
    regular("lime", 8, 30, 120),
    regular("peanut", 5, 22, 75),
    regular("basil", 5, 15, 70),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: freeStrips,
    wildMultiplier: 3,
    award: { 3: 10, 4: 15, 5: 25 },
    retrigger: { 3: 5, 4: 10, 5: 15 },
  },
  volatility: "high",
  theme: {
    family: "comic",
    palette: { ground: "#7d0a1c", panel: "#ffb79e", accent: "#ff9d2e", second: "#2fa84f", text: "#fffdf4", onAccent: "#170b2b" },
  },
  ...stakesUpTo200,
};
