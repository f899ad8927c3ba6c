import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo400, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "berry berry berry berry dragonfruit dragonfruit dragonfruit lime lime banana plum plum orange orange plum plum melon plum",
  "melon plum orange orange dragonfruit dragonfruit juice block banana banana banana berry berry berry lime plum plum",
  "plum plum berry berry berry lime lime melon melon orange banana banana banana plum juice melon dragonfruit dragonfruit block",
  "banana banana banana orange orange dragonfruit berry berry berry plum plum melon block plum juice lime lime",
  "lime lime plum plum banana banana banana plum melon berry berry orange berry dragonfruit dragonfruit orange orange berry berry",
);

export const fruitBlocks: TitleDefinition = {
  ...plainTitle,
  code: "PM-FRUIT",
  brandCode: "PMOON",
  name: { en: "Fruit Blocks", my: "သစ်သီး တုံးလေးများ", th: "บล็อกผลไม้", fil: "Blokeng Prutas" },
  engine: "cascading",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 20,
  symbols: [
    wild("block"),
    scatter("juice", 40),
    regular("melon", 10, 30, 160),
    regular("dragonfruit", 6, 20, 80),
    regular("orange", 4, 12, 50),
    regular("lime", 2, 8, 30),
    regular("plum", 2, 5, 20),
    regular("berry", 2, 5, 16),
    regular("banana", 1, 3, 10),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 3, 4, 5, 6] },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    cascadeMultipliers: [2, 4, 6, 8, 10, 12],
    award: { 3: 8 },
    retrigger: { 3: 4 },
  },
  volatility: "medium",
  theme: {
    family: "geometric",
    palette: { ground: "#3d1a66", panel: "#4e2682", accent: "#ffd23f", second: "#ff5c9a", text: "#fff2e0", onAccent: "#3d1a66" },
  },
  ...stakesUpTo400,
};
