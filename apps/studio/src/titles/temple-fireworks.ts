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
  "garland garland lantern incense incense incense drum drum mask mask incense incense incense garland garland flute flute mask mask mask flute flute flute elephant garland temple elephant elephant flute flute flute",
  "mask mask flute flute flute lantern lantern flute incense incense incense garland garland temple elephant rocket drum drum elephant elephant mask mask mask incense incense incense garland garland",
  "mask mask incense temple lantern lantern incense incense incense rocket mask mask mask incense incense incense drum drum garland flute garland garland elephant elephant flute flute flute",
  "garland garland flute flute flute elephant temple drum drum flute flute mask rocket mask mask mask mask garland garland elephant elephant incense incense incense mask mask lantern lantern mask incense incense incense",
  "incense incense incense flute flute flute lantern lantern garland garland rocket incense incense incense elephant mask mask drum drum elephant elephant temple mask mask flute flute garland",
);

export const templeFireworks: TitleDefinition = {
  ...plainTitle,
  code: "NB-FIREW",
  brandCode: "NBAZAR",
  name: { en: "Temple Fireworks", my: "ဘုရားပွဲ မီးရှူးမီးပန်း", th: "พลุงานวัด", fil: "Kuwitis sa Templo" },
  engine: "lines",
  ...linesWindow(twentyLines),
  symbols: [
    wild("rocket"),
    scatter("temple", 40, 200, 1000),
    regular("drum", 60, 225, 2500),
    regular("lantern", 30, 140, 450),
    regular("elephant", 25, 110, 400),
    regular("garland", 20, 60, 250),
    regular("mask", 12, 40, 140),
    regular("flute", 10, 30, 90),
    regular("incense", 8, 16, 60),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    expandingWilds: true,
    award: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 3, 4: 5, 5: 8 },
  },
  volatility: "medium",
  theme: {
    family: "scene",
    palette: { ground: "#1c0a1e", panel: "#4e1a34", accent: "#ffd070", second: "#ff5a4a", text: "#fff3d9", onAccent: "#2b1500" },
  },
  ...stakesUpTo400,
};
