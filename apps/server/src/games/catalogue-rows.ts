import type { Queryable } from "@lantern/database/database.ts";
import { vendorOriginOf, type CatalogueGame, type VendorOrigin } from "./catalogue.ts";

/** A game with its place in the merchant's order. */
export interface PlacedGame {
  readonly game: CatalogueGame;
  /** The merchant's own place for it; games with one come first. */
  readonly wishedPosition: number | undefined;
  readonly vendorPosition: number;
  readonly position: number;
}

const columns = `
  game.node_id, game.integration_code, game.vendor_code, game.game_code, game.game_id, game.room_id, game.game_group_id,
  game.lotto_mode, coalesce(wish.category, game.category) as category, game.names || coalesce(wish.names, '{}') as names, game.classification,
  game.image_path, game.image_path_avif, wish.image_url, picture.id as picture_id,
  coalesce(picture.colour, game.placeholder_colour) as placeholder_colour,
  game.free_play and vendor.free_play as free_play,
  coalesce(wish.is_hot, game.is_hot) as is_hot, coalesce(wish.is_new, game.is_new) as is_new,
  game.min_bet_units_by_currency::text as min_bet_units_by_currency, game.line_count, integration.base_url, integration.public_url,
  wish.position as wished_position, vendor.position as vendor_position, game.position
  from games_catalogue game
  join games_integrations integration on integration.code = game.integration_code
  join games_vendors vendor
    on vendor.merchant_id = $1 and vendor.code = game.vendor_code and vendor.integration_code = game.integration_code and not vendor.hidden
  left join games_picture_sources source on source.integration_code = game.integration_code and source.path = game.image_path
  left join games_pictures picture on picture.id = source.picture_id
  left join games_overrides wish on wish.merchant_id = $1 and wish.node_id = game.node_id
  where game.published and wish.hidden is not true`;

const selectNextGames = `select ${columns} and game.node_id > $2::uuid order by game.node_id limit $3`;
const selectGames = `select ${columns} and game.node_id = any ($2::uuid[])`;

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
  readonly picture_id: string | null;
  readonly placeholder_colour: string;
  readonly free_play: boolean;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly min_bet_units_by_currency: string;
  readonly line_count: number;
  readonly base_url: string;
  readonly public_url: string | null;
  readonly wished_position: number | null;
  readonly vendor_position: number;
  readonly position: number;
}

/** Games read at once: others get their turn of the database, and of the process, in between. */
const batchGames = 2_500;
/** Before every id. */
const noId = "00000000-0000-0000-0000-000000000000";

/** Every game that the merchant offers, in no particular order. */
export async function readAllGames(queryable: Queryable, merchantId: string): Promise<PlacedGame[]> {
  const placed: PlacedGame[] = [];
  for (let after = noId; ;) {
    const rows: GameRow[] = await queryable.query<GameRow>(selectNextGames, [merchantId, after, batchGames]);
    placed.push(...rows.map(toPlaced));
    if (rows.length < batchGames) return placed;
    after = rows.at(-1)?.node_id ?? after;
  }
}

/** Those of these games that the merchant offers. */
export async function readGames(queryable: Queryable, merchantId: string, nodeIds: readonly string[]): Promise<PlacedGame[]> {
  return (await queryable.query<GameRow>(selectGames, [merchantId, nodeIds])).map(toPlaced);
}

/** In the merchant's order: what he wished to be first, then vendors as he has them, then games as their vendors have them. */
export function comparePlaces(one: PlacedGame, other: PlacedGame): number {
  return (
    (one.wishedPosition ?? Number.POSITIVE_INFINITY) - (other.wishedPosition ?? Number.POSITIVE_INFINITY) ||
    one.vendorPosition - other.vendorPosition ||
    compareTexts(one.game.vendorCode, other.game.vendorCode) ||
    one.position - other.position ||
    compareTexts(one.game.gameCode, other.game.gameCode)
  );
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function toPlaced(row: GameRow): PlacedGame {
  return {
    game: toGame(row),
    wishedPosition: row.wished_position ?? undefined,
    vendorPosition: row.vendor_position,
    position: row.position,
  };
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
    pictureId: row.picture_id ?? undefined,
    placeholderColour: row.placeholder_colour,
    freePlay: row.free_play,
    isHot: row.is_hot,
    isNew: row.is_new,
    minBetUnits: stakesOf(row.min_bet_units_by_currency),
    lineCount: row.line_count,
    origin: originOf(row.base_url, row.public_url ?? undefined),
  };
}

const stakesOfText = new Map<string, ReadonlyMap<string, bigint>>();
const originOfText = new Map<string, VendorOrigin>();
const internedMax = 5_000;

/** Thousands of games have the same few stakes, and the same few addresses: each is one object. */
function interned<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const there = known.get(key);
  if (there !== undefined) return there;
  if (known.size >= internedMax) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

function stakesOf(text: string): ReadonlyMap<string, bigint> {
  return interned(stakesOfText, text, () => {
    const units = JSON.parse(text) as Readonly<Record<string, string>>;
    return new Map(Object.entries(units).map(([currency, smallest]) => [currency, BigInt(smallest)]));
  });
}

function originOf(baseUrl: string, publicUrl: string | undefined): VendorOrigin {
  return interned(originOfText, `${baseUrl} ${publicUrl ?? ""}`, () => vendorOriginOf(baseUrl, publicUrl));
}
