import { formatAmount, parseAmount, type AmountUnits } from "@lantern/money/amount.ts";
import { bettingApproaches } from "@lantern/rules/lottery/order.ts";

/** What one stake unit costs: price × unit × multiple. */
export interface Stake {
  /** `singleBetPrice` of the wire, a decimal text. */
  readonly price: string;
  /** `bettingApproach`: 1 for whole, 2 for a tenth, 3 for a hundredth of the price. */
  readonly approach: 1 | 2 | 3;
  readonly multiple: number;
  /** Of plays of Tradition: the share of the price that is prize. */
  readonly series?: number;
}

const ladderSteps = [1n, 2n, 5n] as const;

/** Prices to step through, decimal texts: 1, 2, 5, 10 … times the least bet of the currency, up to the most. */
export function priceLadder(betAmountMin: string, betAmountMax: string): readonly string[] {
  const min = unitsOf(betAmountMin);
  const max = unitsOf(betAmountMax);
  const ladder: string[] = [];
  for (let factor = 1n; ; factor *= 10n) {
    for (const step of ladderSteps) {
      const price = min * factor * step;
      if (price > max || ladder.length >= 24) return ladder;
      ladder.push(formatAmount(price));
    }
  }
}

/** The prices that are one tap away. */
export function pricePresets(ladder: readonly string[]): readonly string[] {
  return [0, 2, 3, 5, 6, 8].flatMap((place) => ladder[place] ?? []);
}

/** The next price of the ladder above or below one that may stand between two of them. */
export function steppedPrice(ladder: readonly string[], price: string, direction: "more" | "less"): string {
  const units = unitsOf(price);
  const next =
    direction === "more"
      ? ladder.find((candidate) => unitsOf(candidate) > units)
      : ladder.findLast((candidate) => unitsOf(candidate) < units);
  return next ?? price;
}

/** What one stake unit costs with its unit and multiple; undefined where the unit cannot divide the price. */
export function unitCostUnits({ price, approach, multiple }: Stake): AmountUnits | undefined {
  const divisor = bettingApproaches.find(({ code }) => code === approach)?.divisor ?? 1n;
  const units = unitsOf(price);
  return units % divisor === 0n ? (units / divisor) * BigInt(multiple) : undefined;
}

/** The lengths of a chase to step through, up to the game's most. */
export function drawSteps(chaseIssuesMax: number): readonly number[] {
  return [...[1, 2, 3, 4, 5, 10, 15, 20, 30, 50, 100].filter((draws) => draws < chaseIssuesMax), chaseIssuesMax];
}

export function steppedNumber(steps: readonly number[], value: number, direction: "more" | "less"): number {
  return (direction === "more" ? steps.find((step) => step > value) : steps.findLast((step) => step < value)) ?? value;
}

function unitsOf(amount: string): AmountUnits {
  const read = parseAmount(amount, { decimalsMax: 4 });
  return read.ok ? read.amountUnits : 0n;
}
