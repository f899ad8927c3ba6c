import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

describe.each(["embedded", "postgres"] as const)("openTestDatabase on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test("gives a migrated database of the asked kind", async () => {
    expect(database.kind).toBe(kind);
    const [row] = await database.query<{ count: bigint }>("select count(*) as count from platform_migrations");
    expect(row?.count).toBeGreaterThanOrEqual(3n);
  });

  test("what one test file writes, another does not see", async () => {
    const other = await openTestDatabase(kind);
    await database.query("insert into platform_leases (name, holder, expires_at) values ('alone', 'me', now())");
    expect(await other.query("select name from platform_leases")).toEqual([]);
    await other.close();
  });
});
