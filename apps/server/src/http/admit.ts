import type { Access, Call } from "@lantern/contract/call.ts";
import { isAgent, isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

export type AdmissionRefusal = Refusal<
  "access.not_logged_in" | "access.session_expired" | "access.trial_refused" | "access.agents_only" | "request.idempotency_key_required"
>;

/**
 * The one gate of access: may this caller make this call? Returns the refusal where not.
 * @param token the token that was sent, which may belong to no live session.
 */
export function admit(call: Call, caller: CallContext, token: string | undefined): AdmissionRefusal | undefined {
  const refused = refusedByAccess(call.access, caller, token);
  if (refused !== undefined) return refused;
  const keyRequired = call.planned !== true && call.idempotency === "required";
  return keyRequired && caller.idempotencyKey === undefined ? refuse("request.idempotency_key_required") : undefined;
}

function refusedByAccess(access: Access, caller: CallContext, token: string | undefined): AdmissionRefusal | undefined {
  if (access === "public" || access === "vendor") return undefined;
  const { session } = caller;
  if (session === undefined) return refuse(token === undefined ? "access.not_logged_in" : "access.session_expired");
  if (access === "session") return undefined;
  if (isTrial(session.memberType)) return refuse("access.trial_refused");
  return access === "agent" && !isAgent(session.memberType) ? refuse("access.agents_only") : undefined;
}

/**
 * A token in a query or a body must be the header's (specification 7.12 sends it in both places); an empty one counts as none.
 */
export function tokensDiffer(fields: unknown, token: string | undefined): boolean {
  if (typeof fields !== "object" || fields === null || !("token" in fields)) return false;
  const sent = fields.token;
  return sent !== "" && sent !== undefined && sent !== null && sent !== token;
}
