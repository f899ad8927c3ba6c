import type { DeskDeed } from "../lottery/results/desk-actor.ts";
import { findDeskIssue } from "../lottery/results/find-desk-issue.ts";
import { viewDeskIssue, type DeskIssueView } from "../lottery/results/view-desk-issue.ts";
import type { Scope } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";

/** An issue as it stands for the operator who acts on it. */
export async function showDeskIssue(
  scope: Scope,
  deed: DeskDeed,
): Promise<DeskIssueView | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  const found = await findDeskIssue(scope.database, deed);
  return isRefusal(found) ? found : viewDeskIssue(scope, found, deed.actor.id);
}
