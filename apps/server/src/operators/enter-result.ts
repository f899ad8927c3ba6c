import type { CallRefusal } from "@lantern/contract/call.ts";
import type { enterResult as enterResultCall } from "@lantern/contract/operators/enter-result.ts";
import type { CallInput } from "../http/answer.ts";
import { submitResult } from "../lottery/results/submit-result.ts";
import type { DeskIssueView } from "../lottery/results/view-desk-issue.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { deskDeedOf } from "./desk-deed-of.ts";
import { showDeskIssue } from "./show-desk-issue.ts";

/** An official result as the first of two operators reads it. */
export async function enterResult(
  context: OperatorContext,
  { body }: CallInput<typeof enterResultCall>,
): Promise<DeskIssueView | Refusal<CallRefusal<typeof enterResultCall>>> {
  const deed = deskDeedOf(context, body);
  const outcome = await submitResult(context, { ...deed, result: body.result, step: "enter", reason: body.reason ?? "" });
  return isRefusal(outcome) ? outcome : showDeskIssue(context, deed);
}
