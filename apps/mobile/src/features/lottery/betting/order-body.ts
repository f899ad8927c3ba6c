import type { CallBody } from "@lantern/contract/call.ts";
import type { placeOrder } from "@lantern/contract/lottery/place-order.ts";
import { fullPercent, type EvenPart } from "@lantern/rules/lottery/exposure/number-limits.ts";
import type { SlipLine } from "./bet-line.ts";

export type OrderBody = CallBody<typeof placeOrder>;

/** A bet with the parts that it is sent in, where some of its numbers pay less than others. */
export interface PartedLine extends SlipLine {
  readonly parts: readonly EvenPart[];
}

export interface OrderWish {
  readonly gameId: number;
  readonly prizeMode: OrderBody["prizeMode"];
  readonly lines: readonly PartedLine[];
  /** The draws that every bet covers, the one on sale first. */
  readonly numeros: readonly string[];
  /** Ends a chase at its first win. */
  readonly winStop: boolean;
}

/** The order that the platform takes: a content for each bet, each with its draws. A single draw has nothing to stop. */
export function orderBodyOf({ gameId, prizeMode, lines, numeros, winStop }: OrderWish): OrderBody {
  return {
    prizeMode,
    device: "MOBILE",
    contents: lines.flatMap(({ playId, parts, stake }) =>
      parts.map(({ content, oddsPercent }) => ({
        gameId,
        winStop: winStop && numeros.length > 1,
        playId,
        bettingContent: content,
        singleBetPrice: stake.price,
        bettingApproach: stake.approach,
        ...(stake.series === undefined ? {} : { series: stake.series }),
        bettingSlip: null,
        numero: numeros.map((numero) => ({ numero, multiple: stake.multiple })),
        ...(oddsPercent === fullPercent ? {} : { oddsPercent }),
      })),
    ),
  };
}

/** The draws of a bet: from the one on sale, as many as wished of those that may still be chased. */
export function numerosOf(currentNumero: string, chaseNumeros: readonly string[], draws: number): readonly string[] {
  const ahead = chaseNumeros.filter((numero) => numero > currentNumero).toSorted();
  return [currentNumero, ...ahead].slice(0, draws);
}
