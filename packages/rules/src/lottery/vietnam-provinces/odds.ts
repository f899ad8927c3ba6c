import type { OddsSet, PlayOdds } from "../odds.ts";
import type { VietnamProvinceOptions } from "./options.ts";
import { vietnamPairCode } from "./result.ts";

/** Prices by play, within what houses of the market pay; an operator may set others. Decimal, the stake included. */
const prices: Readonly<Record<string, PlayOdds>> = {
  lo_2: { win: "99.5" },
  lo_2_1k: { win: "5.445" },
  lo_2_first: { win: "99" },
  lo_3: { win: "960" },
  lo_4: { win: "8800" },
  de_special: { win: "99" },
  de_g1: { win: "98" },
  de_g8: { win: "98" },
  de_head_block: { win: "98" },
  head: { win: "9.8" },
  tail: { win: "9.8" },
  head_tail: { win: "98" },
  cang_3_special: { win: "960" },
  cang_3_g7: { win: "960" },
  cang_3_both: { win: "960" },
  cang_4_special: { win: "9000" },
  xien_2: { win: "28" },
  xien_3: { win: "150" },
  xien_4: { win: "750" },
  xien_wheel: { xien_2: "28", xien_3: "150", xien_4: "750" },
  da_2: { win: "750" },
  da_wheel: { win: "750" },
  truot_4: { win: "1.9" },
  truot_6: { win: "2.5" },
  truot_8: { win: "3.4" },
  truot_10: { win: "4.4" },
  bao_7: { win: "90" },
  bao_7_3: { win: "900" },
  lo_2_dao: { win: "99" },
  lo_3_dao: { win: "960" },
  lo_4_dao: { win: "8800" },
  cang_3_special_dao: { win: "960" },
  cang_3_g7_dao: { win: "960" },
  cang_3_both_dao: { win: "960" },
  big_small: { big: "1.96", small: "1.96" },
  odd_even: { odd: "1.96", even: "1.96" },
};

/** The price of lô 2 where its number costs 15 units instead of 18. */
const loTwoPriceAt15: PlayOdds = { win: "79" };
/** Repeats that pay half as much again lower the prices of xiên. */
const xienPricesWithRepeats: Readonly<Record<string, PlayOdds>> = { xien_2: { win: "25" }, xien_3: { win: "120" }, xien_4: { win: "600" } };
const pairPrice: PlayOdds = { win: "550" };

/** The default odds set of a family of provinces under its options. */
export function vietnamProvinceOdds(family: string, { loTwoStake, xienRepeats }: VietnamProvinceOptions): OddsSet {
  const set = {
    ...prices,
    ...(loTwoStake === 15 ? { lo_2: loTwoPriceAt15 } : {}),
    ...(xienRepeats === "half_bonus" ? xienPricesWithRepeats : {}),
  };
  return Object.fromEntries(Object.entries(set).map(([name, odds]) => [`${family}_${name}`, odds]));
}

/** The default odds set of two provinces: one price under every custom. */
export const vietnamPairOdds: OddsSet = {
  [`${vietnamPairCode}_da_xien`]: pairPrice,
  [`${vietnamPairCode}_da_xien_wheel`]: pairPrice,
};
