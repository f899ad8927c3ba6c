import type { CallBody } from "@lantern/contract/call.ts";
import type { launchGame } from "@lantern/contract/games/launch-game.ts";
import type { CallContext } from "../platform/context.ts";
import type { CatalogueGame, MerchantCatalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

/**
 * The game that a launch names: by nodeId; else by vendor and gameId; a vendor alone opens his first game, of the
 * category where one is named (specification 2.31.2). Undefined for a game that the merchant does not offer.
 */
export async function chooseGame(context: CallContext, body: CallBody<typeof launchGame>): Promise<CatalogueGame | undefined> {
  const catalogue = await readCatalogue(context, context.merchant);
  const { games, gameByNodeId } = catalogue;
  const { nodeId = "", gameId = "", vendor = "", gameCategory = "" } = body;
  if (nodeId !== "") return gameByNodeId.get(nodeId);
  if (gameId === "" && vendor === "") return undefined;
  const candidates = vendor === "" ? games : gamesOfVendor(catalogue, vendor);
  return candidates.find((game) =>
    gameId === "" ? gameCategory === "" || game.category === gameCategory : game.gameId === gameId || game.gameCode === gameId,
  );
}

const vendorsOfCatalogue = new WeakMap<MerchantCatalogue, ReadonlyMap<string, readonly CatalogueGame[]>>();

/** A vendor's games in the catalogue's order. */
function gamesOfVendor(catalogue: MerchantCatalogue, vendorCode: string): readonly CatalogueGame[] {
  const byVendor = vendorsOfCatalogue.get(catalogue) ?? Map.groupBy(catalogue.games, (game) => game.vendorCode);
  vendorsOfCatalogue.set(catalogue, byVendor);
  return byVendor.get(vendorCode) ?? [];
}
