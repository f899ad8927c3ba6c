import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { passkey } from "../schemas/passkey.ts";

export const listPasskeys = declareCall({
  name: "list-passkeys",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/passkeys",
  access: "member",
  summary: "The member's passkeys, and how many he may have.",
  value: Type.Object({ passkeys: Type.Array(passkey), max: Type.Integer() }),
  refusals: [],
});
