import { isPickOf, type PickValues } from "@lantern/rules/lottery/content.ts";
import { ordersOf } from "@lantern/rules/lottery/number-expansions.ts";

/** The picked numbers with all of a set among them; without them where all were picked already. */
export function toggleNumbers(picked: readonly string[], numbers: readonly string[]): readonly string[] {
  const before = new Set(picked);
  if (holdsAll(picked, numbers)) return picked.filter((number) => !numbers.includes(number));
  return [...picked, ...numbers.filter((number) => !before.has(number))];
}

/** Whether every number of a set is picked. */
export function holdsAll(picked: readonly string[], numbers: readonly string[]): boolean {
  const before = new Set(picked);
  return numbers.every((number) => before.has(number));
}

/** The picked numbers and every other order of their digits that the play takes. */
export function withReverses(picked: readonly string[], values: PickValues): readonly string[] {
  return [...new Set(picked.flatMap((number) => [number, ...ordersOf(number)]))].filter((number) => isPickOf(values, number));
}
