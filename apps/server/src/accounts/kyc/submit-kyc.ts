import type { submitKyc as submitKycCall } from "@lantern/contract/accounts/submit-kyc.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { kycSides } from "@lantern/rules/accounts/kyc-states.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { lockSecurityRow } from "../security/security-row.ts";
import { refusedProfile } from "./check-profile.ts";
import { profileOf, readOwnCases, readSides } from "./kyc-case.ts";
import { maySubmit } from "./kyc-renewal.ts";
import { readKycStatus, type KycStatus } from "./kyc-status.ts";

const submitDraft = "update accounts_kyc_cases set status = 'submitted', submitted_at = $2, touched_at = $2 where id = $1";

/** Hands the case to the reviewers once it is whole: what he wrote, the front, the back, and he himself with the paper (specification 5.5.6). */
export async function submitKyc(context: SessionContext): Promise<KycStatus | Refusal<CallRefusal<typeof submitKycCall>>> {
  const { clock, configuration, database, merchant, session } = context;
  return database.tx(async (transaction) => {
    await lockSecurityRow(transaction, session.memberId);
    const cases = await readOwnCases(transaction, session.memberId);
    if (!maySubmit(cases, { merchant, at: clock.now() })) return refuse("accounts.kyc_closed");
    const { draft } = cases;
    const profile = draft === undefined ? null : profileOf(configuration, draft);
    const sides = draft === undefined ? [] : await readSides(transaction, draft.id);
    const missing = [...(profile === null ? ["profile"] : []), ...kycSides.filter((side) => !sides.includes(side))];
    if (draft === undefined || profile === null || missing.length > 0) return refuse("accounts.kyc_incomplete", { value: { missing } });
    // Written a while ago, it may be another day, and the merchant may ask for another age.
    const refused = refusedProfile(merchant, profile, clock.now());
    if (refused !== undefined) return refused;
    await transaction.query(submitDraft, [draft.id, clock.now()]);
    return readKycStatus(transaction, context);
  });
}
