import type { Transaction } from "@lantern/database/database.ts";
import type { voidRefusals } from "@lantern/contract/schemas/desk-issue.ts";
import { voidableIssueStates } from "@lantern/rules/lottery/issue-states.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { voidHeldIssue } from "../void-issue.ts";
import type { DeskDeed } from "./desk-actor.ts";
import { holdDeskIssue, type FoundIssue } from "./find-desk-issue.ts";

export type VoidRefusal = Refusal<(typeof voidRefusals)[number]>;

/** A wish that nobody confirms is forgotten: nobody should find it days later and take it for today's. */
export const voidRequestMs = 60 * 60_000;

export interface VoidRequestRow {
  readonly id: string;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly reason: string;
  readonly requested_at: Date;
}

const selectWaiting = `
  select id, operator_id, operator_name, reason, requested_at from lottery_void_requests where issue_id = $1 and state = 'waiting'`;

const insertRequest = `
  insert into lottery_void_requests (id, issue_id, operator_id, operator_name, reason, requested_at, state)
  values ($1, $2, $3, $4, $5, $6, 'waiting')`;

const storeState = "update lottery_void_requests set state = $2 where id = $1";

/** Asks that an issue be void. Whoever asked before only gives another reason by asking again. */
export async function requestVoid(scope: Scope, deed: DeskDeed & { readonly reason: string }): Promise<"waiting" | VoidRefusal> {
  const { clock } = scope;
  const reason = deed.reason.trim();
  if (reason === "") return refuse("operators.field_invalid", { values: { field: "reason" }, value: { field: "reason" } });
  return scope.database.tx(async (transaction) => {
    const found = await holdVoidable(transaction, deed);
    if (isRefusal(found)) return found;
    const waiting = await readVoidRequest(transaction, scope, found.issue.id);
    if (waiting !== undefined && waiting.operator_id !== deed.actor.id)
      return refuse("lottery.void_requested", { values: { operator: waiting.operator_name } });
    if (waiting?.reason === reason) return "waiting";
    await lapse(transaction, found.issue.id);
    await transaction.query(insertRequest, [newId(clock), found.issue.id, deed.actor.id, deed.actor.name, reason, clock.now()]);
    await audit(scope, transaction, { ...found, deed, action: "lottery.void_request", reason });
    return "waiting";
  });
}

/** Makes the issue void that another operator asked for. Repeated by who confirmed it, it changes nothing. */
export async function confirmVoid(scope: Scope, deed: DeskDeed): Promise<"void" | VoidRefusal> {
  return scope.database.tx(async (transaction) => {
    const found = await holdVoidable(transaction, deed);
    if (isRefusal(found)) return found;
    const { issue } = found;
    const waiting = await readVoidRequest(transaction, scope, issue.id);
    if (waiting === undefined) return refuse("lottery.void_not_requested");
    if (waiting.operator_id === deed.actor.id) return refuse("lottery.result_same_operator");
    await transaction.query(storeState, [waiting.id, "confirmed"]);
    await voidHeldIssue(transaction, issue, "operators");
    await audit(scope, transaction, { ...found, deed, action: "lottery.void_confirm", reason: waiting.reason });
    return "void";
  });
}

/** The request that waits and is not too old. */
export async function readVoidRequest(
  queryable: Pick<Transaction, "query">,
  { clock }: Pick<Scope, "clock">,
  issueId: string,
): Promise<VoidRequestRow | undefined> {
  const [row] = await queryable.query<VoidRequestRow>(selectWaiting, [issueId]);
  return row !== undefined && row.requested_at.getTime() + voidRequestMs > clock.now().getTime() ? row : undefined;
}

const lapseWaiting = "update lottery_void_requests set state = 'lapsed' where issue_id = $1 and state = 'waiting'";

async function lapse(transaction: Transaction, issueId: string): Promise<void> {
  await transaction.query(lapseWaiting, [issueId]);
}

async function holdVoidable(transaction: Transaction, deed: DeskDeed): Promise<FoundIssue | VoidRefusal> {
  const found = await holdDeskIssue(transaction, deed);
  if (isRefusal(found)) return found;
  if (found.issue.state === "void") return refuse("lottery.issue_void");
  return voidableIssueStates.includes(found.issue.state) ? found : refuse("lottery.issue_settled");
}

interface VoidDeed extends FoundIssue {
  readonly deed: DeskDeed;
  readonly action: string;
  readonly reason: string;
}

async function audit({ clock }: Scope, transaction: Transaction, { game, issue, deed, action, reason }: VoidDeed): Promise<void> {
  await recordAudit(transaction, clock, {
    actor: deed.actor,
    action,
    merchantId: game.merchantId,
    subject: { type: "lottery_issue", id: `${game.code} ${issue.numero}` },
    before: { state: issue.state },
    ...(action === "lottery.void_confirm" ? { after: { state: "void" } } : {}),
    reason,
  });
}
