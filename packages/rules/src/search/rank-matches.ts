import { comparableText } from "./comparable-text.ts";
import { matchName, type NameMatch, type Typed } from "./match-name.ts";

/** A thing that was found, and by which of its names. */
export interface RankedMatch<Thing> {
  readonly thing: Thing;
  /** Smaller is better. */
  readonly distance: number;
  /** What of the shown name matches; none where another name does. */
  readonly ranges: NameMatch["ranges"];
  /** The name by which it was found, where that is not the one that is shown. */
  readonly alsoCalled?: { readonly name: string; readonly ranges: NameMatch["ranges"] };
}

/** How things are told apart that match as well. */
export interface RankTerms<Thing> {
  /** The name that is shown, then its others. */
  readonly namesOf: (thing: Thing) => readonly string[];
  readonly isHot?: (thing: Thing) => boolean;
}

/**
 * The things whose names match what was typed, best first; hot ones before others that match as well, else in the order given. The shown
 * name counts before another one that matches no better.
 */
export function rankMatches<Thing>(typed: Typed, things: readonly Thing[], { namesOf, isHot }: RankTerms<Thing>): RankedMatch<Thing>[] {
  const found = things.flatMap((thing) => bestMatch(typed, thing, namesOf(thing)) ?? []);
  const heat = (thing: Thing) => (isHot?.(thing) === true ? 0 : 1);
  return found.toSorted((one, other) => one.distance - other.distance || heat(one.thing) - heat(other.thing));
}

function bestMatch<Thing>(typed: Typed, thing: Thing, names: readonly string[]): RankedMatch<Thing> | undefined {
  let best: { readonly match: NameMatch; readonly name: string; readonly place: number } | undefined;
  for (const [place, name] of names.entries()) {
    if (names.indexOf(name) < place || typed.cannotBe(name)) continue;
    const match = matchName(typed, comparableText(name));
    if (match !== undefined && (best === undefined || match.distance < best.match.distance)) best = { match, name, place };
  }
  if (best === undefined) return undefined;
  const { match, name, place } = best;
  const { distance, ranges } = match;
  return place === 0 ? { thing, distance, ranges } : { thing, distance, ranges: [], alsoCalled: { name, ranges } };
}
