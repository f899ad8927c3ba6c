import type { SessionContext } from "../../platform/context.ts";
import { readKycStatus, type KycStatus } from "./kyc-status.ts";

/** How far the member has shown who he is (specification 3.22, 4.12.2). */
export async function getKyc(context: SessionContext): Promise<KycStatus> {
  return readKycStatus(context.database, context);
}
