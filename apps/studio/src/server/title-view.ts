import type { TitleDefinition, Volatility } from "../engine/types.ts";
import { returnFiguresOf } from "./return-figures.ts";

/** What a client must know of a title to draw it. */
export interface TitleView {
  readonly code: string;
  readonly brandCode: string;
  readonly name: Readonly<Record<string, string>>;
  readonly engine: string;
  readonly reels: number;
  readonly rows: number;
  readonly betUnits: number;
  readonly lines: readonly (readonly number[])[];
  readonly ways: number;
  readonly volatility: Volatility;
  /** Per cent with two decimals: the exact return, and the share of spins that win something. */
  readonly returnToPlayerPercent: string;
  readonly hitPercent: string;
  /** The most that one spin can pay, as a multiple of the stake. */
  readonly maxWinMultiple: string;
}

export function describeTitle(title: TitleDefinition): TitleView {
  const { code, brandCode, name, engine, reels, rows, betUnits, lines, ways, volatility } = title;
  const { returnToPlayerPercent, hitPercent, maxWinMultiple } = returnFiguresOf(code);
  const shape = { code, brandCode, name, engine, reels, rows, betUnits, lines, ways, volatility };
  return { ...shape, returnToPlayerPercent, hitPercent, maxWinMultiple };
}
