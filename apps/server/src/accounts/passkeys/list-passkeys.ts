import type { listPasskeys as listPasskeysCall } from "@lantern/contract/accounts/list-passkeys.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SessionContext } from "../../platform/context.ts";
import { passkeyOf, readPasskeys } from "./passkey-row.ts";
import { passkeysMax } from "./passkeys-max.ts";

/** The member's passkeys, those of the merchant's other hosts too, the oldest first. */
export async function listPasskeys({ database, session, hostName }: SessionContext): Promise<CallValue<typeof listPasskeysCall>> {
  const rows = await readPasskeys(database, session.memberId);
  return { passkeys: rows.map((row) => passkeyOf(row, hostName)), max: passkeysMax };
}
