import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";

/** Which end of a lot's number is compared. */
export type LotEnd = "last" | "first";

/** Which lots a play looks at, and what of them. */
export interface LotView {
  readonly prizes: readonly string[];
  readonly end: LotEnd;
  readonly digits: number;
  /** Where a play takes only some lots of a prize: their places in drawn order, from 0. */
  readonly places?: Readonly<Record<string, readonly number[]>>;
}

/** How many lots of a shape a view covers: lots shorter than the digits compared do not count (23 of 27 have 3 digits, 20 have 4). */
export function lotsCovered(shape: readonly PrizeShape[], { prizes, digits, places }: LotView): number {
  return shape
    .filter(({ prize, values }) => prizes.includes(prize) && values.kind === "digits" && values.digits >= digits)
    .reduce((sum, { prize, lots }) => sum + (places?.[prize]?.length ?? lots), 0);
}

const hitsByResult = new WeakMap<DrawResult, Map<string, ReadonlyMap<string, number>>>();

/** How often each number occurs in a view of a result. Kept per result, as thousands of lines are judged against one. */
export function lotHits(result: DrawResult, view: LotView): ReadonlyMap<string, number> {
  const views = hitsByResult.get(result) ?? new Map<string, ReadonlyMap<string, number>>();
  hitsByResult.set(result, views);
  const viewKey = `${view.end}${view.digits}:${view.prizes.join()}${view.places === undefined ? "" : JSON.stringify(view.places)}`;
  const known = views.get(viewKey);
  if (known !== undefined) return known;
  const hits = countHits(result, view);
  views.set(viewKey, hits);
  return hits;
}

function countHits(result: DrawResult, { prizes, end, digits, places }: LotView): ReadonlyMap<string, number> {
  const hits = new Map<string, number>();
  const lots = prizes.flatMap((name) => {
    const drawn = lotsOf(result, name);
    return places?.[name]?.map((place) => drawn[place] ?? "") ?? drawn;
  });
  for (const lot of lots) {
    if (lot.length < digits) continue;
    const number = end === "last" ? lot.slice(-digits) : lot.slice(0, digits);
    hits.set(number, (hits.get(number) ?? 0) + 1);
  }
  return hits;
}
