import type { Translate } from "@lantern/phrases/i18n.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { shortNumero } from "../../numero-text.ts";
import { orderNumberOf } from "../orders/order-number.ts";
import { cameBack, ownPicksOf, type LotteryOrder } from "../orders/own-hits.ts";
import { orderStateText, orderTermsText, playName, wordName } from "../plays/play-text.ts";

/** Every word that a ticket's picture shows. */
export interface TicketTexts {
  readonly brand: string;
  readonly game: string;
  readonly draw: string;
  readonly time: string;
  readonly play: string;
  /** Price list, prize level and rebate. */
  readonly terms: string;
  readonly picks: readonly { readonly text: string; readonly won: boolean }[];
  /** What is left out where there are too many picks. */
  readonly more: string | undefined;
  readonly state: string;
  readonly outcome: "waiting" | "won" | "over";
  /** Undefined where the member hides them. */
  readonly money: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly number: string;
}

/** A ticket of more picks than this names the first ones and counts the others. */
const picksMax = 40;

export interface TicketChoice {
  readonly brand: string;
  readonly timeZone: string;
  readonly withMoney: boolean;
}

/**
 * What the picture of an order says: of the newest draw that the bet took part in or, while none is drawn, of the first. Nothing of the
 * member is on it but the bet itself.
 */
export function ticketTexts(
  t: Translate,
  family: LotteryFamily,
  orders: readonly LotteryOrder[],
  { brand, timeZone, withMoney }: TicketChoice,
): TicketTexts | undefined {
  const order = orders.findLast(({ result, state }) => result !== null && !cameBack(state)) ?? orders[0];
  if (order === undefined) return undefined;
  const winUnits = unitsOf(order.winAmount);
  const won = ownPicksOf(family, order).map((picks) => picks.join(" "));
  const wonPicks = new Set(ownPicksOf(family, order).flat());
  const parts = order.bettingContent.split("|");
  const named = (pick: string) => (/^[0-9]*$/.test(pick) ? pick : wordName(t, pick));
  // Combinations and places stay together; of a list each pick is a chip of its own.
  const picks =
    parts.length > 1
      ? parts.map((part) => ({ text: part.split("_").map(named).join(" "), won: won.includes(part.split("_").join(" ")) }))
      : (parts[0] ?? "").split("_").map((pick) => ({ text: named(pick), won: wonPicks.has(pick) }));
  const draw = t("lottery.bet.draw", { numero: shortNumero(order.numero) });
  return {
    brand,
    game: order.gameName,
    draw: orders.length > 1 ? `${draw} · ${t("lotteryOrders.share.times", { count: orders.length })}` : draw,
    time: formatDateTime(order.placedAt, { timeZone, seconds: true }),
    play: playName(t, order.playId),
    terms: orderTermsText(t, order),
    picks: picks.filter(({ text }) => text !== "").slice(0, picksMax),
    more: picks.length > picksMax ? t("lotteryOrders.share.morePicks", { count: picks.length - picksMax }) : undefined,
    // To those it is shown to, a win is what counts, not that it is paid.
    state: orderStateText(t, winUnits > 0n && order.state === "paid" ? "won" : order.state),
    outcome: winUnits > 0n ? "won" : order.result === null ? "waiting" : "over",
    money: withMoney
      ? [
          { name: t("lotteryOrders.share.stakeLabel"), value: displayMoney(order.amount, order.currency) },
          ...(winUnits > 0n
            ? [{ name: t("lotteryOrders.share.winLabel"), value: displayMoney(formatAmount(winUnits, 2), order.currency) }]
            : []),
          ...(unitsOf(order.rebateAmount) > 0n
            ? [{ name: t("lotteryOrders.share.rebateLabel"), value: displayMoney(order.rebateAmount, order.currency) }]
            : []),
        ]
      : undefined,
    number: t("lotteryOrders.title", { number: orderNumberOf(order.orderMasterId) }),
  };
}

function unitsOf(amount: string): bigint {
  const read = parseAmount(amount, { decimalsMax: 4 });
  return read.ok ? read.amountUnits : 0n;
}
