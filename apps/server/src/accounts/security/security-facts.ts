import type { CallValue } from "@lantern/contract/call.ts";
import type { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { SessionContext } from "../../platform/context.ts";
import { devicesFact } from "../devices/devices-fact.ts";
import { passkeysFact } from "../passkeys/passkeys-fact.ts";
import { secondFactorFact } from "../second-factor/second-factor-fact.ts";
import { kycFact } from "../kyc/kyc-fact.ts";
import { identitiesFact } from "../social/identities-fact.ts";
import { bankCardsFact, emailFact, mobileFact, passwordFact, payeeNameFact, paymentPasswordFact, profileFact } from "./member-facts.ts";
import { securityQuestionsFact } from "./security-questions-fact.ts";

export type SecurityFact = Omit<CallValue<typeof getSecurityConfiguration>["entries"][number], "entry">;

/** One line of the security centre, and who knows its state. */
export interface SecurityFactSource {
  /** The name that the list of the player's app has for it (`security-entries.ts`). */
  readonly entry: string;
  /** Counts towards the level (`securityScore` of the rules). */
  readonly counts: boolean;
  readonly read: (context: SessionContext) => Promise<SecurityFact>;
}

/** Everything that the security centre tells the state of. A topic that has something to say adds its line. */
export const securityFactSources: readonly SecurityFactSource[] = [
  { entry: "password", counts: false, read: passwordFact },
  { entry: "passkeys", counts: false, read: passkeysFact },
  { entry: "twoFactor", counts: true, read: secondFactorFact },
  { entry: "identities", counts: false, read: identitiesFact },
  { entry: "devices", counts: false, read: devicesFact },
  { entry: "paymentPassword", counts: true, read: paymentPasswordFact },
  { entry: "email", counts: true, read: emailFact },
  { entry: "mobile", counts: false, read: mobileFact },
  { entry: "securityQuestions", counts: true, read: securityQuestionsFact },
  { entry: "payeeName", counts: false, read: payeeNameFact },
  { entry: "bankCards", counts: false, read: bankCardsFact },
  { entry: "kyc", counts: false, read: kycFact },
  { entry: "profile", counts: false, read: profileFact },
];
