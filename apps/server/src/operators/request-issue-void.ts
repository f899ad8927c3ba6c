import type { CallRefusal } from "@lantern/contract/call.ts";
import type { requestIssueVoid as requestIssueVoidCall } from "@lantern/contract/operators/request-issue-void.ts";
import type { CallInput } from "../http/answer.ts";
import { requestVoid } from "../lottery/results/submit-void.ts";
import type { DeskIssueView } from "../lottery/results/view-desk-issue.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { deskDeedOf } from "./desk-deed-of.ts";
import { showDeskIssue } from "./show-desk-issue.ts";

/** The first of two operators asks that an issue be void. */
export async function requestIssueVoid(
  context: OperatorContext,
  { body }: CallInput<typeof requestIssueVoidCall>,
): Promise<DeskIssueView | Refusal<CallRefusal<typeof requestIssueVoidCall>>> {
  const deed = deskDeedOf(context, body);
  const outcome = await requestVoid(context, { ...deed, reason: body.reason });
  return isRefusal(outcome) ? outcome : showDeskIssue(context, deed);
}
