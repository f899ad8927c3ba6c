import "./charts.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { LoadFailed } from "../../../../shared/page/load-failed.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { NumberChart } from "./number-chart.tsx";
import { RoadChart } from "./road-chart.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { usePastResults } from "./use-past-results.ts";

export type ChartKind = "numbers" | "trend" | "road";

export interface ChartsPanelProps {
  readonly kind: ChartKind;
  readonly gameId: number;
  readonly family: LotteryFamily;
  readonly play: Play;
}

const charts = { numbers: NumberChart, trend: TrendChart, road: RoadChart } as const;

/** What a game's past draws look like, in numbers, as lines, or as roads. */
export function ChartsPanel({ kind, gameId, family, play }: ChartsPanelProps) {
  const t = useText();
  const { draws, failed, fetching, retry } = usePastResults(gameId, family);
  if (failed) return <LoadFailed title={t("lotteryCharts.failed")} pending={fetching} onRetry={retry} />;
  if (draws === undefined) {
    return (
      <div className="flex flex-col gap-3 px-5 py-3" role="status" aria-label={t("shell.loading")}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} className="h-10 w-full rounded-m" />
        ))}
      </div>
    );
  }
  if (draws.length === 0) return <EmptyState title={t("lottery.draws.empty")} />;
  const Chart = charts[kind];
  return <Chart family={family} play={play} draws={draws} />;
}
