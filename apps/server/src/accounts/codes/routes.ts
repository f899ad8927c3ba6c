import { getPasswordVerification as getPasswordVerificationCall } from "@lantern/contract/accounts/get-password-verification.ts";
import { getVerification as getVerificationCall } from "@lantern/contract/accounts/get-verification.ts";
import { resetPassword as resetPasswordCall } from "@lantern/contract/accounts/reset-password.ts";
import { sendMemberCode as sendMemberCodeCall } from "@lantern/contract/accounts/send-member-code.ts";
import { sendPasswordEmail as sendPasswordEmailCall } from "@lantern/contract/accounts/send-password-email.ts";
import { sendPasswordVerification as sendPasswordVerificationCall } from "@lantern/contract/accounts/send-password-verification.ts";
import { sendRegistrationCode as sendRegistrationCodeCall } from "@lantern/contract/accounts/send-registration-code.ts";
import { sendVisitorCode as sendVisitorCodeCall } from "@lantern/contract/accounts/send-visitor-code.ts";
import { setMobile as setMobileCall } from "@lantern/contract/accounts/set-mobile.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { getPasswordVerification } from "./get-password-verification.ts";
import { getVerification } from "./get-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { sendMemberCode } from "./send-member-code.ts";
import { sendPasswordEmail } from "./send-password-email.ts";
import { sendPasswordVerification } from "./send-password-verification.ts";
import { sendRegistrationCode } from "./send-registration-code.ts";
import { sendVisitorCode } from "./send-visitor-code.ts";
import { setMobile } from "./set-mobile.ts";

export const codesAnswers: readonly Answer[] = [
  answer(getPasswordVerificationCall, getPasswordVerification),
  answer(getVerificationCall, getVerification),
  answer(resetPasswordCall, resetPassword),
  answer(sendMemberCodeCall, sendMemberCode),
  answer(sendPasswordEmailCall, sendPasswordEmail),
  answer(sendPasswordVerificationCall, sendPasswordVerification),
  answer(sendRegistrationCodeCall, sendRegistrationCode),
  answer(sendVisitorCodeCall, sendVisitorCode),
  answer(setMobileCall, setMobile),
];
