import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getMemberInfo = declareCall({
  name: "get-member-info",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/info",
  access: "session",
  summary: "The member behind the session.",
  value: Type.Object({
    id: Type.String(),
    userName: Type.String(),
    nickname: Type.String(),
    /** Path of the picture that the member chose; empty where he has not. */
    headIcon: Type.String(),
    type: Type.Integer(),
    memberLabel: Type.Array(Type.Object({ labelName: Type.String() })),
    currency: Type.String(),
    language: Type.String(),
    hasVip: Type.Boolean(),
    vipRankLevel: Type.Integer(),
    firstTimeLogin: Type.Boolean(),
    registeredAt: Type.String({ format: "date-time" }),
    sessionStartedAt: Type.String({ format: "date-time" }),
  }),
  refusals: [],
});
