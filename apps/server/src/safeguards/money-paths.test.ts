import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "@lantern/contract/calls.ts";
import { transferReasons, type TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { houseAccountFor } from "../wallet/house-account.ts";
import type { AnyMovement, PostOutcome } from "../wallet/movement.ts";
import { post } from "../wallet/post.ts";
import { grant, movements, openMember } from "../wallet/testing/open-member.ts";
import { excludeMember } from "./exclude-member.ts";
import { setMemberStatus } from "./set-member-status.ts";
import { storeLimit } from "./store-limit.ts";
import { moneyPaths, type MoneyPath, type MovementKind } from "./testing/money-paths.ts";
import { callsWithKey, movementFunctions, movementSources } from "./testing/money-sources.ts";

const kinds: readonly MovementKind[] = ["debit", "credit", "rollback", "hold", "release", "capture", "recall", "deliver", "gain", "loss"];
const serverRoot = path.resolve(import.meta.dirname, "..");

const sources = readdirSync(serverRoot, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/(^|\/)testing\//.test(file) && !file.startsWith("wallet/"))
  .map((file) => ({ file, code: readFileSync(path.join(serverRoot, file), "utf8") }));

describe("every way in which money moves is stated", () => {
  test("by source: no file hands movements to the wallet that is not listed, nor others than are listed", () => {
    const found = sources
      .filter(({ code }) => /from "[./]+wallet\/(post|movement)\.ts"/.test(code) && !/^import type \{ PostRefusal \}/m.test(code))
      .map(({ file, code }) => {
        const named = (words: readonly string[]) => words.filter((word) => new RegExp(`"${word}"`).test(code));
        const madeOf = kinds.filter((kind) => new RegExp(`kind: "${kind}"`).test(code));
        return [file, madeOf.flatMap((kind) => named(transferReasons).map((reason) => `${kind} ${reason}`)).toSorted()];
      });
    expect(Object.fromEntries(found)).toEqual(movementSources);
  });

  test("by kind and reason: each movement that a source makes says what the gate asks of it", () => {
    const made = new Set(Object.values(movementSources).flat());
    for (const movement of made) {
      const [kind, reason] = movement.split(" ") as [MovementKind, TransferReason];
      expect(moneyPaths[reason][kind], movement).toBeDefined();
    }
  });

  test("by call: each call that brings an idempotency key says what it does to money", () => {
    const keyed = calls.flatMap((call) => (call.planned === undefined && call.idempotency === "required" ? [call.name] : []));
    expect(keyed.toSorted()).toEqual(Object.keys(callsWithKey).toSorted());
  });
});

const at = new Date("2026-03-04T12:00:00Z");
const stated = transferReasons.flatMap((reason) =>
  (Object.entries(moneyPaths[reason]) as [MovementKind, MoneyPath][]).map(([kind, stands]) => ({ kind, reason, ...stands })),
);

describe("the gate asks of each movement what is stated", () => {
  let database: TestDatabase;
  let keys = 0;
  beforeAll(async () => {
    database = await openTestDatabase("postgres");
  });
  afterAll(() => database.close());

  test("no function of the database moves money beside those that are known", async () => {
    const rows = await database.query<{ name: string }>(
      String.raw`select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and prosrc ~* '(insert\s+into|update|delete\s+from)\s+(ledger_transfers|ledger_balances)' order by proname`,
    );
    // Opening a purse writes a balance of nothing.
    const openers = ["ledger_open_purses", "ledger_open_vendor_purse"];
    expect(rows.map(({ name }) => name).filter((name) => !openers.includes(name))).toEqual([...movementFunctions]);
  });

  const key = () => `paths:${(keys += 1)}`;
  const apply = (movement: AnyMovement): Promise<PostOutcome> =>
    database.tx((transaction) => post(transaction, { ...movement, occurredAt: at }));

  /** A member with money and, where the movement undoes or draws on another, that one; the movement is made by `make`. */
  async function prepare(kind: MovementKind, reason: TransferReason): Promise<{ memberId: string; make: (units?: bigint) => AnyMovement }> {
    const { memberId } = await openMember(database);
    await apply(grant(memberId, key(), 10_000n));
    const purpose = reason === "withdrawal" ? "withdrawal" : "stake";
    const before = key();
    const atVendor = (own: "gain" | "loss" | "recall", idempotencyKey: string, units: bigint) => {
      const { subject } = movements.credit(memberId, idempotencyKey, units);
      return { kind: own, idempotencyKey, memberId, reason: "vendor_result", subject, vendorCode: "BANK", amountUnits: units } as const;
    };
    if (["recall", "loss"].includes(kind) || reason === "vendor_out") await apply(atVendor("gain", key(), 100n));
    if (kind === "release" || kind === "capture" || kind === "deliver")
      await apply(reason === "vendor_out" ? atVendor("recall", before, 100n) : movements.hold(memberId, before, 100n, purpose));
    if (kind === "rollback" && reason === "withdrawal") {
      const hold = key();
      await apply(movements.hold(memberId, hold, 100n, purpose));
      await apply(movements.capture(memberId, before, hold, 100n));
    } else if (kind === "rollback") {
      await apply(movements.debit(memberId, before, 100n));
    }
    const made: Readonly<Record<MovementKind, (units: bigint) => AnyMovement>> = {
      debit: (units) => movements.debit(memberId, key(), units),
      credit: (units) => movements.credit(memberId, key(), units),
      hold: (units) => movements.hold(memberId, key(), units, purpose),
      release: (units) => movements.release(memberId, key(), before, units),
      capture: (units) => movements.capture(memberId, key(), before, units),
      rollback: () => movements.rollback(memberId, key(), before),
      recall: (units) => atVendor("recall", key(), units),
      deliver: (units) => ({ ...atVendor("recall", key(), units), kind: "deliver", holdIdempotencyKey: before }),
      gain: (units) => atVendor("gain", key(), units),
      loss: (units) => atVendor("loss", key(), units),
    };
    return { memberId, make: (units = 100n) => ({ ...made[kind](units), reason }) };
  }

  const limit = (memberId: string, amountUnits: bigint) =>
    database.tx(async (transaction) => {
      for (const limitKind of ["deposit", "stake", "loss"] as const)
        await storeLimit(transaction, { memberId, kind: limitKind, period: "week", amountUnits, zone: "Asia/Bangkok", at });
    });

  async function counted(memberId: string): Promise<Record<string, bigint> | undefined> {
    const [row] = await database.query<Record<string, bigint>>(
      "select deposited_units as deposit, staked_units as stake, won_units as win from safeguards_counted($1, $2) where period = 'week'",
      [memberId, at],
    );
    return row;
  }

  test.each(stated)("$kind for $reason asks $asks", async ({ kind, reason, asks }) => {
    expect(houseAccountFor(reason)).toBeDefined();
    const refusedAs = async (stand: (memberId: string) => Promise<unknown>) => {
      const { memberId, make } = await prepare(kind, reason);
      await stand(memberId);
      const outcome = await apply(make());
      return "refused" in outcome ? outcome.refused : "posted";
    };
    const suspended = await refusedAs((memberId) => database.tx((tx) => setMemberStatus(tx, { memberId, status: "suspended" })));
    const excluded = await refusedAs((memberId) => database.tx((tx) => excludeMember(tx, { memberId, until: "forever" })));
    const beyond = await refusedAs((memberId) => limit(memberId, 99n));
    const asksStatus = asks !== "nothing";
    const asksMore = asks !== "nothing" && asks !== "status";
    expect({ suspended, excluded, beyond }).toEqual({
      suspended: asksStatus ? "safeguards.member_suspended" : "posted",
      excluded: asksMore ? "safeguards.member_excluded" : "posted",
      beyond: asksMore ? "safeguards.limit_reached" : "posted",
    });
  });

  test.each(stated)("$kind for $reason counts $counts", async ({ kind, reason, counts }) => {
    const { memberId, make } = await prepare(kind, reason);
    await limit(memberId, 1_000n);
    const before = await counted(memberId);
    expect(await apply(make())).toMatchObject({ replayed: false });
    const after = await counted(memberId);
    const change = { deposit: 0n, stake: 0n, win: 0n, ...(counts === "takes back what it undoes" ? { stake: -100n } : {}) };
    if (counts === "stake" || counts === "win" || counts === "deposit") change[counts] = 100n;
    expect(after).toEqual(Object.fromEntries(Object.entries(change).map(([name, units]) => [name, (before?.[name] ?? 0n) + units])));
  });

  test("what is counted once is not counted again by a repetition, nor by a refusal", async () => {
    const { memberId, make } = await prepare("debit", "game_bet");
    await limit(memberId, 250n);
    const stake = make();
    await apply(stake);
    expect(await apply(stake)).toMatchObject({ replayed: true });
    await apply(make());
    expect(await apply(make())).toMatchObject({ refused: "safeguards.limit_reached" });
    expect(await apply(stake)).toMatchObject({ replayed: true });
    expect(await apply(make(51n))).toMatchObject({ refused: "safeguards.limit_reached" });
    expect(await apply(make(50n))).toMatchObject({ replayed: false });
    expect(await counted(memberId)).toMatchObject({ stake: 250n });
  });
});
