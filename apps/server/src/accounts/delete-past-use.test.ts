import type { Queryable } from "@lantern/database/database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manualClock, type ManualClock } from "../platform/clock.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { deletePastUse } from "./delete-past-use.ts";
import { accountsJobs } from "./jobs.ts";

const start = new Date("2026-03-01T12:00:00Z");
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe.each(["postgres", "embedded"] as const)("on %s", (kind) => {
  let database: TestDatabase;
  let clock: ManualClock;
  const merchantId = newId({ now: () => start });
  const memberId = newId({ now: () => start });
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.query(
      `insert into accounts_members (id, merchant_id, user_name, member_type, currency, language, registered_at)
       values ($1, $2, 'tester', 0, 'THB', 'en', $3)`,
      [memberId, merchantId, start],
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = manualClock(start);
    for (const table of ["accounts_sessions", "accounts_one_time_codes"]) await database.query(`delete from ${table}`);
  });

  async function addSession(device: string, session: { startedAt?: Date; expiresAt: Date; endedAt?: Date }): Promise<void> {
    const { startedAt = start, expiresAt, endedAt = null } = session;
    const id = newId({ now: () => startedAt });
    await database.query(
      `insert into accounts_sessions (id, member_id, merchant_id, token_hash, device, address, started_at, seen_at, expires_at, ended_at)
       values ($1, $2, $3, $4, $5, '', $6, $6, $7, $8)`,
      [id, memberId, merchantId, Buffer.from(id), device, startedAt, expiresAt, endedAt],
    );
  }
  const addCode = (name: string, expiresAt: Date) =>
    database.query("insert into accounts_one_time_codes (code_hash, member_id, expires_at) values ($1, $2, $3)", [
      Buffer.from(name),
      memberId,
      expiresAt,
    ]);

  async function left(): Promise<Record<string, readonly string[]>> {
    const names = async (sql: string) => (await database.query<{ name: string }>(sql)).map(({ name }) => name);
    return {
      sessions: await names("select device as name from accounts_sessions order by 1"),
      codes: await names("select convert_from(code_hash, 'UTF8') as name from accounts_one_time_codes order by 1"),
    };
  }

  async function runJob(at: Date): Promise<void> {
    clock.set(at);
    for (const job of accountsJobs) await job.run({ database, clock } as unknown as Scope);
  }

  it("each kind of row stays for its time after its use, to the millisecond, and is gone then", async () => {
    await addSession("expired", { expiresAt: start });
    await addSession("ended", { expiresAt: after(dayMs), endedAt: start });
    await addCode("code", start);

    await runJob(after(dayMs));
    expect((await left())["codes"]).toEqual(["code"]);
    await runJob(after(dayMs + 1));
    expect(await left()).toEqual({ sessions: ["ended", "expired"], codes: [] });
    await runJob(after(30 * dayMs));
    expect((await left())["sessions"]).toEqual(["ended", "expired"]);
    await runJob(after(30 * dayMs + 1));
    expect(await left()).toEqual({ sessions: [], codes: [] });
  });

  it("what is still of use stays, however old it is", async () => {
    const aYearAgo = after(-365 * dayMs);
    await addSession("in use for a year", { startedAt: aYearAgo, expiresAt: after(hourMs) });
    await addSession("unused for a year, then ended", { startedAt: aYearAgo, expiresAt: aYearAgo, endedAt: start });
    await addSession("new", { expiresAt: after(12 * hourMs) });
    await addCode("new", after(60_000));
    await runJob(start);
    expect(await left()).toEqual({ sessions: ["in use for a year", "new"], codes: ["new"] });
  });

  it("no statement deletes more rows than a batch has, and none is left over", async () => {
    for (let number = 0; number < 25; number += 1) {
      await addSession(`session ${number}`, { expiresAt: start });
      await addCode(`code ${number}`, start);
    }
    const batches: number[] = [];
    const counted: Pick<Queryable, "query"> = {
      query: async <Row extends object>(sql: string, parameters?: readonly unknown[]) => {
        const rows = await database.query<Row>(sql, parameters);
        batches.push(rows.length);
        return rows;
      },
    };
    const gone = await deletePastUse(counted, after(31 * dayMs), { rowsMax: 10 });
    expect(gone).toEqual({
      sessions: 25,
      oneTimeCodes: 25,
      deviceCredentials: 0,
      entryTickets: 0,
      passkeyChallenges: 0,
    });
    expect(batches).toEqual([10, 10, 5, 10, 10, 5, 0, 0, 0]);
    expect(await left()).toEqual({ sessions: [], codes: [] });
  });
});
