import type { SideOutcome } from "./sides.ts";

/** Cells of a column, as on every printed road. */
export const roadRows = 6;

/** A place on a road; columns and rows count from 0, from the left and the top. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly outcome: SideOutcome;
  /** Place of the draw among those given, of the big road's cell the draw that made it. */
  readonly draw: number;
  /** Draws without a side that followed this cell; always 0 on the bead plate, where they have cells of their own. */
  readonly ties: number;
}

/**
 * The bead plate: every draw a bead, six to a column, from the top down, then the next column.
 * @param outcomes oldest first.
 */
export function beadPlate(outcomes: readonly SideOutcome[]): readonly RoadCell[] {
  return outcomes.map((outcome, draw) => ({ column: Math.floor(draw / roadRows), row: draw % roadRows, outcome, draw, ties: 0 }));
}

/**
 * The big road, by the published rule of baccarat score cards: the same side goes on downwards, the other side begins the next column; where
 * the foot of the column or a taken cell is in the way, the run turns and goes on to the right (the dragon's tail). The next run begins in
 * the column after the one where this run began, or in the first after it whose head is free. A tie has no cell of its own: it is counted on
 * the cell before it, and those before the first side on that side's cell.
 * @param outcomes oldest first.
 */
export function bigRoad(outcomes: readonly SideOutcome[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<number>();
  const keyOf = (column: number, row: number) => column * roadRows + row;
  let head = -1;
  let turned = false;
  let tiesBefore = 0;
  for (const [draw, outcome] of outcomes.entries()) {
    const last = cells.at(-1);
    if (outcome === "neither") {
      if (last === undefined) tiesBefore += 1;
      else cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let column: number;
    let row: number;
    if (last?.outcome === outcome) {
      turned ||= last.row === roadRows - 1 || taken.has(keyOf(last.column, last.row + 1));
      column = turned ? last.column + 1 : last.column;
      row = turned ? last.row : last.row + 1;
    } else {
      column = head + 1;
      while (taken.has(keyOf(column, 0))) column += 1;
      head = column;
      row = 0;
      turned = false;
    }
    taken.add(keyOf(column, row));
    cells.push({ column, row, outcome, draw, ties: last === undefined ? tiesBefore : 0 });
  }
  return cells;
}
