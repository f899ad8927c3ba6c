import { Type } from "typebox";
import { declareCall } from "../call.ts";

const kind = Type.Union([Type.Literal("MOBILE"), Type.Literal("WEB"), Type.Literal("APP"), Type.Literal("PWA")]);

const session = Type.Object({
  id: Type.String(),
  kind,
  address: Type.String(),
  startedAt: Type.String({ format: "date-time" }),
  /** Written down every few minutes. */
  seenAt: Type.String({ format: "date-time" }),
  /** The session that makes this call. */
  current: Type.Boolean(),
});

export const listDevices = declareCall({
  name: "list-devices",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/devices",
  access: "member",
  summary: "The devices that the member has logged in from, this one first, with their live sessions.",
  value: Type.Object({
    devices: Type.Array(
      Type.Object({
        id: Type.String(),
        /** Proper names, such as `Chrome` and `Android`; empty where the device does not say. */
        browser: Type.String(),
        system: Type.String(),
        kind,
        address: Type.String(),
        firstSeenAt: Type.String({ format: "date-time" }),
        lastSeenAt: Type.String({ format: "date-time" }),
        current: Type.Boolean(),
        /** It holds what stands in the password's place. */
        remembered: Type.Boolean(),
        /** It came after this one, was new to the account, and nobody has looked at it yet. */
        new: Type.Boolean(),
        sessions: Type.Array(session),
      }),
    ),
    /** Sessions that belong to none of these devices. */
    otherSessions: Type.Array(session),
  }),
  refusals: [],
});
