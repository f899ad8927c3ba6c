import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { DatabaseError, isUnavailable } from "../database-error.ts";
import { openScratchDatabase } from "../testing/scratch-database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { StandingConnections } from "./standing-connections.ts";
import { runnerOnAny } from "./statement-runners.ts";

const patience = { connectionMs: 5_000, statementMs: 5_000 };
const selectPid = "select pg_backend_pid() as pid";
const isAsleep = "select 1 from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'";

async function pidOf(database: Database): Promise<number | undefined> {
  return (await database.query<{ pid: number }>(selectPid))[0]?.pid;
}

describe("prepared statements on PostgreSQL", () => {
  let scratch: Database & { readonly url?: string };
  let url: string;
  /** One connection, so that what one statement leaves behind is what the next one finds. */
  let database: Database;
  beforeAll(async () => {
    scratch = await openScratchDatabase("postgres");
    url = scratch.url ?? "";
  });
  afterAll(() => scratch.close());
  beforeEach(async () => {
    database = await openPostgresDatabase({ url, poolSize: 1, patience });
  });
  afterEach(() => database.close());

  test("a statement is prepared once on a connection and gives the same at every run", async () => {
    const select = "select name from pg_prepared_statements where statement = $1";
    for (const _ of [1, 2, 3]) expect(await database.query(select, [select])).toHaveLength(1);
  });

  test("a text that could not be prepared works once what it names is there", async () => {
    const select = "select id from made_later where id > $1";
    await expect(database.query(select, [0])).rejects.toMatchObject({ name: "DatabaseError", code: "42P01" });
    await scratch.runScript("create table made_later (id int); insert into made_later values (7)");
    for (const _ of [1, 2]) expect(await database.query(select, [0])).toEqual([{ id: 7 }]);
  });

  test("a parameter that the server refuses at the first run does not stop the next, and the connection is kept", async () => {
    const pid = await pidOf(database);
    const select = "select $1::uuid as id";
    const id = "00000000-0000-7000-8000-000000000001";
    await expect(database.query(select, ["no uuid"])).rejects.toMatchObject({ code: "22P02" });
    expect(await database.query(select, [id])).toEqual([{ id }]);
    await expect(database.query(select, ["no uuid"])).rejects.toMatchObject({ code: "22P02" });
    expect(await database.query(select, [id])).toEqual([{ id }]);
    expect(await pidOf(database)).toBe(pid);
  });

  test("an error among the rows gives none of them, and the next run all", async () => {
    const select = "select 12 / (n - $1::int) as share from generate_series(1, 3) as n";
    await expect(database.query(select, [3])).rejects.toMatchObject({ code: "22012" });
    expect(await database.query(select, [0])).toEqual([{ share: 12 }, { share: 6 }, { share: 4 }]);
  });

  test("a schema changed under a statement is seen by its next run", async () => {
    await scratch.runScript("create table shapes (id int); insert into shapes values (1)");
    const select = "select * from shapes where id = $1";
    expect(await database.query(select, [1])).toEqual([{ id: 1 }]);
    await scratch.runScript("alter table shapes add column sides text default 'four'");
    expect(await database.query(select, [1])).toEqual([{ id: 1, sides: "four" }]);
    await scratch.runScript("alter table shapes drop column sides, alter column id type bigint");
    expect(await database.query(select, [1])).toEqual([{ id: 1n }]);
  });

  test("a schema changed under a statement of a transaction fails that transaction alone", async () => {
    await scratch.runScript("create table papers (id int); insert into papers values (1)");
    const select = "select * from papers";
    const read = () => database.tx((transaction) => transaction.query(select));
    expect(await read()).toEqual([{ id: 1 }]);
    await scratch.runScript("alter table papers add column colour text");
    await expect(read()).rejects.toMatchObject({ code: "0A000" });
    expect(await read()).toEqual([{ id: 1, colour: null }]);
  });

  test("a function that was dropped and made again with other parameters is found by the next run", async () => {
    await scratch.runScript("create function doubled(value int) returns int language sql as 'select value * 2'");
    const select = "select doubled($1) as doubled";
    expect(await database.query(select, [4])).toEqual([{ doubled: 8 }]);
    await scratch.runScript(
      "drop function doubled(int); create function doubled(value text) returns text language sql as 'select value || value'",
    );
    await expect(database.query(select, [4])).rejects.toMatchObject({ code: "42883" });
    expect(await database.query(select, [4])).toEqual([{ doubled: "44" }]);
  });

  test("statements that the session has lost are prepared anew, alone and in a transaction", async () => {
    const select = "select $1::int as one";
    const inTransaction = () => database.tx((transaction) => transaction.query(select, [1]));
    const pid = await pidOf(database);
    for (const run of [inTransaction, inTransaction, () => database.query(select, [1])]) {
      expect(await run()).toEqual([{ one: 1 }]);
      await database.runScript("discard all");
    }
    expect(await pidOf(database)).toBe(pid);
  });

  test("statements lost in the middle of a transaction fail that transaction alone", async () => {
    const select = "select $1::int as two";
    expect(await database.query(select, [2])).toEqual([{ two: 2 }]);
    const losing = database.tx(async (transaction) => {
      await transaction.runScript("deallocate all");
      return transaction.query(select, [2]);
    });
    await expect(losing).rejects.toMatchObject({ code: "26000" });
    expect(await database.tx((transaction) => transaction.query(select, [2]))).toEqual([{ two: 2 }]);
  });

  test("a value that cannot be read fails its own statement only", async () => {
    const select = "select array_fill($1::bigint, array[2, 2]) as nested";
    await expect(database.query(select, [1])).rejects.toThrow(DatabaseError);
    expect(await database.query("select $1::int as one", [1])).toEqual([{ one: 1 }]);
  });

  test("values larger than a read of the socket arrive whole", async () => {
    const text = "မြန်မာ ".repeat(100_000);
    const rows = await database.query<{ back: string; nothing: null }>(
      "select $1::text as back, $2::text as nothing from generate_series(1, 3)",
      [text, null],
    );
    expect(rows.map(({ back, nothing }) => back === text && nothing === null)).toEqual([true, true, true]);
  });

  test("a statement that wants rows copied in is refused instead of waiting for ever", async () => {
    await scratch.runScript("create table copied (id int)");
    await expect(database.query("copy copied from stdin")).rejects.toMatchObject({ code: "57014" });
    expect(await database.query("select count(*) as count from copied")).toEqual([{ count: 0n }]);
  });

  test("a statement that takes too long is given up, and its connection closed", async () => {
    const hasty = await openPostgresDatabase({ url, poolSize: 1, patience: { connectionMs: 5_000, statementMs: 500 } });
    try {
      const pid = await pidOf(hasty);
      const late = await hasty.query("select pg_sleep($1)", [30]).catch((error: unknown) => error);
      expect(late).toMatchObject({ name: "DatabaseError", code: "08006" });
      expect(await pidOf(hasty)).not.toBe(pid);
    } finally {
      await hasty.close();
    }
  });

  test("the server ending a connection under a statement fails this statement, and the next has another connection", async () => {
    const pid = await pidOf(database);
    const cut = database.query("select pg_sleep($1)", [30]).catch((error: unknown) => error);
    while ((await scratch.query(isAsleep, [pid])).length === 0);
    await scratch.query("select pg_terminate_backend($1)", [pid]);
    expect(isUnavailable(await cut)).toBe(true);
    expect(await pidOf(database)).not.toBe(pid);
  });

  test("a network cut under a statement fails this statement, and the next has another connection", async () => {
    const { hostname, port } = new URL(url);
    const sockets: Socket[] = [];
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      sockets.push(near, far);
      for (const socket of [near, far]) socket.on("error", () => {});
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const through = new URL(url);
    through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const cuttable = await openPostgresDatabase({ url: through.href, poolSize: 1, patience });
    try {
      const pid = await pidOf(cuttable);
      const resetAll = () => {
        for (const socket of sockets.splice(0)) socket.resetAndDestroy();
      };
      const alone = cuttable.query("select pg_sleep($1)", [30]).catch((error: unknown) => error);
      while ((await scratch.query(isAsleep, [pid])).length === 0);
      resetAll();
      expect(await alone).toMatchObject({ name: "DatabaseError", code: "08006" });
      const inTransaction = cuttable.tx((transaction) => {
        resetAll();
        return transaction.query(selectPid);
      });
      expect(await inTransaction.catch((error: unknown) => error)).toMatchObject({ name: "DatabaseError", code: "08006" });
      expect(await pidOf(cuttable)).not.toBe(pid);
    } finally {
      await cuttable.close();
      proxy.close();
    }
  });

  test("many statements at once on several connections get their own answers, refusals among them", async () => {
    const several = await openPostgresDatabase({ url, poolSize: 4, patience });
    try {
      const numbers = Array.from({ length: 200 }, (_, index) => index);
      const answers = await Promise.all(
        numbers.map((number) => {
          if (number % 5 === 4) return several.query("select 1 / $1::int as never", [0]).catch((error: DatabaseError) => error.code);
          if (number % 5 === 3) return several.tx((transaction) => transaction.query("select $1::int as number, true as inside", [number]));
          return several.query(`select $1::int as number, '${number % 3}' as kind`, [number]);
        }),
      );
      expect(answers).toEqual(
        numbers.map((number) => {
          if (number % 5 === 4) return "22012";
          return number % 5 === 3 ? [{ number, inside: true }] : [{ number, kind: String(number % 3) }];
        }),
      );
    } finally {
      await several.close();
    }
  });

  test("a command tells its name and the rows that it touched, at every run", async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const connections = new StandingConnections(pool);
    const run = runnerOnAny(connections, 5_000);
    const tellOf = async (sql: string, parameters: readonly unknown[] = []) => {
      const { rows, command, affectedCount } = await run(sql, parameters, { prepare: true });
      return [rows.length, command, affectedCount];
    };
    try {
      expect(await tellOf("create table touched (id int)")).toEqual([0, "CREATE", 0]);
      const insert = "insert into touched select generate_series(1, $1::int)";
      expect(await tellOf(insert, [5])).toEqual([0, "INSERT", 5]);
      expect(await tellOf(insert, [2])).toEqual([0, "INSERT", 2]);
      expect(await tellOf("update touched set id = id + 1 where id > $1", [2])).toEqual([0, "UPDATE", 3]);
      expect(await tellOf("delete from touched where id = $1 returning id", [2])).toEqual([2, "DELETE", 2]);
      expect(await tellOf("select id from touched")).toEqual([5, "SELECT", 5]);
      expect(await tellOf("")).toEqual([0, "", 0]);
    } finally {
      connections.close();
      await pool.end();
    }
  });

  test("more parameters than the protocol can count are refused before anything is sent", async () => {
    await expect(database.query("select 1 as one", new Array(65_536).fill(1))).rejects.toThrow(RangeError);
    expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
  });
});
