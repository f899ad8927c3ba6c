import type { CallBody } from "@lantern/contract/call.ts";
import type { placeOrder } from "@lantern/contract/lottery/place-order.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { chaseFactors, type ChaseGrowth } from "@lantern/rules/lottery/chase.ts";
import { fullPercent, type EvenPart } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { checkSlipLine, type BettingTerms, type SlipLine } from "./bet-line.ts";
import { timesAll } from "./chase-sum.ts";

export type OrderBody = CallBody<typeof placeOrder>;

/** A bet with the parts that it is sent in, where some of its numbers pay less than others. */
export interface PartedLine extends SlipLine {
  readonly parts: readonly EvenPart[];
}

export interface OrderWish {
  readonly gameId: number;
  readonly prizeMode: OrderBody["prizeMode"];
  /** As they were shown: the order says what its bets come to by these. */
  readonly terms: BettingTerms;
  readonly lines: readonly PartedLine[];
  /** The draws that every bet covers, the one on sale first. */
  readonly numeros: readonly string[];
  readonly growth: ChaseGrowth;
  /** Ends a chase at its first win. */
  readonly winStop: boolean;
}

/**
 * The order that the platform takes: a content for each bet, each with its draws, and what they come to as the member saw it. A single draw
 * has nothing to stop.
 */
export function orderBodyOf({ gameId, prizeMode, terms, lines, numeros, growth, winStop }: OrderWish): OrderBody {
  const factors = chaseFactors(numeros.length, growth);
  const sums = lines.flatMap(({ playId, parts, stake }) =>
    parts.map((part) => ({ playId, part, stake, shown: shownOf(terms, { playId, content: part.content, stake }, factors) })),
  );
  return {
    prizeMode,
    device: "MOBILE",
    contents: sums.map(({ playId, part: { content, oddsPercent }, stake, shown }) => ({
      gameId,
      winStop: winStop && numeros.length > 1,
      playId,
      bettingContent: content,
      singleBetPrice: stake.price,
      bettingApproach: stake.approach,
      ...(stake.series === undefined ? {} : { series: stake.series }),
      bettingSlip: null,
      numero: numeros.map((numero, place) => ({ numero, multiple: stake.multiple * (factors[place] ?? 1) })),
      ...(oddsPercent === fullPercent ? {} : { oddsPercent }),
      count: shown.count,
      amount: formatAmount(shown.amountUnits),
      odds: { ...shown.odds },
    })),
    totalBettingAmount: formatAmount(sums.reduce((sum, { shown }) => sum + shown.amountUnits, 0n)),
  };
}

/** What a bet comes to in all of its draws. Throws on one that the rules refuse: nothing sends such a bet. */
function shownOf(terms: BettingTerms, line: Pick<SlipLine, "playId" | "content" | "stake">, factors: readonly number[]) {
  const check = checkSlipLine(terms, line);
  if (!check.ok) throw new Error(`${line.playId} ${line.content} cannot be ordered: ${check.error}`);
  const { count, odds, amountUnits } = check.line;
  return { count, odds, amountUnits: timesAll(amountUnits, factors) };
}

/** The draws of a bet: from the one on sale, as many as wished of those that may still be chased. */
export function numerosOf(currentNumero: string, chaseNumeros: readonly string[], draws: number): readonly string[] {
  const ahead = chaseNumeros.filter((numero) => numero > currentNumero).toSorted();
  return [currentNumero, ...ahead].slice(0, draws);
}
