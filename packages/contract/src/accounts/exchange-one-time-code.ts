import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const exchangeOneTimeCode = declareCall({
  name: "exchange-one-time-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/exchange",
  access: "public",
  summary: "Exchanges a one-time code for a session.",
  ratePerMinute: 30,
  body: Type.Object({ code: Type.String({ maxLength: 128 }) }),
  value: sessionStart,
  refusals: ["accounts.code_wrong", "accounts.code_expired", "accounts.account_disabled"],
});
