import type { CallValue } from "@lantern/contract/call.ts";
import type { getThirdPartyRecords } from "@lantern/contract/records/get-third-party-records.ts";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";

export type Totals = NonNullable<CallValue<typeof getThirdPartyRecords>["totals"]>;

/** What all rounds of the period come to: the result large, what it is made of below. */
export function GameTotals({ totals }: { readonly totals: Totals }) {
  const t = useText();
  const format = useMoneyFormat(totals.currency);
  const formatNet = useMoneyFormat(totals.currency, { sign: "always" });
  const parts = [
    { label: t("records.games.bet"), amount: totals.bet },
    { label: t("records.games.win"), amount: totals.win },
    { label: t("records.games.refund"), amount: totals.refund },
  ];
  return (
    <section className="record-totals card" aria-label={t("records.games.totals")}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label text-paper-3">{t("records.games.rounds", { count: totals.count })}</span>
        <span className="record-net" data-gain={totals.net.startsWith("-") ? undefined : ""}>
          <span className="text-note text-paper-3">{t("records.games.net")} </span>
          {formatNet(totals.net)}
        </span>
      </span>
      <dl className="record-sums">
        {parts.map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-note text-paper-3">{label}</dt>
            <dd className="text-label tabular-nums">{format(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Its shape while it is on its way. */
export function GameTotalsSkeleton() {
  return <Skeleton className="mx-4 mb-3 h-[106px] rounded-l" />;
}
