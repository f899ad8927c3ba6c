import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMerchantCommand } from "./create-merchant-command.ts";
import { openTestDatabase, type TestDatabase } from "./platform/testing/test-database.ts";

const example = fileURLToPath(new URL("../../../docs/merchant.example.json", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "lantern-merchant-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const environment = () => ({ DATABASE_URL: database.url, LOG_LEVEL: "silent" });

function fileOf(content: unknown): string {
  const file = path.join(folder, "merchant.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const merchant = {
  code: "BAY",
  name: "Bay",
  defaultLanguage: "EN",
  zone: "Asia/Manila",
  currencies: ["PHP"],
  theme: "jade",
  hostNames: ["bay.example"],
};
const create = (change: Record<string, unknown>) => createMerchantCommand(environment(), fileOf({ ...merchant, ...change }));

describe("merchant:create", () => {
  it("makes the merchant of the example", async () => {
    expect(await createMerchantCommand(environment(), example)).toMatch(
      /^Merchant HARBOUR \([0-9a-f-]{36}\) answers at harbour\.example, www\.harbour\.example\.$/,
    );
    const flags = await database.query(
      "select f.name from site_flags f join site_merchants m on m.id = f.merchant_id where m.code = 'HARBOUR'",
    );
    expect(flags).toHaveLength(4);
  });

  it("says so when the code or a host is taken, and changes nothing", async () => {
    await create({});
    await expect(create({ hostNames: ["other.example"] })).rejects.toThrow("There is a merchant BAY already.");
    await expect(create({ code: "COVE" })).rejects.toThrow("One of the hostNames belongs to another merchant.");
    expect(await database.query("select code from site_merchants where code = 'COVE'")).toEqual([]);
  });

  it("names every field that is wrong", async () => {
    await expect(create({ code: "bay", currencies: [], surprise: 1 })).rejects.toThrow(
      /code must match pattern[^]*currencies must not have fewer than 1 items/,
    );
    await expect(create({ code: "INLET", zone: "Asia/Nowhere", settings: { ageMin: "18", imageCdns: "x" } })).rejects.toThrow(
      'zone "Asia/Nowhere" is no IANA time zone, such as Asia/Bangkok\nsettings/ageMin must be a number\nsettings/imageCdns must be a list',
    );
  });

  it("says what is wrong with a file that cannot be read", async () => {
    await expect(createMerchantCommand(environment(), fileOf("{"))).rejects.toThrow("the file is not valid JSON");
    await expect(createMerchantCommand(environment(), undefined)).rejects.toThrow("npm run merchant:create -- merchant.json");
  });
});
