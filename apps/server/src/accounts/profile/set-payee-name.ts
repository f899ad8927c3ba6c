import type { setPayeeName as setPayeeNameCall } from "@lantern/contract/accounts/set-payee-name.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { normalizedName } from "@lantern/rules/accounts/person-name.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { toUnicode } from "../kyc/to-unicode.ts";
import { checkField } from "../registration-settings.ts";
import { readSecurityRow } from "../security/security-row.ts";

const setOnce = `update accounts_members set payee_name = $2 where id = $1 and payee_name is null returning id`;

/**
 * Sets the name that withdrawals are paid to (specification 7.6), once: money goes to the member's own name alone, so that only support
 * changes it afterwards. The same name again is no change and succeeds.
 */
export async function setPayeeName(
  { database, session, merchant }: SessionContext,
  { body }: CallInput<typeof setPayeeNameCall>,
): Promise<{ payeeName: string } | Refusal<CallRefusal<typeof setPayeeNameCall>>> {
  const payeeName = normalizedName(toUnicode(body.payeeName));
  const messageId = checkField(merchant, "payeeName", payeeName);
  if (messageId !== undefined) return refuse("accounts.field_invalid", { value: { field: "payeeName", messageId } });
  const rows = await database.query(setOnce, [session.memberId, payeeName]);
  if (rows.length === 1) return { payeeName };
  const { payee_name } = await readSecurityRow(database, session.memberId);
  return payee_name === payeeName ? { payeeName } : refuse("accounts.payee_name_fixed");
}
