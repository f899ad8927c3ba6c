import type { Queryable, Transaction } from "@lantern/database/database.ts";
import type { KycProfile } from "@lantern/rules/accounts/kyc-profile.ts";
import type { KycReason, KycSide, KycState } from "@lantern/rules/accounts/kyc-states.ts";
import { profilePlace, unseal, type DocumentKeys } from "./document-seal.ts";

export type CaseStatus = "draft" | "submitted" | "verified" | "rejected" | "expired";

export interface CaseRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly member_id: string;
  readonly status: CaseStatus;
  readonly wrapped_key: Uint8Array | null;
  readonly sealed_profile: Uint8Array | null;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly reason_code: KycReason | null;
  readonly reason_note: string;
  /** YYYY-MM-DD. */
  readonly document_expires_on: string | null;
  readonly erased_at: Date | null;
}

export const caseColumns = `
  kyc.id, kyc.merchant_id, kyc.member_id, kyc.status, kyc.wrapped_key, kyc.sealed_profile, kyc.submitted_at, kyc.decided_at, kyc.reason_code,
  kyc.reason_note, kyc.document_expires_on, kyc.erased_at`;

/** A member's last case that has left his hands, and the one that he is writing. */
export interface OwnCases {
  readonly last: CaseRow | undefined;
  readonly draft: CaseRow | undefined;
}

const selectOwn = `
  select distinct on (kyc.status = 'draft') ${caseColumns} from accounts_kyc_cases kyc
  where kyc.member_id = $1 order by kyc.status = 'draft', coalesce(kyc.submitted_at, kyc.opened_at) desc, kyc.id desc`;

export async function readOwnCases(queryable: Queryable, memberId: string): Promise<OwnCases> {
  const rows = await queryable.query<CaseRow>(selectOwn, [memberId]);
  return { last: rows.find(({ status }) => status !== "draft"), draft: rows.find(({ status }) => status === "draft") };
}

const lockCase = `select ${caseColumns} from accounts_kyc_cases kyc where kyc.id = $1 and kyc.merchant_id = $2 for update`;

/** One case of a merchant's member, held until the transaction ends; undefined where there is none, or it was never submitted. */
export async function lockSubmittedCase(transaction: Transaction, caseId: string, merchantId: string): Promise<CaseRow | undefined> {
  const [row] = await transaction.query<CaseRow>(lockCase, [caseId, merchantId]);
  return row?.status === "draft" ? undefined : row;
}

const selectSides = `
  select side from accounts_kyc_documents where case_id = $1 order by array_position(array['front', 'back', 'selfie'], side)`;

export async function readSides(queryable: Queryable, caseId: string): Promise<KycSide[]> {
  const rows = await queryable.query<{ side: KycSide }>(selectSides, [caseId]);
  return rows.map(({ side }) => side);
}

/** What stands in the place of a state until something was submitted. */
export function stateOf(row: CaseRow | undefined): KycState {
  return row === undefined || row.status === "draft" ? "NONE" : (row.status.toUpperCase() as KycState);
}

/** What the member wrote in a case; null where he has not yet, or it is deleted. */
export function profileOf(keys: DocumentKeys, { id, wrapped_key, sealed_profile }: CaseRow): KycProfile | null {
  if (wrapped_key === null || sealed_profile === null) return null;
  const opened = unseal(keys, profilePlace(id), { sealed: sealed_profile, wrappedKey: wrapped_key });
  return JSON.parse(Buffer.from(opened).toString("utf8")) as KycProfile;
}
