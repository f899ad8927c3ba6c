import type { Queryable } from "@lantern/database/database.ts";
import type { KycState } from "@lantern/rules/accounts/kyc-states.ts";
import { summaryOf, type CaseSummary, type NamedCaseRow } from "./case-view.ts";
import { caseColumns } from "./kyc-case.ts";

export interface CaseQuery {
  readonly merchantId: string;
  readonly state: KycState;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

const selectCases = `
  select ${caseColumns}, member.user_name from accounts_kyc_cases kyc
  join accounts_members member on member.id = kyc.member_id
  where kyc.merchant_id = $1 and kyc.status = $2
  order by kyc.submitted_at, kyc.id limit $3 offset $4`;

const countCases = "select count(*)::integer as total from accounts_kyc_cases where merchant_id = $1 and status = $2";

/** Cases of a merchant's members in one state, those that were submitted first at the head; none for `NONE`, which is no case. */
export async function listCases(
  queryable: Queryable,
  { merchantId, state, page, size }: CaseQuery,
): Promise<{ readonly total: number; readonly cases: CaseSummary[] }> {
  if (state === "NONE") return { total: 0, cases: [] };
  const status = state.toLowerCase();
  const [counted] = await queryable.query<{ total: number }>(countCases, [merchantId, status]);
  const rows = await queryable.query<NamedCaseRow>(selectCases, [merchantId, status, size, (page - 1) * size]);
  return { total: counted?.total ?? 0, cases: rows.map(summaryOf) };
}
