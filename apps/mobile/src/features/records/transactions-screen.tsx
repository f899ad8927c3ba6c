import "./records.css";
import { listTransactions } from "@lantern/contract/records/list-transactions.ts";
import type { TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useState } from "react";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { GrowingDays } from "./growing-days.tsx";
import { PeriodChips } from "./period-chips.tsx";
import { periodStart, type Period } from "../../shared/lists/period.ts";
import { ReasonChip } from "./reason-chip.tsx";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { StatementLine } from "./statement-line.tsx";
import { useRecordPages } from "../../shared/lists/use-record-pages.ts";

const pageSize = 20;

/** The statement (specification 2.5, 7.18.1): what came in and went out, why, and the balance right after. */
function TransactionsScreen() {
  const t = useText();
  const { facts, clock } = useServices();
  const [reason, setReason] = useState<TransferReason>();
  const [period, setPeriod] = useState<Period>("quarter");
  const query = {
    from: periodStart(period, clock.nowMs(), facts.timeZone),
    size: pageSize,
    ...(reason === undefined ? {} : { code: reason }),
  };
  const statement = useRecordPages({
    call: listTransactions,
    choice: `${reason ?? "all"}:${period}`,
    query,
    read: (wire, before, signal) =>
      wire.callServer(listTransactions, { query: before === undefined ? query : { ...query, before }, signal }),
  });
  const { pages, refresh } = statement;
  useStream("balance", () => void refresh());
  const lines = pages?.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <PeriodChips selected={period} onSelect={setPeriod}>
        <ReasonChip selected={reason} onSelect={setReason} />
      </PeriodChips>
      <div className="min-h-[60vh] pt-1">
        <AsOf atMs={statement.asOfMs} className="px-5 pb-2" />
        {statement.failed && (
          <LoadFailed title={t("records.statement.failed")} pending={statement.fetching} onRetry={() => void refresh()} />
        )}
        {pages === undefined && !statement.failed && <RecordSkeleton count={7} heading art="sign" />}
        {pages !== undefined && lines.length === 0 && (
          <EmptyState picture="transactions" title={t("records.statement.empty")} note={t("records.statement.emptyNote")} />
        )}
        {lines.length > 0 && (
          <GrowingDays record={statement} art="sign" items={lines}>
            {(line) => <StatementLine line={line} />}
          </GrowingDays>
        )}
      </div>
    </>
  );
}

export const screen = defineScreen({ component: TransactionsScreen });
