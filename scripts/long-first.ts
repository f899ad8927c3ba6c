import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The test files that take longest, from the longest: begun last, one would keep the run waiting while the other workers have nothing left. Among
 * the journeys those that wait for draws and matches stand between those that keep a processor busy, so that they run side by side.
 */
const longest = [
  "e2e/lottery.test.ts",
  "e2e/security.test.ts",
  "e2e/accessibility.test.ts",
  "e2e/sports.test.ts",
  "e2e/safeguards.test.ts",
  "e2e/draw-check.test.ts",
  "e2e/kyc.test.ts",
  "e2e/transfers.test.ts",
  "e2e/every-page.test.ts",
  "e2e/lottery-modes.test.ts",
  "e2e/games.test.ts",
  "e2e/inbox.test.ts",
  "e2e/records.test.ts",
  "e2e/home.test.ts",
  "e2e/click-rules.test.ts",
  "e2e/lottery-charts.test.ts",
  "e2e/login-sms.test.ts",
  "e2e/social.test.ts",
  "apps/server/src/games/acceptance.test.ts",
  "apps/server/src/accounts/guesses/guessing.test.ts",
  "apps/server/src/accounts/guesses/guesses.test.ts",
  "apps/server/src/attacks.test.ts",
  "apps/server/src/backup/backup.test.ts",
  "apps/server/src/every-call.test.ts",
  "apps/server/src/main.test.ts",
  "apps/server/src/accounts/kyc/kyc-renewal.test.ts",
  "packages/database/src/migrate.test.ts",
  "apps/server/src/wallet/check-ledger.test.ts",
  "apps/server/src/accounts/kyc/kyc.test.ts",
  "apps/studio/src/server/crash.test.ts",
  "apps/server/src/accounts/codes/code-attacks.test.ts",
  "apps/server/src/start-server.test.ts",
  "apps/server/src/wallet/post.test.ts",
  "apps/server/src/accounts/registration.test.ts",
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place === -1 ? longest.length : place;
}

/** The longest files first, then the others as vitest has them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method of that name, not an array's.
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
