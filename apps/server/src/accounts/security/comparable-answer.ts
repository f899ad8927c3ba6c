import { normalizedAnswer } from "@lantern/rules/accounts/security-questions.ts";
import { toUnicode } from "../kyc/to-unicode.ts";

/** An answer as it is hashed and compared: the same whether a phone writes Burmese in Zawgyi or in Unicode. */
export function comparableAnswer(answer: string): string {
  return normalizedAnswer(toUnicode(answer));
}
