import type { Queryable, Transaction } from "@lantern/database/database.ts";
import type { KycSide } from "@lantern/rules/accounts/kyc-states.ts";
import { recordAudit, type Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { viewOf, type CaseView, type NamedCaseRow } from "./case-view.ts";
import { documentPlace, unseal } from "./document-seal.ts";
import { caseColumns } from "./kyc-case.ts";

export interface CaseOf {
  readonly actor: Actor;
  /** The case is one of this merchant's members, or there is none. */
  readonly merchantId: string;
  readonly caseId: string;
}

const selectCase = `
  select ${caseColumns}, member.user_name from accounts_kyc_cases kyc
  join accounts_members member on member.id = kyc.member_id
  where kyc.id = $1 and kyc.merchant_id = $2 and kyc.status <> 'draft'`;

/** A submitted case with its member's name; undefined where the merchant has none of this id. */
export async function readCase(queryable: Queryable, caseId: string, merchantId: string): Promise<NamedCaseRow | undefined> {
  const [row] = await queryable.query<NamedCaseRow>(selectCase, [caseId, merchantId]);
  return row;
}

/** Opens a case for a reviewer. That he looked is written down first. */
export async function openCase(scope: Scope, { actor, merchantId, caseId }: CaseOf): Promise<CaseView | Refusal<"accounts.kyc_unknown">> {
  return scope.database.tx(async (transaction) => {
    const row = await readCase(transaction, caseId, merchantId);
    if (row === undefined) return refuse("accounts.kyc_unknown");
    await recordAudit(transaction, scope.clock, { actor, action: "kyc.open", merchantId, subject: { type: "kyc_case", id: caseId } });
    return viewOf(transaction, scope.configuration, row);
  });
}

export interface DocumentPicture {
  readonly contentType: "image/jpeg";
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

interface DocumentRow {
  readonly id: string;
  readonly wrapped_key: Uint8Array;
  readonly sealed: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const selectDocument = "select id, wrapped_key, sealed, width, height from accounts_kyc_documents where case_id = $1 and side = $2";

/** One picture of a case, unsealed for a reviewer. Every look is written into the audit, in the transaction that reads. */
export async function openDocument(
  scope: Scope,
  { actor, merchantId, caseId, side }: CaseOf & { readonly side: KycSide },
): Promise<DocumentPicture | Refusal<"accounts.kyc_unknown" | "accounts.kyc_document_erased">> {
  return scope.database.tx(async (transaction: Transaction) => {
    if ((await readCase(transaction, caseId, merchantId)) === undefined) return refuse("accounts.kyc_unknown");
    const [row] = await transaction.query<DocumentRow>(selectDocument, [caseId, side]);
    if (row === undefined) return refuse("accounts.kyc_document_erased");
    await recordAudit(transaction, scope.clock, {
      actor,
      action: "kyc.read_document",
      merchantId,
      subject: { type: "kyc_case", id: caseId },
      after: { side },
    });
    const bytes = unseal(scope.configuration, documentPlace(row.id, side), { sealed: row.sealed, wrappedKey: row.wrapped_key });
    return { contentType: "image/jpeg", width: row.width, height: row.height, bytes };
  });
}
