import { findMemberByName } from "../accounts/member-row.ts";
import { hasTestVendors, seedTestVendors } from "../games/seed-test-vendors.ts";
import { seedVendors } from "../games/seed-vendors.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { seedMerchants } from "../site/seed-merchants.ts";
import { fairAccounts, jadeAccounts, lanternAccounts, type DemoAccount } from "./demo-accounts.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedAnnouncements } from "./seed-announcements.ts";
import { atHistoryStart, seedHistory } from "./seed-history.ts";
import { seedLotteries } from "./seed-lotteries.ts";
import { seedEngineers } from "./seed-engineers.ts";
import { seedOperators } from "./seed-operators.ts";

interface DemoMerchant {
  /** A host that leads to the merchant. */
  readonly host: string;
  readonly accounts: readonly DemoAccount[];
  readonly withHistory: boolean;
}

const demoMerchants: readonly DemoMerchant[] = [
  { host: "localhost", accounts: lanternAccounts, withHistory: true },
  { host: "jade.localhost", accounts: jadeAccounts, withHistory: false },
];

/**
 * Makes the demo data that is missing, once, by calling operations. What each merchant has is made in one transaction,
 * so a start that was cut off begins that merchant anew.
 * @param report takes a progress line for people.
 */
export async function seed(scope: Scope, report: (line: string) => void): Promise<void> {
  const { database } = scope;
  await database.tx((transaction) => seedMerchants(scope, transaction));
  await seedOperators(scope);
  for (const demo of demoMerchants) {
    const merchant = await findMerchant(scope, demo.host);
    if (merchant === undefined) throw new Error(`no demo merchant at ${demo.host}`);
    // Every start: the studio's address follows the configuration.
    await database.tx((transaction) => seedVendors(scope, transaction, merchant));
    await seedMerchant(scope, merchant, demo, report);
  }
  await seedEngineers(scope);
  if (scope.configuration.seedProfile === "test" && hasTestVendors(scope)) await seedTestHouse(scope, report);
}

const testHouse: DemoMerchant = { host: "fair.localhost", accounts: fairAccounts, withHistory: false };

/** The test seed's own house, with vendors of every category, where their stand-in is configured. */
async function seedTestHouse(scope: Scope, report: (line: string) => void): Promise<void> {
  const merchant = await findMerchant(scope, testHouse.host);
  if (merchant?.code !== "FAIR") throw new Error(`no test merchant at ${testHouse.host}`);
  await scope.database.tx((transaction) => seedTestVendors(scope, transaction, merchant));
  await seedMerchant(scope, merchant, testHouse, report);
}

async function seedMerchant(
  scope: Scope,
  merchant: Merchant,
  { accounts, withHistory }: DemoMerchant,
  report: (line: string) => void,
): Promise<void> {
  const [first] = accounts;
  if (first === undefined || (await findMemberByName(scope.database, merchant.id, first.userName)) !== undefined) return;
  report(`demo data of ${merchant.name}: lotteries, ${accounts.length} accounts, announcements`);
  const past = withHistory ? await atHistoryStart(scope) : undefined;
  const memberIds = await scope.database.tx(async (transaction) => {
    await seedLotteries(scope, transaction, merchant);
    await seedAnnouncements(scope, transaction, merchant);
    return seedAccounts(past ?? scope, transaction, merchant, accounts);
  });
  if (past === undefined) return;
  report(`demo data of ${merchant.name}: the last draws`);
  await seedHistory(past, merchant, memberIds);
}
