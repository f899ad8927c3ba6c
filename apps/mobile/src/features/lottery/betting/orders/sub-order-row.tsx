import { Button } from "@lantern/ui/components/button.tsx";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import { orderStateText } from "../plays/play-text.ts";
import type { LotteryOrder } from "./own-hits.ts";

export interface SubOrderRowProps {
  readonly order: LotteryOrder;
  /** What is taken back with this draw: itself and all that come after it; empty where it can no longer be. */
  readonly cancelled: readonly LotteryOrder[];
  readonly onCancel: (cancelled: readonly LotteryOrder[]) => void;
}

/** One draw of an order: what it cost, and what came of it. */
export function SubOrderRow({ order, cancelled, onCancel }: SubOrderRowProps) {
  const t = useText();
  const won = !/^0(?:\.0*)?$/.test(order.winAmount);
  return (
    <div className="flex min-h-11 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-lead">{t("lottery.bet.draw", { numero: shortNumero(order.numero) })}</p>
        <p className={`text-label ${won ? "text-gold" : "text-paper-3"}`}>
          {orderStateText(t, order.state)}
          {won && (
            <>
              {" "}
              <bdi dir="ltr">{displayMoney(order.winAmount, order.currency, "always")}</bdi>
            </>
          )}
        </p>
        {order.uncappedWinAmount !== null && (
          <p className="text-note text-paper-3">
            {t("lottery.mine.capped", { amount: displayMoney(order.uncappedWinAmount, order.currency) })}
          </p>
        )}
        {Number(order.rebateAmount) > 0 && (
          <p className="text-note text-paper-2 tabular-nums">
            {t("lottery.mine.rebate", { amount: displayMoney(order.rebateAmount, order.currency) })}
          </p>
        )}
      </div>
      <p className="font-title text-[17px] leading-6 font-bold tabular-nums [font-stretch:88%]">
        {displayMoney(order.amount, order.currency)}
      </p>
      {cancelled.length > 0 && (
        <Button kind="heat" size="small" onClick={() => onCancel(cancelled)}>
          {t(cancelled.length > 1 ? "lotteryOrders.cancelFrom" : "lotteryOrders.cancel")}
        </Button>
      )}
    </div>
  );
}
