import { getChaseNumeros } from "@lantern/contract/lottery/get-chase-numeros.ts";
import { useCall } from "../../../../shared/wire/use-call.ts";
import type { BettingTerms, PlayMenu } from "./bet-line.ts";
import { numerosOf, orderBodyOf, type OrderBody, type PartedLine } from "./order-body.ts";
import type { IssueNow } from "../draws/use-live-issue.ts";
import { usePlaceOrder, type PlaceOrder } from "./use-place-order.ts";
import type { SlipControl } from "./use-slip.ts";
import type { NumberLimits } from "./use-number-limits.ts";

export interface PlacingInput {
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
  readonly control: SlipControl;
  readonly issue: IssueNow;
  readonly lines: readonly PartedLine[];
  readonly learn: NumberLimits["learn"];
  readonly onPlaced: (body: OrderBody) => void;
}

export interface Placing extends Omit<PlaceOrder, "place"> {
  readonly place: () => Promise<void>;
}

/** Places what the slip holds for the draw on sale and as many after it as the chase has. */
export function usePlacing({ menu, terms, control, issue, lines, learn, onPlaced }: PlacingInput): Placing {
  const { gameId, prizeMode } = menu;
  const { draws, growth, winStop } = control.slip;
  const chase = useCall(getChaseNumeros, { params: { gameId } }, { enabled: draws > 1, staleTimeMs: 5_000 });
  const order = usePlaceOrder(gameId, {
    onRefused: (refused, body) => learn(refused, body, issue.current?.numero ?? ""),
    onPlaced: (_, body) => onPlaced(body),
  });
  const place = async () => {
    if (issue.onSale === undefined) return;
    // The draws ahead move on while one picks: asked for anew, so that the bet covers as many as its price says.
    const ahead = draws === 1 ? [] : ((await chase.refetch()).data?.chaseNumeros ?? []);
    const numeros = numerosOf(
      issue.onSale.numero,
      ahead.map(({ numero }) => numero),
      draws,
    );
    if (numeros.length < draws) {
      control.change({ draws: numeros.length });
      return;
    }
    await order.place(orderBodyOf({ gameId, prizeMode, terms, lines, numeros, growth, winStop }));
    issue.reload();
  };
  return { ...order, place, pending: order.pending || chase.isFetching };
}
