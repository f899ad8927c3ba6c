import type { saveKycProfile as saveKycProfileCall } from "@lantern/contract/accounts/save-kyc-profile.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { refusedProfile, takenProfile } from "./check-profile.ts";
import { profilePlace, seal } from "./document-seal.ts";
import { readKycStatus, type KycStatus } from "./kyc-status.ts";
import { openDraft } from "./open-draft.ts";

const keepProfile = "update accounts_kyc_cases set sealed_profile = $2, wrapped_key = $3, wrapped_by = $4 where id = $1";

/** Keeps who the member says he is, sealed, for the case that he is writing (specification 3.22). */
export async function saveKycProfile(
  context: SessionContext,
  { body }: CallInput<typeof saveKycProfileCall>,
): Promise<KycStatus | Refusal<CallRefusal<typeof saveKycProfileCall>>> {
  const profile = takenProfile(body);
  const refused = refusedProfile(context.merchant, profile, context.clock.now());
  if (refused !== undefined) return refused;
  return context.database.tx(async (transaction) => {
    const caseId = await openDraft(transaction, context);
    if (isRefusal(caseId)) return caseId;
    const { sealed, wrappedKey, wrappedBy } = seal(context.configuration, profilePlace(caseId), Buffer.from(JSON.stringify(profile)));
    await transaction.query(keepProfile, [caseId, sealed, wrappedKey, wrappedBy]);
    return readKycStatus(transaction, context);
  });
}
