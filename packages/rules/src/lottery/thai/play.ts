import type { ContentRule } from "../content.ts";
import type { Play } from "../play.ts";
import { thaiCode } from "./result.ts";

export type ThaiGroup = "three" | "two" | "run" | "sides" | "four" | "ticket";

/** The most numbers of one line, so that a line stays readable and quick to judge. */
export const picksMax = 1_000;

export type ThaiPlayTerms = Pick<Play, "content" | "exampleContent" | "countUnits" | "judge" | "oddsKeys"> &
  Partial<Pick<Play, "payBasis" | "expansions" | "occursIn" | "placeNames" | "singleBets">> & {
    /** The code after the family's prefix. */
    readonly name: string;
    readonly group: ThaiGroup;
  };

/** A play of the family: every number, combination, side or ticket costs one unit, pays once where nothing else is said, and nothing ties. */
export function thaiPlay({ name, group, ...terms }: ThaiPlayTerms): Play {
  return {
    payBasis: "once",
    ...terms,
    code: `${thaiCode}_${name}`,
    family: thaiCode,
    group: `${thaiCode}_${group}`,
    playType: group === "sides" ? "Entertainment" : "Tradition",
    stakeUnitsPerLine: 1,
    tiePolicy: "none",
  };
}

/** Different numbers of so many digits. */
export function numbersContent(digits: number, allAlike?: "refused"): ContentRule {
  const values = { kind: "digits", digits, ...(allAlike === undefined ? {} : { allAlike }) } as const;
  return { form: "list", values, picksMin: 1, picksMax: Math.min(picksMax, 10 ** digits) };
}
