import { Type } from "typebox";
import { identityRefusals } from "./payment-password.ts";

/** Password and a code of the authenticator app, or a recovery code. */
export const bothFactors = {
  password: Type.String({ maxLength: 256 }),
  code: Type.String({ maxLength: 32 }),
};

export const bothFactorsRefusals = [...identityRefusals, "accounts.second_factor_wrong", "accounts.second_factor_off"] as const;
