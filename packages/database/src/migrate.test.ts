import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { migrate, MigrationError } from "./migrate.ts";
import { readFunctionFiles, readMigrations, readSampleRows, type SqlFile } from "./migration-files.ts";
import { readSchemaSnapshot } from "./schema-snapshot.ts";
import { openScratchDatabase } from "./testing/scratch-database.ts";

const file = (name: string, sql: string, hash = sql): SqlFile => ({ name, sql, hash });

describe("migrate", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openScratchDatabase("postgres");
    return () => database.close();
  });

  test("runs each migration once, in the order of names", async () => {
    const migrations = [file("0001_one", "create table one (id int)"), file("0002_two", "alter table one add column name text")];
    expect(await migrate(database, { migrations, functions: [] })).toEqual({ ran: ["0001_one", "0002_two"], functionsApplied: [] });
    expect(await migrate(database, { migrations, functions: [] })).toEqual({ ran: [], functionsApplied: [] });
    expect(await database.query("select name, hash from platform_migrations order by name")).toEqual(
      migrations.map(({ name, hash }) => ({ name, hash })),
    );
  });

  test("runs once although eight processes start at once", async () => {
    const migrations = [
      file("0001_one", "create table one (id int); insert into one values (1)"),
      file("0002_two", "insert into one values (2)"),
    ];
    const functions = [file("count_one", "create function count_one() returns bigint language sql as 'select count(*) from one'")];
    const reports = await Promise.all(Array.from({ length: 8 }, () => migrate(database, { migrations, functions })));
    expect(reports.flatMap(({ ran }) => ran).toSorted()).toEqual(["0001_one", "0002_two"]);
    expect(reports.flatMap(({ functionsApplied }) => functionsApplied)).toEqual(["count_one"]);
    expect(await database.query("select count_one() as count")).toEqual([{ count: 2n }]);
  });

  test("refuses a migration that changed after it ran, naming it", async () => {
    await migrate(database, { migrations: [file("0001_one", "create table one (id int)")], functions: [] });
    const changed = migrate(database, { migrations: [file("0001_one", "create table one (id bigint)")], functions: [] });
    await expect(changed).rejects.toThrow(MigrationError);
    await expect(changed).rejects.toThrow("0001_one has changed since it ran");
  });

  test("refuses a database that a newer version has migrated", async () => {
    await migrate(database, { migrations: [file("0001_one", "select 1"), file("0002_newer", "select 2")], functions: [] });
    await expect(migrate(database, { migrations: [file("0001_one", "select 1")], functions: [] })).rejects.toThrow(
      "0002_newer, which this version does not have",
    );
  });

  test("keeps nothing of a migration that fails, and runs it when it is mended", async () => {
    const first = file("0001_one", "create table one (id int)");
    const broken = migrate(database, {
      migrations: [first, file("0002_two", "create table two (id int); select nonsense")],
      functions: [],
    });
    await expect(broken).rejects.toThrow('The migration 0002_two failed: column "nonsense" does not exist');
    expect(await database.query("select to_regclass('one') is not null as one, to_regclass('two') is not null as two")).toEqual([
      { one: true, two: false },
    ]);
    expect((await migrate(database, { migrations: [first, file("0002_two", "create table two (id int)")], functions: [] })).ran).toEqual([
      "0002_two",
    ]);
  });

  test("applies a changed function file again, drops what it no longer makes and what a removed file made", async () => {
    const names = async () =>
      (
        await database.query<{ name: string }>(
          "select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
        )
      ).map(({ name }) => name);
    const one = "create function one() returns int language sql as 'select 1'";
    const two = "create function two() returns int language sql as 'select 2'";
    await migrate(database, {
      migrations: [],
      functions: [file("a", `${one};${two}`), file("b", "create function three() returns int language sql as 'select 3'")],
    });
    expect(await names()).toEqual(["one()", "three()", "two()"]);
    const changed = "create function one(p_more int) returns int language sql as 'select 1 + p_more'";
    expect((await migrate(database, { migrations: [], functions: [file("a", changed)] })).functionsApplied).toEqual(["a"]);
    expect(await names()).toEqual(["one(integer)"]);
  });
});

describe("the platform's schema", () => {
  const committed = () => readFile(new URL("../schema-snapshot.txt", import.meta.url), "utf8");

  test.each(["embedded", "postgres"] as const)(
    "on %s is the one in schema-snapshot.txt (packages/database/scripts/write-schema-snapshot.ts writes it)",
    async (kind) => {
      const database = await openScratchDatabase(kind);
      try {
        await migrate(database);
        expect(await readSchemaSnapshot(database)).toBe(await committed());
      } finally {
        await database.close();
      }
    },
  );

  test("is the same when the migrations run one release after another over tables with rows", async () => {
    const database = await openScratchDatabase("postgres");
    try {
      const migrations = await readMigrations();
      const sampleRows = new Map((await readSampleRows()).map((sample) => [sample.name, sample.sql]));
      for (const [index, { name }] of migrations.entries()) {
        await migrate(database, { migrations: migrations.slice(0, index + 1), functions: [] });
        await database.runScript(sampleRows.get(name) ?? "");
        sampleRows.delete(name);
      }
      await migrate(database, { migrations, functions: await readFunctionFiles() });
      expect(await readSchemaSnapshot(database)).toBe(await committed());
      expect([...sampleRows.keys()]).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test("every migration opens with a comment that says why", async () => {
    const silent = (await readMigrations()).filter(({ sql }) => !/^-- \S/.test(sql)).map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  test("partitions are made for this month and six more, and making them again makes none", async () => {
    const database = await openScratchDatabase("postgres");
    try {
      await migrate(database);
      const partitions = await database.query<{ name: string }>(
        "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_entries'::regclass order by 1",
      );
      expect(partitions).toHaveLength(7);
      const [again] = await database.query<{ made: number }>("select platform_make_partitions(now()) as made");
      expect(again?.made).toBe(0);
      await database.query("select platform_make_partitions('2031-12-15T00:00:00Z', 1)");
      const [bounds] = await database.query<{ bounds: string }>(
        "select pg_get_expr(relpartbound, oid) as bounds from pg_class where relname = 'ledger_entries_y2031m12'",
      );
      expect(bounds?.bounds).toBe("FOR VALUES FROM ('2031-12-01 00:00:00+00') TO ('2032-01-01 00:00:00+00')");
    } finally {
      await database.close();
    }
  });
});
