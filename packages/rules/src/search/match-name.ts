import { comparableText, hasNoBlanks, wordsOf } from "./comparable-text.ts";
import { writtenScriptsOf, type FoldedName } from "./folded-name.ts";
import { closestStretch, mayHold, seekLetters, type SoughtLetters } from "./sought-letters.ts";

/** What was typed, ready to be compared with many names. */
export interface Typed {
  readonly whole: SoughtWord;
  readonly words: readonly SoughtWord[];
  /** Scripts that a name must have letters of, as bits. */
  readonly scripts: number;
}

interface SoughtWord extends SoughtLetters {
  /** Whether its script sets no blanks, so that with a slip it may begin at any letter. */
  readonly anywhere: boolean;
}

/** How well a name matches, best first: it is it, begins with it, has a word that does, holds it, has all its words, or does but for slips. */
export type MatchKind = "whole" | "beginning" | "word" | "inside" | "words" | "slip";

export interface NameMatch {
  readonly kind: MatchKind;
  /** Smaller is better; within a kind by slips. */
  readonly distance: number;
  /** What matches, as offsets of the name's letters: [start, end). */
  readonly spans: readonly (readonly [number, number])[];
}

const kinds: readonly MatchKind[] = ["whole", "beginning", "word", "inside", "words", "slip"];
/** Within one kind of match, slips count less than a kind. */
const kindWeight = 10;

export function typedText(typed: string): Typed {
  return {
    whole: seekWord(comparableText(typed).characters),
    words: wordsOf(typed).map(seekWord),
    scripts: writtenScriptsOf(typed),
  };
}

function seekWord(characters: readonly string[]): SoughtWord {
  const letters = characters.join("");
  return { ...seekLetters(letters), anywhere: hasNoBlanks(letters) };
}

/** How many slips are forgiven: none in what is short, two in what is long. */
export function slipsMax(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The best match of these names, with the first name that matches as well; undefined where none does. */
export function matchNames(
  typed: Typed,
  names: readonly FoldedName[],
): { readonly match: NameMatch; readonly name: FoldedName } | undefined {
  // Whatever holds it is better than what does but for slips, and sooner told.
  return bestOf(typed, names, matchHolding) ?? bestOf(typed, names, matchOtherwise);
}

function bestOf(typed: Typed, names: readonly FoldedName[], matchOf: (typed: Typed, name: FoldedName) => NameMatch | undefined) {
  let best: { readonly match: NameMatch; readonly name: FoldedName } | undefined;
  for (const name of names) {
    if ((name.scripts & typed.scripts) !== typed.scripts) continue;
    const match = matchOf(typed, name);
    if (match !== undefined && (best === undefined || match.distance < best.match.distance)) best = { match, name };
  }
  return best;
}

/** Compares a name with what was typed; undefined where it does not match. */
export function matchName(typed: Typed, name: FoldedName): NameMatch | undefined {
  return matchNames(typed, [name])?.match;
}

/** The whole of what was typed, as it stands. */
function matchHolding({ whole: { letters } }: Typed, name: FoldedName): NameMatch | undefined {
  if (letters === "") return undefined;
  const first = name.letters.indexOf(letters);
  if (first === -1) return undefined;
  if (first === 0) return found(letters.length === name.letters.length ? "whole" : "beginning", 0, [[0, letters.length]]);
  const word = name.starts.find((start) => name.letters.startsWith(letters, start));
  if (word !== undefined) return found("word", 0, [[word, word + letters.length]]);
  // One or two letters somewhere inside a word say nothing.
  return letters.length < 3 ? undefined : found("inside", 0, [[first, first + letters.length]]);
}

/** Its words in any order, or but for slips. */
function matchOtherwise(typed: Typed, name: FoldedName): NameMatch | undefined {
  if (typed.whole.letters === "") return undefined;
  return matchWords(typed, name, 0) ?? matchSlip(typed, name) ?? matchWords(typed, name, 1);
}

/** Every word that was typed begins a word of the name, in whatever order. */
function matchWords({ words }: Typed, name: FoldedName, slipsOfWord: number): NameMatch | undefined {
  if (words.length < 2) return undefined;
  let distance = 0;
  const spans: [number, number][] = [];
  for (const word of words) {
    const match = closestIn(word, name, Math.min(slipsOfWord, slipsMax(word.letters.length)));
    if (match === undefined) return undefined;
    distance += match.slips;
    spans.push([match.start, match.start + match.length]);
  }
  return found(distance === 0 ? "words" : "slip", distance, spans);
}

/** The whole of what was typed but for slips, from the beginning of a word; where words have no blanks between them, from any letter. */
function matchSlip({ whole }: Typed, name: FoldedName): NameMatch | undefined {
  const match = closestIn(whole, name, slipsMax(whole.letters.length));
  return match === undefined ? undefined : found("slip", match.slips, [[match.start, match.start + match.length]]);
}

function closestIn(word: SoughtWord, name: FoldedName, slips: number) {
  const { letters } = name;
  if (!(slips === 0 ? letters.includes(word.letters) : mayHold(word, letters, slips))) return undefined;
  if (slips === 0) {
    const start = name.starts.find((place) => letters.startsWith(word.letters, place));
    return start === undefined ? undefined : { slips: 0, start, length: word.letters.length };
  }
  let closest: { readonly slips: number; readonly start: number; readonly length: number } | undefined;
  const starts = word.anywhere ? undefined : name.starts;
  for (let index = 0; index < (starts ?? letters).length; index += 1) {
    const start = starts === undefined ? index : (starts[index] ?? 0);
    const max = closest === undefined ? slips : closest.slips - 1;
    if (max < 0) break;
    const stretch = closestStretch(word, letters, { start, slipsMax: max });
    if (stretch !== undefined) closest = { ...stretch, start };
  }
  return closest;
}

function found(kind: MatchKind, slips: number, spans: NameMatch["spans"]): NameMatch {
  return { kind, distance: kinds.indexOf(kind) * kindWeight + slips, spans };
}
