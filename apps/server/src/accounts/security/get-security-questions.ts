import type { getSecurityQuestions as getSecurityQuestionsCall } from "@lantern/contract/accounts/get-security-questions.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { chosenQuestionCount, securityQuestionNames } from "@lantern/rules/accounts/security-questions.ts";
import type { SessionContext } from "../../platform/context.ts";
import { questionTexts } from "./question-texts.ts";

/** The questions that a member may choose from (specification 7.6). */
export async function getSecurityQuestions({ language }: SessionContext): Promise<CallValue<typeof getSecurityQuestionsCall>> {
  return { questions: questionTexts(securityQuestionNames, language), chosenCount: chosenQuestionCount };
}
