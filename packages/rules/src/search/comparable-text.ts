/** A text as it is compared: its characters without case, accents, blanks and signs, each with its place in the text itself. */
export interface ComparableText {
  /** Code points. */
  readonly characters: readonly string[];
  /** For each character whether a word begins with it. */
  readonly beginsWord: readonly boolean[];
  /** For each character the part of the text that it came from, as offsets of a JavaScript string: [start, end). */
  readonly places: readonly (readonly [number, number])[];
}

const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const letter = /^[\p{L}\p{N}\p{M}]$/u;
/** Accents belong to no script; the marks of Thai and Burmese do: they are vowels and tones, and count. */
const accent = /^\p{Script=Inherited}$/u;
const digit = /^\p{Nd}$/u;
/** Letters with a stroke or of two that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = { đ: "d", ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", ı: "i", þ: "th", ð: "d" };

/**
 * Makes a text comparable: case, accents, width, blanks, signs and invisible characters are gone, digits of any script are Latin ones,
 * and Thai's two ways to type แ are one. Letters that are typed in another order but show alike (NFKD) become one.
 */
export function comparableText(text: string): ComparableText {
  const known = comparableTexts.get(text);
  if (known !== undefined) return known;
  if (comparableTexts.size >= rememberedTextsMax) comparableTexts.clear();
  const made = makeComparable(text, wordStartsOf(text));
  comparableTexts.set(text, made);
  return made;
}

/** Remembered, since who types asks for much the same names again with each letter. */
const comparableTexts = new Map<string, ComparableText>();
const rememberedTextsMax = 10_000;

/** A text's comparable characters and their places, without asking where words begin, which takes the longest. */
export function placedCharacters(text: string): Pick<ComparableText, "characters" | "places"> {
  return plain.test(text) ? placedPlain(text) : makeComparable(text, noStarts);
}

/** Of a text without accents and marks each letter is a character by itself. */
function placedPlain(text: string): Pick<ComparableText, "characters" | "places"> {
  const characters: string[] = [];
  const places: (readonly [number, number])[] = [];
  for (const { 0: character, index } of text.toLowerCase().matchAll(/[0-9a-z]/g)) {
    characters.push(character);
    places.push([index, index + 1]);
  }
  return { characters, places };
}

const noStarts: ReadonlySet<number> = new Set();
const plain = /^[\0-\x7f]*$/;

/** A text's comparable characters alone, one behind the other: for texts that are many and seldom looked at closer. */
export function comparableLetters(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replaceAll(/[^0-9a-z]+/g, "");
  let letters = "";
  for (const part of text.match(cluster) ?? []) for (const character of charactersOf(part)) letters += character;
  return letters.replaceAll("เเ", "แ");
}

function makeComparable(text: string, starts: ReadonlySet<number>): ComparableText {
  const characters: string[] = [];
  const beginsWord: boolean[] = [];
  const places: (readonly [number, number])[] = [];
  let pendingStart = true;
  for (const { 0: part, index } of text.matchAll(cluster)) {
    pendingStart ||= starts.has(index);
    for (const character of charactersOf(part)) {
      const before = characters.at(-1);
      const place = [index, index + part.length] as const;
      if (character === "เ" && before === "เ") {
        characters[characters.length - 1] = "แ";
        places[places.length - 1] = [places.at(-1)?.[0] ?? index, place[1]];
        continue;
      }
      characters.push(character);
      places.push(place);
      beginsWord.push(pendingStart);
      pendingStart = false;
    }
  }
  return { characters, beginsWord, places };
}

/** The comparable words of what was typed, by its blanks and signs. */
export function wordsOf(text: string): string[][] {
  return text
    .split(/[^\p{L}\p{N}\p{M}\u200b-\u200d\u2060'’]+/u)
    .map((word) => [...comparableText(word).characters])
    .filter((characters) => characters.length > 0);
}

const charactersOfParts = new Map<string, readonly string[]>();
const rememberedPartsMax = 5_000;

/** The comparable characters of a letter with its marks; remembered, since the same few make up all names. */
function charactersOf(part: string): readonly string[] {
  const known = charactersOfParts.get(part);
  if (known !== undefined) return known;
  if (charactersOfParts.size >= rememberedPartsMax) charactersOfParts.clear();
  const characters = takeApart(part);
  charactersOfParts.set(part, characters);
  return characters;
}

function takeApart(part: string): string[] {
  return Array.from(part.normalize("NFKD").toLowerCase()).flatMap((character) => {
    if (accent.test(character) || !letter.test(character)) return [];
    const written = plainLetters[character];
    if (written !== undefined) return written.split("");
    return [character > "9" && digit.test(character) ? latinDigit(character) : character];
  });
}

/** Digits of a script stand in rows of ten, each of which begins with its zero. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Scripts that set no blanks between words: a dictionary tells where they begin. */
const withoutBlanks = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}]/u;
const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/** Offsets at which words begin. */
function wordStartsOf(text: string): ReadonlySet<number> {
  if (withoutBlanks.test(text)) return new Set([...segmenter.segment(text)].map(({ index }) => index));
  const starts = new Set<number>();
  for (const { index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) starts.add(index);
  return starts;
}

/** Whether a text is of a script without blanks between words, where a word may begin at any letter. */
export function hasNoBlanks(text: string): boolean {
  return withoutBlanks.test(text);
}
