import type { CallValue } from "@lantern/contract/call.ts";
import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCall } from "../../../../shared/wire/use-call.ts";
import { isRunning, settledNotice, type SettledNotice } from "../draws/settled-notice.ts";

const none: CallValue<typeof listOrders>["content"] = [];

/** The member's last bets on this lottery, read again by the stream's signal: how many run, and what came of those that did. */
export function useMyOrders(gameId: number): {
  /** His last bets, newest first. */
  readonly orders: CallValue<typeof listOrders>["content"];
  readonly runningCount: number;
  readonly notice: SettledNotice | undefined;
  readonly dismiss: () => void;
} {
  const { data } = useCall(listOrders, { query: { gameId, page: 1, size: 20 } }, { keepPrevious: true, staleTimeMs: 0 });
  const running = useRef<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<SettledNotice>();
  useEffect(() => {
    if (data === undefined) return;
    const news = settledNotice(running.current, data.content);
    if (news !== undefined) setNotice(news);
    running.current = new Set(data.content.filter(({ state }) => isRunning(state)).map(({ orderDetailId }) => orderDetailId));
  }, [data]);
  const dismiss = useCallback(() => setNotice(undefined), []);
  return {
    orders: data?.content ?? none,
    runningCount: data?.content.filter(({ state }) => isRunning(state)).length ?? 0,
    notice,
    dismiss,
  };
}
