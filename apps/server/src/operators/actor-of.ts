import type { Actor } from "../platform/audit.ts";
import type { OperatorContext } from "../platform/context.ts";

/** The operator of a call, as the audit names him. */
export function actorOf({ operator, remoteAddress }: OperatorContext): Actor {
  return { kind: "operator", id: operator.operatorId, name: operator.userName, address: remoteAddress };
}
