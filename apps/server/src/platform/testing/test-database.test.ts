import { afterAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

describe.each(["embedded", "postgres"] as const)("openTestDatabase on %s", (kind) => {
  const opening = openTestDatabase(kind);
  afterAll(async () => (await opening).close());

  test("gives a migrated database of the asked kind", async () => {
    const database = await opening;
    expect(database.kind).toBe(kind);
    const [row] = await database.query<{ count: bigint }>("select count(*) as count from platform_migrations");
    expect(row?.count).toBeGreaterThanOrEqual(3n);
  });

  test("what one test file writes, another does not see", async () => {
    const [database, other] = [await opening, await openTestDatabase(kind)];
    await database.query("insert into platform_leases (name, holder, expires_at) values ('alone', 'me', now())");
    expect(await other.query("select name from platform_leases")).toEqual([]);
    await other.close();
  });
});
