import type { listIdentities as listIdentitiesCall } from "@lantern/contract/accounts/list-identities.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SessionContext } from "../../platform/context.ts";
import { readyProviders } from "../../platform/sign-in-readiness.ts";
import { identityOf, readIdentities } from "./identity-row.ts";

/** The services that open the member's account, in the order in which he linked them, and those that are offered here. */
export async function listIdentities(context: SessionContext): Promise<CallValue<typeof listIdentitiesCall>> {
  const rows = await readIdentities(context.database, context.session.memberId);
  return { identities: rows.map(identityOf), offered: readyProviders(context) };
}
