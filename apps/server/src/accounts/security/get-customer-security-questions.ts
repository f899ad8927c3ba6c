import type { getCustomerSecurityQuestions as getCustomerSecurityQuestionsCall } from "@lantern/contract/accounts/get-customer-security-questions.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SessionContext } from "../../platform/context.ts";
import { questionTexts } from "./question-texts.ts";

const selectQuestions = `select question from accounts_security_answers where member_id = $1 order by place`;

/** The questions that this member has answered (specification 7.6). */
export async function getCustomerSecurityQuestions({
  database,
  session,
  language,
}: SessionContext): Promise<CallValue<typeof getCustomerSecurityQuestionsCall>> {
  const rows = await database.query<{ question: string }>(selectQuestions, [session.memberId]);
  return {
    questions: questionTexts(
      rows.map(({ question }) => question),
      language,
    ),
  };
}
