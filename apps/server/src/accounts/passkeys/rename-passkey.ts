import type { renamePasskey as renamePasskeyCall } from "@lantern/contract/accounts/rename-passkey.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { passkeyOf, type PasskeyRow } from "./passkey-row.ts";

const rename = `update accounts_passkeys set name = $3 where id = $1 and member_id = $2 returning *`;

/** Gives one of the member's own passkeys another name. */
export async function renamePasskey(
  { database, session, hostName }: SessionContext,
  { params, body }: CallInput<typeof renamePasskeyCall>,
): Promise<CallValue<typeof renamePasskeyCall> | Refusal<CallRefusal<typeof renamePasskeyCall>>> {
  const name = body.name.trim();
  if (name === "") return refuse("accounts.field_invalid", { value: { field: "name", messageId: "formRules.required" } });
  const [row] = await database.query<PasskeyRow>(rename, [params.passkeyId, session.memberId, name]);
  return row === undefined ? refuse("accounts.passkey_unknown") : passkeyOf(row, hostName);
}
