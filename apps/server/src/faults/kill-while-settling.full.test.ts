import { expect, test } from "vitest";
import { openAccount } from "../accounts/open-account.ts";
import { openIssues } from "../lottery/open-issues.ts";
import { plantGame, plantIssue, type PlantedMember } from "../lottery/testing/plant-issue.ts";
import { systemClock } from "../platform/clock.ts";
import type { Scope } from "../platform/context.ts";
import { makeLog } from "../platform/make-log.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import { openTestDatabase } from "../platform/testing/test-database.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { seedMerchants } from "../site/seed-merchants.ts";
import { post } from "../wallet/post.ts";
import { freePort } from "@lantern/database/testing/free-port.ts";
import { assertSoundLedger } from "./testing/assert-sound-ledger.ts";
import { announceFigures, announceSeed, faultSeed, makeChance, pause, roundsOr } from "./testing/fault-seed.ts";
import { spawnPlatform } from "./testing/platform-process.ts";

const betCount = Number(process.env["LANTERN_FAULT_BETS"] ?? 30_000);
const kills = roundsOr(5);
const memberCount = 50;

const selectSettled = "select count(*)::int as settled from lottery_sub_orders where issue_id = $1 and state <> 'locked'";
const selectPaid = `
  select count(*) filter (where win_units + push_units > 0)::int as winners, sum(win_units + push_units)::text as paid,
    count(*) filter (where state = 'locked')::int as open, count(*)::int as bets
  from lottery_sub_orders where issue_id = $1`;
const selectCredited = `
  select count(*)::int as winners, sum(win.amount_units)::text as paid
  from lottery_sub_orders as bet join wallet_posted as win on win.idempotency_key like 'lottery:win:%'
    and split_part(win.idempotency_key, ':', 3) = bet.id::text
  where bet.issue_id = $1`;

test(`a platform that is killed up to ${kills} times while it settles ${betCount} bets resumes, and pays each bet once`, async () => {
  announceSeed("kills while settling");
  const chance = makeChance(faultSeed);
  const database = await openTestDatabase("postgres", { poolSize: 4 });
  const scope: Scope = { database, clock: systemClock, configuration: readConfiguration({ LANTERN_SEED: "test" }), log: makeLog("error") };
  const place = { DATABASE_URL: database.url ?? "" };
  const port = await freePort();
  const settledCount = async () => (await database.query<{ settled: number }>(selectSettled, [issueId]))[0]?.settled ?? 0;
  let issueId = "";
  const killedAt: number[] = [];
  try {
    issueId = await plantLargeIssue(scope);
    for (let settled = 0; settled < betCount;) {
      const platform = spawnPlatform({ port, environment: place });
      const last = killedAt.length === kills;
      const killAt = last ? betCount : settled + 1 + Math.floor(chance() * ((betCount - settled) / (kills - killedAt.length + 1)));
      // The lease of a killed worker runs out after a quarter of a minute.
      const waitUntilMs = performance.now() + 180_000;
      while ((settled = await settledCount()) < killAt && performance.now() < waitUntilMs && platform.ended() === undefined) await pause(2);
      expect(platform.ended(), platform.errors()).toBeUndefined();
      if (settled < betCount) killedAt.push(settled);
      await platform.stop(settled < betCount ? "SIGKILL" : "SIGTERM");
      settled = await settledCount();
      await assertSoundLedger(place);
      expect(performance.now()).toBeLessThan(waitUntilMs);
    }
    announceFigures("kills while settling", { bets: betCount, killedAt });
    const [bets] = await database.query(selectPaid, [issueId]);
    const [credited] = await database.query(selectCredited, [issueId]);
    expect(bets).toMatchObject({ open: 0, bets: betCount, ...credited });
    expect(Number(credited?.["winners"])).toBeGreaterThan(betCount / 100);
    expect(killedAt.length).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
});

async function plantLargeIssue(scope: Scope): Promise<string> {
  const { database } = scope;
  await database.query("select platform_make_partitions($1)", [scope.clock.now()]);
  await database.tx((transaction) => seedMerchants(scope, transaction));
  const merchant = await findMerchant(scope, "127.0.0.1");
  if (merchant === undefined) throw new Error("no merchant at 127.0.0.1");
  const members: PlantedMember[] = [];
  for (let number = 0; number < memberCount; number += 1) {
    const userName = `settling${number}`;
    await database.tx(async (transaction) => {
      const account = { userName, passwordHash: "", memberType: 0, currency: "THB", language: "EN" } as const;
      const opened = await openAccount(scope, transaction, merchant, account);
      if (opened === undefined) throw new Error(`the name ${userName} is taken`);
      members.push({ id: opened.id, userName });
      await post(transaction, {
        kind: "credit",
        idempotencyKey: `settling:${opened.id}`,
        memberId: opened.id,
        amountUnits: 100_000_000_0000n,
        reason: "demo_grant",
        subject: { type: "account", id: opened.id },
      });
    });
  }
  const game = await plantGame(scope, merchant, "SETTLING", "vn_north");
  await openIssues(scope);
  return plantIssue(scope, { ...game, merchant, members, betCount, series: "highest" });
}
