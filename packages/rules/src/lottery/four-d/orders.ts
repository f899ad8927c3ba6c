/** In how many orders the digits of a number can be written, by how its digits repeat; a number of one digit has one and is never boxed. */
export const orderCounts = [24, 12, 6, 4] as const;

const factorials = [1, 1, 2, 6, 24] as const;

/** The orders of a number's four digits: 24 for 1234, 12 for 1123, 6 for 1122, 4 for 1112, 1 for 1111. */
export function orderCountOf(number: string): number {
  const repeats = new Map<string, number>();
  for (const digit of number) repeats.set(digit, (repeats.get(digit) ?? 0) + 1);
  return [...repeats.values()].reduce((orders, count) => orders / (factorials[count] ?? 1), 24);
}
