import type { OddsSet, PlayOdds } from "../odds.ts";
import type { VietnamNorthOptions } from "./options.ts";
import { vietnamNorthCode } from "./result.ts";

/** Prices by play, within what houses of the market pay; an operator may set others. Decimal, the stake included. */
const prices: Readonly<Record<string, PlayOdds>> = {
  lo_2: { win: "99.5" },
  lo_2_1k: { win: "3.68" },
  lo_2_first: { win: "99" },
  lo_3: { win: "960" },
  lo_4: { win: "8800" },
  de_special: { win: "99" },
  de_g1: { win: "98" },
  de_g7: { win: "98" },
  de_head_block: { win: "98" },
  head: { win: "9.8" },
  tail: { win: "9.8" },
  head_tail: { win: "98" },
  cang_3_special: { win: "960" },
  cang_3_g6: { win: "960" },
  cang_3_both: { win: "960" },
  cang_4_special: { win: "9000" },
  xien_2: { win: "17" },
  xien_3: { win: "75" },
  xien_4: { win: "250" },
  xien_wheel: { xien_2: "17", xien_3: "75", xien_4: "250" },
  da_2: { win: "650" },
  da_wheel: { win: "650" },
  truot_4: { win: "2.5" },
  truot_6: { win: "4.5" },
  truot_8: { win: "8" },
  truot_10: { win: "12" },
  truot_12: { win: "16" },
  truot_14: { win: "20" },
  bao_8: { win: "90" },
  bao_7_3: { win: "900" },
  lo_2_dao: { win: "99" },
  lo_3_dao: { win: "960" },
  lo_4_dao: { win: "8800" },
  cang_3_special_dao: { win: "960" },
  cang_3_g6_dao: { win: "960" },
  cang_3_both_dao: { win: "960" },
  big_small: { big: "1.96", small: "1.96" },
  odd_even: { odd: "1.96", even: "1.96" },
};

/** The price of lô 2 where its number costs 22 units instead of 27. */
const loTwoPriceAt22: PlayOdds = { win: "78" };
/** Repeats that pay half as much again lower the price of xiên of two. */
const xienPricesWithRepeats: Readonly<Record<string, PlayOdds>> = { xien_2: { win: "13" }, xien_3: { win: "54" }, xien_4: { win: "190" } };

/** The default odds set of the family under its options. */
export function vietnamNorthOdds({ loTwoStake, xienRepeats }: VietnamNorthOptions): OddsSet {
  const set = {
    ...prices,
    ...(loTwoStake === 22 ? { lo_2: loTwoPriceAt22 } : {}),
    ...(xienRepeats === "half_bonus" ? xienPricesWithRepeats : {}),
  };
  return Object.fromEntries(Object.entries(set).map(([name, odds]) => [`${vietnamNorthCode}_${name}`, odds]));
}
