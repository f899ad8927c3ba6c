import "./records.css";
import { listTransactionCodes } from "@lantern/contract/records/list-transaction-codes.ts";
import { listTransactions } from "@lantern/contract/records/list-transactions.ts";
import type { TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { InfiniteList } from "@lantern/ui/components/infinite-list.tsx";
import { SelectField } from "@lantern/ui/components/select-field.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { DayList } from "./day-list.tsx";
import { PeriodChips } from "./period-chips.tsx";
import { periodStart, type Period } from "./period.ts";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { StatementLine } from "./statement-line.tsx";
import { useRecordPages } from "./use-record-pages.ts";

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
    query,
    read: (wire, before, signal) =>
      wire.callServer(listTransactions, { query: before === undefined ? query : { ...query, before }, signal }),
  });
  const { pages, refresh } = statement;
  useStream("balance", () => void refresh());
  const lines = pages?.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <div className="px-4 pt-2">
        <ReasonField selected={reason} onSelect={setReason} />
      </div>
      <PeriodChips selected={period} onSelect={setPeriod} />
      <div className="min-h-[60vh] pt-1">
        {statement.failed && (
          <ErrorState
            title={t("records.statement.failed")}
            retryLabel={t("shell.retry")}
            pending={statement.fetching}
            onRetry={() => void refresh()}
          />
        )}
        {pages === undefined && !statement.failed && <RecordSkeleton count={7} heading />}
        {pages !== undefined && lines.length === 0 && (
          <EmptyState title={t("records.statement.empty")} note={t("records.statement.emptyNote")} />
        )}
        {lines.length > 0 && (
          <InfiniteList
            hasMore={statement.hasMore}
            loading={statement.loadingMore}
            failed={statement.moreFailed}
            onMore={statement.more}
            loadingView={<RecordSkeleton count={3} heading={false} />}
            endText={t("records.end")}
            failedText={t("records.moreFailed")}
            retryLabel={t("shell.retry")}
          >
            <DayList items={lines} keyOf={({ id }) => id}>
              {(line) => <StatementLine line={line} />}
            </DayList>
          </InfiniteList>
        )}
      </div>
    </>
  );
}

/** The reasons in the platform's order, all first. */
function ReasonField({
  selected,
  onSelect,
}: {
  readonly selected: TransferReason | undefined;
  readonly onSelect: (reason: TransferReason | undefined) => void;
}) {
  const t = useText();
  const { data: codes } = useCall(listTransactionCodes, undefined, { staleTimeMs: 300_000 });
  const reasons = codes?.map(({ code }) => code) ?? [];
  return (
    <SelectField
      label={t("records.statement.reason")}
      icon="filter"
      value={selected ?? ""}
      onChange={(event) => onSelect(reasons.find((code) => code === event.target.value))}
    >
      <option value="">{t("records.statement.all")}</option>
      {reasons.map((code) => (
        <option key={code} value={code}>
          {t(`wallet.reason.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}

export const screen = defineScreen({ component: TransactionsScreen });
