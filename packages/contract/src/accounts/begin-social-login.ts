import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { beginSocialRefusals, pageOrigin, socialProvider } from "../schemas/social.ts";

export const beginSocialLogin = declareCall({
  name: "begin-social-login",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/social",
  access: "public",
  summary: "The address of an outside sign-in service at which a person shows who he is; the browser comes back to the login page.",
  ratePerMinute: 20,
  body: Type.Object({
    provider: socialProvider,
    origin: pageOrigin,
    /** A path of the app to which the login leads in the end. */
    from: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  value: Type.Object({ address: Type.String() }),
  refusals: beginSocialRefusals,
});
