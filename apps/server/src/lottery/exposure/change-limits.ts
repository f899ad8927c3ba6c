import type { Transaction } from "@lantern/database/database.ts";
import { issueAmountNames } from "@lantern/rules/lottery/exposure/issue-limits.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { recordEvent } from "../../platform/event.ts";
import type { DeskActor } from "../results/desk-actor.ts";
import { assertIssueLimits, readIssueLimits, type StoredLimits } from "./read-issue-limits.ts";

export interface LimitsOrder {
  readonly actor: DeskActor;
  readonly merchantId: string;
  readonly gameCode: string;
  readonly currency: string;
  /** By name: units, or a share, as text; undefined takes the limit away. None to look only. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  readonly reason: string;
}

/** The limits beyond a line, by name, that can be changed. */
export const changeableLimits: readonly string[] = [...issueAmountNames, "loweredPercent"];

const lockGame = "select id, limits from lottery_games where merchant_id = $1 and code = $2 for update";
/** Whoever bets holds one of these: bets that are on their way are in before the limits change, and counted by them. */
const lockIssues = "select id from lottery_issues where game_id = $1 and state in ('scheduled', 'open') order by id for update";
const forgetSums = "delete from lottery_issue_counts where issue_id = any($1) and subject not like 'won:%'";
const forgetReleases = "delete from lottery_issue_releases where issue_id = any($1)";
const raiseIssues = "update lottery_issues set limits_version = $2 where id = any($1)";
const writeLimits = `
  update lottery_games set limits = $2::jsonb, limits_version = limits_version + 1 where id = $1 returning limits_version`;

/**
 * Changes what a game allows in an issue, in one currency; bets that were taken stay. What is sold already counts: the sums of issues on sale are
 * made anew from their bets by the next one. Answers the limits that hold now.
 * @throws Error where there is no such game or currency, or the limits contradict each other.
 */
export async function changeLimits(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { actor, merchantId, gameCode, currency, changes, reason }: LimitsOrder,
): Promise<StoredLimits> {
  const [game] = await transaction.query<{ id: number; limits: Record<string, StoredLimits> }>(lockGame, [merchantId, gameCode]);
  if (game === undefined) throw new Error(`The merchant has no lottery ${gameCode}.`);
  const before = game.limits[currency];
  if (before === undefined) throw new Error(`${gameCode} is not sold in ${currency}.`);
  const after = changed(before, changes);
  assertIssueLimits(readIssueLimits(after));
  if (changes.size === 0) return after;
  const issues = (await transaction.query<{ id: string }>(lockIssues, [game.id])).map(({ id }) => id);
  const [row] = await transaction.query<{ limits_version: number }>(writeLimits, [
    game.id,
    JSON.stringify({ ...game.limits, [currency]: after }),
  ]);
  await transaction.query(raiseIssues, [issues, row?.limits_version]);
  await transaction.query(forgetSums, [issues]);
  await transaction.query(forgetReleases, [issues]);
  await recordAudit(transaction, clock, {
    actor,
    action: "lottery.limits",
    merchantId,
    subject: { type: "lottery", id: gameCode },
    before: { currency, ...before },
    after: { currency, ...after },
    reason,
  });
  await recordEvent(transaction, { topic: "lottery.numbers_changed", merchantId, payload: { gameId: game.id } });
  return after;
}

function changed(before: StoredLimits, changes: ReadonlyMap<string, string | undefined>): StoredLimits {
  const after: Record<string, string | undefined> = { ...before };
  for (const [name, value] of changes) {
    if (value === undefined) delete after[name];
    else after[name] = value;
  }
  return after;
}
