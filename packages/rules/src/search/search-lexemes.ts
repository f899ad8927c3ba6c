import { comparableText, wordsOf, type ComparableText } from "./comparable-text.ts";

/** Characters of a name that its index holds; what is longer is found by its beginning. */
const indexedCharactersMax = 64;
const gramLength = 3;
/** Beginnings of words in which a slip of the finger is looked for. */
const slipLength = 4;
/** As many together are rare. */
const gramsMax = 4;
/** Words of what was typed that are looked at. */
const wordsMax = 8;

/** Has every thing that is hot: no name has a lexeme like it. */
export const hotLexeme = "*";

/**
 * What an index holds of a thing's names so that it is found by any of them. Each lexeme says what it is by its first character:
 * `=` three letters in a row; `^` and `_` the first one to three letters of the name and of a word; `~` the first four letters of a word,
 * and these with one left out: two beginnings that one slip tells apart have such a lexeme in common.
 */
export function lexemesOf(names: Iterable<string>): string[] {
  const lexemes = new Set<string>();
  for (const name of names) addLexemes(lexemes, comparableText(name));
  return [...lexemes];
}

function addLexemes(lexemes: Set<string>, text: ComparableText): void {
  const characters = text.characters.slice(0, indexedCharactersMax);
  for (const gram of gramsOf(characters)) lexemes.add(`=${gram}`);
  for (const beginning of beginningsOf(characters)) lexemes.add(`^${beginning}`);
  for (const [place, begins] of text.beginsWord.slice(0, indexedCharactersMax).entries()) {
    if (!begins) continue;
    for (const beginning of beginningsOf(characters.slice(place))) lexemes.add(`_${beginning}`);
    for (const slip of slipsOf(characters.slice(place))) lexemes.add(`~${slip}`);
  }
}

/** What an index is asked for. */
export interface SearchLexemes {
  /** Names that hold what was typed: they have every lexeme of one of these lists. */
  readonly holding: readonly (readonly string[])[];
  /** The lexeme of names, and of words, that begin with it. */
  readonly nameBeginning: string;
  readonly wordBeginning: string;
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
  const beginning = characters.slice(0, gramLength).join("");
  const beginnings = beginningsForSlips(characters, words);
  return {
    holding: words.length > 1 ? [partsOf(characters), words.flatMap(partsOf)] : [partsOf(characters)],
    nameBeginning: `^${beginning}`,
    wordBeginning: `_${beginning}`,
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

function beginningsOf(characters: readonly string[]): string[] {
  return characters.slice(0, gramLength).map((_, place) => characters.slice(0, place + 1).join(""));
}

function slipsOf(characters: readonly string[]): string[] {
  const beginning = characters.slice(0, slipLength);
  if (beginning.length < slipLength) return [];
  return [beginning.join(""), ...beginning.map((_, left) => beginning.toSpliced(left, 1).join(""))];
}
