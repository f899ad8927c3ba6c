import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identityRefusals } from "../schemas/payment-password.ts";
import { beginSocialRefusals, pageOrigin, socialProvider } from "../schemas/social.ts";

export const beginIdentityLink = declareCall({
  name: "begin-identity-link",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/identities/:provider/link",
  access: "member",
  summary:
    "The address of an outside sign-in service that a member links to his account, by password; the browser comes back to the security centre.",
  encrypted: true,
  ratePerMinute: 20,
  params: Type.Object({ provider: socialProvider }),
  body: Type.Object({ origin: pageOrigin, password: Type.String({ maxLength: 256 }) }),
  value: Type.Object({ address: Type.String() }),
  refusals: [...beginSocialRefusals, ...identityRefusals],
});
