import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";

const pattern = new RegExp(fieldPatterns.email.pattern, "u");

/**
 * An e-mail address in the one form in which addresses are stored and compared: trimmed, in small letters, since no provider that people
 * use tells letters apart by case. Undefined where it is none.
 */
export function normalizeEmail(typed: string): string | undefined {
  const address = typed.trim().normalize("NFC").toLowerCase();
  return address.length <= 254 && pattern.test(address) ? address : undefined;
}
