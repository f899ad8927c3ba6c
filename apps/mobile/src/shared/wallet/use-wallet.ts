import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { useCallback, useEffect } from "react";
import { useSession } from "../session/use-session.ts";
import { rememberOffline, useRemembered, type Remembered } from "../offline/remembered.ts";
import { afterPaint } from "../page/after-paint.ts";
import { useCall } from "../wire/use-call.ts";

export interface ShownBalance {
  /** Decimal string: main purse plus vendors (specification 3.8). */
  readonly amount: string;
  readonly currency: string;
  /** When it was true, ms; set only where the platform cannot be reached and the last known one is shown. */
  readonly asOfMs: number | undefined;
}

/** The member's money, and a way to read it anew. Nothing for visitors. */
export function useWallet(): {
  readonly balance: ShownBalance | undefined;
  readonly reload: () => Promise<unknown>;
  readonly loading: boolean;
} {
  const session = useSession();
  const { data, refetch, isFetching, isError } = useCall(getWallet, undefined, { staleTimeMs: 15_000 });
  const key = session === undefined ? undefined : `wallet:${session.userName}`;
  const remembered: Remembered<{ amount: string; currency: string }> | undefined = useRemembered(isError ? key : undefined);
  useEffect(() => {
    if (data === undefined || key === undefined) return undefined;
    return afterPaint(() => rememberOffline(key, { amount: data.sumBalance, currency: data.currency }));
  }, [data, key]);
  const reload = useCallback(async () => (session === undefined ? undefined : refetch()), [refetch, session]);
  const fresh = data === undefined || isError ? undefined : { amount: data.sumBalance, currency: data.currency, asOfMs: undefined };
  const balance =
    session === undefined
      ? undefined
      : (fresh ?? (remembered === undefined ? undefined : { ...remembered.value, asOfMs: remembered.atMs }));
  return { balance, reload, loading: isFetching };
}
