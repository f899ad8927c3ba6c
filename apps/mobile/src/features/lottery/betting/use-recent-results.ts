import { listDraws } from "@lantern/contract/lottery/list-draws.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useMemo, useRef } from "react";
import { useCall } from "../../../shared/wire/use-call.ts";
import type { LiveIssue } from "./live-issue.ts";

/** How many draws the board looks back. */
const lookBackDraws = 50;

/** The last draws, newest first: read once, then each live draw in front of them. */
export function useRecentResults(gameId: number, last: LiveIssue["last"]): readonly DrawResult[] {
  const { data } = useCall(listDraws, { params: { gameId }, query: { size: lookBackDraws } }, { staleTimeMs: Number.POSITIVE_INFINITY });
  const live = useRef(new Map<string, DrawResult>());
  if (last !== undefined) live.current.set(last.numero, last.result);
  const liveCount = live.current.size;
  return useMemo(() => {
    if (data === undefined) return [];
    const known = new Set(data.draws.map(({ numero }) => numero));
    const newer = [...live.current].filter(([numero]) => !known.has(numero)).toSorted(([left], [right]) => (left < right ? 1 : -1));
    return [...newer.map(([, result]) => result), ...data.draws.map(({ result }) => result)];
    // The map grows by a draw at a time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [data, liveCount]);
}
