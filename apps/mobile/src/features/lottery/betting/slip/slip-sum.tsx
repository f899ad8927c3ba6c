import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../../shared/text/text.tsx";

export interface SlipSumProps {
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
}

const step = "grid size-11 flex-none place-items-center rounded-m text-paper-2 pressable disabled:opacity-40";

/** What everything in hand costs, and what one unit of it costs. */
export function SlipSum({ stake, total, note }: SlipSumProps) {
  const t = useText();
  return (
    <div className="flex items-center gap-3 pb-2.5">
      <div className="min-w-0 flex-1" aria-live="polite">
        <p className="slip-total">
          <span key={total}>{total}</span>
        </p>
        <p className="text-label line-clamp-2 font-medium! text-balance text-paper-3">{note}</p>
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
        <button type="button" className="stake-value" onClick={stake.onOpen}>
          <span>{t("lottery.bet.stake")}</span>
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
  );
}
