import { Type } from "typebox";

/** What a login answers (specification 3.2), with what the session info keeps beside it (3.1). */
export const sessionStart = Type.Object(
  {
    token: Type.String(),
    userName: Type.String(),
    /** Member type: 0 member, 1 agent, 2 senior agent, 4 trial, 40–42 test accounts. */
    customerType: Type.Integer(),
    /** True until the first password, given by somebody else, has been changed. */
    firstTimeLogin: Type.Boolean(),
    merchantCode: Type.String(),
    currency: Type.String(),
    language: Type.String(),
    expiresAt: Type.String({ format: "date-time" }),
    /** What this device may send in the password's place at its next login, once: where it asked to be remembered. */
    deviceCredential: Type.Optional(Type.String()),
  },
  { $id: "SessionStart" },
);
