import type { TitleDefinition } from "../engine/types.ts";
import { carpOverTheFalls } from "./carp-over-the-falls.ts";
import { craneAndPine } from "./crane-and-pine.ts";
import { durianBoom } from "./durian-boom.ts";
import { elephantRegalia } from "./elephant-regalia.ts";
import { geckoGo } from "./gecko-go.ts";
import { lotusPond } from "./lotus-pond.ts";
import { mangoExpress } from "./mango-express.ts";
import { moonlitStilts } from "./moonlit-stilts.ts";
import { peacockCrown } from "./peacock-crown.ts";
import { riverOfLamps } from "./river-of-lamps.ts";
import { stormDrummer } from "./storm-drummer.ts";
import { tigerSanctum } from "./tiger-sanctum.ts";

/** All titles of the studio, in the order of its catalogue. */
export const titles: readonly TitleDefinition[] = [
  tigerSanctum,
  elephantRegalia,
  peacockCrown,
  carpOverTheFalls,
  craneAndPine,
  stormDrummer,
  mangoExpress,
  durianBoom,
  geckoGo,
  riverOfLamps,
  moonlitStilts,
  lotusPond,
];

/** The title of a game code, or undefined when the studio has none. */
export function findTitle(code: string): TitleDefinition | undefined {
  return titles.find((title) => title.code === code);
}
