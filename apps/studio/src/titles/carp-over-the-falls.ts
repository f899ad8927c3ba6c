import type { TitleDefinition } from "../engine/types.ts";
import {
  linesWindow,
  plainFreeSpins,
  plainSpin,
  plainTitle,
  reelStrips,
  regular,
  scatter,
  stakesUpTo400,
  twentyLines,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "shell shell frog turtle crab crab wave wave wave wave turtle reed shell shrimp shrimp frog reed",
  "shrimp frog shell shell shrimp shrimp reed crab crab reed turtle frog wave wave reed waterfall",
  "reed crab crab reed waterfall shell reed carp shell shell wave turtle frog wave wave frog shrimp shrimp",
  "reed wave frog turtle crab crab shrimp shrimp carp wave wave shell frog reed shell shell waterfall shrimp",
  "frog reed crab crab reed turtle shell reed frog turtle shell shell wave wave shrimp shrimp wave wave",
);

export const carpOverTheFalls: TitleDefinition = {
  ...plainTitle,
  code: "SB-CARP",
  brandCode: "SAMPAN",
  name: { en: "Carp Over the Falls", my: "ရေတံခွန်ကျော် ငါးကြင်း", th: "ปลาคาร์ปข้ามน้ำตก", fil: "Karpa sa Talon" },
  engine: "cascading",
  ...linesWindow(twentyLines),
  symbols: [
    wild("carp"),
    scatter("waterfall", 20),
    regular("turtle", 35, 150, 750),
    regular("crab", 22, 90, 350),
    regular("frog", 18, 75, 300),
    regular("shrimp", 16, 45, 175),
    regular("reed", 9, 28, 125),
    regular("shell", 7, 22, 90),
    regular("wave", 6, 18, 75),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 3, 5] },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    cascadeMultipliers: [2, 4, 6, 10],
    award: { 3: 10 },
    retrigger: { 3: 5 },
  },
  volatility: "medium",
  theme: {
    family: "woodcut",
    palette: { ground: "#0e1740", panel: "#f0ddb4", accent: "#d63a22", second: "#182150", text: "#182150", onAccent: "#fff4e0" },
  },
  ...stakesUpTo400,
};
