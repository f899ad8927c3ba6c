import type { DrawResult } from "../result-shape.ts";

/** What the published texts of a draw say, found by each kind of draw's own rule with text patterns. */
interface Published {
  readonly top: string;
  readonly bottom: string;
  readonly front: readonly string[];
  readonly last: readonly string[];
}

function published(result: DrawResult): Published {
  const text = (prize: string) => (result[prize] ?? []).join(" ");
  const found = (of: string, pattern: RegExp) => pattern.exec(of)?.[1] ?? "none";
  const front = result["three_front"] ?? [];
  const last = result["three_last"] ?? [];
  if (result["index"] !== undefined) {
    const [, units = "", hundredths = ""] = /([0-9])\.([0-9]{2})$/.exec(text("index")) ?? [];
    return { top: units + hundredths, bottom: found(text("change"), /\.([0-9]{2})$/), front, last };
  }
  const round = text("five") + text("four");
  if (round !== "") return { top: found(round, /([0-9]{3})$/), bottom: found(round, /^([0-9]{2})/), front, last };
  return { top: found(text("first"), /^[0-9]{3}([0-9]{3})$/), bottom: text("two"), front, last };
}

export interface OracleOptions {
  readonly equalThrees: "per_hit" | "once";
  readonly runRepeats: "once" | "per_hit";
}

/**
 * What one unit of stake returns, in ten-thousandths. It shares no code with the plays: picks become patterns, and digits are
 * crossed out one after the other as one would with a pen.
 */
export function oracleReturn(
  playName: string,
  content: string,
  odds: Readonly<Record<string, string>>,
  result: DrawResult,
  options: OracleOptions = { equalThrees: "per_hit", runRepeats: "once" },
): number {
  const draw = published(result);
  const price = (name = "win") => Math.round(Number(odds[name]) * 10_000);
  const picks = content.split(/[|_]/);
  const parts = content.split("|").map((part) => (part === "" ? [] : part.split("_")));
  const total = (hitsOf: (pick: string) => number) => picks.reduce((sum, pick) => sum + hitsOf(pick), 0) * price();
  const won = (wins: (pick: string) => boolean) => total((pick) => (wins(pick) ? 1 : 0));
  const count = (texts: readonly string[], pick: string) => {
    let found = 0;
    for (const text of texts) if (new RegExp(`^${pick}$`).test(text)) found += 1;
    return options.equalThrees === "once" && found > 1 ? 1 : found;
  };
  const sides = (number: string) =>
    picks.reduce((sum, word) => {
      const wins = { big: /^[5-9]/, small: /^[0-4]/, odd: /[13579]$/, even: /[02468]$/ }[word]?.test(number) ?? false;
      return wins ? sum + price(word) : sum;
    }, 0);
  const run = (digit: string, number: string) => {
    const rest = number.split(digit).length - 1;
    return options.runRepeats === "once" ? Math.min(rest, 1) : rest;
  };

  switch (playName) {
    case "three_top":
      return won((pick) => pick === draw.top);
    case "three_tod":
      return won((pick) => crossedOut(draw.top, pick) === "");
    case "three_front":
      return total((pick) => count(draw.front, pick));
    case "three_bottom":
      return total((pick) => count(draw.last, pick));
    case "three_of_four":
    case "three_of_five":
      return parts.filter((digits) => crossedOut(draw.top, digits.join("")) === "").length * price();
    case "two_top":
      return won((pick) => draw.top.endsWith(pick));
    case "two_bottom":
      return won((pick) => pick === draw.bottom);
    case "two_tod":
      return parts.filter((digits) => crossedOut(draw.top, digits.join("")).length === 1).length * price();
    case "run_top":
      return total((pick) => run(pick, draw.top));
    case "run_bottom":
      return total((pick) => run(pick, draw.bottom));
    case "pin_top":
      return parts.flatMap((digits, place) => digits.filter((digit) => draw.top[place] === digit)).length * price();
    case "pin_bottom":
      return parts.flatMap((digits, place) => digits.filter((digit) => draw.bottom[place] === digit)).length * price();
    case "three_top_sides":
      return sides(draw.top);
    case "two_top_sides":
      return sides(draw.top.replace(/^./, ""));
    case "two_bottom_sides":
      return sides(draw.bottom);
    case "four_top":
      return won((pick) => pick === result["four"]?.[0]);
    case "four_tod":
      return won((pick) => crossedOut(result["four"]?.[0] ?? "", pick) === "");
    case "ticket":
      return picks.reduce((sum, ticket) => sum + ticketReturn(ticket, result, price), 0);
    default:
      throw new RangeError(`The oracle knows no play ${playName}.`);
  }
}

/** What is left of a number when each digit of the pick crosses out one equal digit of it. */
function crossedOut(number: string, pick: string): string {
  let left = number;
  for (const digit of pick) left = left.replace(digit, "");
  return left;
}

/** A ticket held against every number of the published sheet, prize by prize. */
function ticketReturn(ticket: string, result: DrawResult, price: (name: string) => number): number {
  let sum = 0;
  for (const prize of ["first", "second", "third", "fourth", "fifth"]) {
    for (const number of result[prize] ?? []) if (number === ticket) sum += price(prize);
  }
  const first = BigInt(`1${result["first"]?.[0]}`);
  for (const beside of [first + 1n, first + 999_999n]) if (beside.toString().slice(-6) === ticket) sum += price("beside_first");
  for (const number of result["three_front"] ?? []) if (ticket.startsWith(number)) sum += price("three_front");
  for (const number of result["three_last"] ?? []) if (ticket.endsWith(number)) sum += price("three_last");
  if (ticket.endsWith(result["two"]?.[0] ?? "none")) sum += price("two_last");
  return sum;
}
