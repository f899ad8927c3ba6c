import type { Queryable, Transaction } from "@lantern/database/database.ts";
import { chaseFault, type ChaseEntry } from "@lantern/rules/lottery/chase.ts";
import { issuesFrom, type ScheduledIssue } from "@lantern/rules/lottery/issue-schedule.ts";
import type { Clock } from "../platform/clock.ts";
import { newId } from "../platform/id.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { correctableUntil, resultDueAt, type LotteryGame } from "./lottery-game.ts";
import { issueColumns, type IssueRow } from "./lottery-issue.ts";

const announceIssues = `
  insert into lottery_issues (id, game_id, numero, state, open_at, lock_at, draw_at, source, result_due_at, correctable_until, options)
  select issue.id, $1, issue.numero, 'scheduled', issue.open_at, issue.lock_at, issue.draw_at, $8, issue.result_due_at, issue.correctable_until, $7::jsonb
  from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[], $9::timestamptz[], $10::timestamptz[])
    as issue(id, numero, open_at, lock_at, draw_at, result_due_at, correctable_until)
  on conflict (game_id, numero) do nothing`;

/** In share mode, so that the issue cannot lock before this transaction ends. Ordered: two bets never wait for each other in a ring. */
const holdIssues = `
  select ${issueColumns} from lottery_issues where game_id = $1 and numero = any($2) order by id for share`;

export type SaleRefusal = Refusal<"lottery.game_closed" | "lottery.issue_unknown" | "lottery.issue_closed" | "lottery.chase_invalid">;

/**
 * The issues that a bet covers, by number, held open until the transaction ends. Refused where one is unknown to the
 * schedule, over, repeated, or further ahead than the game's chases reach, and where a chase leaves one out that is drawn between.
 */
export async function holdSaleIssues(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  game: LotteryGame,
  entries: readonly ChaseEntry[],
): Promise<Map<string, IssueRow> | SaleRefusal> {
  const now = clock.now();
  const ahead = issuesAhead(game, now, entries);
  const voided = entries.length > 1 ? await readVoided(transaction, game.id, now) : [];
  const openNumeros = ahead.map(({ numero }) => numero).filter((numero) => !voided.includes(numero));
  const fault = chaseFault(entries, { openNumeros, issuesMax: game.chaseMax, gaps: "refused" });
  if (fault === "chase_numero_closed" || fault === "chase_empty") return refuse("lottery.issue_closed", { value: { fault } });
  if (fault !== undefined) return refuse("lottery.chase_invalid", { values: { max: game.chaseMax }, value: { fault } });
  const wanted = new Set(entries.map(({ numero }) => numero));
  const future = ahead.filter(({ numero, openAt }) => wanted.has(numero) && openAt > now);
  if (future.length > 0) await announce({ clock }, transaction, game, future);
  const rows = await transaction.query<IssueRow>(holdIssues, [game.id, [...wanted]]);
  const onSale = rows.filter(
    (row) => row.lock_at > clock.now() && (row.state === "open" || (row.state === "scheduled" && row.open_at > now)),
  );
  if (onSale.length !== wanted.size) return refuse("lottery.issue_closed", { value: { fault: "chase_numero_closed" } });
  return new Map(onSale.map((row) => [row.numero, row]));
}

/**
 * Issues of the schedule in drawing order, as far as a bet looks: to the last that it names, or to where the game's chases end. Most bets name
 * the one on sale, and a hundred instants in the game's zone are work.
 */
function issuesAhead({ schedule, chaseMax }: LotteryGame, now: Date, entries: readonly ChaseEntry[]): readonly ScheduledIssue[] {
  for (let count = Math.min(entries.length + 1, chaseMax); ; count = Math.min(2 * count, chaseMax)) {
    const ahead = issuesFrom(schedule, now, count).filter((issue) => issue.lockAt > now);
    const known = new Set(ahead.map(({ numero }) => numero));
    if (count === chaseMax || entries.every(({ numero }) => known.has(numero))) return ahead;
  }
}

const selectVoided = "select numero from lottery_issues where game_id = $1 and state = 'void' and lock_at > $2";

/** Draws to come that will not take place: a chase goes on behind them. */
export async function readVoided(queryable: Queryable, gameId: number, at: Date): Promise<string[]> {
  return (await queryable.query<{ numero: string }>(selectVoided, [gameId, at])).map(({ numero }) => numero);
}

async function announce(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  game: LotteryGame,
  issues: readonly ScheduledIssue[],
): Promise<void> {
  await transaction.query(announceIssues, [
    game.id,
    issues.map(() => newId(clock)),
    issues.map(({ numero }) => numero),
    issues.map(({ openAt }) => openAt),
    issues.map(({ lockAt }) => lockAt),
    issues.map(({ drawAt }) => drawAt),
    JSON.stringify(game.options),
    game.resultSource,
    issues.map(({ drawAt }) => resultDueAt(game, drawAt)),
    issues.map(({ drawAt }) => correctableUntil(game, drawAt)),
  ]);
}
