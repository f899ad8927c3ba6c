import { Type } from "typebox";
import { declareCall } from "../call.ts";

const protection = Type.Object({
  /** Which protection, by the name that the security centre's list has. */
  entry: Type.String(),
  /** `open`: there is nothing to set, it only leads somewhere. */
  state: Type.Union([Type.Literal("set"), Type.Literal("unset"), Type.Literal("pending"), Type.Literal("attention"), Type.Literal("open")]),
  /** What is set, so far as it may be shown: a masked address, a nickname; empty where there is nothing to show. */
  detail: Type.String(),
  /** How many, where it is a number of things. */
  count: Type.Optional(Type.Integer({ minimum: 0 })),
});

export const getSecurityConfiguration = declareCall({
  name: "get-security-configuration",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/securityConfig",
  access: "member",
  summary: "What the security centre offers, what of it is set, and how well the account is protected by that.",
  value: Type.Object({
    level: Type.Union([Type.Literal("low"), Type.Literal("fair"), Type.Literal("strong")]),
    /** Protections that are set, of `protectionCount` that count. */
    setCount: Type.Integer({ minimum: 0 }),
    protectionCount: Type.Integer({ minimum: 0 }),
    entries: Type.Array(protection),
  }),
  refusals: [],
});
