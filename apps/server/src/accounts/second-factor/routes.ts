import { beginSecondFactor as beginSecondFactorCall } from "@lantern/contract/accounts/begin-second-factor.ts";
import { confirmSecondFactor as confirmSecondFactorCall } from "@lantern/contract/accounts/confirm-second-factor.ts";
import { disableSecondFactor as disableSecondFactorCall } from "@lantern/contract/accounts/disable-second-factor.ts";
import { enterSecondFactor as enterSecondFactorCall } from "@lantern/contract/accounts/enter-second-factor.ts";
import { getSecondFactor as getSecondFactorCall } from "@lantern/contract/accounts/get-second-factor.ts";
import { renewRecoveryCodes as renewRecoveryCodesCall } from "@lantern/contract/accounts/renew-recovery-codes.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { disableSecondFactor } from "./disable-second-factor.ts";
import { enterSecondFactor } from "./enter-second-factor.ts";
import { getSecondFactor } from "./get-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

export const secondFactorAnswers: readonly Answer[] = [
  answer(beginSecondFactorCall, beginSecondFactor),
  answer(confirmSecondFactorCall, confirmSecondFactor),
  answer(disableSecondFactorCall, disableSecondFactor),
  answer(enterSecondFactorCall, enterSecondFactor),
  answer(getSecondFactorCall, getSecondFactor),
  answer(renewRecoveryCodesCall, renewRecoveryCodes),
];
