import "./notice-strip.css";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useEffect, useRef, type CSSProperties } from "react";
import { displayMoney } from "../../../shared/text/display-money.ts";
import { useText } from "../../../shared/text/text.tsx";
import { shortNumero } from "../numero-text.ts";
import type { SettledNotice } from "./draws/settled-notice.ts";

/** How long the news of a draw stays by itself, ms; My bets has it for good. */
const shownMs = 9_000;

const coins = [8, 22, 37, 52, 66, 80, 90];

/**
 * What came of the last draw's bets: gold, with coins that rise once, where it won; plain where it did not. It stays while a finger or a
 * reader is on it.
 */
export function SettledStrip({
  notice,
  currency,
  onClose,
  onAgain,
}: {
  readonly notice: SettledNotice;
  readonly currency: string;
  readonly onClose: () => void;
  /** Puts the same bets into the slip again. */
  readonly onAgain: () => void;
}) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const { outcome, amount, stake } = notice;
  useEffect(() => {
    const timer = setInterval(() => {
      if (strip.current?.matches(":hover, :focus-within") !== true) onClose();
    }, shownMs);
    return () => clearInterval(timer);
  }, [onClose]);
  return (
    <div ref={strip} className="notice-strip" data-kind={outcome} role="status">
      {outcome === "won" &&
        coins.map((place, turn) => (
          <i
            key={place}
            className="notice-coin"
            aria-hidden="true"
            style={{ "--place": `${place}%`, "--wait": `${((turn * 3) % 7) * 45}ms` } as CSSProperties}
          />
        ))}
      <Icon name={outcome === "won" ? "coins" : "info"} size={22} />
      <span className="min-w-0 flex-1">
        {t(`lottery.bet.settled.${outcome}`, {
          numero: shortNumero(notice.numero),
          amount: displayMoney(amount, currency),
          stake: displayMoney(stake, currency),
        })}
      </span>
      {outcome !== "back" && (
        <Button kind="quiet" size="small" className="flex-none" onClick={onAgain}>
          {t("lotteryOrders.again")}
        </Button>
      )}
      <IconButton icon="close" size={18} label={t("lottery.bet.settled.close")} onClick={onClose} />
    </div>
  );
}

/** An order whose answer never came: nothing else is placed before it is known. */
export function FateWord() {
  const t = useText();
  return (
    <div className="slip-word" role="alert">
      <Icon name="wifi-off" size={18} />
      <span className="min-w-0 flex-1">
        {t("lottery.bet.fate.title")}
        <span className="block text-paper-2">{t("lottery.bet.fate.note")}</span>
      </span>
    </div>
  );
}
