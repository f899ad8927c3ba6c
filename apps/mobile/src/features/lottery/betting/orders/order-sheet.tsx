import "./orders.css";
import { getOrderDetail } from "@lantern/contract/lottery/get-order-detail.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useState } from "react";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { LoadFailed } from "../../../../shared/page/load-failed.tsx";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { useCall } from "../../../../shared/wire/use-call.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { orderTermsText, playName } from "../plays/play-text.ts";
import { ShareSheet } from "../ticket/share-sheet.tsx";
import { CancelDraws } from "./cancel-draws.tsx";
import { cancelledFrom } from "./cancelled-from.ts";
import { MarkedContent } from "./marked-content.tsx";
import { orderNumberOf } from "./order-number.ts";
import { ownPicksOf, type LotteryOrder } from "./own-hits.ts";
import { SubOrderRow } from "./sub-order-row.tsx";

export interface OrderSheetProps {
  /** The order that is shown; undefined while none is. */
  readonly orderId: string | undefined;
  readonly onClose: () => void;
  readonly family: LotteryFamily;
  readonly onRepeat: (orders: readonly LotteryOrder[]) => void;
}

/** One order with every draw it covers: what came of each, what may still be cancelled, the same bet again, its picture to share. */
export function OrderSheet({ orderId, onClose, family, onRepeat }: OrderSheetProps) {
  const t = useText();
  const { data, isError, isFetching, refetch } = useCall(
    getOrderDetail,
    { query: { orderMasterId: orderId ?? "" } },
    { enabled: orderId !== undefined, staleTimeMs: 0, keepPrevious: true },
  );
  const [sharing, setSharing] = useState(false);
  const [leaving, setLeaving] = useState<readonly LotteryOrder[]>();
  const subOrders = data?.subOrders[0]?.orderMasterId === orderId ? data?.subOrders : undefined;
  const [first] = subOrders ?? [];
  return (
    <>
      <Sheet
        open={orderId !== undefined && !sharing}
        onClose={onClose}
        title={t("lotteryOrders.title", { number: orderNumberOf(orderId ?? "") })}
        closeLabel={t("shell.close")}
        footer={
          subOrders !== undefined && (
            <div className="flex gap-2 px-5 pt-2 pb-4">
              <Button kind="quiet" size="large" icon="share" className="flex-1 px-2! text-[15px]!" onClick={() => setSharing(true)}>
                {t("lotteryOrders.share")}
              </Button>
              <Button kind="gold" size="large" icon="refresh" className="flex-1 px-2! text-[15px]!" onClick={() => onRepeat(subOrders)}>
                {t("lotteryOrders.again")}
              </Button>
            </div>
          )
        }
      >
        {subOrders === undefined || first === undefined ? (
          isError ? (
            <LoadFailed title={t("lotteryOrders.failed")} pending={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div className="flex flex-col gap-3 px-5 py-3" role="status" aria-label={t("shell.loading")}>
              {[0, 1, 2].map((place) => (
                <Skeleton key={place} className="h-14 w-full rounded-m" />
              ))}
            </div>
          )
        ) : (
          <>
            <OrderHead order={first} family={family} />
            <h3 className="text-lead px-5 pt-3">{t("lotteryOrders.draws")}</h3>
            <ul className="sheet-list">
              {subOrders.map((order, place) => (
                <li key={order.orderDetailId}>
                  <SubOrderRow order={order} cancelled={cancelledFrom(subOrders, place)} onCancel={setLeaving} />
                </li>
              ))}
            </ul>
          </>
        )}
        <CancelDraws
          orders={leaving}
          onDone={() => {
            setLeaving(undefined);
            void refetch();
          }}
        />
      </Sheet>
      {subOrders !== undefined && sharing && <ShareSheet open onClose={() => setSharing(false)} orders={subOrders} family={family} />}
    </>
  );
}

function OrderHead({ order, family }: { readonly order: LotteryOrder; readonly family: LotteryFamily }) {
  const t = useText();
  const { facts } = useServices();
  return (
    <div className="px-5">
      <p className="text-lead">{playName(t, order.playId)}</p>
      <p className="order-content">
        <MarkedContent content={order.bettingContent} won={ownPicksOf(family, order)} />
      </p>
      <p className="text-label mt-1 font-medium! text-paper-3 tabular-nums">{orderTermsText(t, order)}</p>
      <dl className="mt-3 rounded-m bg-ink-2 px-4 py-2">
        <Fact name={t("lotteryOrders.price")} value={displayMoney(order.singleBetPrice, order.currency)} />
        <Fact name={t("lotteryOrders.placed")} value={formatDateTime(order.placedAt, { timeZone: facts.timeZone, seconds: true })} />
      </dl>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="fact-row">
      <dt className="text-body text-paper-2">{name}</dt>
      <dd className="text-lead tabular-nums">{value}</dd>
    </div>
  );
}
