import type { sendPaymentPasswordCode as sendPaymentPasswordCodeCall } from "@lantern/contract/accounts/send-payment-password-code.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { transactUnlessRefused } from "../../platform/refused-transaction.ts";
import { issueCode } from "../codes/issue-code.ts";
import { ownRecipient } from "./own-recipient.ts";

/** Sends the code that resets a forgotten payment password to the member's own proven number or address (specification 7.5, 7.6). */
export async function sendPaymentPasswordCode(
  context: SessionContext,
  { body }: CallInput<typeof sendPaymentPasswordCodeCall>,
): Promise<CallValue<typeof sendPaymentPasswordCodeCall> | Refusal<CallRefusal<typeof sendPaymentPasswordCodeCall>>> {
  const own = await ownRecipient(context, body.by);
  if (isRefusal(own)) return own;
  const issued = await transactUnlessRefused(context.database, (transaction) =>
    issueCode(context, transaction, {
      purpose: "payment_password_reset",
      channel: body.by,
      recipient: own.recipient,
      memberId: context.session.memberId,
      ownerId: context.session.memberId,
    }),
  );
  return isRefusal(issued) ? issued : { expirationTime: issued.expirationTime, recipient: own.masked };
}
