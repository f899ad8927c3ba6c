import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import type { LimitKind } from "@lantern/contract/schemas/safeguards.ts";
import { useState } from "react";
import { useText } from "../../shared/text/text.tsx";
import { LimitLine } from "./limit-line.tsx";
import { LimitSheet } from "./limit-sheet.tsx";
import type { Limit } from "./safeguards.ts";

const icons: Readonly<Record<LimitKind, IconName>> = { deposit: "deposit", loss: "trend-down", stake: "coins" };

/** The limits of one kind for day, week and month; a tap on one sets it. */
export function LimitGroup({
  kind,
  limits,
  currency,
}: {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly currency: string;
}) {
  const t = useText();
  const [edited, setEdited] = useState<Limit>();
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-3 overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]" aria-labelledby={`limits-${kind}`}>
      <div className="flex items-center gap-3 px-4 pt-3.5 pb-2">
        <Icon name={icons[kind]} size={20} className="flex-none text-paper-3" />
        <div className="min-w-0">
          <h3 id={`limits-${kind}`} className="text-lead text-[15px]!">
            {t(`safeguards.kind.${kind}`)}
          </h3>
          <p className="text-note text-paper-3">{t(`safeguards.kindNote.${kind}`)}</p>
        </div>
      </div>
      <ul>
        {limits.map((limit) => (
          <LimitLine
            key={limit.period}
            limit={limit}
            currency={currency}
            onEdit={() => {
              setEdited(limit);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {edited !== undefined && (
        <LimitSheet key={edited.period} open={open} limit={edited} currency={currency} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
