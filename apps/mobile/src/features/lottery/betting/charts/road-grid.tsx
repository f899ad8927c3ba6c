import { roadRows, type RoadCell } from "@lantern/rules/lottery/trends/roads.ts";
import { useLayoutEffect, useRef } from "react";

/** Width and height of a cell in the drawing's own units, one to a pixel. */
const cell = 26;
const columnsMin = 12;

export interface RoadGridProps {
  readonly cells: readonly RoadCell[];
  readonly marks: { readonly first: string; readonly second: string };
  readonly label: string;
  readonly look: "filled" | "ring";
}

/** A road as one drawing on its printed grid; it opens at its newest end. The first side is a disc, the second a square, both with a letter. */
export function RoadGrid({ cells, marks, label, look }: RoadGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = Math.max(columnsMin, ...cells.map(({ column }) => column + 1));
  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollLeft = columns * cell;
  }, [columns]);
  const newest = Math.max(-1, ...cells.map(({ draw }) => draw));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={scroller} className="road-scroll" dir="ltr" role="group" aria-label={label} tabIndex={0}>
      <svg
        className="road-grid"
        data-look={look}
        width={columns * cell}
        height={roadRows * cell}
        viewBox={`0 0 ${columns * cell} ${roadRows * cell}`}
        aria-hidden="true"
      >
        <path className="road-lines" d={gridPath(columns)} />
        {cells.map((one) => (
          <Mark key={one.draw} of={one} text={one.outcome === "neither" ? "/" : marks[one.outcome]} newest={one.draw === newest} />
        ))}
      </svg>
    </div>
  );
}

function Mark({ of, text, newest }: { readonly of: RoadCell; readonly text: string; readonly newest: boolean }) {
  const { column, row, outcome, ties } = of;
  const half = cell / 2;
  return (
    <g
      transform={`translate(${column * cell + half} ${row * cell + half})`}
      className="road-mark"
      data-side={outcome}
      data-newest={newest ? "" : undefined}
    >
      {outcome === "second" ? <rect x={-10} y={-10} width={20} height={20} rx={5} /> : <circle r={10.5} />}
      <text y={4}>{text}</text>
      {ties > 0 && (
        <text className="road-ties" x={9} y={-4}>
          {ties}
        </text>
      )}
    </g>
  );
}

function gridPath(columns: number): string {
  const across = Array.from({ length: roadRows + 1 }, (_, row) => `M0 ${row * cell}H${columns * cell}`);
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column * cell} 0V${roadRows * cell}`);
  return [...across, ...down].join("");
}
