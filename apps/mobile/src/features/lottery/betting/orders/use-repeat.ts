import { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { toastMs } from "../../../../shared/toast/toasts.ts";
import type { BettingTerms } from "../slip/bet-line.ts";
import { playName } from "../plays/play-text.ts";
import type { SlipControl } from "../slip/use-slip.ts";
import { repeatOrders, type RepeatableOrder } from "./repeat-orders.ts";

export interface Repeat {
  /** Puts the orders' bets into the slip and shows it; places nothing. */
  readonly repeat: (orders: readonly RepeatableOrder[]) => void;
  /** The same with all that the member bet on one draw. */
  readonly repeatDraw: (numero: string) => Promise<void>;
}

export interface RepeatPlace {
  readonly gameId: number;
  readonly terms: BettingTerms;
  /** The prize level that the member bets at now. */
  readonly series: number;
  readonly control: SlipControl;
  /** The slip holds the bets. */
  readonly onFilled: () => void;
}

/** The way from bets that were placed back into the slip. */
export function useRepeat({ gameId, terms, series, control, onFilled }: RepeatPlace): Repeat {
  const t = useText();
  const { toasts, wire } = useServices();
  const repeat = (orders: readonly RepeatableOrder[]) => {
    const { lines, goneByPlay } = repeatOrders(terms, series, orders);
    if (goneByPlay.length > 0) {
      const plays = goneByPlay.map((playId) => playName(t, playId)).join(", ");
      toasts.show("info", t("lotteryOrders.again.gone", { plays }), { ms: toastMs.success });
    }
    if (lines.length === 0) return;
    control.addLines(lines);
    onFilled();
    if (goneByPlay.length === 0) toasts.show("success", t("lotteryOrders.again.added", { count: lines.length }), { ms: toastMs.success });
  };
  const repeatDraw = async (numero: string) => {
    const outcome = await wire.callServer(listOrders, { query: { gameId, numero, page: 1, size: 100 } });
    if (outcome.ok) repeat(outcome.value.content);
    else toasts.show("error", t("lotteryOrders.again.failed"));
  };
  return { repeat, repeatDraw };
}
