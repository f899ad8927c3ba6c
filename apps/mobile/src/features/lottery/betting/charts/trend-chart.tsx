import { trendRows } from "@lantern/rules/lottery/trends/absences.ts";
import { viewOfPlay } from "@lantern/rules/lottery/trends/family-views.ts";
import { useMemo, useState, type CSSProperties } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import type { ChartProps } from "./chart-props.ts";
import { viewName } from "./chart-text.ts";
import { SpanChoice, ViewChips } from "./choices.tsx";
import { lineViewsOf } from "./line-views.ts";

const spans = [30, 50, 100] as const;

/** Draw by draw what came at a place, with a line through it; a table with a drawing under it, so that it reads and scrolls as one. */
export function TrendChart({ family, play, draws }: ChartProps) {
  const t = useText();
  const views = useMemo(() => lineViewsOf(family), [family]);
  const [code, setCode] = useState(() => viewOfPlay(play, views)?.code);
  const [span, setSpan] = useState<number>(spans[0]);
  const view = views.find((one) => one.code === code) ?? views[0];
  const rows = useMemo(
    () =>
      view === undefined
        ? []
        : trendRows(
            view,
            draws.map(({ result }) => result),
            span,
          ).toReversed(),
    [view, draws, span],
  );
  if (view === undefined) return null;
  return (
    <div className="pb-6">
      <ViewChips
        label={t("lotteryCharts.views")}
        choices={views.map((one) => ({ code: one.code, name: viewName(t, one, views) }))}
        selected={view.code}
        onSelect={setCode}
      />
      <div className="px-5 pt-1 pb-3">
        <SpanChoice spans={spans} span={span} onSpan={setSpan} />
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="trend-scroll" role="group" aria-label={t("lotteryCharts.trend")} tabIndex={0}>
        <div className="trend-sheet" style={{ "--columns": view.numbers.length, "--rows": rows.length } as CSSProperties}>
          <table className="trend-table">
            <caption className="sr-only">{t("lotteryCharts.trend.caption")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("lotteryCharts.trend.draw")}</th>
                {view.numbers.map((number) => (
                  <th key={number} scope="col">
                    {number}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ drawn, absent }, row) => (
                <tr key={draws[row]?.numero ?? row}>
                  <th scope="row">{shortNumero(draws[row]?.numero ?? "")}</th>
                  {absent.map((count, place) =>
                    place === drawn ? (
                      <td key={place} data-drawn="">
                        <b>{view.numbers[place]}</b>
                      </td>
                    ) : (
                      <td key={place}>
                        <span aria-hidden="true">{count}</span>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <TrendLine places={rows.map(({ drawn }) => drawn)} columns={view.numbers.length} />
        </div>
      </div>
      <p className="text-note px-5 pt-3 text-paper-3">{t("lotteryCharts.trend.caption")}</p>
    </div>
  );
}

/** The line through what was drawn, in cells; it stretches with them. */
function TrendLine({ places, columns }: { readonly places: readonly number[]; readonly columns: number }) {
  return (
    <svg className="trend-line" viewBox={`0 0 ${columns} ${places.length}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={places.map((place, row) => `${place + 0.5},${row + 0.5}`).join(" ")} />
    </svg>
  );
}
