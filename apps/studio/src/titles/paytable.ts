import type { EngineKind, Line, SpinMode, SymbolDefinition, TitleDefinition, TitleName, Volatility } from "../engine/types.ts";
import { statedReturns } from "./returns.ts";

/** What a player may read about a title before betting. JSON as it is. */
export interface Paytable {
  readonly code: string;
  readonly name: TitleName;
  readonly engine: EngineKind;
  readonly reels: number;
  readonly rows: number;
  readonly betUnits: number;
  readonly lines: readonly Line[];
  readonly ways: number;
  readonly bothDirections: boolean;
  /** Pays are in bet units: pay × stake ÷ betUnits. */
  readonly symbols: readonly SymbolDefinition[];
  readonly base: PaytableRules;
  readonly freeSpins:
    | (PaytableRules & {
        readonly award: Readonly<Record<number, number>>;
        readonly retrigger: Readonly<Record<number, number>>;
        readonly chosenWild: boolean;
        readonly multiplierGoesOn: boolean;
      })
    | null;
  readonly fullHouseMultiplier: number;
  readonly respinThirdReel: boolean;
  readonly volatility: Volatility;
  /** Per cent with two decimals, rounded from the exact figure. */
  readonly returnPercent: string;
  readonly hitPercent: string;
  /** Standard deviation of what a round pays, in stakes: what the volatility follows from. */
  readonly deviation: string;
  /** The most that one spin can pay, with all its falls, as a multiple of the stake: "204.7". */
  readonly maxWinMultiple: string;
  /** The most that a round with its free spins can pay; null where they can be won again without end. No win is capped. */
  readonly maxRoundMultiple: string | null;
  /** The exact return as "numerator/denominator". */
  readonly exactReturn: string;
}

export interface PaytableRules {
  readonly multiplier: number;
  readonly wildMultiplier: number;
  readonly expandingWilds: boolean;
  readonly wildReels: boolean;
  readonly mystery: boolean;
  readonly cascadeMultipliers: readonly number[];
}

/** @throws Error when the title's exact figures were never written (see `write-returns.ts`) */
export function paytableOf(title: TitleDefinition): Paytable {
  const stated = statedReturns[title.code];
  if (!stated) throw new Error(`${title.code} has no stated return: run write-returns.ts.`);
  const { code, name, engine, reels, rows, betUnits, lines, ways, bothDirections, symbols, freeSpins } = title;
  return {
    code,
    name,
    engine,
    reels,
    rows,
    betUnits,
    lines,
    ways,
    bothDirections,
    symbols,
    base: rulesOf(title.base),
    freeSpins: freeSpins && {
      ...rulesOf(freeSpins),
      award: freeSpins.award,
      retrigger: freeSpins.retrigger,
      chosenWild: freeSpins.chosenWild.length > 0,
      multiplierGoesOn: freeSpins.multiplierGoesOn,
    },
    fullHouseMultiplier: title.fullHouseMultiplier,
    respinThirdReel: title.respinThirdReel,
    volatility: title.volatility,
    returnPercent: stated.returnPercent,
    hitPercent: stated.hitPercent,
    deviation: stated.deviation,
    maxWinMultiple: stated.maxSpinMultiple,
    maxRoundMultiple: stated.maxRoundMultiple,
    exactReturn: `${stated.returnToPlayer.numerator}/${stated.returnToPlayer.denominator}`,
  };
}

function rulesOf(mode: SpinMode): PaytableRules {
  return {
    multiplier: mode.multiplier,
    wildMultiplier: mode.wildMultiplier,
    expandingWilds: mode.expandingWilds,
    wildReels: mode.wildReels.length > 0,
    mystery: mode.mystery.length > 0,
    cascadeMultipliers: mode.cascadeMultipliers,
  };
}
