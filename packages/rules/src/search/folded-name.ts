import { comparableLetters, comparableText, placedCharacters } from "./comparable-text.ts";

/**
 * A name as it is compared with what is typed. Of a catalogue most names are never asked for, and of those that are, few where their words
 * begin, which takes a dictionary: each is told when it is asked for first.
 */
export class FoldedName {
  readonly name: string;
  #letters: string | undefined;
  #starts: readonly number[] | undefined;
  #scripts: number | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** Its comparable characters. */
  get letters(): string {
    return (this.#letters ??= comparableLetters(this.name));
  }

  /** Offsets of `letters` at which words begin. */
  get starts(): readonly number[] {
    return (this.#starts ??= startsOf(this.name));
  }

  /** Which of the scripts that are told apart it has letters of, as bits. */
  get scripts(): number {
    return (this.#scripts ??= scriptsOf(this.name, hasLetter));
  }
}

function startsOf(name: string): readonly number[] {
  const { characters, beginsWord } = comparableText(name);
  const starts: number[] = [];
  let offset = 0;
  for (const [place, character] of characters.entries()) {
    if (beginsWord[place] === true) starts.push(offset);
    offset += character.length;
  }
  return starts;
}

const foldedNames = new Map<string, FoldedName>();
const rememberedNamesMax = 5_000;

/** Remembered for a while: for names that are read anew each time. */
export function foldedName(name: string): FoldedName {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  if (foldedNames.size >= rememberedNamesMax) foldedNames.clear();
  const made = new FoldedName(name);
  foldedNames.set(name, made);
  return made;
}

/**
 * The stretches of the name itself for stretches [start, end) of its letters: in order, never overlapping, and never splitting a letter
 * from its marks.
 */
export function rangesOf({ name }: FoldedName, spans: readonly (readonly [number, number])[]): [number, number][] {
  const { characters, places } = placedCharacters(name);
  const placeOfOffset: (readonly [number, number] | undefined)[] = [];
  for (const [index, character] of characters.entries()) {
    for (let unit = 0; unit < character.length; unit += 1) placeOfOffset.push(places[index]);
  }
  const ranges: [number, number][] = [];
  for (const [first, end] of spans.toSorted(([one], [other]) => one - other)) {
    const start = placeOfOffset[first]?.[0];
    const stop = placeOfOffset[end - 1]?.[1];
    if (start === undefined || stop === undefined) continue;
    const before = ranges.at(-1);
    if (before !== undefined && before[1] >= start) before[1] = Math.max(before[1], stop);
    else ranges.push([start, stop]);
  }
  return ranges;
}

const scripts = ["Latin", "Thai", "Myanmar"] as const;
const hasLetter = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, "u"));
/** Three letters of a word can never all be slips. */
const isWritten = scripts.map((script) => new RegExp(`\\p{Script=${script}}{3}`, "u"));

function scriptsOf(text: string, tests: readonly RegExp[]): number {
  return tests.reduce((bits, test, place) => (test.test(text) ? bits | (1 << place) : bits), 0);
}

/** The scripts in which something is typed: whatever slips are forgiven, a name without a letter of each of them does not match it. */
export function writtenScriptsOf(typed: string): number {
  return scriptsOf(typed, isWritten);
}
