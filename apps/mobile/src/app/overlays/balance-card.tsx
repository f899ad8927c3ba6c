import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Money } from "@lantern/ui/components/money.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { formatTime } from "@lantern/phrases/formats.ts";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useMaskedBalance } from "../../shared/wallet/use-masked-balance.ts";
import { useMoneyShortcut } from "../../shared/wallet/use-money-shortcut.ts";
import { useWallet } from "../../shared/wallet/use-wallet.ts";

/** The total balance with its eye and its refresh, deposit and withdraw below (specification 2.43.1, 5.7). */
export function BalanceCard({ memberType }: { readonly memberType: number }) {
  const t = useText();
  const { facts } = useServices();
  const { balance, reload, loading } = useWallet();
  const { hidden, maskedText, toggle } = useMaskedBalance();
  const format = useMoneyFormat(balance?.currency);
  const guard = useMoneyShortcut(memberType);
  return (
    <section className="card mt-2.5 px-4 pt-2 pb-3">
      <div className="text-body flex min-h-10 items-center text-paper-2">
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
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <ButtonLink kind="gold" href={hrefs.page("deposit")} onClick={guard}>
          {t("shell.deposit")}
        </ButtonLink>
        <ButtonLink kind="quiet" href={hrefs.page("withdraw")} onClick={guard}>
          {t("shell.withdraw")}
        </ButtonLink>
      </div>
    </section>
  );
}
