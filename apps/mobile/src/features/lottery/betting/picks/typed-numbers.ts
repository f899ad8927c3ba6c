import { type ContentRule, isPickOf, isRefusedAlike, type PickValues, pickWidth } from "@lantern/rules/lottery/content.ts";
import { reversedNumbers } from "./reverse-entry.ts";
import { rolledNumbers, rollsOf } from "./roll-entry.ts";

/** Why a written piece was left out. */
export type TypedFaultKind = "not_a_number" | "repeated" | "size_wrong" | "all_alike";

export interface TypedFault {
  readonly kind: TypedFaultKind;
  /** Counted from 1, as a person counts lines. */
  readonly line: number;
  /** What was written there. */
  readonly text: string;
}

export interface TypedReading {
  /** Numbers that can be played: one part for a list, a part for each combination. */
  readonly parts: readonly (readonly string[])[];
  readonly faults: readonly TypedFault[];
}

/** What may stand between two numbers. */
const separators = /[\s,.;:/|_\-–—၊။]+/;

/**
 * Reads numbers that were written or pasted, line by line. Anything that is no digit parts two numbers; digits without a gap are cut
 * into numbers where they fit evenly, as phones' number pads have no space. A rolled digit ("12R4") stands for ten numbers, an R behind
 * a number ("38R") for every order of its digits. Faulty pieces are left out and named by their line. On a play of combinations each
 * line is one combination.
 */
export function readTyped(rule: ContentRule, text: string): TypedReading {
  if (rule.form === "positions" || rule.values.kind === "words" || text.trim() === "") return { parts: [], faults: [] };
  const faults: TypedFault[] = [];
  const seen = new Set<string>();
  const parts: string[][] = [];
  for (const [index, line] of latinDigits(text).split(/\r?\n/).entries()) {
    const at = { line: index + 1 };
    const numbers: string[] = [];
    for (const token of line.split(separators).filter((piece) => piece !== "")) {
      const rolled = rollsOf(rule) ? rolledNumbers(rule.values, token) : undefined;
      const cut = rolled ?? reversedNumbers(rule, token) ?? numbersOf(rule.values, token);
      if (cut === undefined) faults.push({ ...at, kind: "not_a_number", text: token });
      for (const number of cut ?? []) {
        if (isRefusedAlike(rule.values, number)) faults.push({ ...at, kind: "all_alike", text: number });
        else numbers.push(number);
      }
    }
    if (numbers.length === 0) continue;
    if (rule.form === "combinations") {
      const combination = [...new Set(numbers)].toSorted();
      const written = combination.join("_");
      if (numbers.length !== rule.size || combination.length !== rule.size)
        faults.push({ ...at, kind: "size_wrong", text: numbers.join(" ") });
      else if (seen.has(written)) faults.push({ ...at, kind: "repeated", text: numbers.join(" ") });
      else parts.push(combination);
      seen.add(written);
      continue;
    }
    for (const number of numbers) {
      if (seen.has(number)) faults.push({ ...at, kind: "repeated", text: number });
      else parts.push([number]);
      seen.add(number);
    }
  }
  return { parts: rule.form === "list" ? (parts.length === 0 ? [] : [parts.flat()]) : parts, faults };
}

/** The numbers that a piece without gaps holds; undefined where it holds none, or a rest. */
function numbersOf(values: PickValues, token: string): readonly string[] | undefined {
  if (values.kind === "words") return undefined;
  if (isPickOf(values, token)) return [token];
  if (!/^[0-9]+$/.test(token)) return undefined;
  const width = pickWidth(values);
  if (token.length % width !== 0) return undefined;
  const numbers = Array.from({ length: token.length / width }, (_, place) => token.slice(place * width, (place + 1) * width));
  return numbers.every((number) => isPickOf(values, number) || isRefusedAlike(values, number)) ? numbers : undefined;
}

/** Burmese and Thai digits are digits too. */
function latinDigits(text: string): string {
  return text
    .replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50));
}
