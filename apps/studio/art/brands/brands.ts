import { drawSportsMark } from "../sports/posters.ts";
import { drawGoldenNaga } from "./golden-naga.ts";
import { drawNightBazaar } from "./night-bazaar.ts";
import { drawPlainMoon } from "./plain-moon.ts";
import { drawSampanBlock } from "./sampan-block.ts";
import { drawTinRickshaw } from "./tin-rickshaw.ts";

/** The studio's brands by code, each in its family's manner and lettering. */
export const brands: Readonly<Record<string, () => string>> = {
  GNAGA: drawGoldenNaga,
  SAMPAN: drawSampanBlock,
  TINRIC: drawTinRickshaw,
  NBAZAR: drawNightBazaar,
  PMOON: drawPlainMoon,
  MONSUN: () => drawSportsMark("football"),
  RATTAN: () => drawSportsMark("takraw"),
  LONGTL: () => drawSportsMark("boats"),
  IMES: () => drawSportsMark("arena"),
  TF: () => drawSportsMark("breach"),
  IA: () => drawSportsMark("pucks"),
};
