import type { CallValue } from "@lantern/contract/call.ts";
import { placeOrder } from "@lantern/contract/lottery/place-order.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useServices, type AppServices } from "../../../../shared/page/app-services.tsx";
import { sessionKeyStore } from "../../../../shared/session/local-keys.ts";
import { useSession } from "../../../../shared/session/use-session.ts";
import { useStream } from "../../../../shared/stream/news.ts";
import { feel } from "../../../../shared/touch/haptics.ts";
import { handleRefusal } from "../../../../shared/wire/handle-refusal.ts";
import { newIdempotencyKey } from "../../../../shared/wire/idempotency-key.ts";
import type { Refused } from "../../../../shared/wire/outcome.ts";
import { callKey } from "../../../../shared/wire/use-call.ts";
import type { OrderBody } from "./order-body.ts";

export type PlacedOrders = CallValue<typeof placeOrder>;

/** An order on its way, with the key that makes it one and the same however often it is sent. */
interface SentOrder {
  readonly key: string;
  readonly body: OrderBody;
}

export interface PlaceOrder {
  readonly place: (body: OrderBody) => Promise<void>;
  /** Sends the unanswered order again, with its key. */
  readonly checkAgain: () => Promise<void>;
  readonly pending: boolean;
  /** Whether an order was sent whose answer never came: nothing else is placed until it is known. */
  readonly fateUnknown: boolean;
  readonly refused: Refused | undefined;
  readonly forgetRefusal: () => void;
}

/** Places orders. The key is kept until the platform has answered, over reloads too: no order can happen twice, none gets lost unnoticed. */
export function usePlaceOrder(
  gameId: number,
  listener: {
    readonly onPlaced: (placed: PlacedOrders, body: OrderBody) => void;
    readonly onRefused: (refused: Refused, body: OrderBody) => void;
  },
): PlaceOrder {
  const services = useServices();
  const userName = useSession()?.userName;
  const storeKey = `lotteryUnanswered:${userName ?? ""}:${gameId}`;
  const running = useRef(false);
  const told = useRef(listener);
  useEffect(() => {
    told.current = listener;
  }, [listener]);
  const [pending, setPending] = useState(false);
  const [unanswered, setUnanswered] = useState<SentOrder>();
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => setUnanswered(storedOrder(storeKey)), [storeKey]);

  const send = useCallback(
    async (order: SentOrder) => {
      if (running.current) return;
      running.current = true;
      setPending(true);
      setRefused(undefined);
      sessionKeyStore.set(storeKey, JSON.stringify(order));
      const outcome = await services.wire.callServer(placeOrder, { body: order.body, idempotencyKey: order.key });
      running.current = false;
      setPending(false);
      if (!outcome.ok && isUnanswered(outcome)) {
        setUnanswered(order);
        return;
      }
      sessionKeyStore.remove(storeKey);
      setUnanswered(undefined);
      if (outcome.ok) {
        feel("done");
        moneyLeft(services, outcome.value);
        told.current.onPlaced(outcome.value, order.body);
        return;
      }
      feel("refused");
      if (/^(?:access|site)\./.test(outcome.errorCode)) handleRefusal(services, outcome);
      else {
        told.current.onRefused(outcome, order.body);
        setRefused(outcome);
      }
    },
    [services, storeKey],
  );
  const checkAgain = useCallback(async () => {
    if (unanswered !== undefined) await send(unanswered);
  }, [send, unanswered]);
  useStream("reconnected", () => void checkAgain());
  return {
    place: (body) => send(unanswered ?? { key: newIdempotencyKey(), body }),
    checkAgain,
    pending,
    fateUnknown: unanswered !== undefined,
    refused,
    forgetRefusal: useCallback(() => setRefused(undefined), []),
  };
}

/** Whether nobody knows what became of an order: nothing came back, or something broke behind it. A closed house answers for itself. */
function isUnanswered({ errorCode, status }: Refused): boolean {
  return errorCode.startsWith("network.") || (status >= 500 && !errorCode.startsWith("site."));
}

/** The balance follows at once by what the order cost; the platform's own word comes right after. */
function moneyLeft({ queryClient }: AppServices, placed: PlacedOrders): void {
  queryClient.setQueryData<CallValue<typeof getWallet>>(callKey(getWallet), (known) =>
    known === undefined ? known : { ...known, sumBalance: lessened(known.sumBalance, placed.totalBettingAmount) },
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => [getWallet.name, "list-orders", "get-recent-lotteries"].includes(String(queryKey[1])),
  });
}

function lessened(balance: string, amount: string): string {
  const from = parseAmount(balance, { decimalsMax: 4, negative: "allowed" });
  const by = parseAmount(amount, { decimalsMax: 4 });
  return from.ok && by.ok ? formatAmount(from.amountUnits - by.amountUnits, 2) : balance;
}

function storedOrder(storeKey: string): SentOrder | undefined {
  try {
    return (JSON.parse(sessionKeyStore.get(storeKey) ?? "null") as SentOrder | null) ?? undefined;
  } catch {
    return undefined;
  }
}
