import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";

export const vietnamNorthCode = "vn_north";

function prize(name: string, lots: number, digits: number): PrizeShape {
  return { prize: name, lots, values: { kind: "digits", digits } };
}

/** The 27 lots of a Northern draw: the special prize first, then the first to the seventh. */
export const vietnamNorthShape: readonly PrizeShape[] = [
  prize("special", 1, 5),
  prize("g1", 1, 5),
  prize("g2", 2, 5),
  prize("g3", 6, 5),
  prize("g4", 4, 4),
  prize("g5", 6, 4),
  prize("g6", 3, 3),
  prize("g7", 4, 2),
];

/** All prizes, in order. */
export const everyPrize: readonly string[] = vietnamNorthShape.map((shape) => shape.prize);

/** Which end of a lot's number is compared. */
export type LotEnd = "last" | "first";

/** Which lots a play looks at, and what of them. */
export interface LotView {
  readonly prizes: readonly string[];
  readonly end: LotEnd;
  readonly digits: number;
}

/** How many lots a view covers: lots shorter than the digits compared do not count (23 of 27 have 3 digits, 20 have 4). */
export function lotsCovered({ prizes, digits }: LotView): number {
  return vietnamNorthShape
    .filter((shape) => prizes.includes(shape.prize) && shape.values.kind === "digits" && shape.values.digits >= digits)
    .reduce((sum, shape) => sum + shape.lots, 0);
}

const hitsByResult = new WeakMap<DrawResult, Map<string, ReadonlyMap<string, number>>>();

/** How often each number occurs in a view of a result. Kept per result, as thousands of lines are judged against one. */
export function lotHits(result: DrawResult, view: LotView): ReadonlyMap<string, number> {
  const views = hitsByResult.get(result) ?? new Map<string, ReadonlyMap<string, number>>();
  hitsByResult.set(result, views);
  const viewKey = `${view.end}${view.digits}:${view.prizes.join()}`;
  const known = views.get(viewKey);
  if (known !== undefined) return known;
  const hits = countHits(result, view);
  views.set(viewKey, hits);
  return hits;
}

function countHits(result: DrawResult, { prizes, end, digits }: LotView): ReadonlyMap<string, number> {
  const hits = new Map<string, number>();
  for (const lot of prizes.flatMap((name) => lotsOf(result, name))) {
    if (lot.length < digits) continue;
    const number = end === "last" ? lot.slice(-digits) : lot.slice(0, digits);
    hits.set(number, (hits.get(number) ?? 0) + 1);
  }
  return hits;
}
