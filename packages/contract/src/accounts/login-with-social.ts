import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { entryRefusals } from "../schemas/entry-refusals.ts";
import { sessionStart } from "../schemas/session-info.ts";
import { socialTicket } from "../schemas/social.ts";

export const loginWithSocial = declareCall({
  name: "login-with-social",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/social/login",
  access: "public",
  summary:
    "Logs in by what an outside service has said. Where that is linked to no account, the refusal `accounts.social_not_linked` carries `{ provider, displayName, email?, ticket, expiresAt }` for a registration.",
  encrypted: true,
  ratePerMinute: 30,
  body: Type.Object({ ticket: socialTicket }),
  value: sessionStart,
  refusals: ["accounts.social_expired", "accounts.social_not_linked", ...entryRefusals],
});
