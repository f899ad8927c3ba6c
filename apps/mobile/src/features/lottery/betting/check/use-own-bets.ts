import type { CallValue } from "@lantern/contract/call.ts";
import { getBetProof } from "@lantern/contract/lottery/get-bet-proof.ts";
import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useSession } from "../../../../shared/session/use-session.ts";
import { callKey, useCall } from "../../../../shared/wire/use-call.ts";
import type { Wire } from "../../../../shared/wire/wire.ts";
import { bytesOfHex } from "./hex.ts";

export type Order = CallValue<typeof listOrders>["content"][number];

/** - `in`: under the root. - `out`: not under it, or the platform does not know the bet any more. - `unasked`: the proof could not be had. */
export type Inclusion = "in" | "out" | "unasked";

export interface OwnBet {
  readonly order: Order;
  /** Undefined while it is worked out. */
  readonly inclusion: Inclusion | undefined;
}

export interface SealedDraw {
  readonly gameId: number;
  readonly gameCode: string;
  readonly numero: string;
  /** Hex; empty where no bets were sealed. */
  readonly betRoot: string;
}

/** Bets that were given back before the lock were never sealed. */
const neverSealed = ["placed", "cancelled_user", "cancelled_win_stop", "cancelled_exclusion"];
/** As many of his bets in one draw as are shown and proven. */
const betsMax = 100;

/**
 * The member's own bets of a draw, each proven by this browser to be under the root, from what it shows of the bet itself. None for visitors;
 * undefined while they are asked for, `failed` where they do not come.
 */
export function useOwnBets(draw: SealedDraw | undefined): readonly OwnBet[] | "failed" | undefined {
  const loggedIn = useSession() !== undefined;
  const { wire } = useServices();
  const sealed = draw !== undefined && draw.betRoot !== "";
  const query = { gameId: draw?.gameId ?? 0, numero: draw?.numero ?? "", size: betsMax };
  const orders = useCall(listOrders, { query }, { enabled: sealed && loggedIn, staleTimeMs: 0 });
  const own = (orders.data?.content ?? []).filter(({ state }) => !neverSealed.includes(state));
  const proofs = useQuery({
    queryKey: [...callKey(getBetProof, { numero: draw?.numero, betRoot: draw?.betRoot }), own.map(({ orderDetailId }) => orderDetailId)],
    queryFn: async () => (draw === undefined ? [] : Promise.all(own.map((order) => inclusionOf(wire, order, draw)))),
    enabled: sealed && own.length > 0,
    staleTime: 0,
  });
  if (!sealed || !loggedIn) return [];
  if (orders.isError) return "failed";
  if (orders.data === undefined) return undefined;
  return own.map((order, place) => ({ order, inclusion: proofs.isError ? "unasked" : proofs.data?.[place] }));
}

async function inclusionOf(wire: Wire, order: Order, draw: SealedDraw): Promise<Inclusion> {
  const outcome = await wire.callServer(getBetProof, { params: { subOrderId: order.orderDetailId } });
  // Who shows a bet in the list and knows nothing of it in the closed set has dropped it.
  if (!outcome.ok) return outcome.errorCode.startsWith("lottery.") ? "out" : "unasked";
  const [{ encodeBetLeaf }, { verifyMerkleProof }] = await Promise.all([
    import("@lantern/rules/lottery/bet-leaf.ts"),
    import("@lantern/rules/lottery/merkle.ts"),
  ]);
  const amount = parseAmount(order.amount, { decimalsMax: 4 });
  if (!amount.ok) return "out";
  // The leaf is made of what the list shows of the bet, and of nothing that came with the proof.
  const leaf = encodeBetLeaf({
    subOrderId: order.orderDetailId,
    gameCode: draw.gameCode,
    numero: draw.numero,
    playCode: order.playId,
    content: order.bettingContent,
    count: order.count,
    multiple: order.multiple,
    amountUnits: amount.amountUnits,
    odds: order.odds,
    rebatePer2000: order.rebatePer2000,
  });
  try {
    return verifyMerkleProof(bytesOfHex(draw.betRoot), leaf, outcome.value.steps) ? "in" : "out";
  } catch {
    // A root that is no hex text seals nothing.
    return "out";
  }
}
