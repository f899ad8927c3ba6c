import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const checkRememberedDevice = declareCall({
  name: "check-remembered-device",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/remembered",
  access: "public",
  summary: "Whether what this device was given at its last login would still be taken in the password's place. It is not spent by that.",
  encrypted: true,
  ratePerMinute: 30,
  body: Type.Object({ deviceCredential: Type.String({ maxLength: 64 }) }),
  value: Type.Object({ stands: Type.Boolean() }),
  refusals: [],
});
