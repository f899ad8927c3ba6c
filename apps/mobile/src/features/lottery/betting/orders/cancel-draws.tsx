import { cancelSubOrders } from "@lantern/contract/lottery/cancel-sub-orders.ts";
import { getOrderDetail } from "@lantern/contract/lottery/get-order-detail.ts";
import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";
import { ConfirmDialog } from "@lantern/ui/components/dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { toastMs } from "../../../../shared/toast/toasts.ts";
import { useAction } from "../../../../shared/wire/use-action.ts";
import type { LotteryOrder } from "./own-hits.ts";

const staleCalls: readonly string[] = [listOrders.name, getOrderDetail.name, getWallet.name];

/** Takes bets on draws back after a question: all of them or, where one has locked meanwhile, none. */
export function CancelDraws({ orders, onDone }: { readonly orders: readonly LotteryOrder[] | undefined; readonly onDone: () => void }) {
  const t = useText();
  const { toasts } = useServices();
  const queryClient = useQueryClient();
  const { run, pending } = useAction(cancelSubOrders);
  const amount = sumText(orders ?? []);
  const cancel = async () => {
    if (orders === undefined || orders.length === 0) return;
    const outcome = await run({ body: orders.map(({ orderDetailId }) => orderDetailId) });
    if (outcome?.ok === true) toasts.show("success", t("lottery.mine.cancelled", { amount }), { ms: toastMs.success });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => staleCalls.includes(String(queryKey[1])) });
    onDone();
  };
  return (
    <ConfirmDialog
      open={orders !== undefined}
      title={
        orders !== undefined && orders.length > 1
          ? t("lotteryOrders.cancelFrom.title", { count: orders.length })
          : t("lottery.mine.cancel.title")
      }
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

function sumText(orders: readonly LotteryOrder[]): string {
  const sumUnits = orders.reduce((sum, { amount }) => {
    const read = parseAmount(amount, { decimalsMax: 4 });
    return read.ok ? sum + read.amountUnits : sum;
  }, 0n);
  return displayMoney(formatAmount(sumUnits, 2), orders[0]?.currency ?? "");
}
