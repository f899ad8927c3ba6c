import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const createOneTimeCode = declareCall({
  name: "create-one-time-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/code",
  access: "session",
  summary: "Makes a code that another page exchanges, once and soon, for a session of the same member.",
  value: Type.Object({ code: Type.String(), expiresAt: Type.String({ format: "date-time" }) }),
  refusals: [],
});
