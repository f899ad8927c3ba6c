import type { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { Queryable } from "@lantern/database/database.ts";
import type { SessionContext } from "../../platform/context.ts";
import { memberStateOf, profileOf, readOwnCases, readSides } from "./kyc-case.ts";
import { maySubmit, renewalOf } from "./kyc-renewal.ts";
import { kycSettingsOf } from "./kyc-settings.ts";

export type KycStatus = CallValue<typeof getKyc>;

/** How a member's identity stands, for himself: what he may still change with what he wrote, and never a picture. */
export async function readKycStatus(queryable: Queryable, context: SessionContext): Promise<KycStatus> {
  const { merchant, session, configuration, clock } = context;
  const cases = await readOwnCases(queryable, session.memberId);
  const { last, held, draft } = cases;
  const terms = { merchant, at: clock.now() };
  const { ageMin, withdrawalLevel } = kycSettingsOf(merchant);
  const open = maySubmit(cases, terms);
  const draftProfile = draft === undefined ? null : profileOf(configuration, draft);
  const lastProfile = open && last !== undefined ? profileOf(configuration, last) : null;
  const isSentBack = last?.status === "rejected";
  const counting = held ?? last;
  return {
    state: memberStateOf(cases),
    renewal: renewalOf(cases, terms),
    reasonCode: isSentBack ? (last.reason_code ?? "") : "",
    reasonNote: isSentBack ? last.reason_note : "",
    submittedAt: counting?.submitted_at?.toISOString() ?? "",
    decidedAt: counting?.decided_at?.toISOString() ?? "",
    documentExpiresOn: counting?.document_expires_on ?? "",
    ageMin,
    withdrawalAsks: withdrawalLevel > 0,
    profile: open ? (draftProfile ?? lastProfile) : null,
    profileSaved: open && draftProfile !== null,
    sides: open && draft !== undefined ? await readSides(queryable, draft.id) : [],
  };
}
