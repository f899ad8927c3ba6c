import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getCaptcha = declareCall({
  name: "get-captcha",
  capability: "accounts",
  method: "GET",
  path: "/wps/captcha",
  access: "public",
  summary: "A picture with a small sum, good for one try.",
  ratePerMinute: 60,
  value: Type.Object({
    captchaId: Type.String(),
    /** A `data:image/png` address. */
    image: Type.String(),
    expiresAt: Type.String({ format: "date-time" }),
  }),
  refusals: [],
});
