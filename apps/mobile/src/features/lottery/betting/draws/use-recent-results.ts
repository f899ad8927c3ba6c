import { listDraws } from "@lantern/contract/lottery/list-draws.ts";
import { useEffect, useMemo, useState } from "react";
import { useCall } from "../../../../shared/wire/use-call.ts";
import type { LiveIssue } from "./live-issue.ts";

/** A draw with its prizes. */
export type Drawn = NonNullable<LiveIssue["last"]>;

/** How many draws the board looks back. */
const lookBackDraws = 50;

/** The last draws, newest first: read once, then each live draw in front of them. */
export function useRecentResults(gameId: number, last: LiveIssue["last"]): readonly Drawn[] {
  const { data } = useCall(listDraws, { params: { gameId }, query: { size: lookBackDraws } }, { staleTimeMs: Number.POSITIVE_INFINITY });
  const [live, setLive] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    if (last !== undefined) setLive((before) => [last, ...before.filter(({ numero }) => numero !== last.numero)]);
  }, [last]);
  return useMemo(() => {
    if (data === undefined) return [];
    const known = new Set(data.draws.map(({ numero }) => numero));
    return [...live.filter(({ numero }) => !known.has(numero)), ...data.draws];
  }, [data, live]);
}
