import type { Access, Call } from "@lantern/contract/call.ts";
import { admissionOf, type Admission } from "@lantern/rules/accounts/access-table.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

export type AdmissionRefusal = Refusal<
  "access.session_expired" | "access.not_permitted" | `access.${Exclude<Admission, "admitted">}` | "request.idempotency_key_required"
>;

/**
 * The one gate of access: may this caller make this call? Returns the refusal where not.
 * @param token the token that was sent, which may belong to no live session.
 */
export function admit(call: Call, caller: CallContext, token: string | undefined): AdmissionRefusal | undefined {
  const refused = call.access === "operator" ? refusedOperator(call, caller, token) : refusedByAccess(call.access, caller, token);
  if (refused !== undefined) return refused;
  const keyRequired = call.planned !== true && call.idempotency === "required";
  return keyRequired && caller.idempotencyKey === undefined ? refuse("request.idempotency_key_required") : undefined;
}

/** An operator by his role; to all others the call is closed by the table of roles. */
function refusedOperator({ access, roles = [] }: Call, caller: CallContext, token: string | undefined): AdmissionRefusal | undefined {
  const { operator } = caller;
  if (operator === undefined) return refusedByAccess(access, caller, token);
  return roles.includes(operator.role) ? undefined : refuse("access.not_permitted");
}

/** By the table of roles; a vendor's call shows who it is by its signature. */
function refusedByAccess(access: Access, { session }: CallContext, token: string | undefined): AdmissionRefusal | undefined {
  if (access === "vendor") return undefined;
  const admission = admissionOf(access, session?.memberType);
  if (admission === "admitted") return undefined;
  if (admission === "not_logged_in" && token !== undefined) return refuse("access.session_expired");
  return refuse(`access.${admission}`);
}

/**
 * A token in a query or a body must be the header's (specification 7.12 sends it in both places); an empty one counts as none.
 */
export function tokensDiffer(fields: unknown, token: string | undefined): boolean {
  if (typeof fields !== "object" || fields === null || !("token" in fields)) return false;
  const sent = fields.token;
  return sent !== "" && sent !== undefined && sent !== null && sent !== token;
}
