import type { Translate } from "@lantern/phrases/i18n.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import type { NumberLimit } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { checkSlipLine, type BettingTerms, type PlayMenu } from "./bet-line.ts";
import type { CheckedLine, CheckedSlip } from "./checked-slip.ts";
import { markedLine } from "../picks/number-marks.ts";
import type { PartedLine } from "./order-body.ts";
import { faultText, singleBetText, stakeText } from "../plays/play-text.ts";

/** What the numbers of a slip, and the limits of its draw, allow. */
export interface SlipNumbers {
  /** Every bet with the parts that it is sent in: a part has one price. */
  readonly lines: readonly (CheckedLine & PartedLine)[];
  /** Closed numbers in the slip. */
  readonly closed: readonly string[];
  /** Why the draw does not take it; undefined where it does. */
  readonly fault: string | undefined;
}

/** The platform takes at most so many contents in one order. */
const contentsMax = 100;

export interface SlipDraws {
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
  /** What the multiple is multiplied with in each draw; one for a single draw. */
  readonly factors: readonly number[];
  readonly limits: readonly NumberLimit[];
  /** The draw that is picked for. */
  readonly numero: string;
}

export function slipNumbers(t: Translate, checked: CheckedSlip, { menu, terms, factors, limits, numero }: SlipDraws): SlipNumbers {
  const marked = checked.lines.map((line) => ({ line, mark: markedLine(line, limits, numero) }));
  const closed = [...new Set(marked.flatMap(({ line, mark }) => mark.closed.map((number) => closedText(t, line, number))))];
  const contentCount = marked.reduce((sum, { mark }) => sum + mark.parts.length, 0);
  const amountFault =
    chaseFaultOf(t, checked, terms, factors) ?? amountFaultOf(t, checked.amountUnits * BigInt(Math.max(...factors)), menu);
  return {
    lines: marked.map(({ line, mark }) => ({ ...line, parts: mark.parts })),
    closed,
    fault:
      closed.length > 0
        ? t("lottery.bet.numbers.closedInSlip", { numbers: namedNumbersText(closed) })
        : (amountFault ?? (contentCount > contentsMax ? t("lottery.bet.numbers.tooManyParts") : undefined)),
  };
}

/** The first draw of a chase in which the grown multiple is more than a bet may have or cost. */
function chaseFaultOf(t: Translate, { lines }: CheckedSlip, terms: BettingTerms, factors: readonly number[]): string | undefined {
  for (const factor of new Set(factors.filter((grown) => grown > 1))) {
    for (const { playId, content, stake, check: once } of lines) {
      const check = once.ok ? checkSlipLine(terms, { playId, content, stake: { ...stake, multiple: stake.multiple * factor } }) : once;
      if (once.ok && !check.ok)
        return t("lottery.bet.chase.tooMuch", { draw: factors.indexOf(factor) + 1, reason: faultText(t, check, terms.currency) });
    }
  }
  return undefined;
}

const namedMax = 6;

function closedText(t: Translate, { check }: CheckedLine, number: string): string {
  return check.ok ? singleBetText(t, check.line.play, number) : number;
}

function namedNumbersText(numbers: readonly string[]): string {
  return [...numbers.slice(0, namedMax), ...(numbers.length > namedMax ? ["…"] : [])].join(", ");
}

/** What one draw takes of an order and of a member; what he has staked before the platform knows. */
function amountFaultOf(t: Translate, amountUnits: bigint, { limits, currency }: PlayMenu): string | undefined {
  const order = unitsOf(limits.orderAmountMax);
  const member = unitsOf(limits.memberAmountMax);
  const least = order === undefined || (member !== undefined && member < order) ? member : order;
  return least !== undefined && amountUnits > least ? t("lottery.bet.numbers.orderMax", { amount: stakeText(least, currency) }) : undefined;
}

/** A decimal text of the menu in units; undefined for no limit. */
export function unitsOf(amount: string | null): bigint | undefined {
  const read = amount === null ? undefined : parseAmount(amount, { decimalsMax: 4 });
  return read?.ok === true ? read.amountUnits : undefined;
}
