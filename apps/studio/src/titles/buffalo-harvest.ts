import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo200, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "rice rice rice rice rice sickle sickle sickle sickle basket basket crab crab crab crab plough plough plough basket basket basket basket egret egret crab crab crab crab hat hat egret egret egret egret sun sickle",
  "egret egret egret sickle buffalo sun sickle sickle sickle crab crab crab crab hat hat egret egret rice rice rice rice rice crab crab crab basket basket basket plough plough plough basket basket basket basket basket",
  "sickle sickle sickle sickle rice crab crab crab crab buffalo sun hat hat crab crab crab crab crab egret egret egret basket basket basket basket plough plough plough rice rice rice rice egret egret basket basket",
  "egret egret crab crab crab crab crab basket basket crab crab crab sickle sickle sickle sun buffalo basket basket basket basket plough plough plough crab crab crab hat hat egret egret egret rice rice rice rice",
  "hat hat rice rice rice rice rice basket basket basket basket crab crab crab sickle sickle egret egret sickle sickle sickle plough plough plough buffalo basket basket basket crab crab crab crab egret egret egret sun",
);

export const buffaloHarvest: TitleDefinition = {
  ...plainTitle,
  code: "SB-BUFFA",
  brandCode: "SAMPAN",
  name: { en: "Buffalo Harvest", my: "ကျွဲနှင့် ကောက်ရိတ်သိမ်းပွဲ", th: "ควายทุ่งรวงทอง", fil: "Ani ng Kalabaw" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 4 }),
  betUnits: 50,
  symbols: [
    wild("buffalo"),
    scatter("sun", 100, 500, 2500),
    regular("hat", 6, 60, 750),
    regular("plough", 4, 25, 300),
    regular("sickle", 2, 15, 120),
    regular("rice", 1, 5, 40),
    regular("egret", 1, 2, 22),
    regular("basket", 1, 2, 15),
    regular("crab", 1, 2, 9),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    wildMultiplier: 2,
    award: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 5, 4: 8, 5: 12 },
  },
  volatility: "high",
  theme: {
    family: "woodcut",
    palette: { ground: "#2a0f08", panel: "#f5dca0", accent: "#d9431e", second: "#4a1c0c", text: "#3a1a08", onAccent: "#fff4e0" },
  },
  ...stakesUpTo200,
};
