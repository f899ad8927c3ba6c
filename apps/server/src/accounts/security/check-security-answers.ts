import type { SecurityAnswer } from "@lantern/rules/accounts/security-questions.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { passwordMatches } from "../password-hash.ts";
import { comparableAnswer } from "./comparable-answer.ts";

export type SecurityAnswersRefusal = Refusal<
  "accounts.security_questions_unset" | "accounts.security_answers_wrong" | "accounts.too_many_tries"
>;

const selectAnswers = `select question, answer_hash from accounts_security_answers where member_id = $1 order by place`;

/**
 * Whether the member answers all his questions as he did when he set them; undefined where he does. It is not said which answer was
 * wrong: one at a time they would soon be guessed. Each try is counted before it is looked at.
 */
export async function checkSecurityAnswers(
  context: SessionContext,
  answers: readonly SecurityAnswer[],
): Promise<SecurityAnswersRefusal | undefined> {
  const { database, session } = context;
  const stored = await database.query<{ question: string; answer_hash: string }>(selectAnswers, [session.memberId]);
  if (stored.length === 0) return refuse("accounts.security_questions_unset");
  const guess = await guessOf(context, { kind: "security_question", subject: session.memberId, memberId: session.memberId });
  const tooMany = await guardGuesses(database, guess);
  if (tooMany !== undefined) return tooMany;
  const matches = await Promise.all(
    stored.map(({ question, answer_hash }) => {
      const given = answers.find((answer) => answer.question === question)?.answer ?? "";
      return passwordMatches(answer_hash, comparableAnswer(given));
    }),
  );
  if (matches.includes(false)) return refuse("accounts.security_answers_wrong");
  await forgetGuesses(database, guess);
  return undefined;
}
