import type { getKyc } from "@lantern/contract/accounts/get-kyc.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { kycStateAfter } from "@lantern/rules/accounts/kyc-states.ts";
import type { SessionContext } from "../../platform/context.ts";
import { profileOf, readOwnCases, readSides, stateOf } from "./kyc-case.ts";
import { kycSettingsOf } from "./kyc-settings.ts";

export type KycStatus = CallValue<typeof getKyc>;

/** How a member's identity stands, for himself: what he may still change with what he wrote, and never a picture. */
export async function readKycStatus(queryable: Queryable, { merchant, session, configuration }: SessionContext): Promise<KycStatus> {
  const { last, draft } = await readOwnCases(queryable, session.memberId);
  const state = stateOf(last);
  const { ageMin, withdrawalLevel } = kycSettingsOf(merchant);
  const open = kycStateAfter(state, "submit") !== undefined;
  const draftProfile = draft === undefined ? null : profileOf(configuration, draft);
  const lastProfile = open && last !== undefined ? profileOf(configuration, last) : null;
  return {
    state,
    reasonCode: state === "REJECTED" ? (last?.reason_code ?? "") : "",
    reasonNote: state === "REJECTED" ? (last?.reason_note ?? "") : "",
    submittedAt: last?.submitted_at?.toISOString() ?? "",
    decidedAt: last?.decided_at?.toISOString() ?? "",
    documentExpiresOn: last?.document_expires_on ?? "",
    ageMin,
    withdrawalAsks: withdrawalLevel > 0,
    profile: open ? (draftProfile ?? lastProfile) : null,
    profileSaved: open && draftProfile !== null,
    sides: open && draft !== undefined ? await readSides(queryable, draft.id) : [],
  };
}
