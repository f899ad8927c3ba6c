import type { SessionContext } from "../../platform/context.ts";
import { readSecurityRow } from "./security-row.ts";

/** Whether a payment password is set (specification 7.6). */
export async function hasWithdrawalPassword({ database, session }: SessionContext): Promise<{ hasWithdrawalPassword: boolean }> {
  const { payment_password_hash } = await readSecurityRow(database, session.memberId);
  return { hasWithdrawalPassword: payment_password_hash !== null };
}
