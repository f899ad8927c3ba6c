import { foldedName, rangesOf, type FoldedName } from "./folded-name.ts";
import { matchNames, type NameMatch, type Typed } from "./match-name.ts";

/** A thing that was found, and by which of its names. */
export interface RankedMatch<Thing> {
  readonly thing: Thing;
  /** Smaller is better. */
  readonly distance: number;
  /** The name by which it was found. */
  readonly name: FoldedName;
  readonly isShownName: boolean;
  readonly spans: NameMatch["spans"];
}

/** How things are told apart that match as well. */
export interface RankTerms<Thing> {
  readonly shownNameOf: (thing: Thing) => string;
  /** All names, with the shown one or without it. */
  readonly namesOf: (thing: Thing) => readonly FoldedName[];
  readonly isHot?: (thing: Thing) => boolean;
}

/**
 * The things whose names match what was typed, best first; hot ones before others that match as well, else in the order given. The shown
 * name counts before another one that matches no better.
 */
export function rankMatches<Thing>(
  typed: Typed,
  things: readonly Thing[],
  { shownNameOf, namesOf, isHot }: RankTerms<Thing>,
): RankedMatch<Thing>[] {
  const found: RankedMatch<Thing>[] = [];
  for (const thing of things) {
    const shown = shownNameOf(thing);
    const best = matchNames(typed, withFirst(shown, namesOf(thing)));
    if (best === undefined) continue;
    const { name, match } = best;
    found.push({ thing, distance: match.distance, name, isShownName: name.name === shown, spans: match.spans });
  }
  const heat = (thing: Thing) => (isHot?.(thing) === true ? 0 : 1);
  return found.toSorted((one, other) => one.distance - other.distance || heat(one.thing) - heat(other.thing));
}

function withFirst(shown: string, names: readonly FoldedName[]): readonly FoldedName[] {
  const place = names.findIndex(({ name }) => name === shown);
  const first = names[place];
  if (place === 0) return names;
  return first === undefined ? [foldedName(shown), ...names] : [first, ...names.toSpliced(place, 1)];
}

/** What of a name matches: of the one that is shown, or of the one by which the thing was found instead; offsets of it, [start, end). */
export function marksOf({ name, isShownName, spans }: RankedMatch<unknown>): {
  readonly ranges: [number, number][];
  readonly alsoCalled: string;
  readonly alsoCalledRanges: [number, number][];
} {
  const ranges = rangesOf(name, spans);
  return isShownName ? { ranges, alsoCalled: "", alsoCalledRanges: [] } : { ranges: [], alsoCalled: name.name, alsoCalledRanges: ranges };
}
