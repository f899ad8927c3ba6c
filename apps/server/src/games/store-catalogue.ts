import type { Transaction } from "@lantern/database/database.ts";
import type { CatalogueAnswer } from "@lantern/vendor-kit/wire/catalogue.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { toUnicode } from "../accounts/kyc/to-unicode.ts";
import { withdrawPublished } from "./close-integration.ts";
import { indexGames, indexMissingGames, settleIndex } from "./search/index-games.ts";

export interface CatalogueChanges {
  /** False where that version was stored already. */
  readonly changed: boolean;
  /** Games that were added or changed. */
  readonly storedCount: number;
  readonly withdrawnCount: number;
  /** Games that are gone from the list, but too many of them at once: they stay until an operator confirms it. */
  readonly heldCount: number;
}

/** Games stored by one transaction: others get their turn of the database in between. */
const batchGames = 500;
/** So many games may go at once, and so large a part of those that the vendor had. */
const withdrawalMax = { games: 20, share: 0.3 } as const;

const nothingChanged: CatalogueChanges = { changed: false, storedCount: 0, withdrawnCount: 0, heldCount: 0 };

/**
 * Makes the stored catalogue of an integration the one that its vendor published, a batch a transaction. One that is interrupted is
 * stored again by the next sync, since its version is written last.
 */
export async function storeCatalogue(
  scope: Scope,
  integrationCode: string,
  { version, games }: Pick<CatalogueAnswer, "version" | "games">,
): Promise<CatalogueChanges> {
  const { database, clock } = scope;
  const now = clock.now();
  const isNew = await database.tx(async (transaction) => {
    const known = await lockIntegration(transaction, integrationCode);
    if (known.closed_at !== null) return false;
    const confirmed = known.held_version === version && known.confirmed_version === version;
    if (known.catalogue_version !== version || confirmed) return true;
    await transaction.query(recordSync, [integrationCode, now]);
    return false;
  });
  if (!isNew) return nothingChanged;
  let storedCount = 0;
  for (let start = 0; start < games.length; start += batchGames) {
    const rows = games.slice(start, start + batchGames).map((game, place) => toRow(newId(clock), game, start + place));
    storedCount += await database.tx((transaction) => storeGames(transaction, integrationCode, rows, now));
  }
  const gone = await database.tx(async (transaction) => {
    const integration = await lockIntegration(transaction, integrationCode);
    await indexMissingGames(transaction, integrationCode);
    // Closed meanwhile: what was stored since goes as well.
    if (integration.closed_at !== null) await withdrawPublished(transaction, integrationCode, now);
    return withdraw(transaction, { integration, version, games, now });
  });
  await settleIndex(database);
  return { changed: true, storedCount, ...gone };
}

interface IntegrationRow {
  readonly code: string;
  readonly catalogue_version: string | null;
  readonly held_version: string | null;
  readonly confirmed_version: string | null;
  readonly closed_at: Date | null;
}

const selectIntegration =
  "select code, catalogue_version, held_version, confirmed_version, closed_at from games_integrations where code = $1 for update";
const recordSync = "update games_integrations set synced_at = $2 where code = $1";

/** Of two that store the same vendor's catalogue, the second waits for each batch of the first. */
async function lockIntegration(transaction: Transaction, integrationCode: string): Promise<IntegrationRow> {
  const [integration] = await transaction.query<IntegrationRow>(selectIntegration, [integrationCode]);
  if (integration === undefined) throw new Error(`There is no integration ${integrationCode}`);
  return integration;
}

const given = `
  jsonb_to_recordset($2::jsonb) as game (node_id uuid, vendor_code text, game_code text, category text, names jsonb,
    classification text, image_path text, image_path_avif text, placeholder_colour text, free_play boolean, is_hot boolean,
    is_new boolean, min_bet_units bigint, min_bet_units_by_currency jsonb, line_count integer, return_to_player_percent text,
    volatility text, position integer)`;

/** Games that are found by other words, or by others, than they were. */
const selectFoundOtherwise = `
  select stored.node_id from games_catalogue stored
  join ${given} on game.game_code = stored.game_code
  where stored.integration_code = $1
    and (stored.names, stored.vendor_code, stored.is_hot, stored.min_bet_units_by_currency, stored.published)
        is distinct from (game.names, game.vendor_code, game.is_hot, game.min_bet_units_by_currency, true)`;

const columns = `vendor_code, category, names, classification, image_path, image_path_avif, placeholder_colour, free_play, is_hot,
    is_new, min_bet_units, min_bet_units_by_currency, line_count, return_to_player_percent, volatility, position, published`;

