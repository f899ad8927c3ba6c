import { getThirdPartyRecords } from "@lantern/contract/records/get-third-party-records.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Chip } from "@lantern/ui/components/chip.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import { useRecordPages } from "../../shared/lists/use-record-pages.ts";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { GrowingDays } from "./growing-days.tsx";
import { DayChoice } from "./day-choice.tsx";
import { daysOfPeriod, type DayRange } from "./day-range.ts";
import { GameRecordLine } from "./game-record-line.tsx";
import { GameTotals, GameTotalsSkeleton } from "./game-totals.tsx";
import { PeriodChips } from "./period-chips.tsx";
import type { Period } from "../../shared/lists/period.ts";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { VendorChip, type VendorChoice } from "./vendor-chip.tsx";

const pageSize = 15;

export interface GameRecordsProps {
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** The member's rounds at vendors (specification 7.16), by a period or by days of one's own: what they come to, then each of them. */
export function GameRecords({ period, onPeriod }: GameRecordsProps) {
  const t = useText();
  const { facts, clock } = useServices();
  const [days, setDays] = useState<DayRange>();
  const [choice, setChoice] = useState<VendorChoice>({});
  const range = days ?? daysOfPeriod(period, clock.nowMs(), facts.timeZone);
  const query = { ...range, ...choice, size: pageSize };
  const record = useRecordPages({
    call: getThirdPartyRecords,
    choice: [range.startDate, range.endDate, choice.gameType, choice.vassalage].join(":"),
    query,
    read: (wire, before, signal) =>
      wire.callServer(getThirdPartyRecords, { query: before === undefined ? query : { ...query, before }, signal }),
  });
  const { pages, refresh } = record;
  useStream("balance", () => void refresh());
  const records = pages?.flatMap((page) => page.records) ?? [];
  const [first] = pages ?? [];
  return (
    <>
      <PeriodChips
        selected={days === undefined ? period : undefined}
        onSelect={(chosen) => {
          setDays(undefined);
          onPeriod(chosen);
        }}
      >
        <Chip selected={days !== undefined} onClick={() => setDays(days === undefined ? range : undefined)}>
          {t("records.period.days")}
        </Chip>
        <VendorChip vendors={first?.vendors} selected={choice} onSelect={setChoice} />
      </PeriodChips>
      {days !== undefined && <DayChoice range={days} onChange={setDays} />}
      <AsOf atMs={record.asOfMs} className="px-5 pb-2" />
      {record.failed && <LoadFailed title={t("records.bets.failed")} pending={record.fetching} onRetry={() => void refresh()} />}
      {pages === undefined && !record.failed && (
        <>
          <GameTotalsSkeleton />
          <RecordSkeleton count={5} heading art="tile" />
        </>
      )}
      {first?.totals !== undefined && first.totals.count > 0 && <GameTotals totals={first.totals} />}
      {pages !== undefined && records.length === 0 && (
        <EmptyState
          picture="bets"
          title={t("records.games.empty")}
          note={t("records.games.emptyNote")}
          action={
            <ButtonLink kind="quiet" href={hrefs.gameCentre()}>
              {t("records.games.toGames")}
            </ButtonLink>
          }
        />
      )}
      {records.length > 0 && (
        <GrowingDays record={record} art="tile" items={records}>
          {(round) => <GameRecordLine round={round} />}
        </GrowingDays>
      )}
    </>
  );
}
