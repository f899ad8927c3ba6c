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
  twentyFiveLines,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "ant ant ladybird ladybird ladybird ladybird caterpillar caterpillar caterpillar fly fly fly butterfly cricket cricket gecko caterpillar caterpillar beetle fly fly fly beetle butterfly ant ant cricket cricket ant ant bulb beetle",
  "cricket cricket butterfly caterpillar caterpillar caterpillar bulb fly fly fly ant ant beetle ant ant caterpillar caterpillar butterfly ladybird ladybird fly fly fly beetle cricket cricket gecko ladybird ladybird beetle ant ant",
  "butterfly fly fly fly cricket cricket ant ant ladybird ladybird ladybird butterfly gecko caterpillar caterpillar ant ant beetle ant ant beetle butterfly bulb caterpillar caterpillar caterpillar fly fly fly cricket cricket beetle",
  "ant ant beetle fly fly fly ladybird ladybird cricket cricket ladybird ladybird beetle gecko butterfly fly fly fly beetle ant ant cricket cricket ant ant caterpillar caterpillar caterpillar caterpillar caterpillar butterfly bulb",
  "gecko beetle fly fly fly caterpillar caterpillar caterpillar ladybird ladybird butterfly ant ant bulb ladybird ladybird cricket cricket cricket cricket ant ant butterfly beetle caterpillar caterpillar beetle ant ant fly fly fly",
);

export const geckoGo: TitleDefinition = {
  ...plainTitle,
  code: "TR-GECKO",
  brandCode: "TINRIC",
  name: { en: "Gecko Go", my: "တောက်တဲ့ ပြေးစို့", th: "ตุ๊กแกลุย", fil: "Takbo, Tuko" },
  engine: "lines",
  ...linesWindow(twentyFiveLines),
  symbols: [
    wild("gecko", 40, 200, 750),
    scatter("bulb", 50, 250, 1250),
    regular("butterfly", 30, 120, 400),
    regular("beetle", 22, 75, 300),
    regular("ladybird", 15, 60, 200),
    regular("cricket", 10, 40, 120),
    regular("caterpillar", 8, 30, 80),
    regular("ant", 6, 20, 75),
    regular("fly", 4, 15, 60),
  ],
  base: { ...plainSpin, strips: baseStrips },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    award: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 5, 5: 5 },
    chosenWild: [
      { value: "butterfly", weight: 2 },
      { value: "beetle", weight: 3 },
      { value: "ladybird", weight: 4 },
      { value: "cricket", weight: 5 },
      { value: "caterpillar", weight: 5 },
      { value: "ant", weight: 5 },
      { value: "fly", weight: 6 },
    ],
  },
  volatility: "medium",
  theme: {
    family: "comic",
    palette: { ground: "#14652f", panel: "#b7f06a", accent: "#ffe24a", second: "#ff7a1a", text: "#fffdf4", onAccent: "#170b2b" },
  },
  ...stakesUpTo400,
};
