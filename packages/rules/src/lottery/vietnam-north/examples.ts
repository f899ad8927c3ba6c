/** The official draw of 31 December 2020, which the rules page takes its examples from. */
export const vietnamNorthExampleResult =
  "42050|71602|46241_14507|74322_38732_64804_78836_98669_54004|7045_7208_0361_9902|1677_9524_7016_4746_3257_3405|030_710_607|11_08_00_69";

/** Numbers that the draw misses. */
const missed = ["06", "12", "13", "14", "15", "17", "18", "19", "20", "21", "23", "25", "26", "27"];

/** A content that wins on the example draw for every play, by its name. */
export const vietnamNorthExamples: Readonly<Record<string, string>> = {
  lo_2: "07",
  lo_2_1k: "07",
  lo_2_first: "70",
  lo_3: "507",
  lo_4: "4507",
  de_special: "50",
  de_g1: "02",
  de_g7: "11",
  head_tail: "08",
  de_head_block: "5",
  head: "5",
  tail: "0",
  cang_3_special: "050",
  cang_3_g6: "710",
  cang_3_both: "050_710",
  cang_4_special: "2050",
  xien_2: "07_50",
  xien_3: "07_08_50",
  xien_4: "02_07_08_50",
  xien_wheel: "02_07_08",
  da_2: "07_50",
  da_wheel: "02_07_50",
  ...Object.fromEntries([4, 6, 8, 10, 12, 14].map((size) => [`truot_${size}`, missed.slice(0, size).join("_")])),
  bao_8: "07_50",
  bao_7_3: "257_710",
  lo_2_dao: "70",
  lo_3_dao: "075",
  lo_4_dao: "0457",
  cang_3_special_dao: "005",
  cang_3_g6_dao: "071",
  cang_3_both_dao: "005",
  big_small: "big",
  odd_even: "even",
};
