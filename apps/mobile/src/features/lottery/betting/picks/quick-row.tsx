import { Icon } from "@lantern/ui/components/icon.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import type { QuickPick } from "./quick-picks.ts";

export interface QuickRowProps {
  /** Shortcuts that make sense for the play. */
  readonly wishes: readonly QuickPick[];
  /** How many a tap on chance picks; undefined where the play has none. */
  readonly randomCount: number | undefined;
  readonly onQuick: (wish: QuickPick) => void;
  readonly onRandom?: () => void;
  /** Takes every number, where the play allows that many. */
  readonly onAll?: (() => void) | undefined;
  readonly onClear: (() => void) | undefined;
  /** More shortcuts, beside those of chance. */
  readonly children?: ReactNode;
  /** Switches between tapping and writing; left out where the play has one way only. */
  readonly entry?: { readonly typing: boolean; readonly toggle: () => void };
}

/** Shortcuts above a board. */
export function QuickRow({ wishes, randomCount, onQuick, onRandom, onAll, onClear, entry, children }: QuickRowProps) {
  const t = useText();
  return (
    <div className="scroll-row -mx-2 items-center justify-between" role="group" aria-label={t("lottery.bet.quick")}>
      {onAll !== undefined && (
        <button type="button" className="quick-pick" onClick={onAll}>
          {t("lottery.bet.all")}
        </button>
      )}
      {wishes.map((wish) => (
        <button key={wish} type="button" className="quick-pick" onClick={() => onQuick(wish)}>
          {t(`lottery.bet.quick.${wish}`)}
        </button>
      ))}
      {randomCount !== undefined && (
        <button type="button" className="quick-pick" onClick={onRandom}>
          {t("lottery.bet.quick.random", { count: randomCount })}
        </button>
      )}
      {children}
      {entry !== undefined && (
        <button
          type="button"
          className="quick-pick grid min-w-11 place-items-center"
          aria-label={t(entry.typing ? "lottery.bet.boardOn" : "lottery.bet.type")}
          onClick={entry.toggle}
        >
          <Icon name={entry.typing ? "grid" : "pencil"} size={20} />
        </button>
      )}
      <button type="button" className="quick-pick" data-clear="" disabled={onClear === undefined} onClick={onClear}>
        {t("lottery.bet.quick.clear")}
      </button>
    </div>
  );
}
