import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useText } from "../../shared/text/text.tsx";

const marks: Readonly<Record<string, { readonly icon: IconName; readonly className: string }>> = {
  won: { icon: "check-circle", className: "text-jade" },
  pending: { icon: "clock", className: "text-paper" },
  lost: { icon: "minus", className: "text-paper-2" },
  push: { icon: "refresh", className: "text-paper-2" },
  cancelled: { icon: "close", className: "text-paper-3" },
  refunded: { icon: "refresh", className: "text-paper-2" },
};

/** How a bet ended, in a word with its mark; a win says how much. */
export function BetOutcome({ outcome, win }: { readonly outcome: string; readonly win: string }) {
  const t = useText();
  const { icon, className } = marks[outcome] ?? { icon: "clock", className: "text-paper-2" };
  const word = t(`records.bets.outcome.${outcome}` as MessageId);
  return (
    <span className={`flex items-center justify-end gap-1 text-label ${className}`}>
      <Icon name={icon} size={14} />
      {word}
      {outcome === "won" && <span className="font-title text-[15px] font-bold tabular-nums">{win}</span>}
    </span>
  );
}
