import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { openMember } from "../wallet/testing/open-member.ts";
import { askGate } from "./ask-gate.ts";
import { excludeMember } from "./exclude-member.ts";
import { readMemberStatus } from "./read-member-status.ts";
import { setKycLevel } from "./set-kyc-level.ts";
import { setMemberStatus } from "./set-member-status.ts";

const at = new Date("2026-03-01T12:00:00Z");
const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
const nobody = "01980000-0000-7000-8000-000000000000";

describe("safeguards", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase("postgres");
  });
  afterAll(() => database.close());

  const ask = (memberId: string, asks: "stake" | "withdrawal", when = at) => askGate(database, { memberId, asks, at: when });
  const exclude = (memberId: string, until: Date) => database.tx((transaction) => excludeMember(transaction, { memberId, until }));

  test("an active member may stake and withdraw", async () => {
    const { memberId } = await openMember(database);
    expect(await readMemberStatus(database, memberId)).toBe("active");
    expect(await ask(memberId, "stake")).toBeUndefined();
    expect(await ask(memberId, "withdrawal")).toBeUndefined();
  });

  test("an unknown member may nothing", async () => {
    expect(await readMemberStatus(database, nobody)).toBeUndefined();
    expect(await ask(nobody, "withdrawal")).toEqual({ refused: "safeguards.member_unknown" });
  });

  test.each(["suspended", "closed"] as const)("a %s member may neither stake nor withdraw, until he is active again", async (status) => {
    const { memberId } = await openMember(database);
    await database.tx((transaction) => setMemberStatus(transaction, { memberId, status }));
    expect(await readMemberStatus(database, memberId)).toBe(status);
    for (const asks of ["stake", "withdrawal"] as const)
      expect(await ask(memberId, asks)).toEqual({ refused: "safeguards.member_suspended", values: { status } });
    await database.tx((transaction) => setMemberStatus(transaction, { memberId, status: "active" }));
    expect(await ask(memberId, "stake")).toBeUndefined();
  });

  test("an excluded member may withdraw but not stake, until the exclusion has run out", async () => {
    const { memberId } = await openMember(database);
    await exclude(memberId, later(7));
    expect(await ask(memberId, "withdrawal")).toBeUndefined();
    expect(await ask(memberId, "stake")).toEqual({ refused: "safeguards.member_excluded", values: { until: later(7).toISOString() } });
    expect(await ask(memberId, "stake", later(7))).toBeUndefined();
  });

  test("an exclusion is made longer, never shorter", async () => {
    const { memberId } = await openMember(database);
    expect(await exclude(memberId, later(30))).toEqual(later(30));
    expect(await exclude(memberId, later(1))).toEqual(later(30));
    expect(await exclude(memberId, later(60))).toEqual(later(60));
    expect(await ask(memberId, "stake", later(59))).toMatchObject({ refused: "safeguards.member_excluded" });
  });

  test("an exclusion leaves news, so that what is still open can be released", async () => {
    const { memberId, merchantId } = await openMember(database);
    await exclude(memberId, later(1));
    expect(await database.query("select topic, merchant_id, payload from platform_events where member_id = $1", [memberId])).toEqual([
      { topic: "safeguards.member_excluded", merchant_id: merchantId, payload: {} },
    ]);
  });

  test("a KYC level is kept", async () => {
    const { memberId } = await openMember(database);
    await database.tx((transaction) => setKycLevel(transaction, { memberId, kycLevel: 2 }));
    expect(await database.query("select kyc_level from safeguards_eligibility where member_id = $1", [memberId])).toEqual([
      { kyc_level: 2 },
    ]);
  });

  test("writing to a member who is not there is a fault", async () => {
    await expect(database.tx((transaction) => setMemberStatus(transaction, { memberId: nobody, status: "closed" }))).rejects.toThrow(
      "has no eligibility row",
    );
    await expect(database.tx((transaction) => setKycLevel(transaction, { memberId: nobody, kycLevel: 1 }))).rejects.toThrow(
      "has no eligibility row",
    );
    await expect(exclude(nobody, later(1))).rejects.toThrow("has no eligibility row");
  });
});
