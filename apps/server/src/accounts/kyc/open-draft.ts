import type { Transaction } from "@lantern/database/database.ts";
import type { SessionContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { lockSecurityRow } from "../security/security-row.ts";
import { readOwnCases } from "./kyc-case.ts";
import { maySubmit } from "./kyc-renewal.ts";

const insertDraft = `
  insert into accounts_kyc_cases (id, merchant_id, member_id, status, opened_at, touched_at) values ($1, $2, $3, 'draft', $4, $4)`;
const touchDraft = "update accounts_kyc_cases set touched_at = $2 where id = $1";

/**
 * The case that the member is writing, made where there is none: its id. His row is held until the transaction ends, so that of two changes at
 * once the second sees what the first did. Refused while a case waits, or holds and does not run out
 * soon.
 */
export async function openDraft(transaction: Transaction, context: SessionContext): Promise<string | Refusal<"accounts.kyc_closed">> {
  const { clock, merchant, session } = context;
  await lockSecurityRow(transaction, session.memberId);
  const cases = await readOwnCases(transaction, session.memberId);
  if (!maySubmit(cases, { merchant, at: clock.now() })) return refuse("accounts.kyc_closed");
  const { draft } = cases;
  if (draft !== undefined) {
    await transaction.query(touchDraft, [draft.id, clock.now()]);
    return draft.id;
  }
  const id = newId(clock);
  await transaction.query(insertDraft, [id, merchant.id, session.memberId, clock.now()]);
  return id;
}
