import type { approveKycCase } from "@lantern/contract/operators/approve-kyc-case.ts";
import type { listKycCases } from "@lantern/contract/operators/list-kyc-cases.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { Queryable } from "@lantern/database/database.ts";
import type { KycSide } from "@lantern/rules/accounts/kyc-states.ts";
import type { DocumentKeys } from "./document-seal.ts";
import { profileOf, stateOf, type CaseRow } from "./kyc-case.ts";

export type CaseSummary = CallValue<typeof listKycCases>["cases"][number];
export type CaseView = CallValue<typeof approveKycCase>;

export type NamedCaseRow = CaseRow & { readonly user_name: string };

/** A case without anything that its member wrote or showed. */
export function summaryOf(row: NamedCaseRow): CaseSummary {
  return {
    caseId: row.id,
    memberId: row.member_id,
    userName: row.user_name,
    state: stateOf(row),
    submittedAt: row.submitted_at?.toISOString() ?? "",
    decidedAt: row.decided_at?.toISOString() ?? "",
    reasonCode: row.reason_code ?? "",
    reasonNote: row.reason_note,
    documentExpiresOn: row.document_expires_on ?? "",
    erased: row.erased_at !== null,
  };
}

interface DocumentRow {
  readonly side: KycSide;
  readonly width: number;
  readonly height: number;
  readonly added_at: Date;
}

const selectDocuments = `
  select side, width, height, added_at from accounts_kyc_documents
  where case_id = $1 order by array_position(array['front', 'back', 'selfie'], side)`;

/** A case as a reviewer opens it: what was written, and which pictures there are. */
export async function viewOf(queryable: Queryable, keys: DocumentKeys, row: NamedCaseRow): Promise<CaseView> {
  const documents = await queryable.query<DocumentRow>(selectDocuments, [row.id]);
  return {
    ...summaryOf(row),
    profile: profileOf(keys, row),
    documents: documents.map(({ side, width, height, added_at }) => ({ side, width, height, addedAt: added_at.toISOString() })),
  };
}
