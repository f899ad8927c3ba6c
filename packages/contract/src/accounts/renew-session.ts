import { declareCall } from "../call.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const renewSession = declareCall({
  name: "renew-session",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/renew",
  access: "session",
  summary: "Gives the session a new token and a new term; the old token ends.",
  value: sessionStart,
  refusals: ["access.session_expired"],
});
