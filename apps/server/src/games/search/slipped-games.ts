import type { Queryable } from "@lantern/database/database.ts";
import { closestStretch, seekLetters } from "@lantern/rules/search/sought-letters.ts";
import { slipsMax } from "@lantern/rules/search/match-name.ts";
import { meantBeginnings } from "@lantern/rules/search/slip-openings.ts";
import type { ShownShelves } from "./shown-shelves.ts";

export interface SoughtSlipped {
  /** Comparable characters of what was typed. */
  readonly characters: readonly string[];
  /** Openings of words that may have been meant. */
  readonly openings: readonly string[];
  readonly max: number;
}

const selectOpening = "select node_ids, beginnings, hot_count from games_find_opening($1::text[], $2, $3::integer[], $4::integer[], $5)";

interface OpeningRow {
  readonly node_ids: readonly string[];
  readonly beginnings: readonly string[];
  readonly hot_count: number;
}

/** The games with a name, or a word in one, that begins with what was typed but for slips: fewest slips first, hot ones before others. */
export async function readSlipped(
  queryable: Queryable,
  { characters, openings, max }: SoughtSlipped,
  { merchantId, usual, own }: ShownShelves,
): Promise<readonly string[]> {
  const texts = meantBeginnings(characters, new Set(openings));
  if (texts.length === 0) return [];
  const [row] = await queryable.query<OpeningRow>(selectOpening, [texts, merchantId, usual, own, max]);
  const sought = seekLetters(characters.join(""));
  const slips = slipsMax(sought.letters.length);
  const placeOf = new Map<string, number>();
  for (const [index, nodeId] of (row?.node_ids ?? []).entries()) {
    const match = closestStretch(sought, row?.beginnings[index] ?? "", { start: 0, slipsMax: slips });
    if (match === undefined) continue;
    const place = match.slips * 2 + (index < (row?.hot_count ?? 0) ? 0 : 1);
    placeOf.set(nodeId, Math.min(place, placeOf.get(nodeId) ?? place));
  }
  return [...placeOf].toSorted(([, one], [, other]) => one - other).map(([nodeId]) => nodeId);
}
