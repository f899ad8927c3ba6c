import { formatAmount, type AmountUnits } from "@lantern/money/amount.ts";
import { multiplyRoundingDown } from "@lantern/money/multiply.ts";
import { soldPercent } from "@lantern/rules/lottery/exposure/ceilings.ts";
import { countsBets, type IssueLimits } from "@lantern/rules/lottery/exposure/issue-limits.ts";
import { closedNumbersOf, closedPercent, fullPercent, loweredOdds, percentsOf } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { bestPrice, payoutOf } from "@lantern/rules/lottery/exposure/payouts.ts";
import { singleBetsOf, type SingleBet } from "@lantern/rules/lottery/exposure/single-bets.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import type { AcceptedEntry } from "../accept-content.ts";
import type { OrderToStore } from "../store-order.ts";
import { issueSubject, memberSubject, numberSubject } from "./counted-bets.ts";

/** What is counted in issues whose sums this transaction holds, and what this call adds. Issues without a sum are not counted. */
export interface RunningSums {
  readonly sums: ReadonlyMap<string, Map<string, bigint>>;
  readonly added: ReadonlyMap<string, Map<string, bigint>>;
  /** Games, with their merchants, of which a number has become cheaper or full. */
  readonly changedGames: Map<number, string>;
}

interface Counting {
  readonly currency: string;
  readonly memberId: string;
  readonly running: RunningSums;
}

type PriceRefusal = Refusal<
  "lottery.number_closed" | "lottery.number_full" | "lottery.odds_changed" | "lottery.member_limit" | "lottery.issue_limit"
>;

/** So many numbers are named in a refusal's text; its value names all. */
const namedMax = 8;

/**
 * An order at the odds that it is taken at, counted; or why it is not taken. A chase has one price: the lowest of its issues. Odds below the
 * listed ones are taken only where the member sent that he agrees to them or to less.
 */
export function pricedOrder(order: OrderToStore, counting: Counting): OrderToStore | PriceRefusal {
  const { accepted, content } = order;
  const lowered = new Map<string, number>();
  for (const entry of accepted.entries) {
    const closed = closedNumbers(order, entry);
    if (closed.length > 0) return refuse("lottery.number_closed", { values: { numbers: named(closed) }, value: { numbers: closed } });
    for (const [number, percent] of loweredNumbers(order, entry, counting))
      lowered.set(number, Math.min(lowered.get(number) ?? fullPercent, percent));
  }
  const oddsPercent = Math.min(fullPercent, ...lowered.values());
  if ((content.oddsPercent ?? fullPercent) > oddsPercent) {
    const numbers = [...lowered].map(([number, percent]) => ({ number, oddsPercent: percent }));
    return refuse("lottery.odds_changed", {
      values: { numbers: named([...lowered.keys()]), percent: oddsPercent },
      value: { oddsPercent, numbers, odds: loweredOdds(accepted.entries[0]?.line.odds ?? {}, oddsPercent) },
    });
  }
  const entries = accepted.entries.map((entry) => ({ ...entry, line: { ...entry.line, odds: loweredOdds(entry.line.odds, oddsPercent) } }));
  for (const entry of entries) {
    const fault = counted(order, entry, counting);
    if (isRefusal(fault)) return fault;
  }
  return { ...order, accepted: { ...accepted, entries } };
}

function closedNumbers({ game }: OrderToStore, { numero, line }: AcceptedEntry): readonly string[] {
  if (game.numberLimits.length === 0) return [];
  return closedNumbersOf(line.play, line.selection, percentsOf(line.play, numero, game.numberLimits));
}

/** The numbers of a line that pay less in an issue: by an operator's word, or because so much is sold on them. */
function loweredNumbers(order: OrderToStore, entry: AcceptedEntry, { currency, running }: Counting): Map<string, number> {
  const { game, accepted } = order;
  const { play, selection, odds } = entry.line;
  const limits = limitsOf(order, currency);
  const sums = running.sums.get(issueIdOf(order, entry));
  const percentOf = percentsOf(play, entry.numero, game.numberLimits);
  const lowered = new Map<string, number>();
  for (const bet of singleBetsOf(play, selection)) {
    let percent = percentOf(bet);
    if (sums !== undefined && limits.payoutLowerAtUnits !== undefined) {
      const { payoutMaxUnits: _full, ...lowering } = limits;
      const sold = sums.get(numberSubject(play.code, bet.number)) ?? 0n;
      const line = { ...entry.line, winAmountMaxUnits: accepted.winAmountMaxUnits };
      percent = Math.min(
        percent,
        soldPercent(sold, () => payoutOf(bet, { ...line, odds }), lowering),
      );
    }
    if (percent < fullPercent) lowered.set(bet.number, percent);
  }
  return lowered;
}

