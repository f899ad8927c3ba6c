import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { readCatalogue, forgetCatalogues } from "../read-catalogue.ts";
import { indexMissingGames } from "../search/index-games.ts";
import { seedVendors } from "../seed-vendors.ts";
import type { CatalogueGame } from "../catalogue.ts";

export interface PlantedGame {
  readonly gameCode: string;
  /** The studio's, where absent; another must be there. */
  readonly integrationCode?: string;
  readonly vendorCode?: string;
  readonly category?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly classification?: string;
  readonly freePlay?: boolean;
  readonly isHot?: boolean;
  readonly minBetUnits?: Readonly<Record<string, string>>;
  readonly lineCount?: number;
  readonly position?: number;
}

const insertGame = `
  insert into games_catalogue (node_id, integration_code, vendor_code, game_code, game_id, category, names, classification, image_path,
    free_play, is_hot, is_new, min_bet_units, min_bet_units_by_currency, line_count, position, published, first_seen_at, changed_at)
  values ($1, $2, $3, $4, $4, $5, $6::jsonb, $7, $8, $9, $10, false, 10000, $11::jsonb, $12, $13, true, $14, $14)`;

/** Puts games into the catalogue, without their vendor being asked, and gives the merchant its vendors. */
export async function plantGames(scope: Scope, merchantId: string, games: readonly PlantedGame[]): Promise<CatalogueGame[]> {
  await scope.database.tx(async (transaction) => {
    await seedVendors(scope, transaction, { id: merchantId });
    for (const [index, game] of games.entries()) {
      await transaction.query(insertGame, [
        newId(scope.clock),
        game.integrationCode ?? studioVendorCode,
        game.vendorCode ?? "GNAGA",
        game.gameCode,
        game.category ?? "RNG",
        JSON.stringify(game.names ?? { en: game.gameCode }),
        game.classification ?? "SC",
        `/art/tiles/${game.gameCode}.webp`,
        game.freePlay ?? true,
        game.isHot ?? false,
        JSON.stringify(game.minBetUnits ?? { THB: "10000" }),
        game.lineCount ?? 20,
        game.position ?? index,
        scope.clock.now(),
      ]);
    }
    for (const code of new Set(games.map((game) => game.integrationCode ?? studioVendorCode))) await indexMissingGames(transaction, code);
  });
  forgetCatalogues(scope);
  const catalogue = await readCatalogue(scope, { id: merchantId });
  return games.map(({ gameCode }) => {
    const planted = catalogue.games.find((game) => game.gameCode === gameCode);
    if (planted === undefined) throw new Error(`The game ${gameCode} is not in the catalogue`);
    return planted;
  });
}

export async function plantGame(scope: Scope, merchantId: string, game: PlantedGame): Promise<CatalogueGame> {
  const [planted] = await plantGames(scope, merchantId, [game]);
  if (planted === undefined) throw new Error("One game was planted");
  return planted;
}
