import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const acknowledgeDevices = declareCall({
  name: "acknowledge-devices",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/devices/acknowledge",
  access: "member",
  summary: "The member knows these new devices as his; only devices that he had before them have a say.",
  body: Type.Object({ deviceIds: Type.Array(Type.String({ format: "uuid" }), { maxItems: 50 }) }),
  value: Type.Object({ acknowledged: Type.Integer({ minimum: 0 }) }),
  refusals: [],
});
