import type { Play } from "../play.ts";
import { bigPrizes, fourDPlay, smallPrizes } from "./number-play.ts";
import { orderCounts, orderCountOf } from "./orders.ts";
import type { FourDPrize } from "./result.ts";

const forecasts = [
  { forecast: "big", prizes: bigPrizes },
  { forecast: "small", prizes: smallPrizes },
] as const;

/** The key of an i-box price: the prize and the orders of the number's digits. */
export function boxKey(prize: FourDPrize, orders: number): string {
  return `${prize}_${orders}`;
}

/**
 * Big wins with all 23 numbers, Small with the first three prizes at higher ones (Magnum, Sports Toto, Singapore Pools: how to play).
 * Straight, a number costs one unit. Content: different numbers joined by `_` ("0138_7766"), leading zeros written.
 */
export const straightPlays: readonly Play[] = forecasts.map(({ forecast, prizes }) =>
  fourDPlay({
    name: forecast,
    group: "straight",
    view: "last_4",
    prizes,
    oddsKeys: prizes,
    keyOf: (prize) => prize,
    exampleContent: forecast === "big" ? "5207" : "0918",
  }),
);

/** Box (permutation, system entry): a straight bet on every order of the number's digits, each at its own stake and price. */
export const boxPlays: readonly Play[] = forecasts.map(({ forecast, prizes }) =>
  fourDPlay({
    name: `box_${forecast}`,
    group: "box",
    view: "any_order",
    prizes,
    oddsKeys: prizes,
    keyOf: (prize) => prize,
    unitsOf: orderCountOf,
    unitsLeast: Math.min(...orderCounts),
    unitsMost: Math.max(...orderCounts),
    exampleContent: "7260",
  }),
);

/** I-box (mBox, i-perm, iBet): every order of the digits for one stake, at the price of the prize and the count of orders. */
export const oneStakeBoxPlays: readonly Play[] = forecasts.map(({ forecast, prizes }) =>
  fourDPlay({
    name: `ibox_${forecast}`,
    group: "ibox",
    view: "any_order",
    prizes,
    oddsKeys: prizes.flatMap((prize) => orderCounts.map((orders) => boxKey(prize, orders))),
    keyOf: (prize, number) => boxKey(prize, orderCountOf(number)),
    exampleContent: "7260",
  }),
);
