import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "berry berry berry juice banana banana banana melon plum lime lime dragonfruit dragonfruit orange orange plum plum",
  "banana banana banana lime lime juice berry berry berry melon plum block orange orange dragonfruit dragonfruit plum plum",
  "berry berry berry juice lime lime melon plum plum block plum dragonfruit dragonfruit banana banana banana orange orange",
  "berry berry berry plum plum juice orange orange banana banana banana lime lime dragonfruit dragonfruit block melon plum",
  "dragonfruit dragonfruit plum plum juice melon lime lime banana banana banana plum orange orange berry berry berry",
);

export const fruitBlocks: TitleDefinition = {
  code: "PM-FRUIT",
  brandCode: "PMOON",
  name: { en: "Fruit Blocks", my: "သစ်သီး တုံးလေးများ", th: "บล็อกผลไม้", fil: "Blokeng Prutas" },
  engine: "cascading",
  reels: 5,
  rows: 3,
  betUnits: 20,
  lines: [],
  ways: 243,
  bothDirections: false,
  symbols: [
    wild("block"),
    scatter("juice", 40),
    regular("melon", 10, 40, 200),
    regular("dragonfruit", 7, 25, 100),
    regular("orange", 5, 15, 60),
    regular("lime", 3, 10, 40),
    regular("plum", 2, 6, 25),
    regular("berry", 2, 5, 20),
    regular("banana", 1, 4, 15),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 3, 4, 5, 6] },
  freeSpins: {
    ...plainSpin,
    strips: baseStrips,
    cascadeMultipliers: [2, 4, 6, 8, 10, 12],
    award: { 3: 8 },
    retrigger: { 3: 4 },
    chosenWild: [],
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "medium",
  theme: {
    family: "geometric",
    palette: { ground: "#3d1a66", panel: "#4e2682", accent: "#ffd23f", second: "#ff5c9a", text: "#fff2e0", onAccent: "#3d1a66" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 40, 100, 200, 400],
  defaultStakeLevel: 5,
};
