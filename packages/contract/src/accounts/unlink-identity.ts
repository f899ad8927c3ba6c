import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identityRefusals } from "../schemas/payment-password.ts";
import { socialProvider } from "../schemas/social.ts";

export const unlinkIdentity = declareCall({
  name: "unlink-identity",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/identities/:provider/unlink",
  access: "member",
  summary: "Ends that an outside service opens the account, by password; never where nothing else would open it.",
  encrypted: true,
  ratePerMinute: 20,
  params: Type.Object({ provider: socialProvider }),
  body: Type.Object({ password: Type.String({ maxLength: 256 }) }),
  value: Type.Object({ unlinked: Type.Boolean() }),
  refusals: ["accounts.identity_unknown", "accounts.last_way_in", ...identityRefusals],
});
