import type { CallValue } from "@lantern/contract/call.ts";
import type { listDeskIssues as listDeskIssuesCall } from "@lantern/contract/operators/list-desk-issues.ts";
import { listWaitingIssues } from "../lottery/results/list-waiting-issues.ts";
import type { OperatorContext } from "../platform/context.ts";

/** What waits for an operator of this merchant. */
export async function listDeskIssues(context: OperatorContext): Promise<CallValue<typeof listDeskIssuesCall>> {
  const { merchant, operator } = context;
  return { issues: await listWaitingIssues(context, { merchantId: merchant.id, operatorId: operator.operatorId }) };
}
