import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const removeDevice = declareCall({
  name: "remove-device",
  capability: "accounts",
  method: "DELETE",
  path: "/wps/member/devices/:deviceId",
  access: "member",
  summary: "Signs a device out: its sessions end, and it remembers nothing.",
  params: Type.Object({ deviceId: Type.String({ format: "uuid" }) }),
  value: Type.Object({ sessionsEnded: Type.Integer({ minimum: 0 }) }),
  refusals: ["accounts.device_unknown"],
});
