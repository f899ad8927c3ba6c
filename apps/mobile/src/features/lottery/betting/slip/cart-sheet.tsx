import { Button } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import type { CheckedLine } from "./checked-slip.ts";
import { contentText, playName, stakeText } from "../plays/play-text.ts";
import { SlipLineRow } from "./slip-line-row.tsx";

export interface CartSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly cart: readonly CheckedLine[];
  readonly currency: string;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** The bets kept so far, each to remove, or all. */
export function CartSheet({ open, onClose, cart, currency, onRemove, onClear }: CartSheetProps) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("lottery.bet.cart.title")}
      closeLabel={t("shell.close")}
      footer={
        cart.length > 0 && (
          <div className="flex items-center justify-between gap-3 px-5 pt-2 pb-4">
            <p className="min-w-0">
              <span className="text-note block text-paper-3">{t("lottery.bet.total")}</span>
              <b className="text-money">{stakeText(amountOf(cart), currency)}</b>
            </p>
            <Button kind="heat" icon="trash" onClick={onClear}>
              {t("lottery.bet.cart.clear")}
            </Button>
          </div>
        )
      }
    >
      {cart.length === 0 ? (
        <EmptyState title={t("lottery.bet.cart.empty")} note={t("lottery.bet.cart.emptyNote")} />
      ) : (
        <ul className="sheet-list">
          {cart.map((line) => (
            <li key={line.id}>
              <SlipLineRow
                line={line}
                currency={currency}
                action={
                  <IconButton
                    icon="close"
                    size={20}
                    className="-me-3 -mt-2"
                    label={t("lottery.bet.cart.remove", { play: playName(t, line.playId), content: contentText(t, line.content) })}
                    onClick={() => onRemove(line.id)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** What the bets that can be placed cost a draw. */
function amountOf(cart: readonly CheckedLine[]): bigint {
  return cart.reduce((sum, { check }) => (check.ok ? sum + check.line.amountUnits : sum), 0n);
}
