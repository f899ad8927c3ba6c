import { drawPoster } from "./sports/posters.ts";
import { drawBuffaloHarvest } from "./tiles/buffalo-harvest.ts";
import { drawCarpOverTheFalls } from "./tiles/carp-over-the-falls.ts";
import { drawCraneAndPine } from "./tiles/crane-and-pine.ts";
import { drawDawnRooster } from "./tiles/dawn-rooster.ts";
import { drawDurianBoom } from "./tiles/durian-boom.ts";
import { drawElephantRegalia } from "./tiles/elephant-regalia.ts";
import { drawFruitBlocks } from "./tiles/fruit-blocks.ts";
import { drawGeckoGo } from "./tiles/gecko-go.ts";
import { drawJadeTurtle } from "./tiles/jade-turtle.ts";
import { drawLittleReef } from "./tiles/little-reef.ts";
import { drawLotusPond } from "./tiles/lotus-pond.ts";
import { drawMangoExpress } from "./tiles/mango-express.ts";
import { drawMonkeyPalace } from "./tiles/monkey-palace.ts";
import { drawMoonlitStilts } from "./tiles/moonlit-stilts.ts";
import { drawPaperKites } from "./tiles/paper-kites.ts";
import { drawPeacockCrown } from "./tiles/peacock-crown.ts";
import { drawRiverOfLamps } from "./tiles/river-of-lamps.ts";
import { drawStormDrummer } from "./tiles/storm-drummer.ts";
import { drawTukTukRush } from "./tiles/tuk-tuk-rush.ts";
import { drawChilliFever } from "./tiles/chilli-fever.ts";
import { drawNoodleCat } from "./tiles/noodle-cat.ts";
import { drawTempleFireworks } from "./tiles/temple-fireworks.ts";
import { drawNightFerry } from "./tiles/night-ferry.ts";
import { drawDragonBoats } from "./tiles/dragon-boats.ts";
import { drawTigerSanctum } from "./tiles/tiger-sanctum.ts";

/** The studio's games by code, each with its own scene. */
export const tiles: Readonly<Record<string, () => string>> = {
  "GN-TIGER": drawTigerSanctum,
  "GN-ELEPH": drawElephantRegalia,
  "GN-PEACK": drawPeacockCrown,
  "GN-TURTL": drawJadeTurtle,
  "GN-MONKE": drawMonkeyPalace,
  "SB-CARP": drawCarpOverTheFalls,
  "SB-CRANE": drawCraneAndPine,
  "SB-DRUM": drawStormDrummer,
  "SB-BUFFA": drawBuffaloHarvest,
  "SB-ROOST": drawDawnRooster,
  "TR-MANGO": drawMangoExpress,
  "TR-DURIAN": drawDurianBoom,
  "TR-GECKO": drawGeckoGo,
  "TR-TUKTU": drawTukTukRush,
  "TR-CHILI": drawChilliFever,
  "TR-NOODL": drawNoodleCat,
  "NB-RIVER": drawRiverOfLamps,
  "NB-STILT": drawMoonlitStilts,
  "NB-FIREW": drawTempleFireworks,
  "NB-FERRY": drawNightFerry,
  "NB-BOATS": drawDragonBoats,
  "PM-LOTUS": drawLotusPond,
  "PM-KITES": drawPaperKites,
  "PM-FRUIT": drawFruitBlocks,
  "PM-REEF": drawLittleReef,
  "ME-MONSOON": () => drawPoster("football"),
  "RR-TAKRAW": () => drawPoster("takraw"),
  "LT-DUELS": () => drawPoster("boats"),
  "IM-WARDENS": () => drawPoster("arena"),
  "TF-BREACH": () => drawPoster("breach"),
  "IA-PUCKS": () => drawPoster("pucks"),
};
