import type { MemberRow } from "../member-row.ts";
import type { CodeRequest } from "./issue-code.ts";

/** A code that only the owner of an account may have: where there is none, all but the message happens. */
export function requestOf(member: MemberRow | undefined, request: Pick<CodeRequest, "purpose" | "channel" | "recipient">): CodeRequest {
  return member === undefined ? { ...request, content: "nothing" } : { ...request, memberId: member.id, ownerId: member.id };
}
