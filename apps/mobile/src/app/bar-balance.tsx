import { Icon } from "@lantern/ui/components/icon.tsx";
import { Money } from "@lantern/ui/components/money.tsx";
import { useState } from "react";
import { useText } from "../shared/text/text.tsx";
import { useMoneyFormat } from "../shared/text/use-money-format.ts";
import { useMaskedBalance } from "../shared/wallet/use-masked-balance.ts";
import { useWallet } from "../shared/wallet/use-wallet.ts";

/** The balance in the top bar, with its refresh (specification 2.14.1): the whole of it can be tapped, so that a title has room beside it. */
export function BarBalance() {
  const t = useText();
  const { balance, reload, loading } = useWallet();
  const { maskedText } = useMaskedBalance();
  const format = useMoneyFormat(balance?.currency);
  const [turns, setTurns] = useState(0);
  return (
    <span className="bar-balance">
      <span className="flex min-w-0 flex-col items-end">
        <span className="text-note flex items-center gap-1 text-paper-3">
          {t("shell.balance")}
          <span className="refresh-turn" style={{ rotate: `${turns}turn` }}>
            <Icon name="refresh" size={14} />
          </span>
        </span>
        {balance === undefined ? (
          <span className="skeleton my-0.5 h-4.5 w-20" />
        ) : (
          <Money
            amount={balance.amount}
            format={format}
            maskedText={maskedText}
            className="text-[17px] leading-[22px] font-bold [font-stretch:88%]"
          />
        )}
      </span>
      <button
        type="button"
        className="bar-balance-refresh"
        aria-label={t("shell.refreshBalance")}
        disabled={loading}
        onClick={() => {
          setTurns(turns + 1);
          void reload();
        }}
      />
    </span>
  );
}
