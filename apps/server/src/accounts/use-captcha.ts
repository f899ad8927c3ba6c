import type { Queryable } from "@lantern/database/database.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

export interface CaptchaTry {
  readonly merchantId: string;
  readonly captchaId: string | undefined;
  readonly captcha: string | undefined;
  readonly at: Date;
}

const spendCaptcha = `
  update accounts_captchas set used_at = $3
  where id = $1 and merchant_id = $2 and used_at is null and expires_at > $3
  returning answer`;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Spends a captcha: whatever the answer, it is gone. Returns the refusal of a missing or wrong answer, which asks for a captcha again. */
export async function useCaptcha(
  queryable: Queryable,
  { merchantId, captchaId, captcha, at }: CaptchaTry,
): Promise<Refusal<"accounts.captcha_required" | "accounts.captcha_wrong"> | undefined> {
  const answer = captcha?.trim() ?? "";
  if (captchaId === undefined || answer === "") return refuse("accounts.captcha_required", { value: { captcha: true } });
  const wrong = refuse("accounts.captcha_wrong", { value: { captcha: true } });
  if (!uuidPattern.test(captchaId)) return wrong;
  const [row] = await queryable.query<{ answer: string }>(spendCaptcha, [captchaId, merchantId, at]);
  return row?.answer === answer ? undefined : wrong;
}
