import type { CallContext } from "../platform/context.ts";
import { textIn, viewerOf } from "./viewer.ts";

const selectNames = "select code, display_names from games_vendors where merchant_id = $1 and code = any($2)";

/** What the merchant calls vendors, by their account-type names, in the caller's language; also those that are hidden by now. */
export async function readVendorNames(context: CallContext, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const { languages } = viewerOf(context, undefined);
  const rows = await context.database.query<{ code: string; display_names: Readonly<Record<string, string>> }>(selectNames, [
    context.merchant.id,
    codes,
  ]);
  return new Map(rows.map(({ code, display_names: names }) => [code, textIn(names, languages)]));
}
