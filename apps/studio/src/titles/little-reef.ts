import type { TitleDefinition } from "../engine/types.ts";
import { mystery, plainSpin, reelStrips, regular, scatter, twentyLines, wild } from "./title-parts.ts";

const baseStrips = reelStrips(
  "starfish starfish shell shell shell jelly jelly jelly octopus pearl crab crab crab turtle turtle seahorse starfish starfish crab crab clownfish clownfish seahorse seahorse jelly jelly",
  "crab crab crab starfish starfish shell shell shell crab crab seahorse seahorse turtle turtle seahorse jelly jelly whale octopus jelly jelly jelly clownfish clownfish pearl starfish starfish",
  "seahorse seahorse turtle turtle jelly jelly starfish starfish pearl shell shell shell crab crab crab jelly jelly jelly clownfish clownfish seahorse octopus starfish starfish whale crab crab",
  "starfish starfish octopus turtle turtle shell shell shell starfish starfish jelly jelly crab crab crab jelly jelly jelly crab crab seahorse whale clownfish clownfish seahorse seahorse pearl",
  "crab crab crab octopus jelly jelly seahorse starfish starfish whale seahorse seahorse crab crab turtle turtle jelly jelly jelly clownfish clownfish shell shell shell pearl starfish starfish",
);

const freeStrips = reelStrips(
  "jelly jelly turtle turtle pearl starfish starfish clownfish clownfish crab crab shell shell shell crab crab crab jelly jelly jelly seahorse starfish starfish seahorse seahorse octopus shell shell shell",
  "starfish starfish jelly jelly jelly clownfish clownfish shell shell shell crab crab crab turtle turtle jelly jelly seahorse seahorse shell shell shell whale starfish starfish pearl seahorse crab crab octopus",
  "crab crab crab octopus starfish starfish crab crab whale jelly jelly seahorse pearl turtle turtle starfish starfish jelly jelly jelly seahorse seahorse shell shell shell clownfish clownfish shell shell shell",
  "crab crab seahorse turtle turtle crab crab crab jelly jelly shell shell shell seahorse seahorse starfish starfish octopus pearl starfish starfish clownfish clownfish shell shell shell whale jelly jelly jelly",
  "jelly jelly jelly turtle turtle clownfish clownfish jelly jelly octopus starfish starfish crab crab shell shell shell pearl seahorse seahorse crab crab crab shell shell shell seahorse starfish starfish whale",
);

export const littleReef: TitleDefinition = {
  code: "PM-REEF",
  brandCode: "PMOON",
  name: { en: "Little Reef", my: "သန္တာကျောက်တန်းလေး", th: "แนวปะการังน้อย", fil: "Munting Bahura" },
  engine: "lines",
  reels: 5,
  rows: 3,
  betUnits: 20,
  lines: twentyLines,
  ways: 0,
  bothDirections: false,
  symbols: [
    wild("whale"),
    scatter("pearl", 40, 200, 1000),
    mystery("shell"),
    regular("octopus", 30, 120, 500),
    regular("turtle", 20, 80, 300),
    regular("clownfish", 15, 50, 200),
    regular("seahorse", 10, 35, 125),
    regular("starfish", 6, 20, 80),
    regular("crab", 5, 15, 60),
    regular("jelly", 4, 10, 40),
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
    ...plainSpin,
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
    chosenWild: [],
  },
  fullHouseMultiplier: 1,
  respinThirdReel: false,
  volatility: "medium",
  theme: {
    family: "geometric",
    palette: { ground: "#4d1240", panel: "#6b1c4c", accent: "#ffc83d", second: "#5fd6b4", text: "#fff2df", onAccent: "#4d1240" },
  },
  stakeLevels: [1, 2, 5, 10, 20, 40, 100, 200, 400],
  defaultStakeLevel: 5,
};
