import { randomUUID } from "node:crypto";
import type { Database } from "@lantern/database/database.ts";
import { createGame } from "@lantern/server/lottery/create-game.ts";
import { drawIssue } from "@lantern/server/lottery/draw-issue.ts";
import { lockIssue } from "@lantern/server/lottery/lock-issue.ts";
import { openIssues } from "@lantern/server/lottery/open-issues.ts";
import { placeOrder } from "@lantern/server/lottery/place-order.ts";
import { settleIssue } from "@lantern/server/lottery/settle-issue.ts";
import { noBrowser } from "@lantern/server/platform/browser.ts";
import { manualClock, type ManualClock } from "@lantern/server/platform/clock.ts";
import type { Merchant, Scope, SessionContext } from "@lantern/server/platform/context.ts";
import { findMerchant } from "@lantern/server/site/find-merchant.ts";
import { seedMerchants } from "@lantern/server/site/seed-merchants.ts";
import { openPlayers, scopeOf } from "./players.ts";

const playerCount = 20;
const linesOfPlayer = 10;
const playId = "vn_north_lo_2";
const dayMs = 86_400_000;

export interface LockedIssue {
  /** Settles the drawn issue; returns how many lines are settled. */
  settle(): Promise<number>;
}

/** A game whose issues are settled one after the other, each with lines of its own. */
export interface SettlementGame {
  /**
   * The game's next issue with about so many locked lines, drawn and waiting for its settlement. The first lines are placed as members place
   * them; the rest are copies of these in the tables, whose stakes were never paid: only the settlement is measured.
   */
  lay(lineCount: number): Promise<LockedIssue>;
}

interface OpenIssue {
  readonly id: string;
  readonly numero: string;
  readonly lock_at: Date;
  readonly draw_at: Date;
}

/** Opens the game and its players in an empty database. */
export async function openSettlementGame(database: Database): Promise<SettlementGame> {
  const clock = manualClock(new Date());
  const scope: Scope = { ...scopeOf(database), clock };
  await database.query("select platform_make_partitions($1)", [clock.now()]);
  await database.tx((transaction) => seedMerchants(scope, transaction));
  const merchant = await findMerchant(scope, "127.0.0.1");
  if (merchant === undefined) throw new Error("no merchant at 127.0.0.1");
  const gameId = await openGame(scope, merchant);
  const members = await openMembers(database);
  return { lay: (lineCount) => layIssue({ scope, clock, merchant, gameId, members }, lineCount) };
}

interface Table {
  readonly scope: Scope;
  readonly clock: ManualClock;
  readonly merchant: Merchant;
  readonly gameId: number;
  readonly members: readonly Member[];
}

async function layIssue({ scope, clock, merchant, gameId, members }: Table, lineCount: number): Promise<LockedIssue> {
  const { database } = scope;
  const issue = await openIssueOf(scope, gameId);
  await placeLines(scope, merchant, members, { gameId, numero: issue.numero });
  await copyLines(database, issue.id, Math.max(0, Math.round(lineCount / (playerCount * linesOfPlayer)) - 1));
  clock.advance(issue.lock_at.getTime() - clock.now().getTime());
  await lockIssue(scope, issue.id);
  clock.advance(issue.draw_at.getTime() - clock.now().getTime());
  await drawIssue(scope, issue.id);
  await database.runScript("analyze; checkpoint");
  return {
    settle: async () => {
      await settleIssue(scope, issue.id);
      const [count] = await database.query<{ lines: bigint }>(
        "select count(*) as lines from lottery_sub_orders where issue_id = $1 and state <> 'locked'",
        [issue.id],
      );
      return Number(count?.lines ?? 0n);
    },
  };
}

async function openGame(scope: Scope, merchant: Merchant): Promise<number> {
  const line = { betAmountMin: 1_0000n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n };
  await scope.database.tx((transaction) =>
    createGame(transaction, {
      merchantId: merchant.id,
      code: "BENCH",
      family: "vn_north",
      schedule: { kind: "interval", zone: merchant.zone, intervalSeconds: dayMs / 1_000, lockLeadSeconds: 5 },
      limits: { THB: line },
      names: { EN: "Bench" },
      label: "Bench",
      iconUrl: "/art/lotteries/hanoi.webp",
    }),
  );
  const [game] = await scope.database.query<{ id: number }>("select id from lottery_games where code = $1", ["BENCH"]);
  if (game === undefined) throw new Error("the game is not there");
  return game.id;
}

async function openIssueOf(scope: Scope, gameId: number): Promise<OpenIssue> {
  await openIssues(scope);
  const [issue] = await scope.database.query<OpenIssue>(
    "select id, numero, lock_at, draw_at from lottery_issues where game_id = $1 and state = 'open' order by draw_at limit 1",
    [gameId],
  );
  if (issue === undefined) throw new Error("no issue is open");
  return issue;
}

interface Member {
  readonly id: string;
  readonly user_name: string;
}

async function openMembers(database: Database): Promise<readonly Member[]> {
  const userNames = await openPlayers(database, playerCount);
  return database.query<Member>("select id, user_name from accounts_members where user_name = any($1)", [userNames]);
}

async function placeLines(
  scope: Scope,
  merchant: Merchant,
  members: readonly Member[],
  on: { readonly gameId: number; readonly numero: string },
): Promise<void> {
  for (const { id, user_name } of members) {
    const contents = Array.from({ length: linesOfPlayer }, (_, line) => ({
      gameId: on.gameId,
      winStop: false,
      playId,
      bettingContent: String(line * 9 + 7).padStart(2, "0"),
      singleBetPrice: "1",
      bettingApproach: 1 as const,
      bettingSlip: null,
      numero: [{ numero: on.numero, multiple: 1 }],
    }));
    const outcome = await placeOrder(contextOf(scope, merchant, { id, userName: user_name }), {
      params: undefined,
      query: undefined,
      body: { prizeMode: "Lott", device: "MOBILE", contents },
    });
    if ("refused" in outcome) throw new Error(`a line was refused: ${outcome.refused}`);
  }
}

function contextOf(scope: Scope, merchant: Merchant, member: { readonly id: string; readonly userName: string }): SessionContext {
  return {
    ...scope,
    merchant,
    language: "EN",
    device: "MOBILE",
    browser: noBrowser,
    requestId: randomUUID(),
    remoteAddress: "127.0.0.1",
    hostName: "127.0.0.1",
    idempotencyKey: randomUUID(),
    agentEntrance: false,
    operator: undefined,
    session: {
      id: randomUUID(),
      memberId: member.id,
      merchantId: merchant.id,
      userName: member.userName,
      memberType: 0,
      currency: "THB",
      startedAt: scope.clock.now(),
      expiresAt: new Date(scope.clock.now().getTime() + dayMs),
    },
  };
}

/** Puts every placed line of the issue there so many times more. */
async function copyLines(database: Database, issueId: string, times: number): Promise<void> {
  await database.runScript(`
    create table bench_copies as
      select line.order_id as of_order_id, line.id as of_id, gen_random_uuid() as order_id, gen_random_uuid() as id
      from lottery_sub_orders as line cross join generate_series(1, ${times}) where line.issue_id = '${issueId}';
    insert into lottery_orders
      select (jsonb_populate_record(original, jsonb_build_object('id', copy.order_id))).*
      from bench_copies as copy join lottery_orders as original on original.id = copy.of_order_id;
    insert into lottery_sub_orders
      select (jsonb_populate_record(original, jsonb_build_object('id', copy.id, 'order_id', copy.order_id))).*
      from bench_copies as copy join lottery_sub_orders as original on original.id = copy.of_id;
    drop table bench_copies`);
}
