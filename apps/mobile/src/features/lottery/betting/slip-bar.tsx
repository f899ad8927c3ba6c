import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { hrefs } from "../../../paths.ts";
import { useText } from "../../../shared/text/text.tsx";

export interface SlipBarProps {
  /** What one unit costs, as text. */
  readonly stake: {
    readonly text: string;
    readonly onLess: (() => void) | undefined;
    readonly onMore: (() => void) | undefined;
    readonly onOpen: () => void;
  };
  readonly total: string;
  /** What the total is for: numbers, units, bets, draws. */
  readonly note: string;
  /** Why the picks are no bet yet. */
  readonly fault: string | undefined;
  readonly cartCount: number;
  readonly onCart: () => void;
  /** Undefined while the picks are no bet. */
  readonly onAdd: (() => void) | undefined;
  readonly onPlace: (() => void) | undefined;
  /** “Place bet”, or “Check again” while an order's fate is unknown. */
  readonly placeText: string;
  readonly pending: boolean;
  /** A visitor's way to bet: the address to come back to. */
  readonly logInFrom: string | undefined;
}

const step = "grid size-11 flex-none place-items-center rounded-m text-paper-2 pressable disabled:opacity-40";

/** What is in hand, what it costs, and the one gold thing: placing it. */
export function SlipBar({ stake, total, note, fault, cartCount, onCart, onAdd, onPlace, placeText, pending, logInFrom }: SlipBarProps) {
  const t = useText();
  return (
    <div className="slip-bar">
      {fault !== undefined && (
        <p className="text-label mb-2 flex items-start gap-1.5 font-medium! text-heat" role="status">
          <Icon name="warning-circle" size={18} />
          {fault}
        </p>
      )}
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1" aria-live="polite">
          <p className="slip-total">{total}</p>
          <p className="text-label truncate font-medium! text-paper-3">{note}</p>
        </div>
        <div
          role="group"
          aria-label={t("lottery.bet.stake")}
          className="inline-flex h-12 flex-none items-center rounded-m bg-ink-3 [box-shadow:var(--edge-light)]"
        >
          <button
            type="button"
            className={step}
            aria-label={t("lottery.bet.stake.less")}
            disabled={stake.onLess === undefined}
            onClick={stake.onLess}
          >
            <Icon name="minus" size={18} />
          </button>
          <button
            type="button"
            className="stake-value"
            aria-label={t("lottery.bet.stake.change", { amount: stake.text })}
            onClick={stake.onOpen}
          >
            <span className="text-note text-paper-3">{t("lottery.bet.stake")}</span>
            <b>{stake.text}</b>
          </button>
          <button
            type="button"
            className={step}
            aria-label={t("lottery.bet.stake.more")}
            disabled={stake.onMore === undefined}
            onClick={stake.onMore}
          >
            <Icon name="plus" size={18} />
          </button>
        </div>
      </div>
      <div className="mt-2.5 flex gap-2">
        <button type="button" className="cart-button" aria-label={t("lottery.bet.cart", { count: cartCount })} onClick={onCart}>
          <Icon name="ticket" size={24} />
          {cartCount > 0 && <b>{cartCount}</b>}
        </button>
        <Button kind="quiet" size="large" className="flex-1 px-2! text-[15px]!" disabled={onAdd === undefined} onClick={onAdd}>
          {t("lottery.bet.add")}
        </Button>
        {logInFrom === undefined ? (
          <Button
            kind="gold"
            size="large"
            className="flex-[1.35] px-2!"
            pending={pending}
            disabled={onPlace === undefined}
            onClick={onPlace}
          >
            {placeText}
          </Button>
        ) : (
          <ButtonLink kind="gold" size="large" className="flex-[1.35] px-2!" href={hrefs.login({ from: logInFrom })}>
            {t("lottery.bet.logIn")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
