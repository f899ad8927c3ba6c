import type { Database } from "@lantern/database/database.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { forgetGuesses } from "./guesses/forget-guesses.ts";
import { guardGuesses } from "./guesses/guard-guesses.ts";
import type { Guess } from "./guesses/guess-buckets.ts";

export interface CaptchaTry {
  /** Who tries: of what it guards only the merchant, the address, the device and the moment count. */
  readonly guess: Omit<Guess, "kind">;
  readonly captchaId: string | undefined;
  readonly captcha: string | undefined;
}

const spendCaptcha = `
  update accounts_captchas set used_at = $3
  where id = $1 and merchant_id = $2 and used_at is null and expires_at > $3
  returning answer`;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Spends a captcha: whatever the answer, it is gone. Returns the refusal of a missing or wrong answer, which asks for a captcha
 * again, or of an address that has answered wrong too often. Not in a transaction.
 */
export async function useCaptcha(
  database: Database,
  { guess, captchaId, captcha }: CaptchaTry,
): Promise<Refusal<"accounts.captcha_required" | "accounts.captcha_wrong" | "accounts.too_many_tries"> | undefined> {
  const answer = captcha?.trim() ?? "";
  if (captchaId === undefined || answer === "") return refuse("accounts.captcha_required", { value: { captcha: true } });
  const captchaGuess: Guess = { ...guess, kind: "captcha" };
  const refused = await guardGuesses(database, captchaGuess);
  if (refused !== undefined) return refused;
  const wrong = refuse("accounts.captcha_wrong", { value: { captcha: true } });
  if (!uuidPattern.test(captchaId)) return wrong;
  const [row] = await database.query<{ answer: string }>(spendCaptcha, [captchaId, guess.merchantId, guess.at]);
  if (row?.answer !== answer) return wrong;
  await forgetGuesses(database, captchaGuess);
  return undefined;
}
