import type { TitleDefinition } from "../engine/types.ts";
import { plainFreeSpins, plainSpin, plainTitle, reelStrips, regular, scatter, stakesUpTo200, waysWindow, wild } from "./title-parts.ts";

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
  ...plainTitle,
  code: "TR-DURIAN",
  brandCode: "TINRIC",
  name: { en: "Durian Boom", my: "ဒူးရင်း ဗုန်းဗုန်း", th: "ทุเรียนตูมตาม", fil: "Sabog Durian" },
  engine: "cascading",
  ...waysWindow({ reels: 5, rows: 3 }),
  betUnits: 25,
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
    ...plainFreeSpins,
    strips: freeStrips,
    cascadeMultipliers: [4, 8, 16, 32],
    award: { 3: 8 },
  },
  volatility: "high",
  theme: {
    family: "comic",
    palette: { ground: "#0d3fa0", panel: "#6fd6ff", accent: "#ffe14a", second: "#f23d2b", text: "#fffdf4", onAccent: "#170b2b" },
  },
  ...stakesUpTo200,
};
