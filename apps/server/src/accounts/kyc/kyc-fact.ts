import type { MemberKycState } from "@lantern/rules/accounts/kyc-states.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "../security/security-facts.ts";
import { memberStateOf, readOwnCases } from "./kyc-case.ts";
import { maySubmit } from "./kyc-renewal.ts";

const facts: Readonly<Record<MemberKycState, SecurityFact["state"]>> = {
  NONE: "unset",
  SUBMITTED: "pending",
  VERIFIED: "set",
  REJECTED: "attention",
  EXPIRED: "attention",
};

/** The line of the security centre: pending review, verified, or something to do (specification 4.12.2). */
export async function kycFact({ clock, database, merchant, session }: SessionContext): Promise<SecurityFact> {
  const cases = await readOwnCases(database, session.memberId);
  const runsOut = cases.held !== undefined && maySubmit(cases, { merchant, at: clock.now() });
  return { state: runsOut ? "attention" : facts[memberStateOf(cases)], detail: "" };
}
