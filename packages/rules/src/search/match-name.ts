import { comparableText, hasNoBlanks, isOfOtherScript, wordsOf, type ComparableText } from "./comparable-text.ts";
import { closestBeginning } from "./closest-beginning.ts";

/** What was typed, ready to be compared with many names. */
export interface Typed {
  readonly characters: readonly string[];
  readonly words: readonly (readonly string[])[];
  /** Tells names that need not be looked at. */
  readonly cannotBe: (name: string) => boolean;
}

/** How well a name matches, best first: it is it, begins with it, has a word that does, holds it, has all its words, or does but for slips. */
export type MatchKind = "whole" | "beginning" | "word" | "inside" | "words" | "slip";

export interface NameMatch {
  readonly kind: MatchKind;
  /** Smaller is better; within a kind by slips. */
  readonly distance: number;
  /** What matches, as offsets of the name: [start, end), in order, never overlapping, and never splitting a letter from its marks. */
  readonly ranges: readonly (readonly [number, number])[];
}

const kinds: readonly MatchKind[] = ["whole", "beginning", "word", "inside", "words", "slip"];
/** Within one kind of match, slips count less than a kind. */
const kindWeight = 10;

export function typedText(typed: string): Typed {
  return { characters: comparableText(typed).characters, words: wordsOf(typed), cannotBe: isOfOtherScript(typed) };
}

/** How many slips are forgiven: none in what is short, two in what is long. */
export function slipsMax(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Compares a name with what was typed; undefined where it does not match. */
export function matchName(typed: Typed, text: ComparableText): NameMatch | undefined {
  if (typed.characters.length === 0) return undefined;
  return matchHolding(typed, text) ?? matchWords(typed, text, 0) ?? matchSlip(typed, text) ?? matchWords(typed, text, 1);
}

/** The whole of what was typed, as it stands. */
function matchHolding({ characters }: Typed, text: ComparableText): NameMatch | undefined {
  const at = placesOf(characters, text);
  const [first] = at;
  if (first === undefined) return undefined;
  if (first === 0) return found(characters.length === text.characters.length ? "whole" : "beginning", 0, [[0, characters.length]], text);
  const word = at.find((place) => text.beginsWord[place] === true);
  if (word !== undefined) return found("word", 0, [[word, word + characters.length]], text);
  // One or two letters somewhere inside a word say nothing.
  return characters.length < 3 ? undefined : found("inside", 0, [[first, first + characters.length]], text);
}

function placesOf(characters: readonly string[], text: ComparableText): number[] {
  const [head] = characters;
  return text.characters.flatMap((character, place) =>
    character === head && characters.every((wanted, offset) => text.characters[place + offset] === wanted) ? [place] : [],
  );
}

/** Every word that was typed begins a word of the name, in whatever order. */
function matchWords({ words }: Typed, text: ComparableText, slipsOfWord: number): NameMatch | undefined {
  if (words.length < 2) return undefined;
  let distance = 0;
  const spans: [number, number][] = [];
  for (const word of words) {
    const match = closestIn(word, text, Math.min(slipsOfWord, slipsMax(word.length)));
    if (match === undefined) return undefined;
    distance += match.slips;
    spans.push([match.start, match.end]);
  }
  return found(distance === 0 ? "words" : "slip", distance, spans, text);
}

/** The whole of what was typed but for slips, from the beginning of a word; where words have no blanks between them, from any letter. */
function matchSlip({ characters }: Typed, text: ComparableText): NameMatch | undefined {
  const match = closestIn(characters, text, slipsMax(characters.length));
  return match === undefined ? undefined : found("slip", match.slips, [[match.start, match.end]], text);
}

function closestIn(wanted: readonly string[], text: ComparableText, slips: number) {
  const anywhere = slips > 0 && hasNoBlanks(wanted);
  let closest: { readonly slips: number; readonly start: number; readonly end: number } | undefined;
  for (const start of text.characters.keys()) {
    if (!anywhere && text.beginsWord[start] !== true) continue;
    const max = closest === undefined ? slips : closest.slips - 1;
    if (max < 0) break;
    const beginning = closestBeginning(wanted, text.characters, { start, slipsMax: max });
    if (beginning !== undefined) closest = { slips: beginning.slips, start, end: start + beginning.length };
  }
  return closest;
}

function found(kind: MatchKind, slips: number, spans: readonly (readonly [number, number])[], { places }: ComparableText): NameMatch {
  const ranges: [number, number][] = [];
  for (const [first, end] of spans.toSorted(([one], [other]) => one - other)) {
    const start = places[first]?.[0];
    const stop = places[end - 1]?.[1];
    if (start === undefined || stop === undefined) continue;
    const before = ranges.at(-1);
    if (before !== undefined && before[1] >= start) before[1] = Math.max(before[1], stop);
    else ranges.push([start, stop]);
  }
  return { kind, distance: kinds.indexOf(kind) * kindWeight + slips, ranges };
}
