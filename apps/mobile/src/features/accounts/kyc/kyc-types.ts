import type { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import type { CallValue } from "@lantern/contract/call.ts";

export type KycStatus = CallValue<typeof getKyc>;
