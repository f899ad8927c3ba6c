import type { SystemStatus } from "../../../shared/page/use-site.ts";

export type FirebaseWeb = NonNullable<SystemStatus["info"]["firebase"]>;

/** What may be wrong, as far as a person can do something about it. */
export type FirebaseFault = "number" | "code" | "expired" | "limit" | "check" | "unavailable";

export type FirebaseAnswer = { readonly value: string } | { readonly fault: FirebaseFault };

const faultOfError: Readonly<Record<string, FirebaseFault>> = {
  INVALID_PHONE_NUMBER: "number",
  MISSING_PHONE_NUMBER: "number",
  INVALID_CODE: "code",
  MISSING_CODE: "code",
  SESSION_EXPIRED: "expired",
  CODE_EXPIRED: "expired",
  INVALID_SESSION_INFO: "expired",
  TOO_MANY_ATTEMPTS_TRY_LATER: "limit",
  QUOTA_EXCEEDED: "limit",
  CAPTCHA_CHECK_FAILED: "check",
  INVALID_RECAPTCHA_TOKEN: "check",
  MISSING_RECAPTCHA_TOKEN: "check",
};

const answerMsMax = 15_000;

/** What a page asks Firebase Authentication for: its documented API (Identity Toolkit, version 1), without the service's own library. */
export function firebaseService({ authUrl, apiKey }: FirebaseWeb) {
  async function ask(method: "GET" | "POST", path: string, field: string, body?: object): Promise<FirebaseAnswer> {
    try {
      const response = await fetch(`${authUrl}/v1/${path}?key=${encodeURIComponent(apiKey)}`, {
        method,
        credentials: "omit",
        signal: AbortSignal.timeout(answerMsMax),
        ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      const value = answer[field];
      return response.ok && typeof value === "string" ? { value } : { fault: faultOf(answer) };
    } catch {
      return { fault: "unavailable" };
    }
  }
  return {
    /** The key of the check that a person has to pass first. */
    siteKey: () => ask("GET", "recaptchaParams", "recaptchaSiteKey"),
    /** Sends a code to a number in E.164; the value names the sending. */
    sendCode: (phoneNumber: string, recaptchaToken: string) =>
      ask("POST", "accounts:sendVerificationCode", "sessionInfo", { phoneNumber, recaptchaToken }),
    /** The value is the token that proves the number. */
    signIn: (sessionInfo: string, code: string) => ask("POST", "accounts:signInWithPhoneNumber", "idToken", { sessionInfo, code }),
  };
}

/** Errors are a word, or a word and an explanation behind a colon. */
function faultOf(answer: Record<string, unknown>): FirebaseFault {
  const { error } = answer;
  const message = typeof error === "object" && error !== null && "message" in error ? String(error.message) : "";
  return faultOfError[message.split(" ")[0] ?? ""] ?? "unavailable";
}
