import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Money } from "@lantern/ui/components/money.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useMoneyFormat } from "../../../shared/text/use-money-format.ts";
import type { VendorWallet } from "./use-vendor-wallets.ts";

interface VendorWalletLineProps {
  readonly wallet: VendorWallet;
  readonly currency: string;
  readonly maskedText: string | undefined;
  readonly onMove: () => void;
}

/** One vendor: what stands with him, what is on its way there or home, and the way to move some. */
export function VendorWalletLine({ wallet, currency, maskedText, onMove }: VendorWalletLineProps) {
  const t = useText();
  const format = useMoneyFormat(currency);
  const { name, balance, onItsWay, answers } = wallet;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="text-body block truncate">{name}</span>
        <Money amount={balance} format={format} maskedText={maskedText} className="block text-[17px] leading-6 font-bold" />
        {!answers && (
          <span className="text-note flex items-start gap-1.5 text-paper-2" role="status">
            <Icon name="clock" size={14} className="mt-0.5 flex-none" />
            {t("wallet.vendors.silent")}
          </span>
        )}
        {onItsWay !== null && (
          <span className="text-note flex items-center gap-1.5 text-gold" role="status">
            <Icon name="clock" size={14} />
            {t(onItsWay.direction === "in" ? "wallet.vendors.onItsWayThere" : "wallet.vendors.onItsWayHome", {
              amount: maskedText ?? format(onItsWay.amount),
            })}
          </span>
        )}
      </span>
      <Button
        kind="quiet"
        size="small"
        className="min-h-11"
        disabled={onItsWay !== null}
        aria-label={t("wallet.vendors.moveAt", { name })}
        onClick={onMove}
      >
        {t("wallet.vendors.move")}
      </Button>
    </li>
  );
}
