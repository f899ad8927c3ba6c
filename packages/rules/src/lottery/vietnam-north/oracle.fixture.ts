import type { OfficialDraw } from "./draws.fixture.ts";

/**
 * What one unit of stake returns, in ten-thousandths, found by walking the 27 published texts one after the other.
 * It shares no code with the plays: nested loops over columns, and every combination written out.
 */
export function oracleReturn(playName: string, content: string, odds: Readonly<Record<string, string>>, draw: OfficialDraw): number {
  const price = (name: string) => Math.round(Number(odds[name]) * 10_000);
  const parts = content.split("|").map((part) => part.split("_"));
  const numbers = parts[0] ?? [];
  const special = draw.prizes.get("special") ?? "";

  const occurrences = (number: string, columns: RegExp, where: "end" | "start" = "end") => {
    let found = 0;
    for (const [column, lot] of draw.prizes) {
      if (!columns.test(column)) continue;
      if (where === "end" ? lot.endsWith(number) : lot.startsWith(number)) found += 1;
    }
    return found;
  };
  const sum = (columns: RegExp, where: "end" | "start" = "end") =>
    numbers.reduce((total, number) => total + occurrences(number, columns, where), 0) * price("win");
  const drawn = (number: string) => occurrences(number, /./) > 0;

  switch (playName) {
    case "lo_2":
    case "lo_2_1k":
    case "lo_3":
    case "lo_4":
      return sum(/./);
    case "lo_2_first":
      return sum(/./, "start");
    case "de_special":
    case "cang_3_special":
    case "cang_4_special":
      return sum(/^special$/);
    case "de_g1":
      return sum(/^prize1$/);
    case "de_g7":
      return sum(/^prize7/);
    case "head_tail":
      return sum(/^(special|prize7_.)$/);
    case "cang_3_g6":
      return sum(/^prize6/);
    case "cang_3_both":
      return sum(/^(special|prize6_.)$/);
    case "bao_8":
      return sum(/^(special|prize6_.|prize7_.)$/);
    case "head":
    case "de_head_block":
      return numbers.includes(special.slice(3, 4)) ? price("win") : 0;
    case "tail":
      return numbers.includes(special.slice(4, 5)) ? price("win") : 0;
    case "xien_2":
    case "xien_3":
    case "xien_4":
      return parts.filter((combination) => combination.filter((number) => !drawn(number)).length === 0).length * price("win");
    case "xien_wheel": {
      let total = 0;
      for (let mask = 1; mask < 2 ** numbers.length; mask += 1) {
        const chosen = numbers.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1);
        if (chosen.length >= 2 && chosen.length <= 4 && chosen.every(drawn)) total += price(`xien_${chosen.length}`);
      }
      return total;
    }
    case "big_small":
      return numbers.includes(["5", "6", "7", "8", "9"].includes(special.charAt(3)) ? "big" : "small")
        ? price(["5", "6", "7", "8", "9"].includes(special.charAt(3)) ? "big" : "small")
        : 0;
    case "odd_even":
      return numbers.includes("13579".includes(special.charAt(4)) ? "odd" : "even")
        ? price("13579".includes(special.charAt(4)) ? "odd" : "even")
        : 0;
    default:
      if (!playName.startsWith("truot_")) throw new RangeError(`The oracle knows no play ${playName}.`);
      return parts.filter((combination) => combination.filter(drawn).length === 0).length * price("win");
  }
}

/** Stake units by the published tables, in words of the market: what a number costs on each play. */
export const oracleStakeUnits: Readonly<Record<string, number>> = {
  lo_2: 27,
  lo_2_1k: 1,
  lo_2_first: 27,
  lo_3: 23,
  lo_4: 20,
  de_special: 1,
  de_g1: 1,
  de_g7: 4,
  de_head_block: 10,
  head: 1,
  tail: 1,
  head_tail: 5,
  cang_3_special: 1,
  cang_3_g6: 3,
  cang_3_both: 4,
  cang_4_special: 1,
  xien_2: 1,
  xien_3: 1,
  xien_4: 1,
  xien_wheel: 1,
  truot_4: 1,
  truot_6: 1,
  truot_8: 1,
  truot_10: 1,
  truot_12: 1,
  truot_14: 1,
  bao_8: 8,
  big_small: 1,
  odd_even: 1,
};
