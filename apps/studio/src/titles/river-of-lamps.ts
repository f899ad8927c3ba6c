import type { TitleDefinition } from "../engine/types.ts";
import {
  mystery,
  plainFreeSpins,
  plainSpin,
  plainTitle,
  reelStrips,
  regular,
  scatter,
  stakesUpTo400,
  waysWindow,
  wild,
} from "./title-parts.ts";

const baseStrips = reelStrips(
  "candle fan fan boat hibiscus hibiscus tea tea tea krathong candle candle temple fan fan fan fish fish fish lantern lantern temple hibiscus hibiscus krathong tea tea tea temple candle candle",
  "lantern lantern hibiscus hibiscus candle candle candle candle temple boat krathong tea tea tea fan fan fan krathong temple fish fish fish moon candle hibiscus hibiscus temple fan fan fan tea tea",
  "fan fan candle candle lantern lantern hibiscus hibiscus fan fan fan tea tea tea candle candle moon temple krathong candle temple hibiscus hibiscus krathong temple fish fish fish boat tea tea tea",
  "fan fan fan temple tea tea temple hibiscus hibiscus fish fish fish krathong moon lantern lantern tea tea tea temple fan fan fan hibiscus hibiscus candle candle candle candle candle krathong boat",
  "candle candle moon krathong tea tea tea candle candle temple hibiscus hibiscus candle fan fan temple krathong hibiscus hibiscus lantern lantern temple boat fan fan fan fish fish fish tea tea tea",
);

const freeStrips = reelStrips(
  "fan hibiscus hibiscus krathong tea tea tea temple candle candle krathong hibiscus hibiscus temple fish fish fish lantern lantern lantern fan fan lantern lantern lantern candle candle boat fan fan temple tea tea",
  "tea tea fish fish fish temple fan fan candle candle temple hibiscus hibiscus moon fan krathong temple fan fan boat lantern lantern lantern krathong candle candle hibiscus hibiscus tea tea tea lantern lantern lantern",
  "krathong hibiscus hibiscus tea tea fan candle candle temple krathong fan fan lantern lantern lantern candle candle temple fish fish fish lantern lantern lantern fan fan temple boat hibiscus hibiscus tea tea tea moon",
  "tea tea tea temple candle candle fish fish fish hibiscus hibiscus temple fan fan fan fan lantern lantern lantern moon candle candle krathong lantern lantern lantern krathong temple hibiscus hibiscus fan tea tea boat",
  "hibiscus hibiscus lantern lantern lantern fan fan tea tea candle candle krathong moon fan temple fan fan temple lantern lantern lantern fish fish fish temple krathong boat tea tea tea candle candle hibiscus hibiscus",
);

export const riverOfLamps: TitleDefinition = {
  ...plainTitle,
  code: "NB-RIVER",
  brandCode: "NBAZAR",
  name: { en: "River of Lamps", my: "မီးမျှောပွဲ မြစ်", th: "ธารประทีป", fil: "Ilog ng mga Ilawan" },
  engine: "ways",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
  symbols: [
    wild("moon"),
    scatter("boat", 50, 250, 1250),
    mystery("lantern"),
    regular("krathong", 12, 50, 200),
    regular("temple", 10, 35, 150),
    regular("fish", 8, 25, 80),
    regular("hibiscus", 5, 16, 60),
    regular("candle", 3, 10, 40),
    regular("fan", 3, 8, 30),
    regular("tea", 2, 6, 25),
  ],
  base: {
    ...plainSpin,
    strips: baseStrips,
    mystery: [
      { value: "krathong", weight: 1 },
      { value: "temple", weight: 2 },
      { value: "fish", weight: 3 },
      { value: "hibiscus", weight: 4 },
      { value: "candle", weight: 6 },
      { value: "fan", weight: 6 },
      { value: "tea", weight: 8 },
    ],
  },
  freeSpins: {
    ...plainFreeSpins,
    strips: freeStrips,
    mystery: [
      { value: "krathong", weight: 2 },
      { value: "temple", weight: 3 },
      { value: "fish", weight: 4 },
      { value: "hibiscus", weight: 5 },
      { value: "candle", weight: 5 },
      { value: "fan", weight: 5 },
      { value: "tea", weight: 6 },
    ],
    award: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 4, 4: 8, 5: 12 },
  },
  volatility: "medium",
  theme: {
    family: "scene",
    palette: { ground: "#0c1233", panel: "#2a1f55", accent: "#ffc46b", second: "#f2683f", text: "#fff1cf", onAccent: "#2b1500" },
  },
  ...stakesUpTo400,
};
