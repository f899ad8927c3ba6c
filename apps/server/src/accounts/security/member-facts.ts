import type { SessionContext } from "../../platform/context.ts";
import { maskEmail, maskMobile, maskName } from "./mask.ts";
import type { SecurityFact } from "./security-facts.ts";
import { readSecurityRow } from "./security-row.ts";

/** A first password that somebody else chose has to be looked at. */
export async function passwordFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { password_hash, first_time_login } = await readSecurityRow(database, session.memberId);
  if (password_hash === null) return { state: "unset", detail: "" };
  return { state: first_time_login ? "attention" : "set", detail: "" };
}

export async function paymentPasswordFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { payment_password_hash } = await readSecurityRow(database, session.memberId);
  return { state: payment_password_hash === null ? "unset" : "set", detail: "" };
}

/** An address that was entered and never confirmed is pending. */
export async function emailFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { email, email_verified_at } = await readSecurityRow(database, session.memberId);
  if (email === null) return { state: "unset", detail: "" };
  return { state: email_verified_at === null ? "pending" : "set", detail: maskEmail(email) };
}

/** A number that opened the account and was never proven is pending. */
export async function mobileFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { mobile_num, mobile_verified_at } = await readSecurityRow(database, session.memberId);
  if (mobile_num === null) return { state: "unset", detail: "" };
  return { state: mobile_verified_at === null ? "pending" : "set", detail: maskMobile(mobile_num) };
}

export async function payeeNameFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { payee_name } = await readSecurityRow(database, session.memberId);
  return payee_name === null ? { state: "unset", detail: "" } : { state: "set", detail: maskName(payee_name) };
}

/** Cards are kept by the cashier. */
export async function bankCardsFact(): Promise<SecurityFact> {
  return { state: "open", detail: "" };
}

export async function profileFact({ database, session }: SessionContext): Promise<SecurityFact> {
  const { nickname } = await readSecurityRow(database, session.memberId);
  return { state: "open", detail: nickname };
}
