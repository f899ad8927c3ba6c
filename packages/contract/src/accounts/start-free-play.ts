import { declareCall } from "../call.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const startFreePlay = declareCall({
  name: "start-free-play",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/login/freeplay",
  access: "public",
  summary: "Begins test play: a trial account with trial money, logged in.",
  ratePerMinute: 20,
  value: sessionStart,
  refusals: ["accounts.free_play_off", "accounts.device_excluded"],
});
