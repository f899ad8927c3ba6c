import type { setLanguage as setLanguageCall } from "@lantern/contract/accounts/set-language.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { offeredLanguage } from "../site/merchant-languages.ts";

const updateLanguage = `update accounts_members set language = $2 where id = $1`;

/** Stores the language on the account, so that the next device starts in it. */
export async function setLanguage(
  { database, merchant, session }: SessionContext,
  { body }: CallInput<typeof setLanguageCall>,
): Promise<{ language: string } | Refusal<"accounts.field_invalid">> {
  const language = offeredLanguage(merchant, body.language);
  if (language === undefined) return refuse("accounts.field_invalid", { value: { field: "language" } });
  await database.query(updateLanguage, [session.memberId, language.wireCode]);
  return { language: language.wireCode };
}
