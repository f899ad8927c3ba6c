import type { CallBody } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import { formatAmount, parseAmount, type AmountUnits } from "@lantern/money/amount.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import type { AcceptedEntry, OrderContent } from "./accept-content.ts";

type TermsChanged = Refusal<"lottery.terms_changed">;

/**
 * Refuses a content whose member was shown another count, cost or price than it has: nobody pays what he has not seen, and what was
 * tampered with is named. What the call leaves out is not compared.
 */
export function changedContentTerms(content: OrderContent, entries: readonly AcceptedEntry[]): TermsChanged | undefined {
  const [first] = entries;
  if (first === undefined) return undefined;
  const { count, odds } = first.line;
  const amountUnits = sumOf(entries);
  const agreed =
    (content.count === undefined || content.count === count) &&
    isAmount(content.amount, amountUnits) &&
    (content.odds === undefined || areEqual(content.odds, odds));
  return agreed ? undefined : refuse("lottery.terms_changed", { value: { count, amount: formatAmount(amountUnits, 2), odds } });
}

/** The same of the whole call. */
export function changedTotal(
  { totalBettingAmount }: CallBody<typeof placeOrderCall>,
  orders: readonly { readonly accepted: { readonly entries: readonly AcceptedEntry[] } }[],
): TermsChanged | undefined {
  const totalUnits = orders.reduce((sum, { accepted }) => sum + sumOf(accepted.entries), 0n);
  return isAmount(totalBettingAmount, totalUnits)
    ? undefined
    : refuse("lottery.terms_changed", { value: { totalBettingAmount: formatAmount(totalUnits, 2) } });
}

function sumOf(entries: readonly AcceptedEntry[]): AmountUnits {
  return entries.reduce((sum, { line }) => sum + line.amountUnits, 0n);
}

function isAmount(shown: string | undefined, amountUnits: AmountUnits): boolean {
  if (shown === undefined) return true;
  const read = parseAmount(shown, { decimalsMax: 4 });
  return read.ok && read.amountUnits === amountUnits;
}

function areEqual(shown: PlayOdds, odds: PlayOdds): boolean {
  const keys = Object.keys(odds);
  return keys.length === Object.keys(shown).length && keys.every((key) => Object.hasOwn(shown, key) && shown[key] === odds[key]);
}
