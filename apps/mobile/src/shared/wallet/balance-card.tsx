import { formatTime } from "@lantern/phrases/formats.ts";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Money } from "@lantern/ui/components/money.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import type { ReactNode } from "react";
import { useServices } from "../page/app-services.tsx";
import { useText } from "../text/text.tsx";
import { useMoneyFormat } from "../text/use-money-format.ts";
import { useMaskedBalance } from "./use-masked-balance.ts";
import { useWallet } from "./use-wallet.ts";

/** The total balance with its eye and its refresh (specification 2.43.1, 4.13), and what the page puts below it. */
export function BalanceCard({ children }: { readonly children?: ReactNode }) {
  const t = useText();
  const { facts } = useServices();
  const { balance, reload, loading } = useWallet();
  const { hidden, maskedText, toggle } = useMaskedBalance();
  const format = useMoneyFormat(balance?.currency);
  return (
    <section className="card px-4 pt-2 pb-4">
      <div className="text-body flex min-h-11 items-center text-paper-2">
        <h2 className="flex-1 text-[14px]">{t("shell.totalBalance")}</h2>
        <IconButton
          icon={hidden ? "eye-off" : "eye"}
          label={t(hidden ? "shell.showBalance" : "shell.hideBalance")}
          aria-pressed={hidden}
          size={22}
          onClick={toggle}
        />
        <IconButton
          icon="refresh"
          label={t("shell.refreshBalance")}
          size={20}
          className="-me-2"
          disabled={loading}
          onClick={() => void reload()}
        />
      </div>
      {balance === undefined ? (
        <Skeleton className="my-1 h-8 w-44" />
      ) : (
        <Money
          amount={balance.amount}
          format={format}
          maskedText={maskedText}
          smallDecimals
          className="block text-[32px] leading-10 font-extrabold [font-stretch:88%]"
        />
      )}
      {balance?.asOfMs !== undefined && (
        <p className="text-note text-paper-3">{t("shell.asOf", { time: formatTime(balance.asOfMs, { timeZone: facts.timeZone }) })}</p>
      )}
      {children}
    </section>
  );
}
