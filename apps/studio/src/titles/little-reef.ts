import type { TitleDefinition } from "../engine/types.ts";
import {
  linesWindow,
  mystery,
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
  "shell shell shell crab crab jelly jelly crab crab crab seahorse seahorse clownfish clownfish starfish starfish octopus pearl jelly jelly jelly starfish starfish seahorse turtle turtle",
  "seahorse crab crab seahorse seahorse seahorse octopus seahorse seahorse shell shell shell crab crab crab jelly jelly starfish starfish clownfish clownfish pearl turtle turtle whale jelly jelly jelly starfish starfish",
  "starfish starfish seahorse seahorse starfish starfish octopus jelly jelly jelly turtle turtle seahorse crab crab crab pearl jelly jelly shell shell shell crab crab clownfish clownfish whale",
  "starfish starfish seahorse seahorse clownfish clownfish jelly jelly jelly seahorse octopus jelly jelly jelly starfish starfish shell shell shell crab crab crab whale crab crab turtle turtle pearl",
  "starfish starfish turtle turtle jelly jelly jelly shell shell shell starfish starfish whale jelly jelly crab crab seahorse clownfish clownfish crab crab crab pearl octopus seahorse seahorse",
);

const freeStrips = reelStrips(
  "seahorse starfish starfish starfish clownfish clownfish crab crab crab octopus shell shell shell jelly jelly jelly shell shell shell crab crab jelly jelly seahorse seahorse pearl starfish starfish turtle turtle crab crab crab",
  "shell shell shell starfish starfish octopus clownfish clownfish pearl crab crab whale crab crab crab shell shell shell jelly jelly jelly starfish starfish turtle turtle seahorse seahorse jelly jelly seahorse",
  "crab crab crab starfish starfish seahorse crab crab jelly jelly jelly octopus shell shell shell starfish starfish seahorse seahorse clownfish clownfish jelly jelly jelly pearl shell shell shell whale turtle turtle",
  "starfish starfish jelly jelly seahorse whale clownfish clownfish pearl starfish starfish crab crab turtle turtle shell shell shell octopus crab crab shell shell shell seahorse seahorse jelly jelly jelly",
  "turtle turtle seahorse seahorse seahorse crab crab crab jelly jelly seahorse shell shell shell whale clownfish clownfish crab crab pearl starfish starfish octopus shell shell shell starfish starfish jelly jelly jelly",
);

export const littleReef: TitleDefinition = {
  ...plainTitle,
  code: "PM-REEF",
  brandCode: "PMOON",
  name: { en: "Little Reef", my: "သန္တာကျောက်တန်းလေး", th: "แนวปะการังน้อย", fil: "Munting Bahura" },
  engine: "lines",
  ...linesWindow(twentyLines),
  symbols: [
    wild("whale"),
    scatter("pearl", 40, 200, 1000),
    mystery("shell"),
    regular("octopus", 40, 225, 1200),
    regular("turtle", 25, 125, 700),
    regular("clownfish", 18, 75, 400),
    regular("seahorse", 10, 50, 225),
    regular("starfish", 6, 25, 125),
    regular("crab", 5, 20, 90),
    regular("jelly", 3, 10, 60),
  ],
  base: {
    ...plainSpin,
    strips: baseStrips,
    mystery: [
      { value: "octopus", weight: 1 },
      { value: "turtle", weight: 2 },
      { value: "clownfish", weight: 3 },
      { value: "seahorse", weight: 4 },
      { value: "starfish", weight: 5 },
      { value: "crab", weight: 6 },
      { value: "jelly", weight: 6 },
    ],
  },
  freeSpins: {
    ...plainFreeSpins,
    strips: freeStrips,
    mystery: [
      { value: "octopus", weight: 2 },
      { value: "turtle", weight: 3 },
      { value: "clownfish", weight: 4 },
      { value: "seahorse", weight: 5 },
      { value: "starfish", weight: 5 },
      { value: "crab", weight: 5 },
      { value: "jelly", weight: 5 },
    ],
    award: { 3: 8, 4: 12, 5: 16 },
    retrigger: { 3: 4, 4: 6, 5: 8 },
  },
  volatility: "medium",
  theme: {
    family: "geometric",
    palette: { ground: "#4d1240", panel: "#6b1c4c", accent: "#ffc83d", second: "#5fd6b4", text: "#fff2df", onAccent: "#4d1240" },
  },
  ...stakesUpTo400,
};
