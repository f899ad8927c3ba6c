import type { setNickname as setNicknameCall } from "@lantern/contract/accounts/set-nickname.ts";
import { normalizedName } from "@lantern/rules/accounts/person-name.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { toUnicode } from "../kyc/to-unicode.ts";
import { checkField } from "../registration-settings.ts";

const updateNickname = `update accounts_members set nickname = $2 where id = $1`;

/** Changes the nickname (specification 7.6); an empty one takes it away. */
export async function setNickname(
  { database, session, merchant }: SessionContext,
  { body }: CallInput<typeof setNicknameCall>,
): Promise<{ nickname: string } | Refusal<"accounts.field_invalid">> {
  const nickname = normalizedName(toUnicode(body.nickname));
  const messageId = nickname === "" ? undefined : checkField(merchant, "nickname", nickname);
  if (messageId !== undefined) return refuse("accounts.field_invalid", { value: { field: "nickname", messageId } });
  await database.query(updateNickname, [session.memberId, nickname]);
  return { nickname };
}
