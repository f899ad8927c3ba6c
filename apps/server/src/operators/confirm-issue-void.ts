import type { CallRefusal } from "@lantern/contract/call.ts";
import type { confirmIssueVoid as confirmIssueVoidCall } from "@lantern/contract/operators/confirm-issue-void.ts";
import type { CallInput } from "../http/answer.ts";
import { confirmVoid } from "../lottery/results/submit-void.ts";
import type { DeskIssueView } from "../lottery/results/view-desk-issue.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { deskDeedOf } from "./desk-deed-of.ts";
import { showDeskIssue } from "./show-desk-issue.ts";

/** The second makes it void. */
export async function confirmIssueVoid(
  context: OperatorContext,
  { body }: CallInput<typeof confirmIssueVoidCall>,
): Promise<DeskIssueView | Refusal<CallRefusal<typeof confirmIssueVoidCall>>> {
  const deed = deskDeedOf(context, body);
  const outcome = await confirmVoid(context, deed);
  return isRefusal(outcome) ? outcome : showDeskIssue(context, deed);
}
