import type { OddsSet, PlayOdds } from "../odds.ts";
import { boxKey } from "./big-small.ts";
import { orderCounts } from "./orders.ts";
import type { FourDOptions } from "./options.ts";
import { fourDCode, fourDPrizes, type FourDPrize } from "./result.ts";

/** What a stake of one wins, by prize; for i-box by the number's orders, 24, 12, 6 and 4. */
interface PrizeTable {
  readonly big: Readonly<Partial<Record<FourDPrize, number>>>;
  readonly small: Readonly<Partial<Record<FourDPrize, number>>>;
  readonly boxBig: Readonly<Partial<Record<FourDPrize, readonly number[]>>>;
  readonly boxSmall: Readonly<Partial<Record<FourDPrize, readonly number[]>>>;
}

/** Published alike by Magnum (4D, mBox) and by Sports Toto (4D, i-perm): prizes for RM 1. */
const malaysianTable: PrizeTable = {
  big: { first: 2500, second: 1000, third: 500, starter: 180, consolation: 60 },
  small: { first: 3500, second: 2000, third: 1000 },
  boxBig: {
    first: [105, 209, 417, 625],
    second: [42, 84, 167, 250],
    third: [21, 42, 84, 125],
    starter: [8, 15, 30, 45],
    consolation: [3, 5, 10, 15],
  },
  boxSmall: { first: [146, 292, 584, 875], second: [84, 167, 334, 500], third: [42, 84, 167, 250] },
};

/** Published by Singapore Pools (4D prizes): for $1, ordinary, system and roll entries, and iBet. */
const singaporeTable: PrizeTable = {
  big: { first: 2000, second: 1000, third: 490, starter: 250, consolation: 60 },
  small: { first: 3000, second: 2000, third: 800 },
  boxBig: {
    first: [83, 166, 335, 500],
    second: [41, 83, 168, 250],
    third: [20, 40, 85, 127],
    starter: [10, 20, 41, 62],
    consolation: [3, 6, 10, 15],
  },
  boxSmall: { first: [125, 250, 500, 750], second: [83, 167, 333, 500], third: [33, 66, 133, 200] },
};

const tables: Readonly<Record<FourDOptions["prizeTable"], PrizeTable>> = {
  magnum: malaysianTable,
  toto: malaysianTable,
  singapore: singaporeTable,
};

/** What books pay on single prizes for a stake of one: 4A 6000, 3A 660 and 3ABC 220, the other prizes and two digits in the same proportion. */
const singlePrizes: Readonly<Record<string, number>> = {
  "4a": 6000,
  "4b": 6000,
  "4c": 6000,
  "4d": 600,
  "4e": 600,
  "3a": 660,
  "3b": 660,
  "3c": 660,
  "3abc": 220,
  "3d": 66,
  "3e": 66,
  "2a": 66,
  "2b": 66,
  "2c": 66,
  "2abc": 22,
  "2d": 6.6,
  "2e": 6.6,
};

/** The default odds set of the family under its options. A prize on top of the stake is worth one more. */
export function fourDOdds({ prizeTable, prizeStake }: FourDOptions): OddsSet {
  const { big, small, boxBig, boxSmall } = tables[prizeTable];
  const priced = (amount: number) => String(Math.round((prizeStake === "within" ? amount : amount + 1) * 10) / 10);
  const straight = (table: PrizeTable["big"]): PlayOdds =>
    Object.fromEntries(fourDPrizes.flatMap((prize) => (table[prize] === undefined ? [] : [[prize, priced(table[prize])]])));
  const box = (table: PrizeTable["boxBig"]): PlayOdds =>
    Object.fromEntries(
      fourDPrizes.flatMap((prize) => (table[prize] ?? []).map((amount, place) => [boxKey(prize, orderCounts[place] ?? 0), priced(amount)])),
    );
  const prices: Readonly<Record<string, PlayOdds>> = {
    big: straight(big),
    small: straight(small),
    box_big: straight(big),
    box_small: straight(small),
    ibox_big: box(boxBig),
    ibox_small: box(boxSmall),
    ...Object.fromEntries(Object.entries(singlePrizes).map(([name, amount]) => [name, { win: priced(amount) }])),
  };
  return Object.fromEntries(Object.entries(prices).map(([name, odds]) => [`${fourDCode}_${name}`, odds]));
}
