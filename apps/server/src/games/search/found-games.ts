import type { Queryable } from "@lantern/database/database.ts";
import { hotLexeme, searchLexemesOf, type SearchLexemes } from "@lantern/rules/search/search-lexemes.ts";

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

const selectFirst = "select games_find($1::text[], $2, $3::text[], $4::text[], $5) as node_id";

/**
 * The games that may be what was typed, by their lexemes: all that hold it, up to one more than are counted, and where these are few those
 * that resemble it. Which of them do, and how well, their names tell.
 */
export async function readFoundGames(queryable: Queryable, typed: string, terms: FoundTerms): Promise<readonly string[]> {
  const asked = searchLexemesOf(typed);
  if (asked === undefined) return [];
  const holding = await readFirst(queryable, holdingBest(asked), foundGamesMax + 1, terms);
  if (holding.length >= enoughGames || asked.resembling.length === 0) return holding;
  const resembling = await readFirst(queryable, resemblingMost(asked), resemblingGamesMax, terms);
  return [...new Set([...holding, ...resembling])];
}

/** Of each list the hot games come first. */
async function readFirst(queryable: Queryable, lists: readonly string[], max: number, terms: FoundTerms): Promise<string[]> {
  const byHeat = lists.flatMap((list) => [`${list} & ${quoted(hotLexeme)}`, `${list} & !${quoted(hotLexeme)}`]);
  const parameters = [byHeat, terms.merchantId, terms.vendorCodes, terms.currencies, max];
  const rows = await queryable.query<{ node_id: string }>(selectFirst, parameters);
  return rows.map((row) => row.node_id);
}

/** Names that begin with it, then those of which a word does, then all others that hold it. */
function holdingBest({ holding, nameBeginning, wordBeginning }: SearchLexemes): string[] {
  const held = anyOf(holding.map(allOf));
  const [name, word] = [quoted(nameBeginning), quoted(wordBeginning)];
  return [`${held} & ${name}`, `${held} & ${word} & !${name}`, `${held} & !${word}`];
}

/** Names in which one slip leaves as much as it does, then whatever resembles it. */
function resemblingMost({ resembling, intact }: SearchLexemes): string[] {
  const like = resembling.map((lexemes) => anyOf(lexemes.map(quoted))).join(" & ");
  if (intact.length === 0) return [like];
  const left = intact.map((lists) => anyOf(lists.map(allOf))).join(" & ");
  return [`${like} & ${left}`, like];
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
