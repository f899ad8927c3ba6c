import { getNearNumeros } from "@lantern/contract/lottery/get-near-numeros.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useEffect, useMemo, useReducer, useState } from "react";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useStream } from "../../../../shared/stream/news.ts";
import { atMoment } from "../../at-moment.ts";
import { retryAfterMs, useTimedCall } from "../../timed-answer.ts";
import { nearRefetchMs, unknownIssue, withNews, type CurrentIssue, type LiveIssue, type NearNumeros } from "./live-issue.ts";
import { seenIssues } from "./seen-issues.ts";

export interface IssueNow extends LiveIssue {
  /** The issue that takes bets at this moment. */
  readonly onSale: CurrentIssue | undefined;
  /** Issues whose official results are awaited. */
  readonly awaited: NearNumeros["awaitedNumeros"];
  /** The last issue, where it came to nothing. */
  readonly voided: NearNumeros["voidNumero"];
  /** The last draw, where its result was corrected. */
  readonly correctedNumero: string | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** A game's moment, kept by the stream and, where that is silent, by asking again. */
export function useLiveIssue(gameId: number): IssueNow {
  const { clock } = useServices();
  const [chance] = useState(Math.random);
  const near = useTimedCall(
    getNearNumeros,
    { query: { gameId } },
    { refetchAfterMs: (answer) => (answer === undefined ? retryAfterMs : nearRefetchMs(answer, chance)) },
  );
  const [issue, tell] = useReducer(withNews, unknownIssue);
  const { data, refetch } = near;
  useEffect(() => {
    if (data === undefined) return;
    tell({ type: "answer", answer: data });
    const { currentNumero } = data.value;
    if (currentNumero?.isSale !== true) return;
    const { numero, commitment, link } = currentNumero;
    seenIssues.remember({ gameId, numero, commitment, link });
  }, [data, gameId]);
  useStream("lottery.issue_opened", (fact) => {
    if (fact["gameId"] !== gameId) return;
    const numero = String(fact["numero"]);
    seenIssues.remember({ gameId, numero, commitment: String(fact["commitment"]), link: String(fact["link"]) });
    tell({
      type: "opened",
      numero,
      openedAtMs: clock.nowMs(),
      lockAtMs: Date.parse(String(fact["lockAt"])),
      drawAtMs: Date.parse(String(fact["drawAt"])),
    });
  });
  useStream("lottery.issue_locked", (fact) => {
    if (fact["gameId"] !== gameId) return;
    const numero = String(fact["numero"]);
    seenIssues.remember({ gameId, numero, betRoot: String(fact["betRoot"]) });
    tell({ type: "locked", numero });
  });
  useStream("lottery.issue_drawn", (fact) => {
    if (fact["gameId"] !== gameId) return;
    tell({ type: "drawn", numero: String(fact["numero"]), result: fact["result"] as DrawResult });
  });
  useStream("lottery.issue_void", (fact) => {
    if (fact["gameId"] !== gameId) return;
    tell({ type: "void", numero: String(fact["numero"]) });
    void refetch();
  });
  useStream("lottery.result_awaited", (fact) => {
    if (fact["gameId"] === gameId) void refetch();
  });
  useStream("lottery.issue_corrected", (fact) => {
    if (fact["gameId"] === gameId) void refetch();
  });
  const ended = useEnded(issue.current?.lockAtMs);
  const onSale = issue.current !== undefined && !issue.current.locked && !ended ? issue.current : undefined;
  return useMemo(
    () => ({
      ...issue,
      onSale,
      awaited: (data?.value.awaitedNumeros ?? []).filter(({ numero }) => numero !== issue.last?.numero),
      voided: data?.value.voidNumero ?? null,
      correctedNumero: data?.value.previousNumero?.state === "corrected" ? data.value.previousNumero.numero : undefined,
      loading: data === undefined && !near.isError,
      failed: near.isError && data === undefined,
      reload: () => void refetch(),
    }),
    [issue, onSale, data, near.isError, refetch],
  );
}

/** Whether a moment of the server's clock has come; it tells when it does. */
function useEnded(endsAtMs: number | undefined): boolean {
  const { clock } = useServices();
  const [endedMs, setEndedMs] = useState<number>();
  useEffect(() => {
    if (endsAtMs === undefined) return undefined;
    return atMoment(clock, endsAtMs, () => setEndedMs(endsAtMs));
  }, [endsAtMs, clock]);
  return endsAtMs !== undefined && endedMs === endsAtMs;
}
