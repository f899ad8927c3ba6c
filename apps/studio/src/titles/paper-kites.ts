import type { TitleDefinition } from "../engine/types.ts";
import { linesWindow, plainSpin, plainTitle, reelStrips, regular, stakesUpTo500, tenLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "star bow bow bow diamond diamond diamond star star star fish fish cloud cloud cloud bird bird cloud cloud cloud cloud bow bow bow bow fish diamond diamond",
  "fish fish kite diamond diamond bird bird diamond diamond diamond cloud cloud cloud cloud bow bow bow fish star cloud cloud cloud bow bow bow star star star",
  "star star star kite fish fish cloud cloud cloud cloud diamond diamond diamond bow bow bow cloud cloud cloud star diamond diamond bow bow bow fish bird bird",
  "star cloud cloud cloud cloud fish bird bird kite cloud cloud cloud fish fish diamond diamond diamond bow bow bow diamond diamond star star star bow bow bow",
  "fish fish cloud cloud cloud cloud star bird bird bow bow bow diamond diamond diamond fish bow bow bow diamond diamond star star star cloud cloud cloud",
);

export const paperKites: TitleDefinition = {
  ...plainTitle,
  code: "PM-KITES",
  brandCode: "PMOON",
  name: { en: "Paper Kites", my: "စက္ကူ စွန်လေးများ", th: "ว่าวกระดาษ", fil: "Saranggolang Papel" },
  engine: "lines",
  ...linesWindow(tenLines),
  bothDirections: true,
  symbols: [
    wild("kite"),
    regular("bird", 22, 75, 225),
    regular("fish", 9, 35, 90),
    regular("star", 7, 16, 50),
    regular("diamond", 4, 10, 30),
    regular("bow", 3, 7, 22),
    regular("cloud", 2, 5, 12),
  ],
  base: { ...plainSpin, strips: baseStrips, expandingWilds: true },
  volatility: "low",
  theme: {
    family: "geometric",
    palette: { ground: "#1b57a0", panel: "#256bbd", accent: "#ffd23f", second: "#ff7a66", text: "#f4fbff", onAccent: "#12306a" },
  },
  ...stakesUpTo500,
};
