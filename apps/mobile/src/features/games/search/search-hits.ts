import type { CallValue } from "@lantern/contract/call.ts";
import type { searchEverything } from "@lantern/contract/records/search-everything.ts";

export type Found = CallValue<typeof searchEverything>;
export type NameMatch = Found["games"]["hits"][number]["match"];
export type FoundGame = Found["games"]["hits"][number]["game"];
export type FoundVendor = Found["vendors"]["hits"][number]["vendor"];
export type FoundLottery = Found["lotteries"]["hits"][number]["lottery"];
export type FoundPromotion = Found["promotions"]["hits"][number]["promotion"];

/** What was found, a tap away. */
export type SearchHit = { readonly id: string; readonly match: NameMatch } & (
  | { readonly kind: "games"; readonly game: FoundGame }
  | { readonly kind: "vendors"; readonly vendor: FoundVendor }
  | { readonly kind: "lotteries"; readonly lottery: FoundLottery }
  | { readonly kind: "promotions"; readonly promotion: FoundPromotion }
);

/** The groups as they follow each other: few studios, lotteries and promotions before many games, which may grow. */
export const groupOrder = ["vendors", "lotteries", "promotions", "games"] as const;

export type SearchGroup = (typeof groupOrder)[number];

/** The line behind the first of a group, which shows the others. */
export interface FoldedRest {
  readonly id: string;
  readonly kind: "folded";
  readonly group: SearchGroup;
}

/** One line of the results. */
export type SearchLine = SearchHit | FoldedRest;

/** So many of each other kind stand before the games, so that games are in sight. */
const beforeGamesMax = 3;

/** The lines in their order. @param unfolded the groups of which all is shown. */
export function linesOf(found: Found, unfolded: readonly SearchGroup[]): SearchLine[] {
  const ofGroup = {
    vendors: found.vendors.hits.map((hit) => ({ ...hit, kind: "vendors" as const, id: `vendor-${hit.vendor.accountTypeName}` })),
    lotteries: found.lotteries.hits.map((hit) => ({ ...hit, kind: "lotteries" as const, id: hit.lottery.nodeId })),
    games: found.games.hits.map((hit) => ({ ...hit, kind: "games" as const, id: `game-${hit.game.nodeId}` })),
    promotions: found.promotions.hits.map((hit) => ({ ...hit, kind: "promotions" as const, id: `promotion-${hit.promotion.id}` })),
  };
  return groupOrder.flatMap((group): readonly SearchLine[] => {
    const hits = ofGroup[group];
    // A line that opens one more would take as much room as it.
    const fits = group === "games" || ofGroup.games.length === 0 || hits.length <= beforeGamesMax + 1 || unfolded.includes(group);
    return fits ? hits : [...hits.slice(0, beforeGamesMax), { id: `folded-${group}`, kind: "folded", group }];
  });
}

export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** A name in stretches, those that match marked. */
export function stretchesOf(name: string, ranges: readonly (readonly number[])[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [start = 0, end = 0] of ranges) {
    if (start > at) stretches.push({ text: name.slice(at, start), marked: false });
    stretches.push({ text: name.slice(start, end), marked: true });
    at = end;
  }
  return at < name.length ? [...stretches, { text: name.slice(at), marked: false }] : stretches;
}
