import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const setReminder = declareCall({
  name: "set-reminder",
  capability: "safeguards",
  method: "POST",
  path: "/wps/member/safeguards/reminder",
  access: "member",
  summary: "Chooses after how many minutes of a session the member is told how long he has played; 0 for never.",
  ratePerMinute: 30,
  body: Type.Object({ minutes: Type.Integer({ minimum: 0, maximum: 1440 }) }),
  value: Type.Object({ reminderMinutes: Type.Integer() }),
  refusals: ["safeguards.reminder_not_offered"],
});
