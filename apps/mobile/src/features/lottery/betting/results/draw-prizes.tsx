import { vietnamPairCode } from "@lantern/rules/lottery/vietnam-provinces/result.ts";
import { PrizeTable } from "./prize-table.tsx";
import { PairPrizes } from "./pair-prizes.tsx";
import type { PrizesProps } from "./prizes-props.ts";

/** All prizes of a draw, as its family lays them out. */
export function DrawPrizes(props: PrizesProps) {
  return props.family.code === vietnamPairCode ? <PairPrizes {...props} /> : <PrizeTable {...props} />;
}
