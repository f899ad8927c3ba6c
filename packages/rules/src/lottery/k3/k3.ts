import { defineFamily, type LotteryFamily } from "../family.ts";
import { differentPlays, pairPlays, triplePlays } from "./alike.ts";
import { k3Odds } from "./odds.ts";
import type { K3Options } from "./options.ts";
import { k3Code, k3Shape } from "./result.ts";
import { sumPlays } from "./sums.ts";

/** K3, three dice (kuài sān): sums and their sides, faces alike and faces that differ. */
export function k3Family(options: K3Options): LotteryFamily {
  return defineFamily({
    code: k3Code,
    resultShape: k3Shape,
    plays: [...sumPlays(options), ...triplePlays, ...pairPlays(options), ...differentPlays],
    defaultOdds: k3Odds(options),
    exampleResultText: "2_4_2",
  });
}
