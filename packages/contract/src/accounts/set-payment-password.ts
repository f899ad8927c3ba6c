import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identityRefusals, newPaymentPassword, newPaymentPasswordRefusals } from "../schemas/payment-password.ts";

export const setPaymentPassword = declareCall({
  name: "set-payment-password",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/paymentPassword",
  access: "member",
  summary: "Sets the payment password, proven by the login password, or changes it, proven by the one before.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({
    /** The login password; needed where no payment password is set yet. */
    password: Type.Optional(Type.String({ maxLength: 256 })),
    /** Needed where one is set. */
    oldPaymentPassword: Type.Optional(Type.String({ maxLength: 64 })),
    ...newPaymentPassword,
  }),
  value: Type.Object({ changed: Type.Boolean() }),
  refusals: [
    "accounts.payment_password_unset",
    "accounts.payment_password_wrong",
    "accounts.payment_password_unchanged",
    ...newPaymentPasswordRefusals,
    ...identityRefusals,
  ],
});
