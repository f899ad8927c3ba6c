import type { Queryable } from "@lantern/database/database.ts";
import { searchLexemesOf, type SearchLexemes } from "@lantern/rules/search/search-lexemes.ts";

/** Games that are counted; the best are among them. */
export const foundGamesMax = 100;
/** With fewer that hold what was typed, those are looked at that hold it but for slips. */
const enoughGames = 20;
/** Games that may hold it but for slips, of which the comparison of the names keeps what does. */
const resemblingGamesMax = 120;

export interface FoundTerms {
  readonly merchantId: string;
  /** The vendors that the merchant shows. */
  readonly vendorCodes: readonly string[];
  /** At least one of them must be offered. */
  readonly currencies: readonly string[];
}

/** Games that may be what was typed. */
export interface FoundGames {
  /** They begin with it, or a word of theirs does; best first. */
  readonly beginning: readonly string[];
  /** They may match it otherwise: their names tell. */
  readonly others: readonly string[];
}

const selectFirst = "select beginning_ids, other_ids from games_find($1, $2::text[], $3, $4::text[], $5::text[], $6)";

/**
 * The games that may be what was typed: all that begin with it or hold it by their lexemes, up to one more than are counted, and where these
 * are few those that resemble it.
 */
export async function readFoundGames(queryable: Queryable, typed: string, terms: FoundTerms): Promise<FoundGames> {
  const asked = searchLexemesOf(typed);
  if (asked === undefined) return { beginning: [], others: [] };
  const { beginning, others } = await readFirst(
    queryable,
    { beginning: asked.beginning, lists: holdingBest(asked), max: foundGamesMax + 1 },
    terms,
  );
  // The index has no more of a name than its first letters.
  const held = asked.isWholeBeginning ? { beginning, others } : { beginning: [], others: [...beginning, ...others] };
  if (beginning.length + others.length >= enoughGames || asked.resembling.length === 0) return held;
  const resembling = await readFirst(queryable, { beginning: "", lists: resemblingMost(asked), max: resemblingGamesMax }, terms);
  const known = new Set([...beginning, ...others]);
  return { ...held, others: [...held.others, ...resembling.others.filter((nodeId) => !known.has(nodeId))] };
}

interface Wanted {
  /** Empty where no beginning is looked for. */
  readonly beginning: string;
  /** Each a tsquery that may be followed by another term; of one that finds too many its hot games come first. */
  readonly lists: readonly string[];
  readonly max: number;
}

async function readFirst(queryable: Queryable, { beginning, lists, max }: Wanted, terms: FoundTerms): Promise<FoundGames> {
  const parameters = [beginning, lists, terms.merchantId, terms.vendorCodes, terms.currencies, max];
  const [row] = await queryable.query<{ beginning_ids: readonly string[]; other_ids: readonly string[] }>(selectFirst, parameters);
  return { beginning: [...new Set(row?.beginning_ids)], others: row?.other_ids ?? [] };
}

/** Names that hold all of it, then names that have its words. */
function holdingBest({ holding }: SearchLexemes): string[] {
  return holding.map(allOf);
}

/** Names in which one slip leaves as much as it does, then whatever resembles it. */
function resemblingMost({ resembling, intact }: SearchLexemes): string[] {
  const like = resembling.map((lexemes) => anyOf(lexemes.map(quoted))).join(" & ");
  if (intact.length === 0) return [`(${like})`];
  const left = intact.map((lists) => anyOf(lists.map(allOf))).join(" & ");
  return [`${like} & ${left}`, `(${like})`];
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
