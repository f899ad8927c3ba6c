import type { TitleDefinition } from "../engine/types.ts";
import { plainSpin, reelStrips, regular, scatter, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "kiwi kiwi grapes grapes lemon lemon peach durian melon melon melon peach peach lemon lemon chili chili kiwi",
  "lemon lemon melon melon melon firecracker kiwi kiwi peach peach chili chili grapes grapes grapes lemon durian",
  "grapes grapes durian lemon firecracker kiwi melon melon lemon lemon peach peach chili chili kiwi kiwi bomb",
  "melon melon melon grapes grapes grapes chili chili bomb kiwi kiwi lemon durian firecracker lemon lemon peach peach",
  "chili chili melon melon melon lemon kiwi kiwi grapes grapes grapes lemon lemon durian kiwi peach peach durian",
);

const freeStrips = reelStrips(
  "durian melon melon melon kiwi kiwi kiwi peach peach chili chili grapes grapes lemon durian lemon lemon lemon",
  "chili chili kiwi kiwi kiwi grapes melon melon melon peach peach durian bomb grapes grapes lemon lemon lemon",
  "melon melon durian peach peach kiwi kiwi kiwi chili chili lemon lemon lemon grapes grapes melon bomb",
  "chili chili grapes kiwi kiwi melon durian peach peach grapes grapes melon melon lemon lemon lemon bomb",
  "durian melon peach peach melon melon lemon chili chili lemon lemon lemon durian grapes grapes kiwi kiwi kiwi",
);

export const durianBoom: TitleDefinition = {
  code: "TR-DURIAN",
  brandCode: "TINRIC",
  name: { en: "Durian Boom", my: "ဒူးရင်း ဗုန်းဗုန်း", th: "ทุเรียนตูมตาม", fil: "Sabog Durian" },
  engine: "cascading",
  reels: 5,
  rows: 3,
  betUnits: 25,
  lines: [],
  ways: 243,
  bothDirections: false,
  symbols: [
    wild("bomb"),
    scatter("firecracker", 50),
    regular("durian", 9, 50, 300),
    regular("chili", 7, 22, 125),
    regular("peach", 4, 16, 60),
    regular("grapes", 2, 10, 40),
    regular("kiwi", 2, 5, 22),
    regular("melon", 2, 4, 18),
    regular("lemon", 1, 3, 15),
  ],
  base: { ...plainSpin, strips: baseStrips, cascadeMultipliers: [1, 2, 4, 8] },
  freeSpins: {
    ...plainSpin,
    strips: freeStrips,
    cascadeMultipliers: [4, 8, 16, 32],
    award: { 3: 8 },
    retrigger: {},
    chosenWild: [],
    multiplierGoesOn: false,
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "high",
  theme: {
    family: "comic",
    palette: { ground: "#0d3fa0", panel: "#6fd6ff", accent: "#ffe14a", second: "#f23d2b", text: "#fffdf4", onAccent: "#170b2b" },
  },
  stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200],
  defaultStakeLevel: 4,
};
