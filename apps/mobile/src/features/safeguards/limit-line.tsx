import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import type { Limit } from "./safeguards.ts";
import { WaitingChange } from "./waiting-change.tsx";

interface LimitLineProps {
  readonly limit: Limit;
  readonly currency: string;
  readonly onEdit: () => void;
}

/** One limit: its amount, what is left of it and until when, and a change that waits. */
export function LimitLine({ limit, currency, onEdit }: LimitLineProps) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(currency);
  const { amount, left, startsAnewAt } = limit;
  const isSet = amount !== null && left !== null && startsAnewAt !== null;
  const time = isSet ? formatDateTime(startsAnewAt, { timeZone: facts.timeZone }) : "";
  const isReached = isSet && Number(left) === 0;
  return (
    <li className="border-t border-line">
      <button type="button" className="limit-line active:bg-wash" onClick={onEdit}>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className="text-label flex-1 text-paper-2">{t(`safeguards.period.${limit.period}`)}</span>
            {amount === null ? (
              <span className="text-label text-paper-3">{t("safeguards.limit.none")}</span>
            ) : (
              <span className="font-figure text-[16px] font-bold text-paper tabular-nums">
                <bdi dir="ltr">{format(amount)}</bdi>
              </span>
            )}
          </span>
          {isSet && <UsedBar amount={amount} left={left} />}
          {isSet && (
            <span className={`text-note block ${isReached ? "text-heat" : "text-paper-3"}`}>
              {t(isReached ? "safeguards.limit.reached" : "safeguards.limit.left", { left: format(left), time })}
            </span>
          )}
          {limit.mandatory && <span className="text-note block text-paper-3">{t("safeguards.limit.mandatory")}</span>}
        </span>
        <Icon name={amount === null ? "plus" : "pencil"} size={16} className="flex-none text-paper-3" />
      </button>
      {limit.waiting !== null && <WaitingChange limit={limit} waiting={limit.waiting} currency={currency} />}
    </li>
  );
}

/** How much of the limit is used; the words below it say the same. */
function UsedBar({ amount, left }: { readonly amount: string; readonly left: string }) {
  const used = Math.min(1, Math.max(0, 1 - Number(left) / Number(amount)));
  return (
    <span className="limit-bar" aria-hidden="true" data-full={used === 1 ? "" : undefined}>
      <span style={{ inlineSize: `${used * 100}%` }} />
    </span>
  );
}
