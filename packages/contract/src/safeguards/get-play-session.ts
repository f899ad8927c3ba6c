import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { amountText, signedAmountText } from "../schemas/amount.ts";

export const getPlaySession = declareCall({
  name: "get-play-session",
  capability: "safeguards",
  method: "GET",
  path: "/wps/member/safeguards/session",
  access: "session",
  summary: "How long this session has lasted, what was staked and won in it, and when to remind the member of it.",
  value: Type.Object({
    startedAt: Type.String({ format: "date-time" }),
    serverTime: Type.String({ format: "date-time" }),
    currency: Type.String(),
    staked: amountText,
    won: amountText,
    /** Won less staked. */
    net: signedAmountText,
    /** Minutes between reminders; 0: none. */
    reminderMinutes: Type.Integer({ minimum: 0 }),
  }),
  refusals: [],
});
