import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openScratchDatabase } from "../testing/scratch-database.ts";
import { StandingConnections } from "./standing-connections.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function pidOf(client: pg.PoolClient): Promise<number | undefined> {
  return (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
}

describe("connections at hand", () => {
  let scratch: Database & { readonly url?: string };
  const open: { readonly pool: pg.Pool; readonly connections: StandingConnections }[] = [];
  const openConnections = (settings: pg.PoolConfig, options?: { readonly sweepEveryMs: number }) => {
    const pool = new pg.Pool({ connectionString: scratch.url ?? "", ...settings });
    pool.on("error", () => {});
    const connections = new StandingConnections(pool, options);
    open.push({ pool, connections });
    return { pool, connections };
  };
  beforeAll(async () => {
    scratch = await openScratchDatabase("postgres");
  });
  afterEach(async () => {
    for (const { pool, connections } of open.splice(0)) {
      connections.close();
      await pool.end();
    }
  });
  afterAll(() => scratch.close());

  test("what was given back last is lent next, at once", async () => {
    const { connections } = openConnections({ max: 2 });
    const [one, other] = [await connections.checkOut(), await connections.checkOut()];
    connections.giveBack(one, undefined);
    connections.giveBack(other, undefined);
    let lent: pg.PoolClient | undefined;
    connections.take((_failure, client) => {
      lent = client;
    });
    expect(lent).toBe(other);
    connections.giveBack(other, undefined);
  });

  test("whoever waits gets what is given back, and no more are open than may be", async () => {
    const { pool, connections } = openConnections({ max: 2 });
    const held = [await connections.checkOut(), await connections.checkOut()];
    const waiting = Array.from({ length: 20 }, async () => {
      const client = await connections.checkOut();
      const pid = await pidOf(client);
      connections.giveBack(client, undefined);
      return pid;
    });
    for (const client of held) connections.giveBack(client, undefined);
    expect(new Set(await Promise.all(waiting)).size).toBeLessThanOrEqual(2);
    expect(pool.totalCount).toBe(2);
  });

  test("nobody waits for ever: where all are lent, the pool's time limit tells so", async () => {
    const { connections } = openConnections({ max: 1, connectionTimeoutMillis: 50 });
    const held = await connections.checkOut();
    await expect(connections.checkOut()).rejects.toThrow("timeout exceeded");
    connections.giveBack(held, undefined);
  });

  test("one that the server ends while nobody uses it is not lent again", async () => {
    const { pool, connections } = openConnections({ max: 1 });
    const client = await connections.checkOut();
    const pid = await pidOf(client);
    connections.giveBack(client, undefined);
    await scratch.query("select pg_terminate_backend($1)", [pid]);
    while (pool.totalCount > 0) await turn();
    const next = await connections.checkOut();
    expect(await pidOf(next)).not.toBe(pid);
    connections.giveBack(next, undefined);
  });

  test("one that is given back broken is closed", async () => {
    const { pool, connections } = openConnections({ max: 1 });
    connections.giveBack(await connections.checkOut(), new Error("it did not answer"));
    expect(pool.totalCount).toBe(0);
  });

  test("those that nobody needed go back to the pool, which closes them", async () => {
    const { pool, connections } = openConnections({ max: 3, idleTimeoutMillis: 20 }, { sweepEveryMs: 20 });
    const clients = await Promise.all([connections.checkOut(), connections.checkOut(), connections.checkOut()]);
    expect(pool.totalCount).toBe(3);
    for (const client of clients) connections.giveBack(client, undefined);
    while (pool.totalCount > 0) await turn();
    connections.giveBack(await connections.checkOut(), undefined);
    expect(pool.totalCount).toBe(1);
  });

  test("after closing nothing is kept", async () => {
    const { pool, connections } = openConnections({ max: 2 });
    const [used, idle] = [await connections.checkOut(), await connections.checkOut()];
    connections.giveBack(idle, undefined);
    connections.close();
    connections.giveBack(used, undefined);
    await pool.end();
    expect(pool.totalCount).toBe(0);
    open.splice(0);
  });
});
