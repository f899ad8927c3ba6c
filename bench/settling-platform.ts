import { openIssueOf, plantGame, plantIssue, type IssueToPlant, type PlantedMember } from "@lantern/server/lottery/testing/plant-issue.ts";
import { lotteryLedgerChecks } from "@lantern/server/lottery/ledger-checks.ts";
import type { Merchant, Scope } from "@lantern/server/platform/context.ts";
import { findMerchant } from "@lantern/server/site/find-merchant.ts";
import { checkLedger } from "@lantern/server/wallet/check-ledger.ts";
import { walletChecks } from "@lantern/server/wallet/ledger-checks.ts";
import { residentBytes } from "./machine.ts";
import { startPlatform, type Platform } from "./platform.ts";
import { logInPlayers, openPlayers, scopeOf } from "./players.ts";

const betPath = "/lgw/orders/betting";
const memberCount = 500;
const lookMs = 20;
/** Bets on another game, one after the other, so many milliseconds apart: they are to be timed, and not to be a load. */
const betweenBetsMs = 50;
const settlementMsMax = 1_200_000;

export interface SettledIssue {
  readonly bets: number;
  readonly perSecond: number;
  /** What the platform's process held more at most than before, in bytes; undefined where the system does not tell. */
  readonly grownBytes: number | undefined;
  /** Times of bets on another game meanwhile, by a member who has bets in the issue. */
  readonly betMs: readonly number[];
}

/** A platform of its own, run as operators run it, that settles issues of any size by itself. */
export interface SettlingPlatform {
  /** Plants an issue of the family with so many bets of all plays, and watches how the platform settles it. */
  settle(familyCode: string, bets: number, series?: IssueToPlant["series"]): Promise<SettledIssue>;
  /** Times of bets on another game for so long, while nothing settles. */
  betInQuiet(durationMs: number): Promise<readonly number[]>;
  /** @throws Error with what is wrong where the ledger is not sound */
  assertSound(): Promise<void>;
  stop(): Promise<void>;
}

export async function openSettlingPlatform(): Promise<SettlingPlatform> {
  const platform = await startPlatform();
  try {
    const scope = scopeOf(platform.database);
    const merchant = await findMerchant(scope, "127.0.0.1");
    if (merchant === undefined) throw new Error("no merchant at 127.0.0.1");
    const userNames = await openPlayers(platform.database, memberCount);
    const rows = await platform.database.query<{ id: string; user_name: string }>(
      "select id, user_name from accounts_members where user_name = any($1)",
      [userNames],
    );
    const members = rows.map(({ id, user_name }) => ({ id, userName: user_name }));
    const [token = ""] = await logInPlayers(platform.url, userNames.slice(0, 1));
    const other = await plantGame(scope, merchant, "BENCH_OTHER", "vn_north");
    const stand: Stand = {
      platform,
      scope,
      merchant,
      members,
      token,
      other: { gameId: other.gameId, numero: (await openIssueOf(scope, other.gameId)).numero },
    };
    let serial = 0;
    return {
      settle: (familyCode, bets, series = "highest") => settle(stand, `BENCH_${(serial += 1)}`, { familyCode, bets, series }),
      betInQuiet: async (durationMs) => {
        const endMs = performance.now() + durationMs;
        return betWhile(stand, () => performance.now() < endMs);
      },
      assertSound: () => assertSound(scope),
      stop: () => platform.stop(),
    };
  } catch (error) {
    await platform.stop();
    throw error;
  }
}

interface Stand {
  readonly platform: Platform;
  readonly scope: Scope;
  readonly merchant: Merchant;
  readonly members: readonly PlantedMember[];
  /** Of the first of them. */
  readonly token: string;
  /** What he bets on meanwhile: a game whose issue stays on sale. */
  readonly other: { readonly gameId: number; readonly numero: string };
}

interface BetsToSettle {
  readonly familyCode: string;
  readonly bets: number;
  readonly series: IssueToPlant["series"];
}

async function settle(stand: Stand, gameCode: string, { familyCode, bets, series }: BetsToSettle): Promise<SettledIssue> {
  const { platform, scope, merchant, members } = stand;
  const game = await plantGame(scope, merchant, gameCode, familyCode);
  const before = residentBytes(platform.pid);
  let most = before;
  let settled = false;
  const issueId = await plantIssue(scope, { ...game, merchant, members, betCount: bets, series });
  const watch = async () => {
    const endMs = performance.now() + settlementMsMax;
    while (!settled) {
      if (performance.now() > endMs) throw new Error(`${bets} bets were not settled in ${settlementMsMax / 60_000} minutes`);
      const [issue] = await scope.database.query<{ state: string }>("select state from lottery_issues where id = $1", [issueId]);
      settled = issue?.state === "settled";
      const now = residentBytes(platform.pid);
      if (now !== undefined && most !== undefined) most = Math.max(most, now);
      await pause(lookMs);
    }
  };
  const [betMs] = await Promise.all([betWhile(stand, () => !settled), watch()]);
  const grownBytes = before === undefined || most === undefined ? undefined : most - before;
  return { bets, perSecond: await rateOf(scope, issueId), grownBytes, betMs };
}

/** From the first batch's instant to the last one's: what lies between are all batches but one. */
const selectRate = `
  with batch as (select settled_at, count(*) as bets from lottery_sub_orders where issue_id = $1 and settled_at is not null group by settled_at)
  select (sum(bets) - (select bets from batch order by settled_at limit 1)) / extract(epoch from max(settled_at) - min(settled_at)) as rate from batch`;

async function rateOf({ database }: Scope, issueId: string): Promise<number> {
  const [row] = await database.query<{ rate: string }>(selectRate, [issueId]);
  return Number(row?.rate);
}

async function betWhile({ platform, token, other }: Stand, goesOn: () => boolean): Promise<readonly number[]> {
  const timesMs: number[] = [];
  while (goesOn()) {
    const startedMs = performance.now();
    const answer = await fetch(`${platform.url}${betPath}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: token, "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ prizeMode: "Lott", device: "MOBILE", contents: [contentFor(other)] }),
    });
    const text = await answer.text();
    timesMs.push(performance.now() - startedMs);
    if (answer.status !== 200) throw new Error(`a bet on another game was refused: ${text}`);
    await pause(betweenBetsMs);
  }
  return timesMs;
}

function contentFor({ gameId, numero }: { readonly gameId: number; readonly numero: string }): object {
  return {
    gameId,
    winStop: false,
    playId: "vn_north_lo_2",
    bettingContent: "07",
    singleBetPrice: "1",
    bettingApproach: 1,
    bettingSlip: null,
    numero: [{ numero, multiple: 1 }],
  };
}

async function assertSound({ database }: Scope): Promise<void> {
  const report = await checkLedger(database, [...walletChecks, ...lotteryLedgerChecks]);
  if (!report.sound) throw new Error(`the ledger is not sound: ${JSON.stringify(report.problems)}`);
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
