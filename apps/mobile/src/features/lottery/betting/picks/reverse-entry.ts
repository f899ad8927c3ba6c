import { type ContentRule, isPickOf } from "@lantern/rules/lottery/content.ts";
import { ordersOf } from "@lantern/rules/lottery/number-expansions.ts";

/** Whether a play's numbers may be entered reversed: lists of plain numbers of which each order is another bet. */
export function reversesOf({ form, values }: ContentRule): boolean {
  return form === "list" && values.kind === "digits" && values.digits > 1 && values.allAlike !== "refused";
}

/**
 * Every order of the digits of an entry that ends in R, as Myanmar's players write it: "38R" is 38 and 83, "123R" six numbers, each a
 * bet of its own. Undefined where the entry is no such one.
 */
export function reversedNumbers(rule: ContentRule, entry: string): readonly string[] | undefined {
  const number = /^([0-9]+)[Rr]$/.exec(entry)?.[1];
  return number !== undefined && reversesOf(rule) && isPickOf(rule.values, number) ? ordersOf(number) : undefined;
}
