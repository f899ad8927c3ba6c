import "./price-table.css";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { oddsName } from "./play-text.ts";

/** A price whose key ends in a number belongs to a column of its own: `first_24` is the first prize of numbers with 24 orders. */
const keyOfColumn = /^(.+)_([0-9]+)$/;

/** Whether a play has several prizes, rather than a price for each pick. */
export function hasPriceTable(play: Play): boolean {
  return play.oddsKeys.length > 1 && play.oddsKeyOf === undefined && play.content.values.kind !== "words";
}

/** Prizes of one row: more than five stand in rows of three. */
function columnsMax({ oddsKeys }: Play): number {
  return oddsKeys.length > 5 ? 3 : 5;
}

export interface PriceTableProps {
  readonly play: Play;
  readonly odds: PlayOdds;
  /** A table of many rows shows its first, and the others at a tap: what one picks with stays in sight. */
  readonly folds?: boolean;
}

/** What each prize of a play pays, where it has several: a row a prize, a column where the prize hangs on the number's orders. */
export function PriceTable({ play, odds, folds = false }: PriceTableProps) {
  const t = useText();
  const [open, setOpen] = useState(!folds);
  if (!hasPriceTable(play)) return null;
  const parted = play.oddsKeys.map((key) => keyOfColumn.exec(key));
  const columns = [...new Set(parted.flatMap((match) => (match?.[2] === undefined ? [] : [match[2]])))];
  const rows = [...new Set(parted.flatMap((match) => (match?.[1] === undefined ? [] : [match[1]])))];
  const isMatrix = columns.length > 1 && rows.length > 1 && rows.length * columns.length === play.oddsKeys.length;
  if (!isMatrix) {
    return (
      <dl
        className="price-row"
        data-rows={columnsMax(play) === 3 ? "" : undefined}
        style={{ gridTemplateColumns: `repeat(${Math.min(play.oddsKeys.length, columnsMax(play))}, auto)` }}
      >
        {play.oddsKeys.map((key) => (
          <div key={key}>
            <dt>{oddsName(t, key)}</dt>
            <dd>{odds[key]}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const table = (
    <table className="price-table">
      <thead>
        <tr>
          <th scope="col">{t("lottery.bet.orders")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(open ? rows : rows.slice(0, 1)).map((row) => (
          <tr key={row}>
            <th scope="row">{oddsName(t, row)}</th>
            {columns.map((column) => (
              <td key={column}>{odds[`${row}_${column}`]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!folds) return table;
  return (
    <div className="price-fold">
      {table}
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? t("lottery.bet.hidePrizes") : t("lottery.bet.allPrizes", { count: rows.length })}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "caret-up" : "caret-down"} size={16} />
      </button>
    </div>
  );
}
