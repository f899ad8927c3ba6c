import type { SessionContext } from "../../platform/context.ts";
import { readyProviders } from "../../platform/sign-in-readiness.ts";
import type { SecurityFact } from "../security/security-facts.ts";
import { readIdentities } from "./identity-row.ts";

/** `open` where there is nothing to link and nothing linked. */
export async function identitiesFact(context: SessionContext): Promise<SecurityFact> {
  const { length: count } = await readIdentities(context.database, context.session.memberId);
  if (count > 0) return { state: "set", detail: "", count };
  return { state: readyProviders(context).length === 0 ? "open" : "unset", detail: "", count };
}
