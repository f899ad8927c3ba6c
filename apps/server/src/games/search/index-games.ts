import type { Queryable } from "@lantern/database/database.ts";
import { beginningsOf, hotLexeme, lexemesOf } from "@lantern/rules/search/search-lexemes.ts";

/** Games whose lexemes are written by one statement. */
const batchGames = 500;

const selectNames = `
  select game.node_id, wish.merchant_id, game.vendor_code, game.names || coalesce(wish.names, '{}') as names,
         coalesce(wish.is_hot, game.is_hot) as is_hot, game.min_bet_units_by_currency
  from games_catalogue game
  join (
    select node_id, null::uuid as merchant_id, null::jsonb as names, null::boolean as is_hot
    from games_catalogue where node_id = any ($1::uuid[])
    union all
    select node_id, merchant_id, names, is_hot
    from games_overrides where node_id = any ($1::uuid[]) and hidden is not true
  ) wish on wish.node_id = game.node_id
  where game.node_id = any ($1::uuid[]) and game.published`;

interface NamesRow {
  readonly node_id: string;
  readonly merchant_id: string | null;
  readonly vendor_code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly is_hot: boolean;
  readonly min_bet_units_by_currency: Readonly<Record<string, string>>;
}

const deleteGames = `
  with without_beginnings as (delete from games_search_beginnings where node_id = any ($1::uuid[]))
  delete from games_search where node_id = any ($1::uuid[])`;

/** In one order, so that two at a time never wait for each other. */
const insertShelves = `
  insert into games_search_shelves (merchant_id, vendor_code, currencies)
  select distinct merchant_id, vendor_code, array(select jsonb_array_elements_text(currencies)) as currencies
  from jsonb_to_recordset($1::jsonb) as game (merchant_id uuid, vendor_code text, currencies jsonb)
  where not exists (
    select from games_search_shelves shelf
    where shelf.merchant_id is not distinct from game.merchant_id and shelf.vendor_code = game.vendor_code
      and shelf.currencies = array(select jsonb_array_elements_text(game.currencies))
  )
  order by merchant_id, vendor_code, currencies
  on conflict do nothing`;

const insertBeginnings = `
  insert into games_search_beginnings (node_id, shelf_id, rank, beginning)
  select game.node_id, shelf.shelf_id, case when game.is_hot then 0 else 1 end + case when start.is_of_name then 0 else 2 end, start.beginning
  from jsonb_to_recordset($1::jsonb)
    as game (node_id uuid, merchant_id uuid, vendor_code text, currencies jsonb, is_hot boolean, beginnings jsonb)
  join games_search_shelves shelf
    on shelf.merchant_id is not distinct from game.merchant_id and shelf.vendor_code = game.vendor_code
    and shelf.currencies = array(select jsonb_array_elements_text(game.currencies))
  cross join lateral jsonb_to_recordset(game.beginnings) as start (beginning text, is_of_name boolean)`;

/** The openings that are not known yet; without one of their letters each (migration 0453, rules/search/slip-openings.ts). */
const insertOpenings = `
  with opened as (
    select distinct length, left(beginning, length) as opening
    from games_search_beginnings cross join generate_series(4, 6) as length
    where node_id = any ($1::uuid[]) and char_length(beginning) >= 3
  )
  insert into games_search_openings (signature, opening)
  select distinct length || left(opening, place - 1) || substr(opening, place + 1), opening
  from opened cross join lateral generate_series(1, char_length(opening) + 1) as place
  where not exists (
    select from games_search_openings known where known.signature = opened.length || opened.opening and known.opening = opened.opening
  )`;

const insertGames = `
  insert into games_search (node_id, merchant_id, shelf_id, lexemes)
  select game.node_id, game.merchant_id, shelf.shelf_id, array_to_tsvector(array(select jsonb_array_elements_text(game.lexemes)))
  from jsonb_to_recordset($1::jsonb) as game (node_id uuid, merchant_id uuid, vendor_code text, currencies jsonb, lexemes jsonb)
  join games_search_shelves shelf
    on shelf.merchant_id is not distinct from game.merchant_id and shelf.vendor_code = game.vendor_code
    and shelf.currencies = array(select jsonb_array_elements_text(game.currencies))`;

/** Makes the search find these games as they are now, by their names in all languages and merchants' own; what is not published is found no more. */
export async function indexGames(queryable: Queryable, nodeIds: readonly string[]): Promise<void> {
  for (let start = 0; start < nodeIds.length; start += batchGames) {
    const batch = nodeIds.slice(start, start + batchGames);
    const rows = await queryable.query<NamesRow>(selectNames, [batch]);
    await queryable.query(deleteGames, [batch]);
    if (rows.length === 0) continue;
    const entries = JSON.stringify(rows.map(toEntry));
    await queryable.query(insertShelves, [entries]);
    await queryable.query(insertGames, [entries]);
    await queryable.query(insertBeginnings, [entries]);
    await queryable.query(insertOpenings, [batch]);
  }
}

const settle = "select gin_clean_pending_list('games_search_lexemes')";

/**
 * After many games were indexed: the index keeps what is new in a list that every search looks through until it is sorted in, all at once,
 * which costs a fifth of doing so game by game.
 */
export async function settleIndex(queryable: Queryable): Promise<void> {
  await queryable.query(settle);
}

const selectUnindexed = `
  select game.node_id from games_catalogue game
  where game.integration_code = $1 and game.published
    and not exists (select from games_search entry where entry.node_id = game.node_id and entry.merchant_id is null)`;

/** Indexes whatever of an integration is published and not yet found, such as games that are older than the search. */
export async function indexMissingGames(queryable: Queryable, integrationCode: string): Promise<void> {
  const missing = await queryable.query<{ node_id: string }>(selectUnindexed, [integrationCode]);
  await indexGames(
    queryable,
    missing.map((row) => row.node_id),
  );
}

function toEntry({ names, min_bet_units_by_currency, ...row }: NamesRow) {
  const texts = Object.values(names);
  const lexemes = lexemesOf(texts);
  return {
    ...row,
    currencies: Object.keys(min_bet_units_by_currency).toSorted(),
    lexemes: row.is_hot ? [...lexemes, hotLexeme] : lexemes,
    beginnings: beginningsOf(texts).map(({ beginning, isOfName }) => ({ beginning, is_of_name: isOfName })),
  };
}
