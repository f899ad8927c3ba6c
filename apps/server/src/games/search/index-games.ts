import type { Queryable } from "@lantern/database/database.ts";
import { hotLexeme, lexemesOf } from "@lantern/rules/search/search-lexemes.ts";

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

const deleteGames = "delete from games_search where node_id = any ($1::uuid[])";

const insertGames = `
  insert into games_search (node_id, merchant_id, vendor_code, currencies, lexemes)
  select node_id, merchant_id, vendor_code, array(select jsonb_array_elements_text(currencies)),
         array_to_tsvector(array(select jsonb_array_elements_text(lexemes)))
  from jsonb_to_recordset($1::jsonb) as game (node_id uuid, merchant_id uuid, vendor_code text, currencies jsonb, lexemes jsonb)`;

/** Makes the search find these games as they are now, by their names in all languages and merchants' own; what is not published is found no more. */
export async function indexGames(queryable: Queryable, nodeIds: readonly string[]): Promise<void> {
  for (let start = 0; start < nodeIds.length; start += batchGames) {
    const batch = nodeIds.slice(start, start + batchGames);
    const rows = await queryable.query<NamesRow>(selectNames, [batch]);
    await queryable.query(deleteGames, [batch]);
    if (rows.length > 0) await queryable.query(insertGames, [JSON.stringify(rows.map(toEntry))]);
  }
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

function toEntry({ names, min_bet_units_by_currency, is_hot, ...row }: NamesRow) {
  const lexemes = lexemesOf(Object.values(names));
  return { ...row, currencies: Object.keys(min_bet_units_by_currency), lexemes: is_hot ? [...lexemes, hotLexeme] : lexemes };
}
