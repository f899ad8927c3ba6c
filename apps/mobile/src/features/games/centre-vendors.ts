import type { CallValue } from "@lantern/contract/call.ts";
import type { getVendorTypes } from "@lantern/contract/games/get-vendor-types.ts";
import type { GameCentreTab } from "@lantern/rules/games/categories.ts";

export type Vendor = CallValue<typeof getVendorTypes>["vendors"][number];

/** The categories whose vendors a tab gathers: e-sports vendors are listed under sports, both kinds of lottery are one tab. */
const sourcesOf: Readonly<Record<string, readonly string[]>> = { ESPORTS: ["ESPORTS", "SPORTS"], LOTT: ["LOTT", "ELOTT"] };

/** The vendors of a tab in its order; the all-vendors tab shows each once, with the games of all its categories. */
export function vendorsOfTab({ tab, vendorNames }: GameCentreTab, vendors: readonly Vendor[]): readonly Vendor[] {
  const sources = sourcesOf[tab] ?? [tab];
  return vendorNames.flatMap((name) => {
    const own = vendors.filter(
      ({ accountTypeName, gameCategory }) => accountTypeName === name && (tab === "ALL" || sources.includes(gameCategory)),
    );
    const [first] = own;
    return first === undefined ? [] : [{ ...first, gameCount: own.reduce((sum, { gameCount }) => sum + gameCount, 0) }];
  });
}
