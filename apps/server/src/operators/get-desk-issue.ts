import type { CallRefusal } from "@lantern/contract/call.ts";
import type { getDeskIssue as getDeskIssueCall } from "@lantern/contract/operators/get-desk-issue.ts";
import type { CallInput } from "../http/answer.ts";
import type { DeskIssueView } from "../lottery/results/view-desk-issue.ts";
import type { OperatorContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { deskDeedOf } from "./desk-deed-of.ts";
import { showDeskIssue } from "./show-desk-issue.ts";

/** An issue with what waits at it, and every result that it had. */
export function getDeskIssue(
  context: OperatorContext,
  { params }: CallInput<typeof getDeskIssueCall>,
): Promise<DeskIssueView | Refusal<CallRefusal<typeof getDeskIssueCall>>> {
  return showDeskIssue(context, deskDeedOf(context, params));
}
