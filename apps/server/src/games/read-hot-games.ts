import type { CallContext } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { offeredGames } from "./offered-games.ts";

/** What is hot changes slowly, and every home page asks (specification 7.10.2). An empty list is what a platform has whose vendors have not answered yet. */
const remembered = new Remembered<readonly CatalogueGame[]>({ ms: 30_000, keeps: (games) => games.length > 0 });

/** The hot games that are offered to this caller, in the merchant's order; remembered for half a minute. */
export function readHotGames(context: CallContext): Promise<readonly CatalogueGame[]> {
  const key = `${context.merchant.id} ${context.session?.currency ?? ""}`;
  return remembered.read(context, key, async () => (await offeredGames(context)).filter((game) => game.isHot));
}
