import type { Queryable } from "@lantern/database/database.ts";
import { searchLexemesOf, type SearchLexemes } from "@lantern/rules/search/search-lexemes.ts";
import type { ShownShelves } from "./shown-shelves.ts";
import { readSlipped } from "./slipped-games.ts";

/** With fewer that hold what was typed, those are looked at that hold it but for slips. */
const unslippedGames = 20;
/** Games that may hold it but for slips, of which the comparison of the names keeps what does. */
const resemblingGamesMax = 120;
/** Of what was typed, so that it stands with slips too in what the index has of a name. */
const slippedCharactersMax = 18;

/** How far is looked. */
export interface FoundExtent {
  /** The best games, which are compared and shown. */
  readonly shownMax: number;
  /** With as many, those are not looked for that match less well. */
  readonly enough: number;
  /** Games that are counted; the best are among them. */
  readonly countedMax: number;
}

/** The first games fill a phone's page; the rest is for whoever gets to their end. */
export const foundExtents = {
  first: { shownMax: 12, enough: 12, countedMax: 30 },
  all: { shownMax: 100, enough: 101, countedMax: 100 },
} as const satisfies Readonly<Record<string, FoundExtent>>;

/** Games that may be what was typed. */
export interface FoundGames {
  /** They begin with it, or a word of theirs does; best first. */
  readonly beginning: readonly string[];
  /** They may match it otherwise: their names tell. */
  readonly others: readonly string[];
  /** They begin with it but for slips, or a word of theirs does, and none is in `others`; best first. */
  readonly slipped: readonly string[];
  /** Whether no others may match: none were left out because there were enough. */
  readonly isAll: boolean;
}

const selectFirst = `
  select beginning_ids, other_ids, openings from games_find($1, $2::text[], $3::text[], $4, $5, $6, $7::integer[], $8::integer[], $9)`;

/**
 * The games that may be what was typed: all that begin with it or hold it by their lexemes, up to one more than are counted, and where these
 * are few those that resemble it.
 */
export async function readFoundGames(
  queryable: Queryable,
  typed: string,
  shelves: ShownShelves,
  { enough, countedMax }: FoundExtent,
): Promise<FoundGames> {
  const asked = searchLexemesOf(typed);
  if (asked === undefined) return { beginning: [], others: [], slipped: [], isAll: true };
  const lists = holdingBest(asked);
  const { beginning, others, openings } = await readFirst(queryable, { ...asked, lists, enough, max: countedMax + 1 }, shelves);
  const known = new Set([...beginning, ...others]);
  const isAll = known.size < enough || lists.length === 0;
  // The index has no more of a name than its first letters.
  const held = asked.isWholeBeginning
    ? { beginning, others, slipped: [], isAll }
    : { beginning: [], others: [...known], slipped: [], isAll };
  if (openings === undefined) return held;
  const characters = asked.characters.slice(0, slippedCharactersMax);
  const wanted = { characters, openings, max: countedMax + 1 - known.size };
  const slipped = (await readSlipped(queryable, wanted, shelves)).filter((nodeId) => !known.has(nodeId));
  if (known.size + slipped.length === 0) {
    const max = resemblingGamesMax;
    const likely = { beginning: "", openingSignatures: [], lists: resemblingMost(asked), enough: max, max };
    return { ...held, others: (await readFirst(queryable, likely, shelves)).others };
  }
  return characters.length === asked.characters.length ? { ...held, slipped } : { ...held, others: [...held.others, ...slipped] };
}

interface Wanted {
  /** Empty where no beginning is looked for. */
  readonly beginning: string;
  /** Each a tsquery that may be followed by another term; of one that finds too many its hot games come first. */
  readonly lists: readonly string[];
  /** For slips, where few are found. */
  readonly openingSignatures: readonly string[];
  readonly enough: number;
  readonly max: number;
}

interface FirstRow {
  readonly beginning_ids: readonly string[];
  readonly other_ids: readonly string[];
  /** Null where there are enough without slips. */
  readonly openings: readonly string[] | null;
}

async function readFirst(
  queryable: Queryable,
  { beginning, lists, openingSignatures, enough, max }: Wanted,
  { merchantId, usual, own }: ShownShelves,
) {
  const parameters = [beginning, lists, openingSignatures, enough, Math.min(enough, unslippedGames), merchantId, usual, own, max];
  const [row] = await queryable.query<FirstRow>(selectFirst, parameters);
  return { beginning: [...new Set(row?.beginning_ids)], others: row?.other_ids ?? [], openings: row?.openings ?? undefined };
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
