import type { TSchema } from "typebox";

/** One call of the seamless wallet: who answers it, where, and its shapes. */
export interface VendorCall {
  readonly name: string;
  /** Who answers: the platform under `/vendor/{vendorCode}`, the vendor under `/vendor-api`. */
  readonly answeredBy: "platform" | "vendor";
  readonly method: "GET" | "POST";
  /** Path below the answerer's root, such as `bet`. */
  readonly path: string;
  /** A POST's body. Every body names its call, so that bytes signed for one call are no good for another. */
  readonly request?: TSchema;
  /** The answer when `status` is `ok`; every other status answers a `RefusalAnswer`. */
  readonly answer: TSchema;
}

export function declareVendorCall<const C extends VendorCall>(call: C): C {
  return call;
}

/** Path of a call on the platform: `/vendor/STUDIO/bet`. */
export function platformPath(call: VendorCall, vendorCode: string): string {
  return `/vendor/${encodeURIComponent(vendorCode)}/${call.path}`;
}

/** Path of a call on the vendor: `/vendor-api/launch`. */
export function vendorPath(call: VendorCall): string {
  return `/vendor-api/${call.path}`;
}
