import { getCustomerSecurityQuestions as getCustomerSecurityQuestionsCall } from "@lantern/contract/accounts/get-customer-security-questions.ts";
import { getSecurityConfiguration as getSecurityConfigurationCall } from "@lantern/contract/accounts/get-security-configuration.ts";
import { getSecurityQuestions as getSecurityQuestionsCall } from "@lantern/contract/accounts/get-security-questions.ts";
import { hasWithdrawalPassword as hasWithdrawalPasswordCall } from "@lantern/contract/accounts/has-withdrawal-password.ts";
import { resetPaymentPassword as resetPaymentPasswordCall } from "@lantern/contract/accounts/reset-payment-password.ts";
import { sendEmailCode as sendEmailCodeCall } from "@lantern/contract/accounts/send-email-code.ts";
import { sendPaymentPasswordCode as sendPaymentPasswordCodeCall } from "@lantern/contract/accounts/send-payment-password-code.ts";
import { setCustomerSecurityQuestions as setCustomerSecurityQuestionsCall } from "@lantern/contract/accounts/set-customer-security-questions.ts";
import { setEmail as setEmailCall } from "@lantern/contract/accounts/set-email.ts";
import { setPaymentPassword as setPaymentPasswordCall } from "@lantern/contract/accounts/set-payment-password.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { getCustomerSecurityQuestions } from "./get-customer-security-questions.ts";
import { getSecurityConfiguration } from "./get-security-configuration.ts";
import { getSecurityQuestions } from "./get-security-questions.ts";
import { hasWithdrawalPassword } from "./has-withdrawal-password.ts";
import { resetPaymentPassword } from "./reset-payment-password.ts";
import { sendEmailCode } from "./send-email-code.ts";
import { sendPaymentPasswordCode } from "./send-payment-password-code.ts";
import { setCustomerSecurityQuestions } from "./set-customer-security-questions.ts";
import { setEmail } from "./set-email.ts";
import { setPaymentPassword } from "./set-payment-password.ts";

export const securityAnswers: readonly Answer[] = [
  answer(getCustomerSecurityQuestionsCall, getCustomerSecurityQuestions),
  answer(getSecurityConfigurationCall, getSecurityConfiguration),
  answer(getSecurityQuestionsCall, getSecurityQuestions),
  answer(hasWithdrawalPasswordCall, hasWithdrawalPassword),
  answer(resetPaymentPasswordCall, resetPaymentPassword),
  answer(sendEmailCodeCall, sendEmailCode),
  answer(sendPaymentPasswordCodeCall, sendPaymentPasswordCode),
  answer(setCustomerSecurityQuestionsCall, setCustomerSecurityQuestions),
  answer(setEmailCall, setEmail),
  answer(setPaymentPasswordCall, setPaymentPassword),
];
