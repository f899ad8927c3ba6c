import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "tofu tofu chopsticks chopsticks teacup teacup teacup bun bun mushroom mushroom mushroom teacup teacup teacup chopsticks chopsticks chopsticks dumpling dumpling egg egg mushroom mushroom egg tofu tofu noodles",
  "dumpling dumpling tofu tofu mushroom mushroom noodles teacup teacup teacup mushroom mushroom mushroom chopsticks chopsticks chopsticks egg tofu tofu teacup teacup teacup bun bun egg egg chopsticks chopsticks cat",
  "chopsticks chopsticks egg chopsticks chopsticks chopsticks bun bun egg egg mushroom mushroom mushroom cat teacup teacup teacup tofu tofu noodles tofu tofu mushroom mushroom dumpling dumpling teacup teacup teacup",
  "bun bun egg chopsticks chopsticks mushroom mushroom noodles tofu tofu teacup teacup teacup egg egg mushroom mushroom mushroom teacup teacup teacup chopsticks chopsticks chopsticks dumpling dumpling tofu tofu cat",
  "mushroom mushroom mushroom noodles egg egg tofu tofu teacup teacup teacup chopsticks chopsticks teacup teacup teacup egg bun bun mushroom mushroom chopsticks chopsticks chopsticks dumpling dumpling tofu tofu cat",
);

export const noodleCat: TitleDefinition = {
  code: "TR-NOODL",
  brandCode: "TINRIC",
  name: { en: "Noodle Cat", my: "ခေါက်ဆွဲ ကြောင်လေး", th: "แมวบะหมี่", fil: "Pusang Pansit" },
  engine: "ways",
  reels: 5,
  rows: 3,
  betUnits: 25,
  lines: [],
  ways: 243,
  bothDirections: false,
  symbols: [
    wild("cat"),
    scatter("noodles", 50, 250, 1250),
    regular("dumpling", 15, 60, 250),
    regular("bun", 10, 40, 150),
    regular("egg", 8, 25, 100),
    regular("tofu", 5, 15, 60),
    regular("mushroom", 3, 10, 40),
    regular("chopsticks", 3, 8, 30),
    regular("teacup", 2, 6, 25),
  ],
  base: {
    ...plainSpin,
    strips: baseStrips,
    wildReels: [
      { value: [], weight: 44 },
      { value: [1], weight: 2 },
      { value: [2], weight: 2 },
      { value: [3], weight: 1 },
      { value: [4], weight: 1 },
    ],
  },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    wildReels: [
      { value: [1], weight: 5 },
      { value: [2], weight: 5 },
      { value: [3], weight: 5 },
      { value: [2, 4], weight: 1 },
    ],
    award: { 3: 8, 4: 10, 5: 15 },
    retrigger: { 3: 3, 4: 5, 5: 8 },
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "medium",
  theme: {
    family: "comic",
    palette: { ground: "#9c1458", panel: "#ffb3d1", accent: "#8ef0de", second: "#ffd84a", text: "#fffdf4", onAccent: "#170b2b" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 40, 100, 200, 400],
  defaultStakeLevel: 5,
};
