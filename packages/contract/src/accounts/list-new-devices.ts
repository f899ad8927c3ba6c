import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const listNewDevices = declareCall({
  name: "list-new-devices",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/devices/new",
  access: "member",
  summary: "Devices that entered the account after this one and that the member has not looked at yet.",
  value: Type.Array(
    Type.Object({
      id: Type.String(),
      browser: Type.String(),
      system: Type.String(),
      address: Type.String(),
      firstSeenAt: Type.String({ format: "date-time" }),
    }),
  ),
  refusals: [],
});
