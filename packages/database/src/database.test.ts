import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { DatabaseError, isUnavailable, isUniqueViolation, toDatabaseError } from "./database-error.ts";
import { openScratchDatabase } from "./testing/scratch-database.ts";

/** Bytes as a plain list, so that a row can be compared whole. */
function withPlainBytes(row: Record<string, unknown> | undefined): Record<string, unknown> {
  const bytes = row?.["bytes"];
  return { ...row, bytes: bytes instanceof Uint8Array ? [...bytes] : bytes };
}

describe.each(["embedded", "postgres"] as const)("the database on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openScratchDatabase(kind);
    await database.runScript(
      "create table things (id int primary key, name text); create table counters (id int primary key, value int); insert into counters values (1, 0)",
    );
  });
  afterAll(() => database.close());

  const namesOf = async (id: number) =>
    (await database.query<{ name: string }>("select name from things where id = $1", [id])).map(({ name }) => name);

  test("tells its kind", () => {
    expect(database.kind).toBe(kind);
  });

  test("gives 64-bit integers and whole numerics as bigint, never as a float", async () => {
    const [row] = await database.query(
      "select 9223372036854775807::bigint as big, 12::numeric as whole, 0.1::numeric as fraction, sum(x)::numeric as total, 7::int as small, 0.5::float8 as float from (values (9007199254740993::bigint), (1)) as t (x)",
    );
    expect(row).toEqual({ big: 9223372036854775807n, whole: 12n, fraction: "0.1", total: 9007199254740994n, small: 7, float: 0.5 });
  });

  test("gives instants as dates, days as text, JSON parsed, bytes, arrays and nulls", async () => {
    const [row] = await database.query(
      `select timestamptz '2026-03-01 12:00:00.123456+07' as instant, date '2026-03-01' as day, '{"a": [1, null]}'::jsonb as json, '\\xdeadbeef'::bytea as bytes,
        array['x"y\\z', 'b,c', null, 'null', '']::text[] as texts, array[1, null, 9007199254740993]::bigint[] as bigs, array[]::text[] as none, true as yes, null::int as nothing`,
    );
    expect(withPlainBytes(row)).toEqual({
      instant: new Date("2026-03-01T05:00:00.123Z"),
      day: "2026-03-01",
      json: { a: [1, null] },
      bytes: [0xde, 0xad, 0xbe, 0xef],
      texts: ['x"y\\z', "b,c", null, "null", ""],
      bigs: [1n, null, 9007199254740993n],
      none: [],
      yes: true,
      nothing: null,
    });
  });

  test("takes parameters of every kind back unchanged", async () => {
    const instant = new Date("2026-03-01T05:00:00.123Z");
    const texts = ['x"y\\z', "b,c", null, "NULL", "", "{}", " ", "မြန်မာ"];
    const [row] = await database.query(
      "select $1::bigint as big, $2::timestamptz as instant, $3::jsonb as json, $4::text[] as texts, $5::boolean as no, $6::bytea as bytes, $7::text as nothing, $8::float8 as float, $9::uuid[] as ids",
      [2n ** 62n, instant, { a: "'; drop table things; --" }, texts, false, new Uint8Array([0, 255]), undefined, 0.25, []],
    );
    expect(withPlainBytes(row)).toEqual({
      big: 2n ** 62n,
      instant,
      json: { a: "'; drop table things; --" },
      texts,
      no: false,
      bytes: [0, 255],
      nothing: null,
      float: 0.25,
      ids: [],
    });
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Symbol("x")]])("refuses a parameter that is no value: %s", async (value) => {
    await expect(database.query("select $1::text as x", [value])).rejects.toThrow(TypeError);
  });

  test("throws a DatabaseError with code and constraint", async () => {
    await database.query("insert into things values (1, 'first')");
    const again = database.query("insert into things values (1, 'again')");
    await expect(again).rejects.toThrow(DatabaseError);
    await expect(again).rejects.toMatchObject({ code: "23505", constraint: "things_pkey" });
    await expect(again.catch((error: unknown) => isUniqueViolation(error, "things_pkey"))).resolves.toBe(true);
    await expect(again.catch((error: unknown) => isUniqueViolation(error, "other"))).resolves.toBe(false);
  });

  test("keeps what a transaction wrote when its work resolves", async () => {
    expect(await database.tx(async (transaction) => transaction.query("insert into things values (2, 'kept') returning id"))).toEqual([
      { id: 2 },
    ]);
    expect(await namesOf(2)).toEqual(["kept"]);
  });

  test("keeps nothing of a transaction whose work throws, and goes on working", async () => {
    const failing = database.tx(async (transaction) => {
      await transaction.query("insert into things values (3, 'lost')");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await namesOf(3)).toEqual([]);
  });

  test("throws when a transaction swallowed a failed statement, since nothing of it was kept", async () => {
    const swallowing = database.tx(async (transaction) => {
      await transaction.query("insert into things values (4, 'lost')");
      await transaction.query("select 1 / 0").catch(() => undefined);
    });
    await expect(swallowing).rejects.toMatchObject({ code: "25P02" });
    expect(await namesOf(4)).toEqual([]);
  });

  test("refuses statements that would escape the transaction they are called in", async () => {
    await expect(database.tx(() => database.query("select 1"))).rejects.toThrow("Database.query was called inside a transaction");
    await expect(database.tx(() => database.tx(async () => undefined))).rejects.toThrow("Database.tx was called inside a transaction");
    expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("refuses statements of a transaction that has ended", async () => {
    const leaked = await database.tx(async (transaction) => transaction);
    await expect(leaked.query("select 1")).rejects.toThrow("The transaction has ended");
  });

  test("gives each of many transactions at once its own view: no increment is lost", async () => {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        database.tx(async (transaction) => {
          const [row] = await transaction.query<{ value: number }>("select value from counters where id = 1 for update");
          await transaction.query("update counters set value = $1 where id = 1", [(row?.value ?? 0) + 1]);
        }),
      ),
    );
    expect(await database.query("select value from counters where id = 1")).toEqual([{ value: 50 }]);
  });

  test("runs a read-only transaction that refuses to write, over one moment", async () => {
    const writing = database.tx((transaction) => transaction.query("insert into things values (5, 'no')"), {
      isolation: "repeatable read",
      readOnly: true,
    });
    await expect(writing).rejects.toMatchObject({ code: "25006" });
  });

  test("reads through Kysely, inside a transaction and outside", async () => {
    expect((await sql<{ id: number }>`select id from things where name = ${"kept"}`.execute(database.kysely)).rows).toEqual([{ id: 2 }]);
    const updated = await database.tx(async (transaction) => {
      await sql`insert into things values (6, 'by Kysely')`.execute(transaction.kysely);
      return sql`update things set name = 'again' where id in (2, 6)`.execute(transaction.kysely);
    });
    expect(updated.numAffectedRows).toBe(2n);
  });

  test("hears a notification after the commit that sent it, not before and not when it was rolled back", async () => {
    const heard: string[] = [];
    const stop = await database.listen("news", (payload) => heard.push(payload));
    await database
      .tx(async (transaction) => {
        await transaction.query("select pg_notify('news', 'lost')");
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    const arrived = Promise.withResolvers<void>();
    const stopWaiting = await database.listen("news", () => arrived.resolve());
    await database.tx(async (transaction) => {
      await transaction.query("select pg_notify('news', 'kept')");
      await transaction.query("select 1");
      expect(heard).toEqual([]);
    });
    await arrived.promise;
    expect(heard).toEqual(["kept"]);
    await stop();
    await stopWaiting();
  });

  test("a stopped listener hears nothing more while another on the channel still does", async () => {
    const heard: string[] = [];
    const stop = await database.listen("two_ears", () => heard.push("stopped"));
    const arrived = Promise.withResolvers<void>();
    const stopOther = await database.listen("two_ears", () => arrived.resolve());
    await stop();
    await database.query("select pg_notify('two_ears', '')");
    await arrived.promise;
    expect(heard).toEqual([]);
    await stopOther();
  });

  test.each(["News", "a b", "x; drop table things", ""])("refuses the channel name %j", async (channel) => {
    await expect(database.listen(channel, () => undefined)).rejects.toThrow("A channel's name");
  });
});

describe("the database on postgres", () => {
  test("hears again after its listening connection broke, and is told that something may have been missed", async () => {
    const database = await openScratchDatabase("postgres");
    try {
      const payloads: string[] = [];
      let onPayload = () => {};
      const next = () => new Promise<void>((resolve) => (onPayload = resolve));
      const stop = await database.listen("news", (payload) => {
        payloads.push(payload);
        onPayload();
      });
      const reconnected = next();
      await database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'lantern listener'",
      );
      await reconnected;
      const heard = next();
      await database.query("select pg_notify('news', 'after')");
      await heard;
      expect(payloads).toEqual(["", "after"]);
      await stop();
    } finally {
      await database.close();
    }
  });

  test("survives connections that the server closed, idle or inside a transaction", async () => {
    const database = await openScratchDatabase("postgres");
    try {
      const killed = database.tx(async (transaction) => {
        const [row] = await transaction.query<{ pid: number }>("select pg_backend_pid() as pid");
        const other = await openScratchDatabase("postgres");
        await other.query("select pg_terminate_backend($1)", [row?.pid]);
        await other.close();
        return transaction.query("select 1");
      });
      await expect(killed).rejects.toThrow(DatabaseError);
      expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  test("gives up a statement that takes too long, and the connection with it; a transaction that may take long goes on", async () => {
    const { openPostgresDatabase } = await import("./postgres/postgres-database.ts");
    const url = process.env["TEST_DATABASE_URL"] ?? "";
    const database = await openPostgresDatabase({ url, poolSize: 1, patience: { connectionMs: 5_000, statementMs: 100 } });
    const sleep = "select pg_sleep(0.3)";
    try {
      const alone = await database.query(sleep).catch((error: unknown) => error);
      const inTransaction = await database.tx((transaction) => transaction.query(sleep)).catch((error: unknown) => error);
      expect([alone, inTransaction].map(isUnavailable)).toEqual([true, true]);
      expect(await database.tx((transaction) => transaction.query(sleep), { mayTakeLong: true })).toHaveLength(1);
      expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  test("refuses who waits too long for a connection", async () => {
    const { openPostgresDatabase } = await import("./postgres/postgres-database.ts");
    const url = process.env["TEST_DATABASE_URL"] ?? "";
    const database = await openPostgresDatabase({ url, poolSize: 1, patience: { connectionMs: 1_000, statementMs: 5_000 } });
    try {
      const held = Promise.withResolvers<void>();
      const holding = database.tx(() => held.promise);
      const refused = await database.query("select 1").catch((error: unknown) => error);
      expect(isUnavailable(refused)).toBe(true);
      held.resolve();
      await holding;
    } finally {
      await database.close();
    }
  });

  test("tells a database that is away from a statement that was refused", () => {
    const away = [{ code: "57P01" }, { code: "57P03" }, { code: "53300" }, { code: "53100" }, { code: "08006" }, { code: "EPIPE" }, {}];
    expect(away.map((fault) => isUnavailable(toDatabaseError({ message: "", ...fault })))).toEqual(away.map(() => true));
    const refused = ["23505", "40001", "42601", "57014", "XX000"];
    expect(refused.map((code) => isUnavailable(toDatabaseError({ message: "", code })))).toEqual(refused.map(() => false));
    expect(isUnavailable(new Error("08006"))).toBe(false);
  });

  test("says clearly when there is no server", async () => {
    const { openDatabase } = await import("./open-database.ts");
    await expect(openDatabase({ url: "postgres://nobody:x@127.0.0.1:1/none" })).rejects.toMatchObject({
      name: "DatabaseError",
      code: "08006",
    });
  });
});
