import { comparableText, wordsOf, type ComparableText } from "./comparable-text.ts";
import { openingSignatures } from "./slip-openings.ts";

/** Characters of a name that its index holds; what is longer is found by its beginning. */
const indexedCharactersMax = 64;
const gramLength = 3;
/** Beginnings of words that are too short for three letters in a row. */
const shortLengths = [1, 2] as const;
/** Characters of a beginning that its index holds: as many together are one name's, and what is longer is compared behind them. */
const beginningCharactersMax = 20;
/** Beginnings of words in which a slip of the finger is looked for. */
const slipLength = 4;
/** As many together are rare. */
const gramsMax = 4;
/** Words of what was typed that are looked at. */
const wordsMax = 8;

/** Has every thing that is hot: no name has a lexeme like it. */
export const hotLexeme = "*";

/** A beginning of a name, or of a word in it. */
export interface Beginning {
  /** Comparable characters, from there on. */
  readonly beginning: string;
  readonly isOfName: boolean;
}

/** Where names and their words begin, each once: what begins with a text stands together in the order of these. */
export function beginningsOf(names: Iterable<string>): Beginning[] {
  const found = new Map<string, boolean>();
  for (const name of names) {
    const { characters, beginsWord } = comparableText(name);
    for (const [place, begins] of beginsWord.entries()) {
      if (!begins) continue;
      const beginning = characters.slice(place, place + beginningCharactersMax).join("");
      found.set(beginning, found.get(beginning) === true || place === 0);
    }
  }
  return [...found].map(([beginning, isOfName]) => ({ beginning, isOfName }));
}

/**
 * What an index holds of a thing's names so that it is found by any of them. Each lexeme says what it is by its first character:
 * `=` three letters in a row; `_` the first one and two letters of a word; `~` the first four letters of a word, and these with one left
 * out: two beginnings that one slip tells apart have such a lexeme in common.
 */
export function lexemesOf(names: Iterable<string>): string[] {
  const lexemes = new Set<string>();
  for (const name of names) addLexemes(lexemes, comparableText(name));
  return [...lexemes];
}

function addLexemes(lexemes: Set<string>, text: ComparableText): void {
  const characters = text.characters.slice(0, indexedCharactersMax);
  for (const gram of gramsOf(characters)) lexemes.add(`=${gram}`);
  for (const [place, begins] of text.beginsWord.slice(0, indexedCharactersMax).entries()) {
    if (!begins) continue;
    const word = characters.slice(place, place + slipLength);
    for (const length of shortLengths) if (word.length >= length) lexemes.add(`_${word.slice(0, length).join("")}`);
    for (const slip of slipsOf(word)) lexemes.add(`~${slip}`);
  }
}

/** What an index is asked for. */
export interface SearchLexemes {
  /** How names and words begin that begin with what was typed; where it is long, how they begin of which some do. */
  readonly beginning: string;
  readonly isWholeBeginning: boolean;
  /** Comparable characters of it, as many as an index holds. */
  readonly characters: readonly string[];
  /** What openings of words are found by that were meant but for a slip; empty where too little was typed for slips. */
  readonly openingSignatures: readonly string[];
  /** Names that hold it anywhere, or all of its words, have every lexeme of one of these lists; none where too little was typed for that. */
  readonly holding: readonly (readonly string[])[];
  /** Names that may hold it but for slips: they have a lexeme of each of these lists. Empty where too little was typed for slips. */
  readonly resembling: readonly (readonly string[])[];
  /** For each word long enough: a name that has it but for one slip mostly has every lexeme of one of these lists. */
  readonly intact: readonly (readonly (readonly string[])[])[];
}

/** The lexemes to look for; undefined where nothing was typed that could be looked for. */
export function searchLexemesOf(typed: string): SearchLexemes | undefined {
  const characters = comparableText(typed).characters.slice(0, indexedCharactersMax);
  if (characters.length === 0) return undefined;
  const words = wordsOf(typed).slice(0, wordsMax);
  const beginnings = beginningsForSlips(characters, words);
  return {
    beginning: characters.slice(0, beginningCharactersMax).join(""),
    isWholeBeginning: characters.length <= beginningCharactersMax,
    characters,
    openingSignatures: openingSignatures(characters),
    holding: [...(characters.length < gramLength ? [] : [partsOf(characters)]), ...(words.length > 1 ? [words.flatMap(partsOfWord)] : [])],
    resembling: beginnings.map((word) => slipsOf(word).map((slip) => `~${slip}`)),
    intact: beginnings.map(intactOf).filter((lists) => lists.length > 0),
  };
}

/** Lexemes that a text which holds these characters has; of a long one some from all over it, which few other texts have. */
function partsOf(characters: readonly string[]): string[] {
  const within = characters.slice(0, indexedCharactersMax);
  if (within.length < gramLength) return [`_${within.join("")}`];
  const grams = gramsOf(within);
  const step = Math.ceil(grams.length / gramsMax);
  return grams.filter((_, place) => place % step === 0 || place === grams.length - 1).map((gram) => `=${gram}`);
}

/** As `partsOf`, of a text in which a word begins so: its first four letters stand together in few names. */
function partsOfWord(word: readonly string[]): string[] {
  if (word.length < slipLength) return partsOf(word);
  const behind = word.slice(slipLength - gramLength + 1);
  return [`~${word.slice(0, slipLength).join("")}`, ...(behind.length < gramLength ? [] : partsOf(behind))];
}

/** What may have slips: the words that are long enough, or all of what was typed. One slip in its beginning leaves a lexeme in common, one behind it all of them. */
function beginningsForSlips(characters: readonly string[], words: readonly (readonly string[])[]): (readonly string[])[] {
  const long = words.filter((word) => word.length >= slipLength);
  return (words.length > 1 && long.length > 0 ? long : [characters]).filter((word) => word.length >= slipLength);
}

/**
 * What one slip leaves as it was: the first letters, or the last. It touches four grams in a row at most (two neighbours swapped), so two
 * that lie further apart are never both lost; in a word of five letters it may take both.
 */
function intactOf(word: readonly string[]): string[][] {
  const grams = gramsOf(word).map((gram) => `=${gram}`);
  if (grams.length < gramLength) return [];
  const firstCount = Math.max(1, Math.floor((grams.length - gramLength) / 2));
  const first = grams.slice(0, firstCount);
  const last = grams.slice(Math.min(firstCount + gramLength, grams.length - 1));
  return [first.slice(0, gramsMax), last.slice(-gramsMax)];
}

function gramsOf(characters: readonly string[]): string[] {
  return characters.slice(gramLength - 1).map((_, place) => characters.slice(place, place + gramLength).join(""));
}

function slipsOf(characters: readonly string[]): string[] {
  const beginning = characters.slice(0, slipLength);
  if (beginning.length < slipLength) return [];
  return [beginning.join(""), ...beginning.map((_, left) => beginning.toSpliced(left, 1).join(""))];
}
