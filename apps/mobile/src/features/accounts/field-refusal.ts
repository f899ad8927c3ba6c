import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { Refused } from "../../shared/wire/outcome.ts";

/** What the platform found wrong with a field: the id of a phrase, or words of its own. */
export type FieldRefusal = { readonly field: string; readonly messageId: MessageId } | { readonly field: string; readonly message: string };

const fieldOfRefusal: Readonly<Partial<Record<string, string>>> = {
  "accounts.username_taken": "username",
  "accounts.captcha_required": "captcha",
  "accounts.captcha_wrong": "captcha",
  "accounts.referrer_unknown": "recommenderId",
  "accounts.mobile_taken": "mobileNum",
  "accounts.mobile_not_served": "mobileNum",
  "accounts.code_wrong": "verificationCode",
  "accounts.code_expired": "verificationCode",
  "accounts.firebase_failed": "verificationCode",
  "accounts.firebase_off": "verificationCode",
  "accounts.password_invalid": "password",
  "accounts.password_mismatch": "confirmPassword",
};

/** The field that a refusal is about, and what it says; undefined where it is about none. */
export function fieldRefusalOf({ errorCode, value }: Refused, message: string): FieldRefusal | undefined {
  const { field, messageId } = value ?? {};
  const named = typeof field === "string" ? field : fieldOfRefusal[errorCode];
  if (named === undefined) return undefined;
  return typeof messageId === "string" ? { field: named, messageId: messageId as MessageId } : { field: named, message };
}

/** The same as an error of the form, with the form's own name of the field. */
export function formErrorOf(refusal: FieldRefusal): { readonly type: "rule" | "refused"; readonly message: string } {
  return "messageId" in refusal ? { type: "rule", message: refusal.messageId } : { type: "refused", message: refusal.message };
}
