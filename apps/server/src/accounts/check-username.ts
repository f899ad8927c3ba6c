import type { checkUsername as checkUsernameCall } from "@lantern/contract/accounts/check-username.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findMemberByName } from "./member-row.ts";
import { checkField } from "./registration-settings.ts";

/** Whether a user name may still be taken (specification 7.4.1). */
export async function checkUsername(
  { database, merchant }: CallContext,
  { query }: CallInput<typeof checkUsernameCall>,
): Promise<{ available: boolean } | Refusal<"accounts.username_invalid">> {
  const userName = query.username.trim();
  const messageId = checkField(merchant, "username", userName);
  if (messageId !== undefined) return refuse("accounts.username_invalid", { value: { field: "username", messageId } });
  return { available: (await findMemberByName(database, merchant.id, userName)) === undefined };
}
