import type { sendEmailCode as sendEmailCodeCall } from "@lantern/contract/accounts/send-email-code.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { transactUnlessRefused } from "../../platform/refused-transaction.ts";
import { normalizeEmail } from "../codes/email-address.ts";
import { issueCode, type IssuedCode } from "../codes/issue-code.ts";

/**
 * Sends the code that proves an address to that address (specification 7.6). Whether another account has it is not told here: only who
 * reads the mailbox learns that.
 */
export async function sendEmailCode(
  context: SessionContext,
  { body }: CallInput<typeof sendEmailCodeCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof sendEmailCodeCall>>> {
  const recipient = normalizeEmail(body.email);
  if (recipient === undefined) return refuse("accounts.field_invalid", { value: { field: "email", messageId: "formRules.email_format" } });
  return transactUnlessRefused(context.database, (transaction) =>
    issueCode(context, transaction, {
      purpose: "email_verification",
      channel: "email",
      recipient,
      memberId: context.session.memberId,
    }),
  );
}
