import { getBetProof } from "@lantern/contract/lottery/get-bet-proof.ts";
import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useEffect, useState } from "react";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { bytesOfHex } from "./hex.ts";
import type { Draw } from "./draws-sheet.tsx";
import { contentText, playName } from "./play-text.ts";

type Order = CallValue<typeof listOrders>["content"][number];
type Proof = CallValue<typeof getBetProof>;

/** Bets that were given back before the lock were never sealed. */
const neverSealed = ["placed", "cancelled_user", "cancelled_win_stop", "cancelled_exclusion"];

export interface OwnBetsProofProps {
  readonly draw: Draw;
  readonly gameId: number;
  readonly gameCode: string;
}

/** The member's own bets of a draw: each is proven to be under the root by this browser, from what it shows of the bet itself. */
export function OwnBetsProof({ draw, gameId, gameCode }: OwnBetsProofProps) {
  const t = useText();
  const loggedIn = useSession() !== undefined;
  const { data } = useCall(listOrders, { query: { gameId, numero: draw.numero, size: 100 } }, { enabled: loggedIn, staleTimeMs: 0 });
  const sealed = (data?.content ?? []).filter(({ state }) => !neverSealed.includes(state));
  if (sealed.length === 0) return null;
  return (
    <section aria-labelledby="own-bets-proof">
      <h3 id="own-bets-proof" className="text-lead">
        {t("lottery.verify.own")}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {sealed.map((order) => (
          <li key={order.orderDetailId} className="rounded-m bg-ink-2 px-4 py-3">
            <p className="text-body">{playName(t, order.playId)}</p>
            <p className="text-label line-clamp-2 break-words text-paper-2 tabular-nums">
              <bdi dir="ltr">{contentText(t, order.bettingContent)}</bdi>
            </p>
            <OneBet order={order} draw={draw} gameCode={gameCode} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneBet({ order, draw, gameCode }: { readonly order: Order; readonly draw: Draw; readonly gameCode: string }) {
  const t = useText();
  const { data, isError } = useCall(getBetProof, { params: { subOrderId: order.orderDetailId } });
  const isIn = useInclusion(order, draw, gameCode, data);
  if (isError) return <p className="text-label mt-1 text-paper-3">{t("lottery.verify.own.failed")}</p>;
  if (isIn === undefined)
    return (
      <p className="text-label mt-1 text-paper-3" role="status">
        {t("lottery.verify.running")}
      </p>
    );
  return (
    <p className={`text-label mt-1 flex items-center gap-1.5 ${isIn ? "text-jade" : "text-heat"}`}>
      <Icon name={isIn ? "check-circle" : "warning-circle"} size={18} />
      {t(isIn ? "lottery.verify.own.in" : "lottery.verify.own.out")}
    </p>
  );
}

/** Undefined while it is worked out. The leaf is made of what the list shows of the bet, and of nothing that came with the proof. */
function useInclusion(order: Order, draw: Draw, gameCode: string, proof: Proof | undefined): boolean | undefined {
  const [isIn, setIsIn] = useState<boolean>();
  useEffect(() => {
    if (proof === undefined) return undefined;
    let current = true;
    const check = async () => {
      const [{ encodeBetLeaf }, { verifyMerkleProof }] = await Promise.all([
        import("@lantern/rules/lottery/bet-leaf.ts"),
        import("@lantern/rules/lottery/merkle.ts"),
      ]);
      const amount = parseAmount(order.amount, { decimalsMax: 4 });
      if (!amount.ok) throw new RangeError(`"${order.amount}" is no amount.`);
      const leaf = encodeBetLeaf({
        subOrderId: order.orderDetailId,
        gameCode,
        numero: draw.numero,
        playCode: order.playId,
        content: order.bettingContent,
        count: order.count,
        multiple: order.multiple,
        amountUnits: amount.amountUnits,
        odds: order.odds,
        rebatePer2000: order.rebatePer2000,
      });
      if (current) setIsIn(verifyMerkleProof(bytesOfHex(draw.betRoot), leaf, proof.steps));
    };
    check().catch(() => {
      if (current) setIsIn(false);
    });
    return () => {
      current = false;
    };
  }, [order, draw, gameCode, proof]);
  return isIn;
}
