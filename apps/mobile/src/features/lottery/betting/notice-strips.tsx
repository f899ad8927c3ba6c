import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { displayMoney } from "../../../shared/text/display-money.ts";
import { useText } from "../../../shared/text/text.tsx";
import { shortNumero } from "../numero-text.ts";
import type { SettledNotice } from "./settled-notice.ts";

/** What came of the last draw's bets: gold where it won, plain where it did not. */
export function SettledStrip({
  notice,
  currency,
  onClose,
}: {
  readonly notice: SettledNotice;
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { outcome, amount, stake } = notice;
  return (
    <div className="notice-strip" data-kind={outcome} role="status">
      <Icon name={outcome === "won" ? "coins" : "info"} size={20} />
      <span className="min-w-0 flex-1">
        {t(`lottery.bet.settled.${outcome}`, {
          numero: shortNumero(notice.numero),
          amount: displayMoney(amount, currency),
          stake: displayMoney(stake, currency),
        })}
      </span>
      <IconButton icon="close" size={18} label={t("lottery.bet.settled.close")} onClick={onClose} />
    </div>
  );
}

/** An order whose answer never came: nothing else is placed before it is known. */
export function FateStrip() {
  const t = useText();
  return (
    <div className="notice-strip py-2" data-kind="warn" role="alert">
      <Icon name="wifi-off" size={20} className="text-heat" />
      <span className="min-w-0 flex-1">
        {t("lottery.bet.fate.title")}
        <span className="text-label block font-medium! text-paper-2">{t("lottery.bet.fate.note")}</span>
      </span>
    </div>
  );
}
