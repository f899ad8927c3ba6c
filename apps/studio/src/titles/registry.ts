import type { TitleDefinition } from "../engine/types.ts";
import { buffaloHarvest } from "./buffalo-harvest.ts";
import { carpOverTheFalls } from "./carp-over-the-falls.ts";
import { chilliFever } from "./chilli-fever.ts";
import { craneAndPine } from "./crane-and-pine.ts";
import { dawnRooster } from "./dawn-rooster.ts";
import { dragonBoats } from "./dragon-boats.ts";
import { durianBoom } from "./durian-boom.ts";
import { elephantRegalia } from "./elephant-regalia.ts";
import { fruitBlocks } from "./fruit-blocks.ts";
import { geckoGo } from "./gecko-go.ts";
import { jadeTurtle } from "./jade-turtle.ts";
import { littleReef } from "./little-reef.ts";
import { lotusPond } from "./lotus-pond.ts";
import { mangoExpress } from "./mango-express.ts";
import { monkeyPalace } from "./monkey-palace.ts";
import { moonlitStilts } from "./moonlit-stilts.ts";
import { nightFerry } from "./night-ferry.ts";
import { noodleCat } from "./noodle-cat.ts";
import { paperKites } from "./paper-kites.ts";
import { peacockCrown } from "./peacock-crown.ts";
import { riverOfLamps } from "./river-of-lamps.ts";
import { stormDrummer } from "./storm-drummer.ts";
import { templeFireworks } from "./temple-fireworks.ts";
import { tigerSanctum } from "./tiger-sanctum.ts";
import { tukTukRush } from "./tuk-tuk-rush.ts";

/** All titles of the studio, in the order of its catalogue: brands take turns, so that neighbours on the shelf differ. */
export const titles: readonly TitleDefinition[] = [
  tigerSanctum,
  carpOverTheFalls,
  tukTukRush,
  riverOfLamps,
  lotusPond,
  monkeyPalace,
  stormDrummer,
  durianBoom,
  dragonBoats,
  littleReef,
  elephantRegalia,
  craneAndPine,
  noodleCat,
  templeFireworks,
  paperKites,
  peacockCrown,
  buffaloHarvest,
  chilliFever,
  moonlitStilts,
  fruitBlocks,
  jadeTurtle,
  dawnRooster,
  mangoExpress,
  nightFerry,
  geckoGo,
];

/** The title of a game code, or undefined when the studio has none. */
export function findTitle(code: string): TitleDefinition | undefined {
  return titles.find((title) => title.code === code);
}
