import { getSecurityConfiguration as getSecurityConfigurationCall } from "@lantern/contract/accounts/get-security-configuration.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { getSecurityConfiguration } from "./get-security-configuration.ts";

export const securityAnswers: readonly Answer[] = [answer(getSecurityConfigurationCall, getSecurityConfiguration)];
