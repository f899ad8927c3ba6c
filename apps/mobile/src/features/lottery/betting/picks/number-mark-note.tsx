import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import type { NumberMark } from "./number-marks.ts";

/** What stands under a number that takes no bets, or pays less than listed. */
export function NumberMarkNote({ mark }: { readonly mark: NumberMark }) {
  const t = useText();
  return (
    <span className="number-mark">
      <Icon name={mark.closed ? "lock" : "trend-down"} size={12} />
      {mark.closed ? t("lottery.bet.numbers.closed") : mark.price}
    </span>
  );
}
