/** An invented draw of one province, which the rules pages of Central and South take their examples from. */
export const provinceExampleResult = "204750|81602|35507|69441_22108|38732_64804_78836_98669_54013_17045_30361|4507|9902_1677_9524|710|08";

/** The same draw beside a second province's: each prize holds the lots of the first, then those of the second. */
export const pairExampleResult =
  "204750_118236|81602_40519|35507_07350|69441_22108_28864_91107|38732_64804_78836_98669_54013_17045_30361_10493_55620_83941_26785_39012_71654_60298|4507_3350|9902_1677_9524_8871_0426_5933|710_294|08_61";

/** Numbers that the first draw misses. */
const missed = ["00", "01", "03", "05", "06", "09", "11", "12", "14", "15"];

/** A content that wins on the example draw for every play, by its name. */
export const provinceExamples: Readonly<Record<string, string>> = {
  lo_2: "07",
  lo_2_1k: "07",
  lo_2_first: "45",
  lo_3: "507",
  lo_4: "4507",
  de_special: "50",
  de_g1: "02",
  de_g8: "08",
  head_tail: "08",
  de_head_block: "5",
  head: "5",
  tail: "0",
  cang_3_special: "750",
  cang_3_g7: "710",
  cang_3_both: "710_750",
  cang_4_special: "4750",
  xien_2: "07_50",
  xien_3: "07_08_50",
  xien_4: "02_07_08_50",
  xien_wheel: "02_07_08",
  da_2: "07_50",
  da_wheel: "02_07_50",
  ...Object.fromEntries([4, 6, 8, 10].map((size) => [`truot_${size}`, missed.slice(0, size).join("_")])),
  bao_7: "07_50",
  bao_7_3: "710_732",
  lo_2_dao: "70",
  lo_3_dao: "075",
  lo_4_dao: "0457",
  cang_3_special_dao: "057",
  cang_3_g7_dao: "017",
  cang_3_both_dao: "057",
  big_small: "big",
  odd_even: "even",
};

/** The plays over two provinces: 07 came in both, 19 only in the second. */
export const pairExamples: Readonly<Record<string, string>> = { da_xien: "07_19", da_xien_wheel: "07_19_50" };
