import type { SessionContext } from "../../platform/context.ts";
import type { SecurityFact } from "../security/security-facts.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

export async function secondFactorFact({ database, session }: SessionContext): Promise<SecurityFact> {
  return { state: (await hasSecondFactor(database, session.memberId)) ? "set" : "unset", detail: "" };
}
