import { Type } from "typebox";

/** A new payment password, typed twice (specification 3.22). */
export const newPaymentPassword = {
  paymentPassword: Type.String({ maxLength: 64 }),
  confirmPaymentPassword: Type.String({ maxLength: 64 }),
};

/** What a new payment password may be refused with: it breaks the merchant's rule or is too easily guessed; it was typed differently. */
export const newPaymentPasswordRefusals = ["accounts.payment_password_invalid", "accounts.password_mismatch"] as const;

/** What a member who proves by his login password that it is he may be refused with. */
export const identityRefusals = ["accounts.password_wrong", "accounts.fresh_login_needed", "accounts.too_many_tries"] as const;
