import type { TitleDefinition } from "../engine/types.ts";
import { fiveLines, linesWindow, mystery, plainSpin, plainTitle, reelStrips, regular, stakesUpTo500, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "bamboo scroll scroll scroll pine gourd gourd pine bamboo crane sun teapot teapot mountain sun bamboo mountain crane bamboo pine teapot teapot gourd gourd gourd gourd gourd teapot teapot bamboo mountain pine",
  "mountain teapot teapot bamboo sun mountain scroll scroll scroll crane pine gourd gourd bamboo pine teapot teapot pine gourd mountain crane bamboo pine teapot teapot bamboo gourd gourd gourd gourd bamboo sun",
  "teapot teapot scroll scroll scroll bamboo sun crane bamboo pine teapot teapot pine gourd bamboo mountain sun pine gourd gourd mountain bamboo pine gourd gourd mountain teapot teapot bamboo gourd gourd crane",
);

export const craneAndPine: TitleDefinition = {
  ...plainTitle,
  code: "SB-CRANE",
  brandCode: "SAMPAN",
  name: { en: "Crane and Pine", my: "ကြိုးကြာနှင့် ထင်းရှူး", th: "กระเรียนกับต้นสน", fil: "Tagak at Pino" },
  engine: "lines",
  ...linesWindow(fiveLines),
  symbols: [
    wild("crane", 150),
    mystery("scroll"),
    regular("sun", 75),
    regular("mountain", 35),
    regular("pine", 18),
    regular("bamboo", 12),
    regular("teapot", 7),
    regular("gourd", 4),
  ],
  base: {
    ...plainSpin,
    strips: baseStrips,
    mystery: [
      { value: "sun", weight: 1 },
      { value: "mountain", weight: 2 },
      { value: "pine", weight: 4 },
      { value: "bamboo", weight: 5 },
      { value: "teapot", weight: 6 },
      { value: "gourd", weight: 6 },
    ],
  },
  volatility: "low",
  theme: {
    family: "woodcut",
    palette: { ground: "#12302d", panel: "#efe3c4", accent: "#c8442a", second: "#1d4a42", text: "#17332f", onAccent: "#fff4e0" },
  },
  ...stakesUpTo500,
};
