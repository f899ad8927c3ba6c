import type { CallRefusal } from "@lantern/contract/call.ts";
import type { confirmResult as confirmResultCall } from "@lantern/contract/operators/confirm-result.ts";
import type { CallInput } from "../http/answer.ts";
import { submitResult } from "../lottery/results/submit-result.ts";
import type { DeskIssueView } from "../lottery/results/view-desk-issue.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { deskDeedOf } from "./desk-deed-of.ts";
import { showDeskIssue } from "./show-desk-issue.ts";

/** The same result as a second operator reads it, or another, which sets both aside. */
export async function confirmResult(
  context: OperatorContext,
  { body }: CallInput<typeof confirmResultCall>,
): Promise<DeskIssueView | Refusal<CallRefusal<typeof confirmResultCall>>> {
  const deed = deskDeedOf(context, body);
  const outcome = await submitResult(context, { ...deed, result: body.result, step: "confirm", reason: "" });
  return isRefusal(outcome) ? outcome : showDeskIssue(context, deed);
}
