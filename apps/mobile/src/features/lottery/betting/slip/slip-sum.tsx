import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
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
        <Step icon="minus" label={t("lottery.bet.stake.less")} onPress={stake.onLess} />
        <button type="button" className="stake-value" onClick={stake.onOpen}>
          <span>{t("lottery.bet.stake")}</span>
          <b>{stake.text}</b>
        </button>
        <Step icon="plus" label={t("lottery.bet.stake.more")} onPress={stake.onMore} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: (() => void) | undefined;
}

function Step({ icon, label, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-m text-paper-2 pressable disabled:opacity-40"
      aria-label={label}
      disabled={onPress === undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
