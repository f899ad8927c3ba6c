import type { Translate } from "@lantern/phrases/i18n.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import type { NumberLimit } from "@lantern/rules/lottery/exposure/number-limits.ts";
import type { PlayMenu } from "./bet-line.ts";
import type { CheckedLine, CheckedSlip } from "./checked-slip.ts";
import { markedLine } from "./number-marks.ts";
import type { PartedLine } from "./order-body.ts";
import { contentText, stakeText } from "./play-text.ts";

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

export function slipNumbers(
  t: Translate,
  checked: CheckedSlip,
  { menu, limits, numero }: { readonly menu: PlayMenu; readonly limits: readonly NumberLimit[]; readonly numero: string },
): SlipNumbers {
  const marked = checked.lines.map((line) => ({ line, mark: markedLine(line, limits, numero) }));
  const closed = [...new Set(marked.flatMap(({ mark }) => mark.closed))];
  const contentCount = marked.reduce((sum, { mark }) => sum + mark.parts.length, 0);
  const amountFault = amountFaultOf(t, checked.amountUnits, menu);
  return {
    lines: marked.map(({ line, mark }) => ({ ...line, parts: mark.parts })),
    closed,
    fault:
      closed.length > 0
        ? t("lottery.bet.numbers.closedInSlip", { numbers: namedNumbersText(t, closed) })
        : (amountFault ?? (contentCount > contentsMax ? t("lottery.bet.numbers.tooManyParts") : undefined)),
  };
}

const namedMax = 6;

function namedNumbersText(t: Translate, numbers: readonly string[]): string {
  const named = numbers.slice(0, namedMax).map((number) => contentText(t, number).replaceAll(" ", "-"));
  return [...named, ...(numbers.length > namedMax ? ["…"] : [])].join(", ");
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
