import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { entryRefusals } from "../schemas/entry-refusals.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const enterSecondFactor = declareCall({
  name: "enter-second-factor",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/secondFactor",
  access: "public",
  summary: "Completes a login that was refused with `accounts.second_factor_required`, in the same browser.",
  encrypted: true,
  ratePerMinute: 30,
  body: Type.Object({
    ticket: Type.String({ maxLength: 64 }),
    /** A code of the authenticator app, or a recovery code. */
    code: Type.String({ maxLength: 32 }),
  }),
  value: sessionStart,
  refusals: ["accounts.second_factor_wrong", "accounts.second_factor_expired", "accounts.too_many_tries", ...entryRefusals],
});
