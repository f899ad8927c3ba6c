import { toGameItem } from "../games/game-item.ts";
import { readCatalogue } from "../games/read-catalogue.ts";
import { textIn, viewerOf } from "../games/viewer.ts";
import type { SessionContext } from "../platform/context.ts";

/** How games and vendors are shown to this reader. A game that is offered no longer has no picture. */
export interface GameShelf {
  readonly languages: readonly string[];
  imageOf(nodeId: string): string;
  vendorName(vendorCode: string): string;
}

export const noShelf: GameShelf = { languages: [], imageOf: () => "", vendorName: (vendorCode) => vendorCode };

export async function shelfOf(context: SessionContext): Promise<GameShelf> {
  const { gameByNodeId, vendors } = await readCatalogue(context, context.merchant);
  const viewer = viewerOf(context, undefined);
  const names = new Map(vendors.map((vendor) => [vendor.code, textIn(vendor.displayNames, viewer.languages)]));
  return {
    languages: viewer.languages,
    imageOf: (nodeId) => {
      const game = gameByNodeId.get(nodeId);
      return game === undefined ? "" : toGameItem(game, viewer).iconUrl;
    },
    vendorName: (vendorCode) => names.get(vendorCode) ?? vendorCode,
  };
}
