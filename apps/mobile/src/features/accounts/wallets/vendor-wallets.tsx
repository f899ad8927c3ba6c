import { transferWallet } from "@lantern/contract/games/transfer-wallet.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useMaskedBalance } from "../../../shared/wallet/use-masked-balance.ts";
import { useWallet } from "../../../shared/wallet/use-wallet.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useVendorWallets, type VendorWallet } from "./use-vendor-wallets.ts";
import { VendorWalletLine } from "./vendor-wallet-line.tsx";

const TransferSheet = lazy(async () => ({ default: (await import("./transfer-sheet.tsx")).TransferSheet }));

/** What of the member's money stands at vendors who keep it themselves, and how it is moved; nothing where there is no such vendor. */
export function VendorWallets() {
  const t = useText();
  const { toasts } = useServices();
  const { wallets, reload } = useVendorWallets();
  const { reload: reloadBalance } = useWallet();
  const { maskedText } = useMaskedBalance();
  const { run, pending } = useAction(transferWallet);
  const [chosen, setChosen] = useState<VendorWallet>();
  const [open, setOpen] = useState(false);
  if (wallets === undefined || wallets.vendors.length === 0) return null;
  const { vendors, currency } = wallets;
  const hasMoney = vendors.some(({ balance }) => Number(balance) > 0);

  const look = () => {
    void reload();
    void reloadBalance();
  };
  const bringHome = async () => {
    const outcome = await run({ body: { direction: "out" } });
    look();
    if (outcome?.ok !== true) return;
    const { transfers } = outcome.value;
    const isWaiting = transfers.some(({ state }) => state === "pending");
    if (transfers.length === 0) toasts.show("info", t("wallet.vendors.nothing"));
    else toasts.show(isWaiting ? "info" : "success", t(isWaiting ? "wallet.vendors.pending" : "wallet.vendors.done"));
  };
  return (
    <section className="card mt-3 px-4 pt-3 pb-2">
      <h2 className="text-lead">{t("wallet.vendors.title")}</h2>
      <p className="text-note mt-1 text-paper-2">{t("wallet.vendors.note")}</p>
      <ul className="mt-2 divide-y divide-line">
        {vendors.map((wallet) => (
          <VendorWalletLine
            key={wallet.vendor}
            wallet={wallet}
            currency={currency}
            maskedText={maskedText}
            onMove={() => {
              setChosen(wallet);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {hasMoney && (
        <Button kind="quiet" wide className="my-2" pending={pending} onClick={() => void bringHome()}>
          {t("wallet.vendors.bringAll")}
        </Button>
      )}
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <TransferSheet
            key={chosen.vendor}
            open={open}
            wallet={vendors.find(({ vendor }) => vendor === chosen.vendor) ?? chosen}
            currency={currency}
            onClose={() => setOpen(false)}
            onMoved={look}
          />
        </Suspense>
      )}
    </section>
  );
}
