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
  twentyFiveLines,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "chest chest chest ruby ruby shell shell shell bell bell bell emerald emerald emerald parasol ruby emerald elephant throne ruby ruby amphora amphora throne bell bell bell shell shell shell amphora amphora crown crown",
  "throne emerald emerald emerald ruby ruby ruby ruby amphora amphora parasol throne shell shell shell bell bell bell crown crown chest chest chest amphora elephant ruby emerald emerald crown bell bell bell shell shell",
  "bell bell chest chest chest ruby ruby ruby bell bell bell throne elephant crown crown shell shell shell parasol ruby ruby emerald emerald emerald emerald emerald amphora amphora shell shell shell amphora amphora throne",
  "bell bell bell chest chest chest shell shell shell amphora amphora emerald amphora amphora crown crown elephant throne shell shell shell crown bell bell bell emerald emerald emerald ruby ruby ruby ruby ruby throne parasol",
  "throne amphora amphora emerald emerald emerald amphora amphora bell bell bell crown crown throne crown shell shell bell bell bell ruby ruby shell shell shell elephant parasol ruby ruby ruby emerald emerald chest chest chest",
);

export const elephantRegalia: TitleDefinition = {
  ...plainTitle,
  code: "GN-ELEPH",
  brandCode: "GNAGA",
  name: { en: "Elephant Regalia", my: "ဆင်ဖြူတော် ဘဏ္ဍာ", th: "เครื่องทรงพญาช้าง", fil: "Kayamanan ng Elepante" },
  engine: "lines",
  ...linesWindow(twentyFiveLines),
  symbols: [
    wild("elephant", 40, 400, 4000),
    scatter("parasol", 50, 250, 2500),
    regular("throne", 30, 125, 750),
    regular("crown", 22, 120, 600),
    regular("chest", 15, 75, 300),
    regular("amphora", 12, 45, 200),
    regular("emerald", 8, 30, 100),
    regular("ruby", 6, 22, 90),
    regular("bell", 4, 15, 75),
    regular("shell", 4, 15, 75),
  ],
  base: { ...plainSpin, strips: baseStrips, wildMultiplier: 2 },
  freeSpins: {
    ...plainFreeSpins,
    strips: baseStrips,
    multiplier: 3,
    wildMultiplier: 2,
    award: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 10, 4: 15, 5: 20 },
  },
  volatility: "high",
  theme: {
    family: "relief",
    palette: { ground: "#060d30", panel: "#12235f", accent: "#f3c257", second: "#f25f8a", text: "#fff0cf", onAccent: "#2b1500" },
  },
  ...stakesUpTo200,
};
