import type { KycState } from "@lantern/rules/accounts/kyc-states.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "../security/security-facts.ts";
import { readOwnCases, stateOf } from "./kyc-case.ts";

const facts: Readonly<Record<KycState, SecurityFact["state"]>> = {
  NONE: "unset",
  SUBMITTED: "pending",
  VERIFIED: "set",
  REJECTED: "attention",
  EXPIRED: "attention",
};

/** The line of the security centre: pending review, verified, or something to do (specification 4.12.2). */
export async function kycFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { last } = await readOwnCases(database, session.memberId);
  return { state: facts[stateOf(last)], detail: "" };
}
