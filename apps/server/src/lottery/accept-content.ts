import type { CallBody } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import { isCurrencyCode, parseCurrencyAmount } from "@lantern/money/currencies.ts";
import { checkLine, type AcceptedLine, type LineRefusal } from "@lantern/rules/lottery/order.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { PrizeMode } from "@lantern/rules/games/constants.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { changedContentTerms } from "./agreed-terms.ts";
import type { LotteryGame } from "./lottery-game.ts";
import { memberSeries } from "./member-series.ts";

export type OrderContent = CallBody<typeof placeOrderCall>["contents"][number];

/** One line for one issue, accepted: everything in it was computed here. */
export interface AcceptedEntry {
  readonly numero: string;
  readonly line: AcceptedLine;
}

export type ContentRefusal = Refusal<
  | "lottery.game_closed"
  | "lottery.play_unknown"
  | "lottery.content_invalid"
  | "lottery.stake_invalid"
  | "lottery.multiple_invalid"
  | "lottery.prize_mode_unsold"
  | "lottery.series_invalid"
  | "lottery.limit_exceeded"
  | "lottery.below_minimum"
  | "lottery.terms_changed"
>;

/** What a content is bet in: the member's currency and the order's prize mode. */
export interface BetIn {
  readonly currency: string;
  readonly prizeMode: PrizeMode;
}

export interface AcceptedContent {
  readonly prizeMode: PrizeMode;
  readonly priceUnits: bigint;
  readonly winAmountMaxUnits: bigint;
  readonly entries: readonly AcceptedEntry[];
}

/** Checks a content for each issue that it names, by the same rules that the page counts with. Nothing sent is trusted but the wish. */
export function acceptContent(game: LotteryGame, content: OrderContent, { currency, prizeMode }: BetIn): AcceptedContent | ContentRefusal {
  const limits = game.limits[currency];
  if (!game.enabled || limits === undefined || !isCurrencyCode(currency)) return refuse("lottery.game_closed");
  const odds = game.prizeModes.get(prizeMode);
  if (odds === undefined) return refuse("lottery.prize_mode_unsold");
  const price = parseCurrencyAmount(content.singleBetPrice, currency);
  if (!price.ok || price.amountUnits <= 0n) return refuse("lottery.stake_invalid");
  const entries: AcceptedEntry[] = [];
  for (const { numero, multiple } of content.numero) {
    const check = checkLine(
      {
        playId: content.playId,
        bettingContent: content.bettingContent,
        singleBetPriceUnits: price.amountUnits,
        bettingApproach: content.bettingApproach,
        multiple,
        series: content.series,
      },
      { family: game.family, odds, limits, series: memberSeries(prizeMode) },
    );
    if (!check.ok) return refusalOf(check);
    entries.push({ numero, line: check.line });
  }
  const changed = changedContentTerms(content, entries);
  if (changed !== undefined) return changed;
  return { prizeMode, priceUnits: price.amountUnits, winAmountMaxUnits: limits.winAmountMaxUnits, entries };
}

function refusalOf(check: LineRefusal): ContentRefusal {
  switch (check.error) {
    case "lottery.content_invalid":
      return refuse("lottery.content_invalid", { value: { fault: check.fault } });
    case "lottery.multiple_invalid":
      return refuse("lottery.multiple_invalid", { values: { max: check.betMultipleMax } });
    case "lottery.series_invalid":
      return refuse("lottery.series_invalid", { values: { min: check.minSeries, max: check.maxSeries } });
    case "lottery.limit_exceeded":
    case "lottery.below_minimum":
      return refuse(check.error, {
        values: { limit: formatAmount(check.limitUnits) },
        money: ["limit"],
        value: { limit: formatAmount(check.limitUnits) },
      });
    default:
      return refuse(check.error);
  }
}