const upsertGames = `
  insert into games_catalogue as stored (node_id, integration_code, game_code, game_id, ${columns}, first_seen_at, changed_at)
  select node_id, $1, game_code, game_code, vendor_code, category, names, classification, image_path, image_path_avif, placeholder_colour,
    free_play, is_hot, is_new, min_bet_units, min_bet_units_by_currency, line_count, return_to_player_percent, volatility, position, true,
    $3, $3
  from ${given}
  on conflict (integration_code, game_code) do update
  set vendor_code = excluded.vendor_code, category = excluded.category, names = excluded.names, classification = excluded.classification,
      image_path = excluded.image_path, image_path_avif = excluded.image_path_avif, placeholder_colour = excluded.placeholder_colour,
      free_play = excluded.free_play, is_hot = excluded.is_hot, is_new = excluded.is_new, min_bet_units = excluded.min_bet_units,
      min_bet_units_by_currency = excluded.min_bet_units_by_currency, line_count = excluded.line_count,
      return_to_player_percent = excluded.return_to_player_percent, volatility = excluded.volatility, position = excluded.position,
      published = true, changed_at = excluded.changed_at
  where (stored.vendor_code, stored.category, stored.names, stored.classification, stored.image_path, stored.image_path_avif,
         stored.placeholder_colour, stored.free_play, stored.is_hot, stored.is_new, stored.min_bet_units, stored.min_bet_units_by_currency,
         stored.line_count, stored.return_to_player_percent, stored.volatility, stored.position, stored.published)
     is distinct from
        (excluded.vendor_code, excluded.category, excluded.names, excluded.classification, excluded.image_path, excluded.image_path_avif,
         excluded.placeholder_colour, excluded.free_play, excluded.is_hot, excluded.is_new, excluded.min_bet_units,
         excluded.min_bet_units_by_currency, excluded.line_count, excluded.return_to_player_percent, excluded.volatility, excluded.position,
         excluded.published)
  returning node_id`;

const insertPictureSources = `
  insert into games_picture_sources (integration_code, path, next_try_at)
  select distinct $1, path, $3::timestamptz from unnest($2::text[]) as listed (path) where path <> ''
  on conflict do nothing`;

/** Stores a batch; what is as it was stays untouched. Answers how many were not. */
async function storeGames(transaction: Transaction, integrationCode: string, rows: readonly GameRow[], now: Date): Promise<number> {
  await lockIntegration(transaction, integrationCode);
  const listed = JSON.stringify(rows);
  const foundOtherwise = await transaction.query<{ node_id: string }>(selectFoundOtherwise, [integrationCode, listed]);
  const stored = await transaction.query(upsertGames, [integrationCode, listed, now]);
  if (stored.length > 0) await transaction.query(insertPictureSources, [integrationCode, rows.map((row) => row.image_path), now]);
  await indexGames(
    transaction,
    foundOtherwise.map((row) => row.node_id),
  );
  return stored.length;
}

const selectGone = `
  select node_id, count(*) over () + (select count(*) from unnest($2::text[])) as had_count from games_catalogue stored
  where integration_code = $1 and published
    and not exists (select from unnest($2::text[]) as listed (game_code) where listed.game_code = stored.game_code)`;
const withdrawGames = "update games_catalogue set published = false, changed_at = $2 where node_id = any ($1::uuid[])";
const recordCatalogue = `
  update games_integrations set catalogue_version = $2, synced_at = $3, held_version = $4, held_game_count = $5 where code = $1`;

interface Withdrawal {
  readonly integration: IntegrationRow;
  readonly version: string;
  readonly games: CatalogueAnswer["games"];
  readonly now: Date;
}

async function withdraw(transaction: Transaction, { integration, version, games, now }: Withdrawal) {
  const codes = games.map((game) => game.gameCode);
  const rows = await transaction.query<{ node_id: string; had_count: bigint }>(selectGone, [integration.code, codes]);
  const hadCount = Number(rows[0]?.had_count ?? 0n);
  const isMost = rows.length > withdrawalMax.games && rows.length > hadCount * withdrawalMax.share;
  const isHeld = isMost && integration.confirmed_version !== version;
  const gone = isHeld ? [] : rows.map((row) => row.node_id);
  if (gone.length > 0) {
    await transaction.query(withdrawGames, [gone, now]);
    await indexGames(transaction, gone);
  }
  await transaction.query(recordCatalogue, [integration.code, version, now, isHeld ? version : null, isHeld ? rows.length : null]);
  return { withdrawnCount: gone.length, heldCount: isHeld ? rows.length : 0 };
}

type GameRow = ReturnType<typeof toRow>;

function toRow(nodeId: string, game: CatalogueAnswer["games"][number], position: number) {
  return {
    node_id: nodeId,
    vendor_code: game.brandCode,
    game_code: game.gameCode,
    category: game.category,
    names: Object.fromEntries(Object.entries(game.names).map(([language, name]) => [language, toUnicode(name)])),
    classification: game.classification,
    image_path: game.imageUrl,
    image_path_avif: game.imageUrlAvif ?? "",
    placeholder_colour: game.placeholderColour,
    free_play: game.supportsFreePlay,
    is_hot: game.isHot,
    is_new: game.isNew,
    min_bet_units: game.minBetUnits,
    min_bet_units_by_currency: game.minBetUnitsByCurrency,
    line_count: game.lines,
    return_to_player_percent: game.returnToPlayerPercent ?? null,
    volatility: game.volatility,
    position,
  };
}
