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
  "wheel wheel fuel fuel helmet horn ticket ticket garland garland garland fuel fuel fuel map map horn horn",
  "horn horn helmet tuktuk light fuel fuel wheel wheel fuel fuel garland garland garland ticket ticket map map",
  "helmet horn horn map map fuel fuel tuktuk fuel fuel garland garland garland wheel wheel ticket ticket light",
  "ticket ticket garland garland garland helmet light fuel fuel map map fuel fuel horn horn tuktuk wheel wheel",
  "ticket ticket garland fuel fuel helmet horn horn wheel wheel fuel fuel garland garland garland map map",
);

export const tukTukRush: TitleDefinition = {
  ...plainTitle,
  code: "TR-TUKTU",
  brandCode: "TINRIC",
  name: { en: "Tuk-Tuk Rush", my: "တုတ်တုတ် ဒုန်းစိုင်း", th: "ตุ๊กตุ๊กซิ่ง", fil: "Tuk-Tuk Ratsada" },
  engine: "cascading",
  ...linesWindow(twentyLines),
  symbols: [
    wild("tuktuk"),
    scatter("light", 40),
    regular("helmet", 45, 500, 7500),
    regular("wheel", 16, 120, 1250),
    regular("horn", 8, 60, 500),
    regular("ticket", 5, 40, 250),
    regular("map", 4, 16, 120),
    regular("garland", 2, 7, 70),
    regular("fuel", 1, 5, 45),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 3, 5] },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    cascadeMultipliers: [1, 2, 3, 4, 5, 6, 8, 10],
    award: { 3: 8 },
    multiplierGoesOn: true,
  },
  volatility: "high",
  theme: {
    family: "comic",
    palette: { ground: "#141c66", panel: "#7d95ff", accent: "#ffd21a", second: "#f0203c", text: "#fffdf4", onAccent: "#170b2b" },
  },
  ...stakesUpTo200,
};
