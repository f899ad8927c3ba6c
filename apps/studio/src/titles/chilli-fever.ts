import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, twentyFiveLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "mortar mortar garlic peanut peanut peanut papaya mortar prawn prawn lime lime lime peanut peanut peanut wok basil basil basil garlic garlic garlic lime lime basil basil basil",
  "garlic mortar basil basil basil prawn prawn basil basil basil peanut peanut peanut garlic garlic garlic lime lime lime peanut peanut peanut mortar mortar wok lime lime papaya chilli",
  "basil basil basil mortar lime lime lime peanut peanut peanut prawn prawn papaya mortar mortar garlic garlic garlic chilli basil basil basil lime lime wok garlic peanut peanut peanut",
  "peanut peanut peanut lime lime garlic prawn prawn papaya chilli wok garlic garlic garlic mortar basil basil basil peanut peanut peanut mortar mortar lime lime lime basil basil basil",
  "garlic garlic garlic wok mortar mortar lime lime lime basil basil basil peanut peanut peanut prawn prawn basil basil basil garlic lime lime peanut peanut peanut mortar papaya",
);

export const chilliFever: TitleDefinition = {
  code: "TR-CHILI",
  brandCode: "TINRIC",
  name: { en: "Chilli Fever", my: "ငရုတ်သီး အပူရှိန်", th: "พริกเดือด", fil: "Init ng Sili" },
  engine: "lines",
  reels: 5,
  rows: 3,
  betUnits: 25,
  lines: twentyFiveLines,
  ways: 0,
  bothDirections: false,
  symbols: [
    wild("chilli"),
    scatter("wok", 50, 250, 2500),
    regular("papaya", 50, 250, 1500),
    regular("prawn", 30, 125, 600),
    regular("mortar", 20, 80, 400),
    regular("garlic", 10, 40, 150),
    regular("lime", 8, 30, 125),
    regular("peanut", 5, 20, 80),
    regular("basil", 5, 15, 75),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    wildMultiplier: 3,
    award: { 3: 10, 4: 15, 5: 25 },
    retrigger: { 3: 5, 4: 10, 5: 15 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "high",
  theme: {
    family: "comic",
    palette: { ground: "#7d0a1c", panel: "#ff9d5c", accent: "#ff9d2e", second: "#2fa84f", text: "#fffdf4", onAccent: "#170b2b" },
  },
  stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200],
  defaultStakeLevel: 4,
};
