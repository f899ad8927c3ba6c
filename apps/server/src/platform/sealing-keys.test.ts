import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "./clock.ts";
import type { Configuration } from "./configuration.ts";
import { readConfiguration } from "./read-configuration.ts";
import { currentSealingKey, findPrivateKey } from "./sealing-keys.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const [before, after] = ["ab".repeat(32), "cd".repeat(32)] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());

const scopeUnder = (secret: string, secretAlso?: string) => {
  const configuration: Configuration = { ...readConfiguration({}), secret, secretAlso };
  return { database, clock: systemClock, configuration };
};

test("a secret is exchanged while processes with and without the new one run: each opens what any of them made", async () => {
  const made = await currentSealingKey(scopeUnder(before));
  const privateKey = await findPrivateKey(scopeUnder(before), made.keyId);
  // First every process takes both, then each makes new keys under the new one, then the old one is dropped.
  for (const scope of [scopeUnder(before, after), scopeUnder(after, before)]) {
    expect(await currentSealingKey(scope)).toEqual(made);
    expect(await findPrivateKey(scope, made.keyId)).toEqual(privateKey);
  }
  await database.query("delete from platform_sealing_keys");
  const remade = await currentSealingKey(scopeUnder(after, before));
  expect(await findPrivateKey(scopeUnder(before, after), remade.keyId)).toEqual(await findPrivateKey(scopeUnder(after), remade.keyId));
  await expect(findPrivateKey(scopeUnder(before), remade.keyId)).rejects.toThrow(/authenticate/);
});
