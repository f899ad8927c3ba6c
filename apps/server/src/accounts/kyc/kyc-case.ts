import type { Queryable, Transaction } from "@lantern/database/database.ts";
import type { KycProfile } from "@lantern/rules/accounts/kyc-profile.ts";
import type { KycReason, KycSide, KycState, MemberKycState } from "@lantern/rules/accounts/kyc-states.ts";
import { profilePlace, unseal, type DocumentKeys } from "./document-seal.ts";

export type CaseStatus = "draft" | "submitted" | "verified" | "rejected" | "expired" | "replaced";

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

/** A member's last case that has left his hands, the one that holds (which may be the same), and the one that he is writing. */
export interface OwnCases {
  readonly last: CaseRow | undefined;
  readonly held: CaseRow | undefined;
  readonly draft: CaseRow | undefined;
}

const part = "case kyc.status when 'draft' then 0 when 'verified' then 1 else 2 end";
const selectOwn = `
  select distinct on (${part}) ${caseColumns} from accounts_kyc_cases kyc
  where kyc.member_id = $1 and kyc.status <> 'replaced' order by ${part}, coalesce(kyc.submitted_at, kyc.opened_at) desc, kyc.id desc`;

export async function readOwnCases(queryable: Queryable, memberId: string): Promise<OwnCases> {
  const rows = await queryable.query<CaseRow>(selectOwn, [memberId]);
  const held = rows.find(({ status }) => status === "verified");
  const other = rows.find(({ status }) => status !== "verified" && status !== "draft");
  const otherIsLater = held === undefined || (other !== undefined && sentAt(other) > sentAt(held));
  return { last: otherIsLater ? other : held, held, draft: rows.find(({ status }) => status === "draft") };
}

const sentAt = ({ submitted_at }: CaseRow) => submitted_at?.getTime() ?? 0;

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

/** The state of a case that was submitted. */
export function stateOf({ status }: CaseRow): KycState {
  return status === "draft" ? "NONE" : (status.toUpperCase() as KycState);
}

/** How a member stands: what holds counts, whatever came of a newer case; `NONE` until something was submitted. */
export function memberStateOf({ last, held }: Pick<OwnCases, "last" | "held">): MemberKycState {
  const row = held ?? last;
  const state = row === undefined ? "NONE" : stateOf(row);
  if (state === "REPLACED") throw new Error(`the case ${row?.id ?? ""} was replaced by none`);
  return state;
}

/** What the member wrote in a case; null where he has not yet, or it is deleted. */
export function profileOf(keys: DocumentKeys, { id, wrapped_key, sealed_profile }: CaseRow): KycProfile | null {
  if (wrapped_key === null || sealed_profile === null) return null;
  const opened = unseal(keys, profilePlace(id), { sealed: sealed_profile, wrappedKey: wrapped_key });
  return JSON.parse(Buffer.from(opened).toString("utf8")) as KycProfile;
}
