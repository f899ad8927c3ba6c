/**
 * What one unit of stake returns, in ten-thousandths, found from the three faces as they were written, by patterns of text and by walking
 * the bets one after the other; no counts of faces are shared with the plays.
 */
export function oracleReturn(
  playName: string,
  content: string,
  {
    odds,
    dice,
    triplesLose,
    tripleIsPair,
  }: {
    readonly odds: Readonly<Record<string, string>>;
    /** Such as "242". */
    readonly dice: string;
    readonly triplesLose: boolean;
    readonly tripleIsPair: boolean;
  },
): number {
  const price = (key: string) => Math.round(Number(odds[key]) * 10_000);
  const sorted = dice.split("").toSorted().join("");
  const sum = Number(dice[0]) + Number(dice[1]) + Number(dice[2]);
  const triple = /^(.)\1\1$/.test(sorted);
  const picks = content.split("_");
  const tickets = content.split("|").map((ticket) => ticket.split("_"));
  switch (playName) {
    case "sum":
      return picks.reduce((total, pick) => total + (Number(pick) === sum ? price(`sum_${pick}`) : 0), 0);
    case "big_small":
      return triple && triplesLose ? 0 : picks.includes(sum >= 11 ? "big" : "small") ? price(sum >= 11 ? "big" : "small") : 0;
    case "odd_even":
      return triple && triplesLose ? 0 : picks.includes(sum % 2 ? "odd" : "even") ? price(sum % 2 ? "odd" : "even") : 0;
    case "triple":
    case "pair_exact":
      return picks.includes(sorted) ? price("win") : 0;
    case "triple_any":
      return triple ? price("win") : 0;
    case "pair":
      return picks.filter((pick) => sorted.includes(pick)).length > 0 && (!triple || tripleIsPair) ? price("win") : 0;
    case "three_different":
      return tickets.filter((ticket) => ticket.toSorted().join("") === sorted).length * price("win");
    case "two_different":
      return tickets.filter(([one = "", other = ""]) => dice.includes(one) && dice.includes(other)).length * price("win");
    case "straight_any":
      return ["123", "234", "345", "456"].includes(sorted) ? price("win") : 0;
    case "single":
      return picks.filter((pick) => dice.includes(pick)).length * price("win");
    default:
      throw new RangeError(`The oracle knows no play ${playName}.`);
  }
}
