import { Type, type Static } from "typebox";
import { declareVendorCall } from "./declare-vendor-call.ts";

export const HealthAnswer = Type.Object({
  status: Type.Literal("ok"),
  /** Seconds since the vendor's process started. */
  uptimeSeconds: Type.Integer({ minimum: 0 }),
});
export type HealthAnswer = Static<typeof HealthAnswer>;

/** Whether the vendor can open games now. The only call that needs no signature. */
export const health = declareVendorCall({ name: "health", answeredBy: "vendor", method: "GET", path: "health", answer: HealthAnswer });
