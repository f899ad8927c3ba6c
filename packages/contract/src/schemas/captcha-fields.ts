import { Type } from "typebox";

/** The captcha's number and what the person read in it (specification 5.5.1: one to sixteen digits). */
export const captchaFields = {
  captchaId: Type.Optional(Type.String({ maxLength: 64 })),
  captcha: Type.Optional(Type.String({ maxLength: 16 })),
};
