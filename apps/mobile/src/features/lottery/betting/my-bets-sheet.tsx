import type { CallValue } from "@lantern/contract/call.ts";
import { cancelSubOrders } from "@lantern/contract/lottery/cancel-sub-orders.ts";
import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { Translate } from "@lantern/phrases/i18n.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { ConfirmDialog } from "@lantern/ui/components/dialog.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { displayMoney } from "../../../shared/text/display-money.ts";
import { useText } from "../../../shared/text/text.tsx";
import { toastMs } from "../../../shared/toast/toasts.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { shortNumero } from "../numero-text.ts";
import { contentText, orderStateText, playName, rebateText } from "./play-text.ts";
import { isRunning } from "./settled-notice.ts";

type Order = CallValue<typeof listOrders>["content"][number];

/** How many bets are asked for at once; the sheet grows by as many. */
const pageSize = 20;

/** The member's bets on this lottery: those that run, those that are settled; what may be cancelled can be. */
export function MyBetsSheet({ open, onClose, gameId }: { readonly open: boolean; readonly onClose: () => void; readonly gameId: number }) {
  const t = useText();
  const [kind, setKind] = useState<"pending" | "settled">("pending");
  const [size, setSize] = useState(pageSize);
  const [leaving, setLeaving] = useState<Order>();
  const { data, isError, isFetching, refetch } = useCall(
    listOrders,
    { query: { gameId, page: 1, size } },
    { enabled: open, keepPrevious: true, staleTimeMs: 0 },
  );
  const shown = (data?.content ?? []).filter((order) => isRunning(order.state) === (kind === "pending"));
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
              <OrderRow order={order} onCancel={() => setLeaving(order)} />
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
      <CancelDialog order={leaving} onDone={() => setLeaving(undefined)} />
    </Sheet>
  );
}

function OrderRow({ order, onCancel }: { readonly order: Order; readonly onCancel: () => void }) {
  const t = useText();
  const { facts } = useServices();
  const won = !/^0(?:\.0*)?$/.test(order.winAmount);
  return (
    <article className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-lead">{playName(t, order.playId)}</p>
        <p className="text-body line-clamp-2 break-words text-paper-2 tabular-nums">
          <bdi dir="ltr">{contentText(t, order.bettingContent)}</bdi>
        </p>
        <p className="text-note mt-0.5 text-paper-3">{`${t("lottery.bet.draw", { numero: shortNumero(order.numero) })} · ${formatDateTime(order.placedAt, { timeZone: facts.timeZone })}`}</p>
        <p className="text-note mt-0.5 text-paper-3 tabular-nums">{orderTermsText(t, order)}</p>
      </div>
      <div className="flex flex-none flex-col items-end">
        <p className="font-title text-[17px] leading-6 font-bold tabular-nums [font-stretch:88%]">
          {displayMoney(order.amount, order.currency)}
        </p>
        <p className={`text-label ${won ? "text-gold" : "text-paper-3"}`}>
          {won ? <bdi dir="ltr">{displayMoney(order.winAmount, order.currency, "always")}</bdi> : orderStateText(t, order.state)}
        </p>
        {Number(order.rebateAmount) > 0 && (
          <p className="text-note text-paper-2 tabular-nums">
            {t("lottery.mine.rebate", { amount: displayMoney(order.rebateAmount, order.currency) })}
          </p>
        )}
        {order.mayCancel && (
          <Button kind="heat" size="small" className="mt-1" onClick={onCancel}>
            {t("lottery.mine.cancel")}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The price list of a bet, its prize level and the rebate that goes with it: “Lott, prize level 1700 · 13% rebate”. */
function orderTermsText(t: Translate, { prizeMode, series, rebatePer2000 }: Order): string {
  const terms = series === null ? prizeMode : t("lottery.mine.series", { mode: prizeMode, series: String(series) });
  return [terms, ...(rebatePer2000 > 0 ? [t("lottery.mine.rebateDue", { rebate: rebateText(rebatePer2000) })] : [])].join(" · ");
}

function CancelDialog({ order, onDone }: { readonly order: Order | undefined; readonly onDone: () => void }) {
  const t = useText();
  const { toasts } = useServices();
  const queryClient = useQueryClient();
  const { run, pending } = useAction(cancelSubOrders);
  const amount = order === undefined ? "" : displayMoney(order.amount, order.currency);
  const cancel = async () => {
    if (order === undefined) return;
    const outcome = await run({ body: [order.orderDetailId] });
    if (outcome?.ok === true) toasts.show("success", t("lottery.mine.cancelled", { amount }), { ms: toastMs.success });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === listOrders.name || queryKey[1] === getWallet.name });
    onDone();
  };
  return (
    <ConfirmDialog
      open={order !== undefined}
      title={t("lottery.mine.cancel.title")}
      cancelLabel={t("lottery.mine.cancel.keep")}
      confirmLabel={t("lottery.mine.cancel.go")}
      confirmKind="heat"
      pending={pending}
      onCancel={onDone}
      onConfirm={() => void cancel()}
    >
      {t("lottery.mine.cancel.note", { amount })}
    </ConfirmDialog>
  );
}
