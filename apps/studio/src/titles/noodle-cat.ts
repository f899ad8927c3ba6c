import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo400, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "chopsticks chopsticks chopsticks tofu tofu dumpling dumpling egg mushroom mushroom teacup teacup teacup bun bun teacup teacup teacup mushroom mushroom mushroom egg egg noodles chopsticks chopsticks tofu tofu",
  "egg teacup teacup teacup bun bun chopsticks chopsticks cat mushroom mushroom teacup teacup teacup tofu tofu mushroom mushroom mushroom chopsticks chopsticks chopsticks egg egg noodles dumpling dumpling tofu tofu",
  "dumpling dumpling mushroom mushroom egg tofu tofu chopsticks chopsticks chopsticks egg egg teacup teacup teacup cat noodles teacup teacup teacup chopsticks chopsticks mushroom mushroom mushroom mushroom bun bun tofu tofu",
  "egg egg chopsticks chopsticks chopsticks cat dumpling dumpling mushroom mushroom mushroom egg noodles tofu tofu bun bun teacup teacup teacup chopsticks chopsticks tofu tofu teacup teacup teacup mushroom mushroom",
  "tofu tofu mushroom mushroom mushroom tofu tofu chopsticks chopsticks noodles bun bun chopsticks chopsticks chopsticks dumpling dumpling cat teacup teacup teacup egg teacup teacup teacup mushroom mushroom egg egg",
);

export const noodleCat: TitleDefinition = {
  ...plainTitle,
  code: "TR-NOODL",
  brandCode: "TINRIC",
  name: { en: "Noodle Cat", my: "ခေါက်ဆွဲ ကြောင်လေး", th: "แมวบะหมี่", fil: "Pusang Pansit" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
  symbols: [
    wild("cat"),
    scatter("noodles", 50, 250, 1250),
    regular("dumpling", 9, 40, 150),
    regular("bun", 6, 25, 90),
    regular("egg", 3, 16, 60),
    regular("tofu", 3, 9, 40),
    regular("mushroom", 2, 6, 25),
    regular("chopsticks", 2, 5, 18),
    regular("teacup", 1, 4, 16),
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
    ...plainFreeSpins,
    strips: baseStrips,
    wildReels: [
      { value: [1], weight: 5 },
      { value: [2], weight: 5 },
      { value: [3], weight: 5 },
      { value: [2, 4], weight: 1 },
    ],
    award: { 3: 8, 4: 10, 5: 15 },
    retrigger: { 3: 3, 4: 5, 5: 8 },
  },
  volatility: "medium",
  theme: {
    family: "comic",
    palette: { ground: "#9c1458", panel: "#ffb3d1", accent: "#8ef0de", second: "#ffd84a", text: "#fffdf4", onAccent: "#170b2b" },
  },
  ...stakesUpTo400,
};
