import type { Awaitable } from "../platform/awaitable.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";
import { vendorOriginOf, type CatalogueGame, type CatalogueVendor, type MerchantCatalogue } from "./catalogue.ts";

const remembered = new Remembered<MerchantCatalogue>({ ms: 3_000 });

const selectGames = `
  select game.node_id, game.integration_code, game.vendor_code, game.game_code, game.game_id, game.room_id, game.game_group_id,
         game.lotto_mode, game.category, game.names || coalesce(wish.names, '{}') as names, game.classification,
         game.image_path, game.image_path_avif, wish.image_url, game.placeholder_colour,
         game.free_play and vendor.free_play as free_play,
         coalesce(wish.is_hot, game.is_hot) as is_hot, coalesce(wish.is_new, game.is_new) as is_new,
         game.min_bet_units_by_currency, game.line_count, integration.base_url, integration.public_url
  from games_catalogue game
  join games_integrations integration on integration.code = game.integration_code
  join games_vendors vendor
    on vendor.merchant_id = $1 and vendor.code = game.vendor_code and vendor.integration_code = game.integration_code and not vendor.hidden
  left join games_overrides wish on wish.merchant_id = $1 and wish.node_id = game.node_id
  where game.published and wish.hidden is not true
  order by wish.position nulls last, vendor.position, vendor.code, game.position, game.game_code`;

interface GameRow {
  readonly node_id: string;
  readonly integration_code: string;
  readonly vendor_code: string;
  readonly game_code: string;
  readonly game_id: string;
  readonly room_id: string;
  readonly game_group_id: string;
  readonly lotto_mode: string;
  readonly category: string;
  readonly names: Readonly<Record<string, string>>;
  readonly classification: string;
  readonly image_path: string;
  readonly image_path_avif: string;
  readonly image_url: string | null;
  readonly placeholder_colour: string;
  readonly free_play: boolean;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly min_bet_units_by_currency: Readonly<Record<string, string>>;
  readonly line_count: number;
  readonly base_url: string;
  readonly public_url: string | null;
}

const selectVendors = `
  select code, category, display_names, icon_url
  from games_vendors
  where merchant_id = $1 and not hidden
  order by position, code`;

interface VendorRow {
  readonly code: string;
  readonly category: string | null;
  readonly display_names: Readonly<Record<string, string>>;
  readonly icon_url: string;
}

/**
 * What the merchant offers: in memory, since every list and page asks for it, and read anew every three seconds.
 * A game or vendor that is hidden or gone is not in it.
 */
export function readCatalogue(scope: Scope, merchant: Pick<Merchant, "id">): Awaitable<MerchantCatalogue> {
  return remembered.readNow(scope, merchant.id, () => load(scope, merchant.id));
}

/** Forgets what is remembered, after a change that must show at once in this process. */
export function forgetCatalogues(scope: Pick<Scope, "database">): void {
  remembered.forget(scope);
}

async function load({ database }: Scope, merchantId: string): Promise<MerchantCatalogue> {
  const vendors = (await database.query<VendorRow>(selectVendors, [merchantId])).map(toVendor);
  const games = (await database.query<GameRow>(selectGames, [merchantId])).map(toGame);
  return { vendors, games, gameByNodeId: new Map(games.map((game) => [game.nodeId, game])) };
}

function toVendor(row: VendorRow): CatalogueVendor {
  return { code: row.code, category: row.category ?? undefined, displayNames: row.display_names, iconUrl: row.icon_url };
}

function toGame(row: GameRow): CatalogueGame {
  return {
    nodeId: row.node_id,
    integrationCode: row.integration_code,
    vendorCode: row.vendor_code,
    gameCode: row.game_code,
    gameId: row.game_id,
    roomId: row.room_id,
    gameGroupId: row.game_group_id,
    lottoMode: row.lotto_mode,
    category: row.category,
    names: row.names,
    classification: row.classification,
    imagePath: row.image_path,
    imagePathAvif: row.image_path_avif,
    imageUrl: row.image_url ?? undefined,
    placeholderColour: row.placeholder_colour,
    freePlay: row.free_play,
    isHot: row.is_hot,
    isNew: row.is_new,
    minBetUnits: new Map(Object.entries(row.min_bet_units_by_currency).map(([currency, units]) => [currency, BigInt(units)])),
    lineCount: row.line_count,
    origin: vendorOriginOf(row.base_url, row.public_url ?? undefined),
  };
}
