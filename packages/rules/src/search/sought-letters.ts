import { closestBeginning, type ClosestBeginning } from "./closest-beginning.ts";

/** Letters that are looked for in many texts, with the places of each of them as bits. */
export interface SoughtLetters {
  readonly letters: string;
  /** Undefined where they are more than a number has bits for. */
  readonly placesOfUnit: ReadonlyMap<number, number> | undefined;
}

/** Bits of a whole number that operators on bits take for positive, with one to spare. */
const bitsMax = 30;

export function seekLetters(letters: string): SoughtLetters {
  if (letters.length > bitsMax) return { letters, placesOfUnit: undefined };
  const placesOfUnit = new Map<number, number>();
  for (let place = 0; place < letters.length; place += 1) {
    const unit = letters.charCodeAt(place);
    placesOfUnit.set(unit, (placesOfUnit.get(unit) ?? 0) | (1 << place));
  }
  return { letters, placesOfUnit };
}

/** Whether some stretch of the text may resemble what is sought with no more slips: false is certain. */
export function mayHold(sought: SoughtLetters, text: string, slipsMax: number): boolean {
  if (sought.placesOfUnit === undefined) return true;
  const counter = new SlipCounter(sought.letters.length, sought.placesOfUnit, 0);
  for (let place = 0; place < text.length; place += 1) {
    if (counter.take(text.charCodeAt(place)) <= slipsMax) return true;
  }
  return false;
}

/** As `closestBeginning`, all places of what is sought at once. */
export function closestStretch(
  sought: SoughtLetters,
  text: string,
  { start, slipsMax }: { readonly start: number; readonly slipsMax: number },
): ClosestBeginning | undefined {
  const { letters, placesOfUnit } = sought;
  if (placesOfUnit === undefined) return closestBeginning(letters, text, { start, slipsMax });
  const width = Math.min(letters.length + slipsMax, text.length - start);
  if (width < letters.length - slipsMax) return undefined;
  const counter = new SlipCounter(letters.length, placesOfUnit, 1);
  let length = 0;
  let least = letters.length;
  for (let column = 1; column <= width; column += 1) {
    const slips = counter.take(text.charCodeAt(start + column - 1));
    // Of stretches that resemble it as much, the one that is as long as what is wanted.
    if (slips > least || (slips === least && column > letters.length)) continue;
    least = slips;
    length = column;
  }
  return least > slipsMax || length === 0 ? undefined : { length, slips: least };
}

/**
 * Counts slips letter by letter of a text: a column of the table of distances as bits, each of which says whether a row is one more or one
 * less than the row above it (Hyyrö 2003, with neighbours swapped as one slip).
 */
class SlipCounter {
  readonly #placesOfUnit: ReadonlyMap<number, number>;
  readonly #last: number;
  /** 1 where the stretch begins with the text, 0 where it may begin anywhere. */
  readonly #top: number;
  #slips: number;
  #more: number;
  #less = 0;
  #same = 0;
  #placesBefore = 0;

  constructor(length: number, placesOfUnit: ReadonlyMap<number, number>, top: 0 | 1) {
    this.#placesOfUnit = placesOfUnit;
    this.#last = 1 << (length - 1);
    this.#more = 2 ** length - 1;
    this.#top = top;
    this.#slips = length;
  }

  /** Slips of the whole of what is sought against the stretch that ends with this letter. */
  take(unit: number): number {
    const places = this.#placesOfUnit.get(unit) ?? 0;
    const swapped = ((~this.#same & places) << 1) & this.#placesBefore;
    const same = (((places & this.#more) + this.#more) ^ this.#more) | places | this.#less | swapped;
    const right = this.#less | ~(same | this.#more);
    const left = same & this.#more;
    if ((right & this.#last) !== 0) this.#slips += 1;
    else if ((left & this.#last) !== 0) this.#slips -= 1;
    const shifted = (right << 1) | this.#top;
    this.#more = ((left << 1) | ~(same | shifted)) & ((this.#last << 1) - 1);
    this.#less = shifted & same;
    this.#same = same;
    this.#placesBefore = places;
    return this.#slips;
  }
}
