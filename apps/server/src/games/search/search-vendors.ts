import { foldedName } from "@lantern/rules/search/folded-name.ts";
import { typedText } from "@lantern/rules/search/match-name.ts";
import { rankMatches, type RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import type { CallContext } from "../../platform/context.ts";
import { readCatalogue } from "../read-catalogue.ts";
import { readVendorEntries, type VendorEntry } from "../vendor-entries.ts";
import type { Viewer } from "../viewer.ts";

/** The vendors with a name that matches what was typed, in any language, best first; each once, in the first category that has games of his. */
export async function searchVendors(context: CallContext, typed: string, viewer: Viewer): Promise<RankedMatch<VendorEntry>[]> {
  const { vendors } = await readCatalogue(context, context.merchant);
  const namesOfCode = new Map(vendors.map((vendor) => [vendor.code, Object.values(vendor.displayNames)]));
  const entries = new Map<string, VendorEntry>();
  for (const entry of await readVendorEntries(context, viewer)) {
    if (!entries.has(entry.accountTypeName)) entries.set(entry.accountTypeName, entry);
  }
  return rankMatches(typedText(typed), [...entries.values()], {
    shownNameOf: (entry) => entry.displayName,
    namesOf: (entry) => (namesOfCode.get(entry.accountTypeName) ?? []).map(foldedName),
  });
}
