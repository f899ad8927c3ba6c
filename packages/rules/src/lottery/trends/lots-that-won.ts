import type { LotteryFamily } from "../family.ts";
import type { Selection } from "../content.ts";
import type { Judgement, Play } from "../play.ts";
import type { DrawResult, LotValues } from "../result-shape.ts";

/** Drawn lots of a result that a bet owes its win to: prize → places of its lots. */
export type WinningLots = Readonly<Record<string, readonly number[]>>;

/**
 * Which lots made a bet win: of each pick that won, the lots without which, had other digits been drawn in their place, it would have won less.
 * Asked of the play's own judgement, so it holds for every play; where no lot alone decides (the sum of three dice, say), the lots of a prize
 * together. Empty where the bet did not win.
 */
export function lotsThatWon(family: LotteryFamily, play: Play, selection: Selection, result: DrawResult): WinningLots {
  const won = new Map<string, Set<number>>();
  for (const bet of winningBets(play, selection, result)) {
    for (const [prize, places] of Object.entries(lotsOfBet(family, play, bet, result))) {
      won.set(prize, new Set([...(won.get(prize) ?? []), ...places]));
    }
  }
  return Object.fromEntries([...won].map(([prize, places]) => [prize, [...places].toSorted((left, right) => left - right)]));
}

/** The single bets of a selection that won, each a selection of its own: who covers every number still has but one that hit. */
function winningBets(play: Play, selection: Selection, result: DrawResult): readonly Selection[] {
  const { form } = play.content;
  const wins = (bet: Selection) => play.judge(bet, result).wins.length > 0;
  if (form === "combinations") return selection.map((picks) => [picks]).filter(wins);
  if (form === "positions") {
    const alone = selection.flatMap((picks, place) => picks.map((pick) => selection.map((_, at) => (at === place ? [pick] : []))));
    const winning = alone.filter(wins);
    return winning.length > 0 || !wins(selection) ? winning : [selection];
  }
  if (play.content.picksMin === 1)
    return selection
      .flat()
      .map((pick) => [[pick]])
      .filter(wins);
  return wins(selection) ? [selection] : [];
}

function lotsOfBet(family: LotteryFamily, play: Play, bet: Selection, result: DrawResult): WinningLots {
  const won = hitsOf(play.judge(bet, result));
  const lessWith = (other: DrawResult) => hitsOf(play.judge(bet, other)) < won;
  const alone = () => decisiveLots(family, result, lessWith);
  const together = () => decisivePrize(family, result, lessWith);
  // A word such as "big" speaks of a prize as a whole, also where one die alone would have turned it.
  const [first, second] = play.content.values.kind === "words" ? [together, alone] : [alone, together];
  const found = first();
  return Object.keys(found).length > 0 ? found : second();
}

type LessWith = (other: DrawResult) => boolean;

function decisiveLots(family: LotteryFamily, result: DrawResult, lessWith: LessWith): WinningLots {
  return Object.fromEntries(
    family.resultShape.flatMap(({ prize, values }): [string, readonly number[]][] => {
      const lots = result[prize] ?? [];
      const places = lots.flatMap((lot, place) =>
        othersOf(values, lot).every((other) => lessWith({ ...result, [prize]: lots.with(place, other) })) ? [place] : [],
      );
      return places.length === 0 ? [] : [[prize, places]];
    }),
  );
}

function decisivePrize(family: LotteryFamily, result: DrawResult, lessWith: LessWith): WinningLots {
  const whole = family.resultShape.find(({ prize, values }) =>
    lessWith({ ...result, [prize]: (result[prize] ?? []).map((lot) => othersOf(values, lot)[0] ?? lot) }),
  );
  return whole === undefined ? {} : { [whole.prize]: (result[whole.prize] ?? []).map((_, place) => place) };
}

/** The picks of a bet that won by themselves; of plays where only several together win, the whole parts that did. */
export function picksThatWon(play: Play, selection: Selection, result: DrawResult): Selection {
  const won = winningBets(play, selection, result);
  const { form } = play.content;
  if (form === "combinations") return won.flat();
  if (form === "positions") return selection.map((picks, place) => picks.filter((pick) => won.some((bet) => bet[place]?.includes(pick))));
  return [won.flat(2)];
}

/** Units of winning, whatever they pay: enough to tell more from less. */
function hitsOf({ wins }: Judgement): number {
  return wins.reduce((sum, { hits, hitDivisor = 1 }) => sum + hits / hitDivisor, 0);
}

/**
 * Lots as different as can be: no digit stays, high becomes low and odd becomes even. The first mirrors (9 − d); a second moves every digit by
 * five, so that a bet on numbers that stay away is not taken for one that won by the mirror's digits.
 */
function othersOf(values: LotValues, lot: string): readonly string[] {
  if (values.kind === "range") {
    const { from, to, width } = values;
    return [String(from + to - Number(lot)).padStart(width, "0")];
  }
  const turn = (change: (digit: number) => number) => lot.replaceAll(/[0-9]/g, (digit) => String(change(Number(digit))));
  return [turn((digit) => 9 - digit), turn((digit) => (digit + 5) % 10)];
}
