import type { CatalogueAnswer } from "@lantern/vendor-kit/wire/catalogue.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import type { Integration } from "./find-integration.ts";
import { forgetCatalogues } from "./read-catalogue.ts";

export type SyncOutcome =
  | { readonly synced: true; readonly gameCount: number; readonly changed: boolean }
  /** The vendor gave no catalogue; what there was stays. */
  | { readonly synced: false; readonly reason: string };

const timeoutMs = 5_000;

/**
 * Fetches a vendor's catalogue, then stores it in one transaction: new games are added, changed ones changed, those
 * that are gone marked as no longer published. What merchants wished for a game stays.
 */
export async function syncCatalogue(scope: Scope, integration: Integration): Promise<SyncOutcome> {
  const fetched = await integration.client(timeoutMs).catalogue();
  if (fetched.kind === "unknown") return { synced: false, reason: fetched.reason };
  if (fetched.kind === "refused") return { synced: false, reason: `${fetched.status} ${fetched.detail ?? ""}`.trim() };
  const { version, games } = fetched.answer;
  const changed = await scope.database.tx((transaction) => storeCatalogue(scope, transaction, integration.code, { version, games }));
  if (changed) forgetCatalogues(scope);
  return { synced: true, gameCount: games.length, changed };
}

const lockIntegration = "select catalogue_version from games_integrations where code = $1 for update";

const upsertGames = `
  insert into games_catalogue (node_id, integration_code, vendor_code, game_code, game_id, category, names, classification, image_path,
    image_path_avif, placeholder_colour, free_play, is_hot, is_new, min_bet_units, min_bet_units_by_currency, line_count,
    return_to_player_percent, volatility, position, published, first_seen_at, changed_at)
  select game.node_id, $1, game.vendor_code, game.game_code, game.game_code, game.category, game.names, game.classification, game.image_path,
    game.image_path_avif, game.placeholder_colour, game.free_play, game.is_hot, game.is_new, game.min_bet_units,
    game.min_bet_units_by_currency, game.line_count, game.return_to_player_percent, game.volatility, game.position, true, $3, $3
  from jsonb_to_recordset($2::jsonb) as game (node_id uuid, vendor_code text, game_code text, category text, names jsonb,
    classification text, image_path text, image_path_avif text, placeholder_colour text, free_play boolean, is_hot boolean,
    is_new boolean, min_bet_units bigint, min_bet_units_by_currency jsonb, line_count integer, return_to_player_percent text,
    volatility text, position integer)
  on conflict (integration_code, game_code) do update
  set vendor_code = excluded.vendor_code, category = excluded.category, names = excluded.names, classification = excluded.classification,
      image_path = excluded.image_path, image_path_avif = excluded.image_path_avif, placeholder_colour = excluded.placeholder_colour,
      free_play = excluded.free_play, is_hot = excluded.is_hot, is_new = excluded.is_new, min_bet_units = excluded.min_bet_units,
      min_bet_units_by_currency = excluded.min_bet_units_by_currency, line_count = excluded.line_count,
      return_to_player_percent = excluded.return_to_player_percent, volatility = excluded.volatility, position = excluded.position,
      published = true, changed_at = excluded.changed_at`;

const withdrawGames = `
  update games_catalogue set published = false, changed_at = $3
  where integration_code = $1 and published and game_code <> all ($2::text[])`;

const recordSync = "update games_integrations set catalogue_version = $2, synced_at = $3 where code = $1";

/**
 * Makes the stored catalogue of an integration the one that its vendor published.
 * @returns false where that version is stored already.
 */
async function storeCatalogue(
  scope: Scope,
  transaction: Transaction,
  integrationCode: string,
  { version, games }: Pick<CatalogueAnswer, "version" | "games">,
): Promise<boolean> {
  const [stored] = await transaction.query<{ catalogue_version: string | null }>(lockIntegration, [integrationCode]);
  if (stored === undefined) throw new Error(`There is no integration ${integrationCode}`);
  const now = scope.clock.now();
  const changed = stored.catalogue_version !== version;
  if (changed) {
    const rows = games.map((game, position) => toRow(newId(scope.clock), game, position));
    await transaction.query(upsertGames, [integrationCode, JSON.stringify(rows), now]);
    await transaction.query(withdrawGames, [integrationCode, games.map((game) => game.gameCode), now]);
  }
  await transaction.query(recordSync, [integrationCode, version, now]);
  return changed;
}

function toRow(nodeId: string, game: CatalogueAnswer["games"][number], position: number) {
  return {
    node_id: nodeId,
    vendor_code: game.brandCode,
    game_code: game.gameCode,
    category: game.category,
    names: game.names,
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
