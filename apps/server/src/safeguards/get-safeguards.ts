import type { CallValue } from "@lantern/contract/call.ts";
import type { getSafeguards as getSafeguardsCall } from "@lantern/contract/safeguards/get-safeguards.ts";
import type { SessionContext } from "../platform/context.ts";
import { readSafeguards } from "./read-safeguards.ts";

/** The member's limits, exclusion and reminder. */
export function getSafeguards(context: SessionContext): Promise<CallValue<typeof getSafeguardsCall>> {
  return readSafeguards(context, context.database);
}
