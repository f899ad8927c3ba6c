import type { CallContext } from "../platform/context.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { offeredGames } from "./offered-games.ts";

/** What is hot changes slowly, and every home page asks (specification 7.10.2). */
const cacheMs = 30_000;

interface Remembered {
  readonly games: readonly CatalogueGame[];
  readonly readAtMs: number;
}

const rememberedOfDatabase = new WeakMap<object, Map<string, Remembered>>();

/** The hot games that are offered to this caller, in the merchant's order; remembered for half a minute. */
export async function readHotGames(context: CallContext): Promise<readonly CatalogueGame[]> {
  const { clock, database, merchant, session } = context;
  const remembered = rememberedOfDatabase.get(database) ?? new Map<string, Remembered>();
  rememberedOfDatabase.set(database, remembered);
  const key = `${merchant.id} ${session?.currency ?? ""}`;
  const nowMs = clock.now().getTime();
  const known = remembered.get(key);
  if (known !== undefined && nowMs - known.readAtMs < cacheMs && nowMs >= known.readAtMs) return known.games;
  const games = (await offeredGames(context)).filter((game) => game.isHot);
  // An empty list is what a platform has whose vendors have not answered yet.
  if (games.length > 0) remembered.set(key, { games, readAtMs: nowMs });
  return games;
}
