import type { bothFactorsRefusals } from "@lantern/contract/schemas/both-factors.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { checkLoginPassword } from "../security/check-login-password.ts";
import { hasSecondFactor } from "./has-second-factor.ts";
import { takeSecondFactor } from "./take-second-factor.ts";

/** The password first, so that a wrong one costs no code. */
export async function proveBothFactors(
  context: SessionContext,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Refusal<(typeof bothFactorsRefusals)[number]> | undefined> {
  const { database, session } = context;
  if (!(await hasSecondFactor(database, session.memberId))) return refuse("accounts.second_factor_off");
  return (await checkLoginPassword(context, password)) ?? (await takeSecondFactor(context, session.memberId, code));
}
