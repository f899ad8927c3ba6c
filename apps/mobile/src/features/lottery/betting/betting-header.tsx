import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Money } from "@lantern/ui/components/money.tsx";
import { hrefs } from "../../../paths.ts";
import { BackButton, TopBar } from "../../../shared/layout/top-bar.tsx";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useMoneyFormat } from "../../../shared/text/use-money-format.ts";
import { useMaskedBalance } from "../../../shared/wallet/use-masked-balance.ts";
import { useWallet } from "../../../shared/wallet/use-wallet.ts";

export interface BettingHeaderProps {
  readonly name: string | undefined;
  readonly note?: string;
  /** Where a login comes back to. */
  readonly from: string;
  /** The member's bets on this lottery: how many run, and the way to them. */
  readonly mine?: { readonly runningCount: number; readonly onOpen: () => void };
}

/** Back to the platform, the lottery's name, the balance, the member's own bets. */
export function BettingHeader({ name, note, from, mine }: BettingHeaderProps) {
  const t = useText();
  const session = useSession();
  return (
    <TopBar
      left={<BackButton />}
      title={name ?? t("lottery.title")}
      note={note ?? "\u00a0"}
      right={
        session === undefined ? (
          <Link href={hrefs.login({ from })} className="text-lead grid min-h-11 place-items-center px-3 text-paper">
            {t("shell.logIn")}
          </Link>
        ) : (
          <>
            <HeaderBalance />
            {mine !== undefined && (
              <span className="relative flex-none">
                <IconButton
                  icon="receipt"
                  className="text-paper!"
                  label={t("lottery.bet.myBetsRunning", { count: mine.runningCount })}
                  onClick={mine.onOpen}
                />
                {mine.runningCount > 0 && (
                  <b key={mine.runningCount} className="my-bets-count" aria-hidden="true">
                    {mine.runningCount}
                  </b>
                )}
              </span>
            )}
          </>
        )
      }
    />
  );
}

function HeaderBalance() {
  const t = useText();
  const { balance } = useWallet();
  const { maskedText } = useMaskedBalance();
  const format = useMoneyFormat(balance?.currency);
  return (
    <span className="flex flex-none flex-col items-end pe-1">
      <span className="text-note text-paper-3">{t("shell.balance")}</span>
      {balance === undefined ? (
        <span className="skeleton my-0.5 h-4.5 w-20" />
      ) : (
        <Money
          amount={balance.amount}
          format={format}
          maskedText={maskedText}
          className="text-[16px] leading-5 font-bold [font-stretch:86%]"
        />
      )}
    </span>
  );
}
