import { formatCount } from "@lantern/phrases/formats.ts";
import { myanmarTwoDigitCode } from "@lantern/rules/lottery/myanmar-2d/result.ts";
import { myanmarThreeDigitCode } from "@lantern/rules/lottery/myanmar-3d/result.ts";

/** A lot in three pieces: the digits in the middle are the ones that bets go by, where these are read from a longer figure. */
export interface LotText {
  readonly before: string;
  readonly decisive: string;
  readonly after: string;
}

/** A drawn lot as it is written, published figures with commas: “1,346.2|3”, “57,38|8|.58”, “943|647”. */
export function lotText(familyCode: string, prize: string, lot: string): LotText {
  if (familyCode === myanmarThreeDigitCode && prize === "first") return cut(lot, lot.length - 3, lot.length);
  if (familyCode !== myanmarTwoDigitCode || !lot.includes(".")) return cut(lot, lot.length, lot.length);
  const [whole = "", decimals = ""] = lot.split(".");
  const grouped = formatCount(BigInt(whole));
  const text = `${grouped}.${decimals}`;
  return prize === "index" ? cut(text, text.length - 1, text.length) : cut(text, grouped.length - 1, grouped.length);
}

function cut(text: string, from: number, to: number): LotText {
  return { before: text.slice(0, from), decisive: text.slice(from, to), after: text.slice(to) };
}
