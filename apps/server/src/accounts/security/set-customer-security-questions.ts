import type { setCustomerSecurityQuestions as setCustomerSecurityQuestionsCall } from "@lantern/contract/accounts/set-customer-security-questions.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { securityAnswersFault } from "@lantern/rules/accounts/security-questions.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { hashPassword } from "../password-hash.ts";
import { checkLoginPassword } from "./check-login-password.ts";
import { comparableAnswer } from "./comparable-answer.ts";
import { notifyChange } from "./notify-change.ts";
import { lockSecurityRow } from "./security-row.ts";

const deleteAnswers = `delete from accounts_security_answers where member_id = $1`;

const insertAnswers = `
  insert into accounts_security_answers (member_id, question, place, answer_hash, set_at)
  select $1, question, place, answer_hash, $4 from unnest($2::text[], $3::text[]) with ordinality as answer (question, answer_hash, place)`;

/** Stores the answers to three questions in the place of those before, proven by the login password (specification 7.6). */
export async function setCustomerSecurityQuestions(
  context: SessionContext,
  { body }: CallInput<typeof setCustomerSecurityQuestionsCall>,
): Promise<{ changed: boolean } | Refusal<CallRefusal<typeof setCustomerSecurityQuestionsCall>>> {
  const { database, session, clock } = context;
  const fault = securityAnswersFault(body.answers);
  if (fault !== undefined) return refuse("accounts.security_answers_invalid", { value: { ...fault } });
  const refused = await checkLoginPassword(context, body.password ?? "");
  if (refused !== undefined) return refused;

  const hashes = await Promise.all(body.answers.map(({ answer }) => hashPassword(comparableAnswer(answer))));
  await database.tx(async (transaction) => {
    await lockSecurityRow(transaction, session.memberId);
    await transaction.query(deleteAnswers, [session.memberId]);
    await transaction.query(insertAnswers, [session.memberId, body.answers.map(({ question }) => question), hashes, clock.now()]);
    await notifyChange(context, transaction, "securityQuestionsSet");
  });
  return { changed: true };
}
