import type { LotteryFamily } from "./family.ts";
import { type OptionChoices, parseOptions } from "./family-options.ts";
import { fourDFamily } from "./four-d/four-d.ts";
import { fourDOptionChoices } from "./four-d/options.ts";
import { fourDCode } from "./four-d/result.ts";
import { k3Family } from "./k3/k3.ts";
import { k3OptionChoices } from "./k3/options.ts";
import { k3Code } from "./k3/result.ts";
import { myanmarTwoDigitFamily } from "./myanmar-2d/myanmar-2d.ts";
import { myanmarTwoDigitOptionChoices } from "./myanmar-2d/options.ts";
import { myanmarTwoDigitCode } from "./myanmar-2d/result.ts";
import { myanmarThreeDigitFamily } from "./myanmar-3d/myanmar-3d.ts";
import { myanmarThreeDigitOptionChoices } from "./myanmar-3d/options.ts";
import { myanmarThreeDigitCode } from "./myanmar-3d/result.ts";
import { thaiOptionChoices } from "./thai/options.ts";
import { thaiCode } from "./thai/result.ts";
import { thaiFamily } from "./thai/thai.ts";
import { vietnamNorthOptionChoices } from "./vietnam-north/options.ts";
import { vietnamNorthCode } from "./vietnam-north/result.ts";
import { vietnamNorthFamily } from "./vietnam-north/vietnam-north.ts";
import { vietnamPairOptionChoices, vietnamProvinceOptionChoices } from "./vietnam-provinces/options.ts";
import { vietnamCentralCode, vietnamPairCode, vietnamSouthCode } from "./vietnam-provinces/result.ts";
import { vietnamCentralFamily, vietnamPairFamily, vietnamSouthFamily } from "./vietnam-provinces/vietnam-provinces.ts";

interface FamilyEntry {
  /** What an operator may choose where customs contradict each other. */
  readonly optionChoices: OptionChoices;
  /** Undefined when an option is unknown or has no such value. */
  build(options: Readonly<Record<string, unknown>>): LotteryFamily | undefined;
}

function entry<const Choices extends OptionChoices>(
  optionChoices: Choices,
  build: (options: { readonly [Name in keyof Choices]: Choices[Name][number] }) => LotteryFamily,
): FamilyEntry {
  return {
    optionChoices,
    build: (given) => {
      const parsed = parseOptions(optionChoices, given);
      return parsed.ok ? build(parsed.options) : undefined;
    },
  };
}

const entries: Readonly<Record<string, FamilyEntry>> = {
  [vietnamNorthCode]: entry(vietnamNorthOptionChoices, vietnamNorthFamily),
  [myanmarTwoDigitCode]: entry(myanmarTwoDigitOptionChoices, myanmarTwoDigitFamily),
  [myanmarThreeDigitCode]: entry(myanmarThreeDigitOptionChoices, myanmarThreeDigitFamily),
  [thaiCode]: entry(thaiOptionChoices, thaiFamily),
  [vietnamCentralCode]: entry(vietnamProvinceOptionChoices, vietnamCentralFamily),
  [vietnamSouthCode]: entry(vietnamProvinceOptionChoices, vietnamSouthFamily),
  [vietnamPairCode]: entry(vietnamPairOptionChoices, vietnamPairFamily),
  [fourDCode]: entry(fourDOptionChoices, fourDFamily),
  [k3Code]: entry(k3OptionChoices, k3Family),
};

export const familyCodes: readonly string[] = Object.keys(entries);

const built = new Map<string, LotteryFamily>();

/**
 * The family of a code under a game's options ({} for the defaults); undefined when the code or an option is unknown.
 * The same options give the same object.
 */
export function familyOf(code: string, options: Readonly<Record<string, unknown>> = {}): LotteryFamily | undefined {
  const builtKey = JSON.stringify([code, Object.entries(options).toSorted(([left], [right]) => (left < right ? -1 : 1))]);
  const known = built.get(builtKey);
  if (known !== undefined) return known;
  const family = Object.hasOwn(entries, code) ? entries[code]?.build(options) : undefined;
  if (family !== undefined) built.set(builtKey, family);
  return family;
}

/** The options of a family and their values, the default first. */
export function familyOptionChoices(code: string): OptionChoices | undefined {
  return Object.hasOwn(entries, code) ? entries[code]?.optionChoices : undefined;
}
