import type { MessageId } from "@lantern/phrases/message-ids.ts";

/** What a code proves a number or an address for. A code for one purpose is worth nothing for another. */
export type CodePurpose =
  | "login"
  | "registration"
  | "forgotten_password"
  | "payment_password_reset"
  | "email_verification"
  | "mobile_verification";

export type CodeChannel = "sms" | "email";

export interface CodeTexts {
  readonly sms?: MessageId;
  readonly email?: { readonly subject: MessageId; readonly text: MessageId };
}

/** What is written to whom asked for a code; a purpose without a text on a channel does not use that channel. */
export const codeTexts: Readonly<Record<CodePurpose, CodeTexts>> = {
  login: { sms: "delivery.code.login.sms" },
  registration: { sms: "delivery.code.registration.sms" },
  forgotten_password: {
    sms: "delivery.code.forgottenPassword.sms",
    email: { subject: "delivery.code.forgottenPassword.subject", text: "delivery.code.forgottenPassword.email" },
  },
  payment_password_reset: {
    sms: "delivery.code.paymentPassword.sms",
    email: { subject: "delivery.code.paymentPassword.subject", text: "delivery.code.paymentPassword.email" },
  },
  email_verification: { email: { subject: "delivery.code.email.subject", text: "delivery.code.email.email" } },
  mobile_verification: { sms: "delivery.code.mobile.sms" },
};
