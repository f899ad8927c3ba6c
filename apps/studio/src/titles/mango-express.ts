import type { TitleDefinition } from "../engine/types.ts";
import { linesWindow, plainSpin, plainTitle, reelStrips, regular, stakesUpTo500, tenLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "lime lime lime lime watermelon pineapple cherries cherries cherries mango coconut coconut banana banana banana watermelon pineapple banana banana lime lime lime coconut coconut coconut watermelon pineapple mango cherries cherries cherries watermelon",
  "watermelon pineapple coconut mango lime lime lime cherries cherries cherries watermelon cherries cherries cherries banana banana banana mango watermelon lime lime lime lime pineapple coconut coconut coconut train watermelon pineapple banana banana",
  "watermelon mango pineapple train watermelon coconut coconut watermelon lime lime pineapple banana banana banana cherries cherries cherries lime lime lime lime mango cherries cherries cherries banana banana watermelon coconut coconut coconut pineapple",
  "cherries cherries cherries watermelon lime lime lime watermelon coconut coconut coconut watermelon pineapple train mango lime lime lime lime pineapple cherries cherries cherries watermelon banana banana banana banana banana coconut pineapple mango",
  "banana banana pineapple watermelon cherries cherries cherries lime lime lime watermelon coconut coconut coconut watermelon cherries cherries cherries watermelon lime lime lime lime mango pineapple coconut coconut mango pineapple banana banana banana",
);

export const mangoExpress: TitleDefinition = {
  ...plainTitle,
  code: "TR-MANGO",
  brandCode: "TINRIC",
  name: { en: "Mango Express", my: "သရက်သီး အမြန်ရထား", th: "รถด่วนมะม่วง", fil: "Mangga Express" },
  engine: "lines",
  ...linesWindow(tenLines),
  bothDirections: true,
  symbols: [
    wild("train"),
    regular("mango", 40, 175, 400),
    regular("pineapple", 20, 50, 175),
    regular("watermelon", 10, 25, 70),
    regular("coconut", 7, 16, 40),
    regular("banana", 5, 10, 35),
    regular("cherries", 3, 8, 20),
    regular("lime", 2, 7, 16),
  ],
  base: { ...plainSpin, strips: baseStrips, expandingWilds: true },
  volatility: "low",
  theme: {
    family: "comic",
    palette: { ground: "#b3165c", panel: "#ff8dbb", accent: "#ffc928", second: "#6c2bd9", text: "#fffdf4", onAccent: "#170b2b" },
  },
  ...stakesUpTo500,
};
