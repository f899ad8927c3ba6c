import type { TitleDefinition, Volatility } from "../engine/types.ts";

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
}

export function describeTitle(title: TitleDefinition): TitleView {
  const { code, brandCode, name, engine, reels, rows, betUnits, lines, ways, volatility } = title;
  return { code, brandCode, name, engine, reels, rows, betUnits, lines, ways, volatility };
}
