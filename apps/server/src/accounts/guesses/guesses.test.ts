import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "@lantern/database/database.ts";
import { openTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { forgetGuesses } from "./forget-guesses.ts";
import { guardGuesses } from "./guard-guesses.ts";
import { networkOf, type Guess } from "./guess-buckets.ts";
import { guessLimits, longestPauseMs, type GuessKind } from "./guess-limits.ts";
import { guessJobs } from "./jobs.ts";
import { readGuesses } from "./read-guesses.ts";

const kinds = Object.keys(guessLimits) as GuessKind[];
/** Of operators no device is known. */
const kindsOfOwnDevices = kinds.filter((kind) => guessLimits[kind].own !== undefined);
const start = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(start.getTime() + ms);
const merchantId = "0197a000-0000-7000-8000-000000000001";
let subjects = 0;

/** A try by a stranger at a subject of its own, from an address of its own. */
function aGuess(change: Partial<Guess> = {}): Guess {
  subjects += 1;
  const address = `10.${subjects >> 16}.${(subjects >> 8) & 255}.${subjects & 255}`;
  return { merchantId, kind: "login", subject: `subject ${subjects}`, address, knownDevice: false, at: start, ...change };
}

const seconds = (ms: number) => ({ retryAfterSeconds: ms / 1_000 });

describe.each(["postgres", "embedded"] as const)("on %s", (kind) => {
  let database: TestDatabase;
  /** More than any limit. */
  const crowd = 250;
  // The embedded database has one connection: that it counts as the other does is seen by one kind.
  const counted: readonly GuessKind[] = kind === "postgres" ? kinds : ["login"];
  const countedOfOwnDevices = kindsOfOwnDevices.filter((one) => counted.includes(one));
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** How many of so many tries at once may be made. */
  async function passed(count: number, guesses: (number: number) => Guess): Promise<number> {
    const refusals = await Promise.all(Array.from({ length: count }, (_, number) => guardGuesses(database, guesses(number))));
    return refusals.filter((refused) => refused === undefined).length;
  }

  describe.each(counted)("%s", (guessed) => {
    const { pair, strangers, address } = guessLimits[guessed];

    it(`of ${crowd} tries at once by one stranger only the first few are made`, async () => {
      const guess = aGuess({ kind: guessed });
      const allowed = [pair, strangers, address].flatMap((limit) => (limit === undefined ? [] : [limit.tries]));
      expect(await passed(crowd, () => guess)).toBe(Math.min(...allowed));
    });
  });

  describe.each(countedOfOwnDevices)("%s", (guessed) => {
    const { own } = guessLimits[guessed];

    it(`of ${crowd} tries at once on a device of the owner's only the first few are made`, async () => {
      const guess = aGuess({ kind: guessed, knownDevice: true });
      expect(await passed(crowd, () => guess)).toBe(own?.tries);
    });

    it("strangers, however many and wherever, do not take the owner's tries on a device of his own", async () => {
      const guess = aGuess({ kind: guessed });
      await passed(crowd, (number) => ({ ...guess, address: `192.0.2.${number % 250}` }));
      expect(await passed(1, () => ({ ...guess, knownDevice: true }))).toBe(1);
    });

    it("a try that was right gives the subject all its tries back", async () => {
      const guess = aGuess({ kind: guessed, knownDevice: true });
      await passed(own?.tries ?? 0, () => guess);
      await forgetGuesses(database, guess);
      expect(await passed(1, () => guess)).toBe(1);
    });
  });

  it("a try that comes too soon is told how long to wait, and does not make the wait longer", async () => {
    const guess = aGuess();
    const { tries, pauseMs } = guessLimits.login.pair ?? { tries: 0, pauseMs: 0 };
    await passed(tries, () => guess);
    expect(await guardGuesses(database, guess)).toMatchObject({ refused: "accounts.too_many_tries", value: seconds(pauseMs) });
    const soon = { ...guess, at: later(pauseMs - 5_000) };
    expect(await guardGuesses(database, soon)).toMatchObject({ value: seconds(5_000) });
    expect(await guardGuesses(database, { ...guess, at: later(pauseMs) })).toBeUndefined();
  });

  it("for secrets of a few digits each pause is twice the last, up to a day, until a right try", async () => {
    const { tries, pauseMs } = guessLimits.payment_password.strangers ?? { tries: 0, pauseMs: 0 };
    const guess = aGuess({ kind: "payment_password" });
    const pauses: number[] = [];
    let at = start;
    for (let round = 0; round < 6; round += 1) {
      await passed(tries, () => ({ ...guess, at }));
      const refused = await guardGuesses(database, { ...guess, at });
      const waitMs = Number(refused?.value?.["retryAfterSeconds"]) * 1_000;
      pauses.push(waitMs / pauseMs);
      at = new Date(at.getTime() + waitMs);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 24]);
    await guardGuesses(database, { ...guess, at });
    await forgetGuesses(database, { ...guess, at });
    await passed(tries, () => ({ ...guess, at }));
    expect(await guardGuesses(database, { ...guess, at })).toMatchObject({ value: seconds(pauseMs) });
  });

  it("one password tried at many names is held back by address, and a right try of one's own does not clear that", async () => {
    const address = "2001:db8:7:7::1";
    const limit = guessLimits.login.address?.tries ?? 0;
    const spray = (number: number) => aGuess({ address: `2001:db8:7:7::${(number + 1).toString(16)}` });
    expect(await passed(limit - 1, spray)).toBe(limit - 1);
    const mine = aGuess({ address });
    expect(await guardGuesses(database, mine)).toBeUndefined();
    await forgetGuesses(database, mine);
    expect((await readGuesses(database, mine)).address).toBe(limit - 1);
    expect(await passed(crowd, spray)).toBe(1);
  });

  it("one name tried from many addresses is held back, and free again after the pause", async () => {
    const { tries, pauseMs } = guessLimits.login.strangers ?? { tries: 0, pauseMs: 0 };
    const { subject } = aGuess();
    const from = (number: number, at: Date) => aGuess({ subject, at, address: `198.51.100.${number % 250}` });
    expect(await passed(crowd, (number) => from(number, start))).toBe(tries);
    expect(await guardGuesses(database, from(251, later(pauseMs)))).toBeUndefined();
  });

  it("strangers cannot use up the tries of a code that was sent to the owner", async () => {
    const { subject } = aGuess();
    await passed(crowd, (number) => aGuess({ kind: "code", subject, address: `198.51.${number >> 8}.${number & 255}` }));
    expect(await guardGuesses(database, aGuess({ kind: "code", subject }))).toBeUndefined();
  });

  it("neither names nor addresses can be read from what is kept", async () => {
    await guardGuesses(database, aGuess({ subject: "somchai", address: "203.0.113.99" }));
    const rows = await database.query("select * from accounts_guesses");
    expect(JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))).not.toMatch(
      /somchai|203\.0\.113/,
    );
  });

  it("counts of the day before are forgotten", async () => {
    const guess = aGuess();
    await guardGuesses(database, guess);
    await forget(database, later(longestPauseMs));
    expect((await readGuesses(database, { ...guess, at: later(1) })).pair).toBe(1);
    await forget(database, later(longestPauseMs + 1));
    expect(await database.query("select bucket from accounts_guesses where last_at <= $1", [start])).toEqual([]);
  });
});

async function forget(database: Database, at: Date): Promise<void> {
  const [job] = guessJobs;
  await job?.run({ database, clock: { now: () => at } } as Parameters<typeof job.run>[0]);
}

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
