import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo200, waysWindow, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "umbrella umbrella umbrella wave wave umbrella umbrella umbrella wave wave wave wave drum cloud cloud cloud cloud pagoda pagoda pagoda mask mask mask bell bell bell bell cloud cloud cloud cloud kite kite kite kite kite",
  "kite kite umbrella umbrella umbrella drum bell bell bell bell cloud cloud cloud wave wave wave wave lightning umbrella umbrella umbrella kite kite kite mask mask mask wave wave wave cloud cloud cloud cloud pagoda pagoda pagoda",
  "umbrella umbrella umbrella umbrella umbrella umbrella lightning pagoda pagoda pagoda kite kite kite cloud cloud cloud cloud wave wave wave wave wave wave wave cloud cloud cloud drum kite bell bell bell bell mask mask",
  "bell bell bell bell pagoda pagoda pagoda cloud cloud cloud cloud mask mask mask wave wave lightning cloud cloud cloud cloud umbrella umbrella umbrella kite kite kite umbrella umbrella umbrella wave wave wave wave drum kite kite",
  "bell bell bell bell kite kite mask mask mask umbrella umbrella umbrella drum wave wave wave umbrella umbrella umbrella pagoda pagoda pagoda lightning wave wave wave wave cloud cloud cloud kite kite kite cloud cloud cloud cloud",
);

const freeStrips = reelStrips(
  "mask mask mask wave wave kite kite wave wave wave wave umbrella umbrella umbrella kite kite kite bell bell bell bell umbrella umbrella umbrella cloud cloud cloud cloud pagoda pagoda pagoda cloud cloud cloud cloud",
  "umbrella umbrella umbrella bell bell bell bell wave wave wave pagoda pagoda pagoda umbrella umbrella umbrella wave wave wave wave cloud cloud cloud kite kite kite mask mask mask lightning kite kite cloud cloud cloud cloud",
  "kite kite kite kite wave wave wave pagoda pagoda pagoda umbrella umbrella umbrella mask mask wave wave wave wave bell bell bell bell cloud cloud cloud umbrella umbrella umbrella cloud cloud cloud cloud lightning",
  "bell bell bell bell umbrella umbrella umbrella cloud cloud cloud cloud kite kite wave wave wave wave cloud cloud cloud cloud pagoda pagoda pagoda kite kite kite umbrella umbrella umbrella wave wave lightning mask mask mask",
  "wave wave wave lightning pagoda pagoda pagoda cloud cloud cloud cloud kite kite kite wave wave wave wave umbrella umbrella umbrella bell bell bell bell cloud cloud cloud mask mask mask kite kite umbrella umbrella umbrella",
);

export const stormDrummer: TitleDefinition = {
  ...plainTitle,
  code: "SB-DRUM",
  brandCode: "SAMPAN",
  name: { en: "Storm Drummer", my: "မုန်တိုင်း ဗုံသမား", th: "มือกลองเรียกพายุ", fil: "Tambolero ng Bagyo" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 4 }),
  betUnits: 100,
  symbols: [
    wild("lightning"),
    scatter("drum", 200, 1000, 5000),
    regular("mask", 9, 35, 225),
    regular("pagoda", 7, 22, 100),
    regular("bell", 4, 12, 60),
    regular("kite", 2, 9, 35),
    regular("umbrella", 2, 4, 25),
    regular("wave", 1, 3, 15),
    regular("cloud", 1, 3, 10),
  ],
  base: {
    ...plainSpin,
    strips: baseStrips,
    wildReels: [
      { value: [], weight: 46 },
      { value: [1], weight: 1 },
      { value: [2], weight: 1 },
      { value: [3], weight: 1 },
      { value: [2, 3], weight: 1 },
    ],
  },
  freeSpins: {
    ...plainFreeSpins,
    strips: freeStrips,
    wildReels: [
      { value: [1], weight: 6 },
      { value: [2], weight: 6 },
      { value: [3], weight: 6 },
      { value: [1, 3], weight: 2 },
    ],
    award: { 3: 8, 4: 12, 5: 20 },
  },
  volatility: "high",
  theme: {
    family: "woodcut",
    palette: { ground: "#1c0d10", panel: "#e9c06a", accent: "#cf2f1e", second: "#2a0f14", text: "#2a0f14", onAccent: "#fff4e0" },
  },
  ...stakesUpTo200,
};
