import type { NumberStatistics } from "@lantern/rules/lottery/trends/number-statistics.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useState, type CSSProperties } from "react";
import { useText } from "../../../../shared/text/text.tsx";

type Column = "number" | "ago" | "times" | "average" | "longest";

/** By what each column is sorted, the first tap's order first. */
const columns: Readonly<Record<Column, { readonly valueOf: (one: NumberStatistics) => number; readonly first: "up" | "down" }>> = {
  number: { valueOf: ({ number }) => Number(number), first: "up" },
  ago: { valueOf: ({ ago }) => ago ?? Number.MAX_SAFE_INTEGER, first: "down" },
  times: { valueOf: ({ times }) => times, first: "down" },
  average: { valueOf: ({ averageGap }) => averageGap ?? Number.MAX_SAFE_INTEGER, first: "up" },
  longest: { valueOf: ({ longestGap }) => longestGap, first: "down" },
};
const columnNames = Object.keys(columns) as Column[];

/** Every number with its absence, how often it came, and its gaps; a tap on a column's head sorts by it. */
export function NumberTable({ statistics, span }: { readonly statistics: readonly NumberStatistics[]; readonly span: number }) {
  const t = useText();
  const [sort, setSort] = useState<{ readonly column: Column; readonly order: "up" | "down" }>({ column: "ago", order: "down" });
  const { valueOf } = columns[sort.column];
  const sign = sort.order === "up" ? 1 : -1;
  const sorted = statistics.toSorted(
    (left, right) => (valueOf(left) - valueOf(right)) * sign || Number(left.number) - Number(right.number),
  );
  const longest = Math.max(1, ...statistics.map(({ longestGap }) => longestGap));
  return (
    <section>
      <h3 className="text-lead mb-1">{t("lotteryCharts.all")}</h3>
      <table className="number-table">
        <thead>
          <tr>
            {columnNames.map((column) => {
              const chosen = column === sort.column;
              return (
                <th key={column} scope="col" aria-sort={chosen ? (sort.order === "up" ? "ascending" : "descending") : "none"}>
                  <button
                    type="button"
                    onClick={() => setSort({ column, order: chosen ? (sort.order === "up" ? "down" : "up") : columns[column].first })}
                  >
                    {t(`lotteryCharts.column.${column}`)}
                    {chosen && <Icon name={sort.order === "up" ? "caret-up" : "caret-down"} size={12} />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ number, times, ago, averageGap, longestGap }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td className="number-absence" style={{ "--share": (ago ?? longestGap) / longest } as CSSProperties}>
                {ago ?? `${span}+`}
              </td>
              <td>{times}</td>
              <td>{averageGap === undefined ? "–" : averageGap.toFixed(1)}</td>
              <td>{longestGap}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-note mt-3 text-paper-3">{t("lotteryCharts.columns")}</p>
    </section>
  );
}
