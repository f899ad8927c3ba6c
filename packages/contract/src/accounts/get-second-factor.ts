import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getSecondFactor = declareCall({
  name: "get-second-factor",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/secondFactor",
  access: "member",
  summary: "Whether logging in takes two steps, and how many recovery codes are left.",
  value: Type.Object({
    on: Type.Boolean(),
    since: Type.Optional(Type.String({ format: "date-time" })),
    recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  }),
  refusals: [],
});
