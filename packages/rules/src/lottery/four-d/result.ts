import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";

export const fourDCode = "four_d";

/** The prizes of a draw in their order. Starters are called specials in Malaysia. */
export const fourDPrizes = ["first", "second", "third", "starter", "consolation"] as const;

export type FourDPrize = (typeof fourDPrizes)[number];

const lots: Readonly<Record<FourDPrize, number>> = { first: 1, second: 1, third: 1, starter: 10, consolation: 10 };

/** The 23 numbers of a draw, each of four digits; a number may be drawn more than once. */
export const fourDShape: readonly PrizeShape[] = fourDPrizes.map((prize) => ({
  prize,
  lots: lots[prize],
  values: { kind: "digits", digits: 4 },
}));

/** How many numbers a prize draws. */
export function lotsOfPrize(prize: FourDPrize): number {
  return lots[prize];
}

/** How numbers are compared: by their last digits, or by all four in any order. */
export type FourDView = "last_4" | "last_3" | "last_2" | "any_order";

/** What of a number is compared in a view. */
export function comparedPart(view: FourDView, number: string): string {
  return view === "any_order" ? number.split("").toSorted().join("") : number.slice(-Number(view.slice(-1)));
}

type HitsByPrize = Readonly<Partial<Record<FourDPrize, number>>>;

const hitsByResult = new WeakMap<DrawResult, Map<FourDView, ReadonlyMap<string, HitsByPrize>>>();

/** How often each compared part is drawn for each prize. Kept per result, as thousands of lines are judged against one. */
export function fourDHits(result: DrawResult, view: FourDView): ReadonlyMap<string, HitsByPrize> {
  const views = hitsByResult.get(result) ?? new Map<FourDView, ReadonlyMap<string, HitsByPrize>>();
  hitsByResult.set(result, views);
  const known = views.get(view);
  if (known !== undefined) return known;
  const hits = new Map<string, Partial<Record<FourDPrize, number>>>();
  for (const prize of fourDPrizes) {
    for (const lot of lotsOf(result, prize)) {
      const part = comparedPart(view, lot);
      const byPrize = hits.get(part) ?? {};
      byPrize[prize] = (byPrize[prize] ?? 0) + 1;
      hits.set(part, byPrize);
    }
  }
  views.set(view, hits);
  return hits;
}
