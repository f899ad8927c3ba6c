import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const createTrialAccount = declareCall({
  name: "create-trial-account",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/trialuser",
  access: "public",
  summary: "Makes a trial account and answers its user name and a code to log it in.",
  ratePerMinute: 20,
  value: Type.Object({ userName: Type.String(), code: Type.String() }),
  refusals: ["accounts.free_play_off", "accounts.device_excluded"],
});
