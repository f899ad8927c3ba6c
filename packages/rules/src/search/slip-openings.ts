/** Lengths in characters of the openings of words by which slips are found (migration 0453). */
const openingLengths = [4, 5, 6] as const;

/** How much of what was typed openings are looked for with; undefined where too little was typed for slips. */
function openingLengthOf(characters: readonly string[]): number | undefined {
  return openingLengths.findLast((length) => length <= characters.length);
}

/**
 * By what the openings of words are found from which one slip makes what was typed: its first letters, up to six, whole and each time without
 * one of them, which it has in common with an opening that one slip tells apart. The length comes first. None where too little was typed.
 */
export function openingSignatures(characters: readonly string[]): string[] {
  const length = openingLengthOf(characters);
  if (length === undefined) return [];
  const opening = characters.slice(0, length);
  return [opening, ...opening.map((_, left) => opening.toSpliced(left, 1))].map((letters) => `${length}${letters.join("")}`);
}

/**
 * How names may begin that were meant: first what one slip makes into what was typed, the longest first, since it has the most letters in
 * common; then ever shorter beginnings of what was typed, behind which slips may be. Slips from the seventh letter on are found by those alone,
 * unless a letter is one too many there or two are swapped.
 * @param openings of words, found by `openingSignatures` of what was typed
 */
export function meantBeginnings(characters: readonly string[], openings: Iterable<string>): string[] {
  const openingLength = openingLengthOf(characters);
  if (openingLength === undefined) return [];
  const typed = characters.join("");
  const meant = new Set<string>();
  for (const opening of openings) for (const text of meantByOpening(characters, Array.from(opening))) meant.add(text);
  for (let place = openingLength; place < characters.length; place += 1) {
    const [before = "", here = ""] = characters.slice(place - 1, place + 1);
    meant.add(characters.toSpliced(place, 1).join(""));
    meant.add(characters.toSpliced(place - 1, 2, here, before).join(""));
  }
  const shorter: string[] = [];
  for (let length = characters.length - 1; length >= (openingLengths.at(-1) ?? 0); length -= 1)
    shorter.push(characters.slice(0, length).join(""));
  // What begins with what was typed, or with another one, is found with it.
  const found = [...meant].filter((text) => !text.startsWith(typed) && !shorter.includes(text));
  return [...found.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1)), ...shorter];
}

/** What was meant where a word opens like this: the opening instead of as much of what was typed as one slip makes of it. */
function meantByOpening(characters: readonly string[], opening: readonly string[]): string[] {
  const meant: string[] = [];
  for (const length of [opening.length - 1, opening.length, opening.length + 1]) {
    if (length > characters.length || !isOneSlip(opening, characters.slice(0, length))) continue;
    meant.push([...opening, ...characters.slice(length)].join(""));
  }
  // The opening may go on behind what was typed.
  for (const length of [characters.length - 1, characters.length]) {
    const beginning = opening.slice(0, length);
    if (length < opening.length && isOneSlip(beginning, characters)) meant.push(beginning.join(""));
  }
  return meant;
}

/** Whether one slip tells them apart: a letter too many, one missing, another one, or two neighbours swapped. */
function isOneSlip(one: readonly string[], other: readonly string[]): boolean {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [ofOne, ofOther] = [one.length - start - end, other.length - start - end];
  if (Math.max(ofOne, ofOther) === 1) return true;
  return ofOne === 2 && ofOther === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}
