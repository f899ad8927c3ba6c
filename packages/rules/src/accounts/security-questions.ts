import type { FieldFault } from "./form-rules.ts";

/**
 * The questions that a member may choose: what stands on no identity card and in no profile. Phrases `security.question.<name>`. A name
 * that members have chosen stays, whatever its words become.
 */
export const securityQuestionNames = [
  "firstFriend",
  "childhoodStreet",
  "favouriteTeacher",
  "firstPet",
  "childhoodNickname",
  "firstJob",
  "grandmotherDish",
  "firstPhone",
  "dreamPlace",
  "bedtimeStory",
] as const;

export type SecurityQuestionName = (typeof securityQuestionNames)[number];

/** Of how many questions a member gives the answers. */
export const chosenQuestionCount = 3;

/** Letters of an answer once it is normalised. */
const answerLettersMin = 2;
const answerLettersMax = 100;

export function isSecurityQuestion(name: string): name is SecurityQuestionName {
  return (securityQuestionNames as readonly string[]).includes(name);
}

/**
 * An answer as it is compared: case, blanks, signs and the two ways of writing a letter do not count, so that "Ma Hla-Hla" is "ma hlahla".
 * Letters and the marks on them stay, in every script.
 */
export function normalizedAnswer(answer: string): string {
  return answer
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

export interface SecurityAnswer {
  readonly question: string;
  readonly answer: string;
}

/** What is wrong with the answers that a member wants to set: three questions of the catalogue, each once, with answers that differ. */
export function securityAnswersFault(answers: readonly SecurityAnswer[]): FieldFault | undefined {
  if (answers.length !== chosenQuestionCount) return { field: "answers", messageId: "formRules.required" };
  const questions = new Set<string>();
  const given = new Set<string>();
  for (const [place, { question, answer }] of answers.entries()) {
    const field = `answers.${place}`;
    if (!isSecurityQuestion(question)) return { field: `${field}.question`, messageId: "formRules.required" };
    if (questions.has(question)) return { field: `${field}.question`, messageId: "formRules.question_twice" };
    const fault = answerFault(answer, given);
    if (fault !== undefined) return { field: `${field}.answer`, messageId: fault };
    questions.add(question);
    given.add(normalizedAnswer(answer));
  }
  return undefined;
}

function answerFault(answer: string, given: ReadonlySet<string>): string | undefined {
  if (answer.trim() === "") return "formRules.required";
  const normalized = normalizedAnswer(answer);
  if (normalized.length < answerLettersMin) return "formRules.answer_short";
  if (normalized.length > answerLettersMax) return "formRules.too_long";
  return given.has(normalized) ? "formRules.answer_twice" : undefined;
}
