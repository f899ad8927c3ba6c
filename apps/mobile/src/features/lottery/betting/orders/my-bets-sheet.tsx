import "./orders.css";
import type { CallValue } from "@lantern/contract/call.ts";
import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Chip, ChipRow } from "@lantern/ui/components/chip.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { LoadFailed } from "../../../../shared/page/load-failed.tsx";
import { periodStart } from "../../../../shared/lists/period.ts";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { useCall } from "../../../../shared/wire/use-call.ts";
import { shortNumero } from "../../numero-text.ts";
import { CancelDraws } from "./cancel-draws.tsx";
import { MarkedContent } from "./marked-content.tsx";
import { ownPicksOf } from "./own-hits.ts";
import { orderStateText, orderTermsText, playName } from "../plays/play-text.ts";
import { isRunning } from "../draws/settled-notice.ts";

type Order = CallValue<typeof listOrders>["content"][number];

/** How many bets are asked for at once; the sheet grows by as many. */
const pageSize = 20;

export interface MyBetsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly gameId: number;
  readonly family: LotteryFamily;
  /** Numbers of the issues whose official results have not come yet. */
  readonly awaited: readonly string[];
  readonly onShow: (orderId: string) => void;
  readonly onRepeat: (orders: readonly Order[]) => void;
}

const daysChoices = ["all", "today", "week", "month"] as const;
type BetDays = (typeof daysChoices)[number];

/** The member's bets on this lottery: those that run, those that are settled; what may be cancelled can be. */
export function MyBetsSheet({ open, onClose, gameId, family, awaited, onShow, onRepeat }: MyBetsSheetProps) {
  const t = useText();
  const { facts, clock } = useServices();
  const [days, setDays] = useState<BetDays>("all");
  const [kind, setKind] = useState<"pending" | "settled">("pending");
  const [size, setSize] = useState(pageSize);
  const [leaving, setLeaving] = useState<readonly Order[]>();
  const { data, isError, isFetching, refetch } = useCall(
    listOrders,
    { query: { gameId, page: 1, size, ...(days === "all" ? {} : { from: periodStart(days, clock.nowMs(), facts.timeZone) }) } },
    { enabled: open, keepPrevious: true, staleTimeMs: 0 },
  );
  const shown = (data?.content ?? []).filter((order) => isRunning(order.state) === (kind === "pending"));
  // A chase is cancelled from its last draws backwards: its own page shows which those are.
  const isChase = ({ orderMasterId }: Order) => (data?.content ?? []).filter((order) => order.orderMasterId === orderMasterId).length > 1;
  return (
    <Sheet open={open} onClose={onClose} title={t("lottery.mine.title")} closeLabel={t("shell.close")}>
      <div className="px-5 pb-2">
        <Segmented
          label={t("lottery.mine.title")}
          items={[
            { id: "pending", label: t("lottery.mine.pending") },
            { id: "settled", label: t("lottery.mine.settled") },
          ]}
          selected={kind}
          onSelect={setKind}
        />
      </div>
      <ChipRow label={t("lotteryOrders.days")}>
        {daysChoices.map((choice) => (
          <Chip
            key={choice}
            selected={choice === days}
            onClick={() => {
              setDays(choice);
              setSize(pageSize);
            }}
          >
            {t(`lotteryOrders.days.${choice}`)}
          </Chip>
        ))}
      </ChipRow>
      {data === undefined ? (
        isError ? (
          <LoadFailed title={t("lottery.mine.failed")} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className="flex flex-col gap-3 px-5 py-3" role="status" aria-label={t("shell.loading")}>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className="h-16 w-full rounded-m" />
            ))}
          </div>
        )
      ) : shown.length === 0 ? (
        <EmptyState title={t(`lottery.mine.empty.${kind}`)} />
      ) : (
        <ul className="sheet-list">
          {shown.map((order) => (
            <li key={order.orderDetailId}>
              <OrderRow
                order={order}
                family={family}
                awaited={order.state === "locked" && awaited.includes(order.numero)}
                onShow={() => onShow(order.orderMasterId)}
                onCancel={() => (isChase(order) ? onShow(order.orderMasterId) : setLeaving([order]))}
                onRepeat={() => onRepeat([order])}
              />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.totalPages > 1 && size < 100 && (
        <div className="px-5 pb-5">
          <Button kind="quiet" wide pending={isFetching} onClick={() => setSize(Math.min(100, size + pageSize))}>
            {t("lottery.mine.more")}
          </Button>
        </div>
      )}
      <CancelDraws orders={leaving} onDone={() => setLeaving(undefined)} />
    </Sheet>
  );
}

interface OrderRowProps {
  readonly order: Order;
  readonly family: LotteryFamily;
  /** Its issue is drawn outside, and nobody here knows the result yet. */
  readonly awaited: boolean;
  readonly onShow: () => void;
  readonly onCancel: () => void;
  readonly onRepeat: () => void;
}

/** One bet; a tap on it opens the whole order. */
function OrderRow({ order, family, awaited, onShow, onCancel, onRepeat }: OrderRowProps) {
  const t = useText();
  const { facts } = useServices();
  const won = !/^0(?:\.0*)?$/.test(order.winAmount);
  return (
    <article className="flex items-start gap-3">
      <button type="button" className="order-open min-w-0 flex-1" onClick={onShow}>
        <span className="text-lead block">{playName(t, order.playId)}</span>
        <span className="text-body line-clamp-2 break-words text-paper-2 tabular-nums">
          <MarkedContent content={order.bettingContent} won={ownPicksOf(family, order)} />
        </span>
        <span className="text-note mt-0.5 block text-paper-3">{`${t("lottery.bet.draw", { numero: shortNumero(order.numero) })} · ${formatDateTime(order.placedAt, { timeZone: facts.timeZone })}`}</span>
        <span className="text-note mt-0.5 block text-paper-3 tabular-nums">{orderTermsText(t, order)}</span>
        <span className="sr-only">{t("lotteryOrders.open")}</span>
      </button>
      <div className="flex flex-none flex-col items-end">
        <p className="font-title text-[17px] leading-6 font-bold tabular-nums [font-stretch:88%]">
          {displayMoney(order.amount, order.currency)}
        </p>
        <p className={`text-label ${won ? "text-gold" : "text-paper-3"}`}>
          {won ? (
            <>
              {order.state === "resettled" && `${orderStateText(t, order.state)} `}
              <bdi dir="ltr">{displayMoney(order.winAmount, order.currency, "always")}</bdi>
            </>
          ) : awaited ? (
            t("lottery.mine.awaited")
          ) : (
            orderStateText(t, order.state)
          )}
        </p>
        {Number(order.rebateAmount) > 0 && (
          <p className="text-note text-paper-2 tabular-nums">
            {t("lottery.mine.rebate", { amount: displayMoney(order.rebateAmount, order.currency) })}
          </p>
        )}
        {order.mayCancel ? (
          <Button kind="heat" size="small" className="mt-1" onClick={onCancel}>
            {t("lottery.mine.cancel")}
          </Button>
        ) : (
          !isRunning(order.state) && (
            <Button kind="quiet" size="small" className="mt-1" onClick={onRepeat}>
              {t("lotteryOrders.again")}
            </Button>
          )
        )}
      </div>
    </article>
  );
}
