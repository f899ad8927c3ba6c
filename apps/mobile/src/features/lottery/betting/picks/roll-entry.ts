import { type ContentRule, isRefusedAlike, type PickValues } from "@lantern/rules/lottery/content.ts";

/** The letter that stands for all ten digits in a rolled number. */
export const rollLetter = "R";

/** Whether a play's numbers may be entered rolled: plain lists of three digits or more, where ten of a thousand numbers are little. */
export function rollsOf(rule: ContentRule): boolean {
  return rule.form === "list" && rule.values.kind === "digits" && rule.values.digits > 2;
}

/**
 * The ten numbers of an entry with one rolled digit ("12R4" is 1204, 1214 … 1294), as the houses of 4D sell it: a way of entry, each of
 * the ten a bet of its own. Without those that the play refuses for being all of one digit. Undefined where the entry is no such one.
 */
export function rolledNumbers(values: PickValues, entry: string): readonly string[] | undefined {
  if (values.kind !== "digits" || entry.length !== values.digits || !/^[0-9]*[Rr][0-9]*$/.test(entry)) return undefined;
  return Array.from({ length: 10 }, (_, digit) => entry.replace(/[Rr]/, String(digit))).filter((number) => !isRefusedAlike(values, number));
}
