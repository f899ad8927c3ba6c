import "./records.css";
import { listBets } from "@lantern/contract/records/list-bets.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useStream } from "../../shared/stream/news.ts";
import { useText } from "../../shared/text/text.tsx";
import { BetLine } from "./bet-line.tsx";
import { GrowingDays } from "./growing-days.tsx";
import { GameRecords } from "./game-records.tsx";
import { PeriodChips } from "./period-chips.tsx";
import { periodStart, type Period } from "../../shared/lists/period.ts";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { useRecordPages } from "../../shared/lists/use-record-pages.ts";
import { useSubject } from "./use-subject.ts";

const products = ["all", "lottery", "game"] as const;
type Product = (typeof products)[number];

const panelId = "betting-record";
const pageSize = 15;

/** The betting record (specification 2.5, 7.16): every bet of every product, newest first. */
function BettingRecordScreen() {
  const t = useText();
  const [product, setProduct] = useState<Product>("all");
  const [period, setPeriod] = useState<Period>("quarter");
  return (
    <>
      <Tabs
        label={t("records.bets.products")}
        items={products.map((id) => ({ id, label: t(`records.bets.product.${id}`) }))}
        selected={product}
        onSelect={setProduct}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`records.bets.product.${product}`)} className="min-h-[60vh]">
        {product === "game" ? (
          <GameRecords period={period} onPeriod={setPeriod} />
        ) : (
          <>
            <PeriodChips selected={period} onSelect={setPeriod} />
            <Bets key={product} product={product} period={period} />
          </>
        )}
      </div>
    </>
  );
}

function Bets({ product, period }: { readonly product: Exclude<Product, "game">; readonly period: Period }) {
  const t = useText();
  const { facts, clock } = useServices();
  const query = { product, from: periodStart(period, clock.nowMs(), facts.timeZone), size: pageSize };
  const record = useRecordPages({
    call: listBets,
    choice: `${product}:${period}`,
    query,
    read: (wire, before, signal) => wire.callServer(listBets, { query: before === undefined ? query : { ...query, before }, signal }),
  });
  const { pages, refresh } = record;
  useStream("order", () => void refresh());
  const bets = pages?.flatMap((page) => page.bets) ?? [];
  const isSubject = useSubject({ ...record, bets, pageCount: pages?.length ?? 0 });
  const firstSubject = bets.find(isSubject);
  return (
    <>
      <AsOf atMs={record.asOfMs} className="px-5 pb-2" />
      {record.failed && <LoadFailed title={t("records.bets.failed")} pending={record.fetching} onRetry={() => void refresh()} />}
      {pages === undefined && !record.failed && <RecordSkeleton count={6} heading art="tile" />}
      {pages !== undefined && bets.length === 0 && (
        <EmptyState
          picture="bets"
          title={t("records.bets.empty")}
          note={t("records.bets.emptyNote", { period })}
          action={
            <ButtonLink kind="quiet" href={hrefs.lottery()}>
              {t("records.bets.toLottery")}
            </ButtonLink>
          }
        />
      )}
      {bets.length > 0 && (
        <GrowingDays record={record} art="tile" items={bets}>
          {(bet) => <BetLine bet={bet} opened={isSubject(bet)} inView={bet === firstSubject} />}
        </GrowingDays>
      )}
    </>
  );
}

export const screen = defineScreen({ component: BettingRecordScreen });
