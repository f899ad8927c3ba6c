import type { Queryable } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { hashSecretToken } from "../secret-token.ts";

const selectKnown = `
  select true as known from accounts_devices where member_id = $1 and secret_hash = $2 and removed_at is null`;

/** Whether the member has logged in before from the browser that makes this call, and has not removed it since. */
export async function isKnownDevice(
  { database, browser }: Pick<CallContext, "browser"> & { readonly database: Queryable },
  memberId: string,
): Promise<boolean> {
  if (browser.secret === undefined) return false;
  const [row] = await database.query<{ known: boolean }>(selectKnown, [memberId, hashSecretToken(browser.secret)]);
  return row?.known === true;
}
