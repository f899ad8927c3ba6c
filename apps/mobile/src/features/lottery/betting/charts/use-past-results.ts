import type { CallValue } from "@lantern/contract/call.ts";
import { listResults } from "@lantern/contract/lottery/list-results.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useStream } from "../../../../shared/stream/news.ts";
import { RefusedError } from "../../../../shared/wire/outcome.ts";
import { callKey } from "../../../../shared/wire/use-call.ts";
import { withNewResults } from "./with-new-results.ts";

type ShortDraws = CallValue<typeof listResults>["draws"];

/** The longest span that statistics are made of. */
export const pastDrawsMax = 300;

export interface PastDraw {
  readonly numero: string;
  readonly result: DrawResult;
}

/**
 * A game's past draws, newest first, as many as statistics look at. The long list is read once; from then on only what was drawn since, when
 * the charts are opened and with each draw. What became void or was corrected is read anew.
 */
export function usePastResults(
  gameId: number,
  family: LotteryFamily,
): { readonly draws: readonly PastDraw[] | undefined; readonly failed: boolean; readonly fetching: boolean; readonly retry: () => void } {
  const { wire } = useServices();
  const queryClient = useQueryClient();
  const queryKey = callKey(listResults, { params: { gameId } });
  const { data, isError, isFetching, refetch } = useQuery<ShortDraws, RefusedError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<ShortDraws>(queryKey) ?? [];
      const [newest] = known;
      const outcome = await wire.callServer(listResults, {
        params: { gameId },
        query: newest === undefined ? { size: pastDrawsMax } : { size: pastDrawsMax, after: newest.numero },
        signal,
      });
      if (!outcome.ok) throw new RefusedError(outcome);
      return [...withNewResults(known, outcome.value.draws, pastDrawsMax)];
    },
    staleTime: 0,
  });
  useStream("lottery.issue_drawn", (fact) => {
    if (fact["gameId"] === gameId) void refetch();
  });
  useStream("lottery.issue_corrected", (fact) => {
    if (fact["gameId"] === gameId) void refetch();
  });
  useStream("lottery.issue_void", (fact) => {
    if (fact["gameId"] === gameId) void queryClient.resetQueries({ queryKey, exact: true });
  });
  const draws = useMemo(
    () =>
      data?.flatMap(({ numero, result }): PastDraw[] => {
        const parsed = family.parseResult(result);
        return parsed.ok ? [{ numero, result: parsed.result }] : [];
      }),
    [data, family],
  );
  return { draws, failed: isError && data === undefined, fetching: isFetching, retry: () => void refetch() };
}
