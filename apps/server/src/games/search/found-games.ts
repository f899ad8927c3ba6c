import type { Queryable } from "@lantern/database/database.ts";
import { searchLexemesOf } from "@lantern/rules/search/search-lexemes.ts";

/** Games that are counted; the best are among them. */
export const foundGamesMax = 100;
/** With fewer that hold what was typed, those are looked at that hold it but for slips. */
const enoughGames = 20;
/** Games that may hold it but for slips, of which the comparison of the names keeps what does. */
const resemblingGamesMax = 300;

export interface FoundTerms {
  readonly merchantId: string;
  /** The vendors that the merchant shows. */
  readonly vendorCodes: readonly string[];
  /** At least one of them must be offered. */
  readonly currencies: readonly string[];
}

const isShown = `
  entry.vendor_code = any ($2::text[]) and entry.currencies && $3::text[]
  and (entry.merchant_id = $4::uuid
    or (entry.merchant_id is null and entry.node_id not in (select node_id from games_overrides where merchant_id = $4::uuid)))`;

const selectHolding = `
  select entry.node_id from games_search entry
  where entry.lexemes @@ $1::tsquery and ${isShown}
  order by entry.lexemes @@ $5::tsquery desc, entry.lexemes @@ $6::tsquery desc, entry.is_hot desc, entry.node_id
  limit $7`;

const selectResembling = `
  select entry.node_id from games_search entry
  where entry.lexemes @@ $1::tsquery and ${isShown}
  order by ts_rank(entry.lexemes, $5::tsquery) desc, entry.is_hot desc, entry.node_id
  limit $6`;

/**
 * The games that may be what was typed, by their lexemes: all that hold it, up to one more than are counted, and where these are few those
 * that resemble it. Which of them do, and how well, their names tell.
 */
export async function readFoundGames(queryable: Queryable, typed: string, terms: FoundTerms): Promise<readonly string[]> {
  const asked = searchLexemesOf(typed);
  if (asked === undefined) return [];
  const shown = [terms.vendorCodes, terms.currencies, terms.merchantId];
  const holding = await queryable.query<{ node_id: string }>(selectHolding, [
    anyOf(asked.holding.map(allOf)),
    ...shown,
    quoted(asked.nameBeginning),
    quoted(asked.wordBeginning),
    foundGamesMax + 1,
  ]);
  if (holding.length >= enoughGames || asked.resembling.length === 0) return holding.map((row) => row.node_id);
  const resembling = await queryable.query<{ node_id: string }>(selectResembling, [
    asked.resembling.map((lexemes) => anyOf(lexemes.map(quoted))).join(" & "),
    ...shown,
    anyOf(asked.resemblance.map(quoted)),
    resemblingGamesMax,
  ]);
  return [...new Set([...holding, ...resembling].map((row) => row.node_id))];
}

function allOf(lexemes: readonly string[]): string {
  return `(${lexemes.map(quoted).join(" & ")})`;
}

function anyOf(terms: readonly string[]): string {
  return `(${terms.join(" | ")})`;
}

/** A lexeme as the text of a tsquery has it: letters and digits only, but a quote must never end it. */
function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