/** Adds a line to the sums of its issue, or says which of them has no room for it, and how much there is. */
function counted(order: OrderToStore, entry: AcceptedEntry, { currency, memberId, running }: Counting): PriceRefusal | undefined {
  const limits = limitsOf(order, currency);
  if (!countsBets(limits)) return undefined;
  const { line } = entry;
  const { memberAmountMaxUnits, issueAmountMaxUnits, payoutMaxUnits } = limits;
  const add = adderOf(order, entry, running);
  const staked = add(memberSubject(memberId), line.amountUnits);
  if (memberAmountMaxUnits !== undefined && staked > memberAmountMaxUnits)
    return overLimit("lottery.member_limit", memberAmountMaxUnits, memberAmountMaxUnits - (staked - line.amountUnits));
  const all = add(issueSubject, line.amountUnits);
  if (issueAmountMaxUnits !== undefined && all > issueAmountMaxUnits)
    return overLimit("lottery.issue_limit", issueAmountMaxUnits, issueAmountMaxUnits - (all - line.amountUnits));
  for (const bet of singleBetsOf(line.play, line.selection)) {
    const payout = payoutOf(bet, { ...line, winAmountMaxUnits: order.accepted.winAmountMaxUnits });
    const owed = add(numberSubject(line.play.code, bet.number), payout);
    if (payoutMaxUnits !== undefined && owed > payoutMaxUnits) return numberFull(entry, bet, payoutMaxUnits - (owed - payout));
    if (isMarkedSince(owed - payout, owed, { bet, line, limits })) running.changedGames.set(order.game.id, order.game.merchantId);
  }
  return undefined;
}

function adderOf(order: OrderToStore, entry: AcceptedEntry, { sums, added }: RunningSums) {
  const issueId = issueIdOf(order, entry);
  const known = sums.get(issueId);
  const more = added.get(issueId);
  if (known === undefined || more === undefined) throw new Error(`the sums of issue ${issueId} are not held`);
  return (subject: string, units: AmountUnits): AmountUnits => {
    const sum = (known.get(subject) ?? 0n) + units;
    known.set(subject, sum);
    more.set(subject, (more.get(subject) ?? 0n) + units);
    return sum;
  };
}

/** What the least bet on a number would pay: the page marks a number once that has no room. */
export function leastPayoutOf(
  bet: SingleBet,
  { play, odds }: { readonly play: { readonly stakeUnitsPerLine: number }; readonly odds: PlayOdds },
  betAmountMinUnits: AmountUnits,
): (oddsPercent: number) => AmountUnits {
  const unitStakeUnits = betAmountMinUnits / BigInt(play.stakeUnitsPerLine);
  return (oddsPercent) => multiplyRoundingDown(unitStakeUnits, bestPrice(bet, loweredOdds(odds, oddsPercent)));
}

interface MarkedBet {
  readonly bet: SingleBet;
  readonly line: AcceptedEntry["line"];
  readonly limits: IssueLimits & { readonly betAmountMinUnits: AmountUnits };
}

function isMarkedSince(beforeUnits: AmountUnits, afterUnits: AmountUnits, { bet, line, limits }: MarkedBet): boolean {
  if (limits.payoutLowerAtUnits === undefined && limits.payoutMaxUnits === undefined) return false;
  const least = leastPayoutOf(bet, line, limits.betAmountMinUnits);
  return soldPercent(beforeUnits, least, limits) !== soldPercent(afterUnits, least, limits);
}

function overLimit(code: "lottery.member_limit" | "lottery.issue_limit", limitUnits: AmountUnits, leftUnits: AmountUnits): PriceRefusal {
  const amounts = { amount: formatAmount(limitUnits, 2), left: formatAmount(leftUnits, 2) };
  return refuse(code, { values: amounts, money: ["amount", "left"], value: { limit: amounts.amount, left: amounts.left } });
}

/** A hundredth of a unit of currency: what is still possible is told no finer. */
const hundredthUnits = 100n;

function numberFull({ line }: AcceptedEntry, bet: SingleBet, leftUnits: AmountUnits): PriceRefusal {
  const { numerator, denominator } = bestPrice(bet, line.odds);
  const stakeUnits = ((leftUnits * denominator) / numerator) * BigInt(line.play.stakeUnitsPerLine);
  const left = formatAmount(stakeUnits - (stakeUnits % hundredthUnits), 2);
  return refuse("lottery.number_full", {
    values: { numbers: named([bet.number]), left },
    money: ["left"],
    value: { numbers: [bet.number], left, oddsPercent: closedPercent },
  });
}

/** Numbers for a text: parts of a combination as they are written in tickets. */
function named(numbers: readonly string[]): string {
  const shown = numbers.slice(0, namedMax).map((number) => number.replaceAll("_", "-").replaceAll("|", ""));
  return numbers.length > namedMax ? `${shown.join(", ")} …` : shown.join(", ");
}

function limitsOf({ game }: OrderToStore, currency: string) {
  const limits = game.limits[currency];
  if (limits === undefined) throw new Error(`${game.code} has no limits in ${currency}`);
  return limits;
}

function issueIdOf({ issues }: OrderToStore, { numero }: AcceptedEntry): string {
  const issue = issues.get(numero);
  if (issue === undefined) throw new Error(`issue ${numero} is not held`);
  return issue.id;
}
