export interface ClosestBeginning {
  /** Of the stretch, in UTF-16 units. */
  readonly length: number;
  readonly slips: number;
}

/**
 * The stretch of a text from `start` on that resembles what is wanted most: with the fewest slips (a letter too many, one missing, another
 * one, two neighbours swapped). Undefined where each has more than `slipsMax`.
 * @returns its length and its slips
 */
export function closestBeginning(
  wanted: string,
  text: string,
  { start, slipsMax }: { readonly start: number; readonly slipsMax: number },
): ClosestBeginning | undefined {
  const width = Math.min(wanted.length + slipsMax, text.length - start);
  if (width < wanted.length - slipsMax) return undefined;
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let index = 0; index < wanted.length; index += 1) {
    const letter = wanted[index];
    const row = [index + 1];
    let least = index + 1;
    for (let column = 1; column <= width; column += 1) {
      const here = text[start + column - 1];
      const swapped = index > 0 && column > 1 && letter === text[start + column - 2] && wanted[index - 1] === here;
      const cost = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (letter === here ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(cost);
      if (cost < least) least = cost;
    }
    // A swap may still take from the row before this one.
    if (least > slipsMax + 1) return undefined;
    before = above;
    above = row;
  }
  let length = 0;
  for (const [column, slips] of above.entries()) {
    const least = above[length] ?? 0;
    // Of stretches that resemble it as much, the one that is as long as what is wanted.
    if (slips < least || (slips === least && column <= wanted.length)) length = column;
  }
  const slips = above[length] ?? Number.POSITIVE_INFINITY;
  return slips > slipsMax || length === 0 ? undefined : { length, slips };
}
