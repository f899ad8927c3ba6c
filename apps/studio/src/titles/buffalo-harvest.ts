import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "basket basket basket basket sun rice rice rice rice basket basket egret egret egret sickle sickle sickle plough plough plough crab crab crab egret egret crab crab crab crab hat hat",
  "egret egret egret plough plough plough crab crab crab buffalo egret egret basket basket sickle sickle sickle basket basket basket basket rice rice rice rice hat hat sun crab crab crab crab",
  "plough plough plough basket basket basket basket rice rice rice rice buffalo sickle sickle sickle crab crab crab egret egret egret hat hat basket basket egret egret sun crab crab crab crab",
  "hat hat rice rice rice rice sickle sickle sickle egret egret egret plough plough plough sun crab crab crab basket basket buffalo crab crab crab crab basket basket basket basket egret egret",
  "basket basket buffalo hat hat sun egret egret plough plough plough crab crab crab crab egret egret egret crab crab crab basket basket basket basket rice rice rice rice sickle sickle sickle",
);

export const buffaloHarvest: TitleDefinition = {
  code: "SB-BUFFA",
  brandCode: "SAMPAN",
  name: { en: "Buffalo Harvest", my: "ကျွဲနှင့် ကောက်ရိတ်သိမ်းပွဲ", th: "ควายทุ่งรวงทอง", fil: "Ani ng Kalabaw" },
  engine: "ways",
  reels: 5,
  rows: 4,
  betUnits: 50,
  lines: [],
  ways: 1024,
  bothDirections: false,
  symbols: [
    wild("buffalo"),
    scatter("sun", 100, 500, 2500),
    regular("hat", 10, 50, 250),
    regular("plough", 8, 30, 150),
    regular("sickle", 6, 20, 80),
    regular("rice", 3, 10, 40),
    regular("egret", 2, 6, 25),
    regular("basket", 2, 5, 20),
    regular("crab", 1, 4, 15),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    wildMultiplier: 3,
    award: { 3: 8, 4: 15, 5: 20 },
    retrigger: { 3: 5, 4: 8, 5: 12 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "high",
  theme: {
    family: "woodcut",
    palette: { ground: "#2a0f08", panel: "#f5dca0", accent: "#d9431e", second: "#4a1c0c", text: "#3a1a08", onAccent: "#fff4e0" },
  },
  stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200],
  defaultStakeLevel: 4,
};
