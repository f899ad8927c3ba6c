import { compareRatios, decimalRatio } from "@lantern/money/multiply.ts";
import { formatContent, isPickOf, parseContent, type Selection } from "../content.ts";
import type { PlayOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { numberOf, singleBetsOf, type SingleBet } from "./single-bets.ts";

/** Odds as they are listed. */
export const fullPercent = 100;
/** A number that takes no bets. */
export const closedPercent = 0;

/** A number that is closed, or pays less than listed, until it is lifted or for one issue. */
export interface NumberLimit {
  /** A pick ("47", "big"), or a whole single bet as it is counted ("49_83"). */
  readonly number: string;
  /** All plays where it occurs, where left out. */
  readonly playId?: string;
  /** Until lifted, where left out. */
  readonly numero?: string;
  /** What of the listed odds it pays, a whole number below 100; 0: it takes no bets. */
  readonly oddsPercent: number;
}

/** Whether a play has a number that a limit names: as one of its picks, or as a bet of its own. */
export function occursIn({ content }: Play, number: string): boolean {
  return isPickOf(content.values, number) || parseContent(content, number).ok;
}

/** The limits of one play in one issue, to be asked number by number. */
export type PercentOf = (bet: Pick<SingleBet, "number" | "picks">) => number;

/** What of the listed odds a bet of a play pays in an issue: the least that one of its numbers does. */
export function percentsOf(play: Play, numero: string, limits: readonly NumberLimit[]): PercentOf {
  const percents = new Map<string, number>();
  for (const limit of limits) {
    if ((limit.playId ?? play.code) !== play.code || (limit.numero ?? numero) !== numero) continue;
    const number = numberOf(play, limit.number);
    percents.set(number, Math.min(percents.get(number) ?? fullPercent, limit.oddsPercent));
  }
  if (percents.size === 0) return () => fullPercent;
  return ({ number, picks }) =>
    picks.reduce((least, pick) => Math.min(least, percents.get(numberOf(play, pick)) ?? fullPercent), percents.get(number) ?? fullPercent);
}

/** What a line pays: one price for all of it, the least among its bets. */
export function linePercent(play: Play, selection: Selection, percentOf: PercentOf): number {
  return singleBetsOf(play, selection).reduce((least, bet) => Math.min(least, percentOf(bet)), fullPercent);
}

/** The numbers of a line that are closed, as they are shown. */
export function closedNumbersOf(play: Play, selection: Selection, percentOf: PercentOf): readonly string[] {
  const closed = singleBetsOf(play, selection).filter((bet) => percentOf(bet) === closedPercent);
  return [...new Set(closed.map(({ number }) => number))];
}

/** A part of a line whose numbers all pay alike. */
export interface EvenPart {
  readonly oddsPercent: number;
  /** Canonical content. */
  readonly content: string;
}

/**
 * A line cut into parts that pay alike, so that a lowered number lowers no other; closed ones are left out. Combinations of a wheel hang
 * together and stay one line.
 */
export function evenParts(play: Play, selection: Selection, percentOf: PercentOf): readonly EvenPart[] {
  if (play.singleBets?.wheel !== undefined) {
    const oddsPercent = linePercent(play, selection, percentOf);
    return oddsPercent === closedPercent ? [] : [{ oddsPercent, content: formatContent(selection) }];
  }
  const percents = new Set(singleBetsOf(play, selection).map(percentOf));
  return [...percents]
    .filter((percent) => percent !== closedPercent)
    .toSorted((left, right) => right - left)
    .map((oddsPercent) => ({ oddsPercent, content: formatContent(partAt(play, selection, (bet) => percentOf(bet) === oddsPercent)) }));
}

/** A selection without its closed numbers; of a wheel without the numbers that any of its closed combinations holds. */
export function withoutClosed(play: Play, selection: Selection, percentOf: PercentOf): Selection {
  return partAt(play, selection, (bet) => percentOf(bet) !== closedPercent);
}

function partAt(play: Play, selection: Selection, keeps: (bet: Pick<SingleBet, "number" | "picks">) => boolean): Selection {
  if (play.content.form === "combinations") return selection.filter((picks) => keeps({ number: picks.join("_"), picks }));
  const kept = selection.map((picks, place) =>
    picks.filter((pick) => {
      const number = numberOf(play, pick);
      const whole = play.content.form === "list" ? number : selection.map((_, other) => (other === place ? number : "")).join("|");
      return keeps({ number: whole, picks: [pick] });
    }),
  );
  return kept.every((picks) => picks.length === 0) ? [] : kept;
}

const priceDecimals = 4;

/** Odds at a share, rounded down to four decimals; never below the stake itself, where they were above it. */
export function loweredOdds(odds: PlayOdds, oddsPercent: number): PlayOdds {
  if (oddsPercent === fullPercent) return odds;
  return Object.fromEntries(Object.entries(odds).map(([key, price]) => [key, loweredPrice(price, oddsPercent)]));
}

function loweredPrice(price: string, oddsPercent: number): string {
  const { numerator, denominator } = decimalRatio(price);
  const scale = 10n ** BigInt(priceDecimals);
  const lowered = (numerator * BigInt(oddsPercent) * scale) / (denominator * 100n);
  const stake = decimalRatio("1");
  const least = compareRatios(decimalRatio(price), stake) < 0 ? (numerator * scale) / denominator : scale;
  return decimalText(lowered < least ? least : lowered);
}

function decimalText(tenThousandths: bigint): string {
  const digits = tenThousandths.toString().padStart(priceDecimals + 1, "0");
  const fraction = digits.slice(-priceDecimals).replace(/0+$/, "");
  const whole = digits.slice(0, -priceDecimals);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
