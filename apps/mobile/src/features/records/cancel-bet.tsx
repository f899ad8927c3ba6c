import { cancelSubOrders } from "@lantern/contract/lottery/cancel-sub-orders.ts";
import { listBets } from "@lantern/contract/records/list-bets.ts";
import { listTransactions } from "@lantern/contract/records/list-transactions.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { latePart } from "../../shared/page/late-part.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import type { Bet } from "./bet-line.tsx";

const ConfirmDialog = latePart(async () => (await import("@lantern/ui/components/dialog.tsx")).ConfirmDialog, { asked: true });

const staleCalls: readonly unknown[] = [listBets.name, listTransactions.name, getWallet.name];

/** Takes a bet back while its issue is open, after a question. */
export function CancelBet({ bet }: { readonly bet: Bet }) {
  const t = useText();
  const { queryClient, toasts } = useServices();
  const format = useMoneyFormat(bet.currency);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { run, pending } = useAction(cancelSubOrders);
  const cancel = async () => {
    const outcome = await run({ body: [bet.id] });
    setOpen(false);
    if (outcome?.ok === true) toasts.show("success", t("records.bets.cancel.done"));
    // Also where it was refused: the issue has locked meanwhile, and the line should say so.
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => staleCalls.includes(queryKey[1]) });
  };
  return (
    <>
      <Button
        kind="quiet"
        wide
        className="mt-3"
        pending={pending}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t("records.bets.cancel")}
      </Button>
      {asked && (
        <ConfirmDialog
          open={open}
          title={t("records.bets.cancel.question")}
          cancelLabel={t("records.bets.cancel.keep")}
          confirmLabel={t("records.bets.cancel")}
          confirmKind="heat"
          pending={pending}
          onCancel={() => setOpen(false)}
          onConfirm={() => void cancel()}
        >
          {t("records.bets.cancel.note", { amount: format(bet.stake) })}
        </ConfirmDialog>
      )}
    </>
  );
}
