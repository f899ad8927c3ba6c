import { Button } from "@lantern/ui/components/button.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Money } from "@lantern/ui/components/money.tsx";
import { BackButton, TopBar } from "../../shared/layout/top-bar.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useMaskedBalance } from "../../shared/wallet/use-masked-balance.ts";
import { useWallet } from "../../shared/wallet/use-wallet.ts";

export interface PlayBarProps {
  readonly title: string;
  readonly free: boolean;
  /** Undefined where there is nothing to play for money. */
  readonly onPlayForMoney: (() => void) | undefined;
  /** A desktop page that is wider than the screen; undefined for any other. */
  readonly desktop: { readonly size: "whole" | "actual"; readonly changeSize: () => void } | undefined;
  /** Undefined where the browser has no full screen. */
  readonly fullScreen: { readonly on: boolean; readonly toggle: () => void } | undefined;
}

/** The platform's own bar over a game: the way back, what is played, the balance, the size of a desktop page, full screen. */
export function PlayBar({ title, free, onPlayForMoney, desktop, fullScreen }: PlayBarProps) {
  const t = useText();
  return (
    <TopBar
      left={<BackButton />}
      title={title}
      {...(free ? { note: t("play.freeNote") } : {})}
      right={
        <>
          {!free && <PlayBalance />}
          {free && onPlayForMoney !== undefined && (
            <Button kind="quiet" size="small" onClick={onPlayForMoney}>
              {t("play.forMoney")}
            </Button>
          )}
          {desktop !== undefined && (
            <IconButton
              icon={desktop.size === "whole" ? "zoom-in" : "zoom-out"}
              size={20}
              label={t(desktop.size === "whole" ? "play.desktop.actual" : "play.desktop.whole")}
              onClick={desktop.changeSize}
            />
          )}
          {fullScreen !== undefined && (
            <IconButton
              icon="expand"
              size={20}
              label={t(fullScreen.on ? "play.leaveFullScreen" : "play.fullScreen")}
              aria-pressed={fullScreen.on}
              onClick={fullScreen.toggle}
            />
          )}
        </>
      }
    />
  );
}

function PlayBalance() {
  const t = useText();
  const { balance } = useWallet();
  const session = useSession();
  const { maskedText } = useMaskedBalance();
  const format = useMoneyFormat(balance?.currency);
  // Who has been signed out over the game has none to show.
  if (session === undefined) return null;
  return (
    <span className="flex min-w-0 flex-none flex-col items-end pe-2" role="group" aria-label={t("shell.balance")}>
      <span className="text-note text-paper-3">{t("shell.balance")}</span>
      {balance === undefined ? (
        <span className="skeleton my-0.5 h-4.5 w-20" />
      ) : (
        <Money
          amount={balance.amount}
          format={format}
          maskedText={maskedText}
          className="text-[16px] leading-[20px] font-bold [font-stretch:88%]"
        />
      )}
    </span>
  );
}
