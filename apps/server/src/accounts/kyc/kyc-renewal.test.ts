import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { readKycLevel } from "../../safeguards/read-kyc-level.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { openTestMember, TestBrowser } from "../devices/testing/test-members.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";
import { askKycGate } from "./ask-kyc-gate.ts";
import { decideCase, type Decision } from "./decide-case.ts";
import { expireCases } from "./expire-cases.ts";
import { addPaper, profile, submitCase } from "./testing/kyc-papers.ts";
import { actor, dayMs, kycSteps } from "./testing/kyc-steps.ts";
import { warnOfExpiry } from "./warn-of-expiry.ts";

const asks = { settings: { kycWithdrawalLevel: 1 } };
const approve = (documentExpiresOn: string | null): Decision => ({ step: "approve", documentExpiresOn });
const reject: Decision = { step: "reject", reason: "unreadable", note: "The corner is cut off." };

describe.each(["postgres", "embedded"] as const)("a paper that runs out soon, on the %s database", (kind) => {
  let server: TestServer;
  let names = 0;
  beforeAll(async () => {
    server = await startTestServer({
      calls: accountsAnswers.map(({ call }) => call),
      answers: accountsAnswers,
      findSession,
      database: kind,
    });
  });
  afterAll(() => server.close());

  const { merchant, statusOf, casesOf, decide } = kycSteps(() => server);
  /** The day so many days from now, as papers say it. */
  const dayAfter = (days: number) => new Date(server.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const levelOf = (memberId: string) => readKycLevel(server.database, memberId);
  /** A member whose paper is good for so many days more; with an address that is proven. */
  async function verified(goodDays: number | null): Promise<{ browser: TestBrowser; memberId: string; userName: string; email: string }> {
    names += 1;
    const userName = `renew${names}`;
    const memberId = await openTestMember(server, userName);
    const email = `${userName}@example.com`;
    await server.database.query("update accounts_members set email = $2, email_verified_at = $3 where id = $1", [
      memberId,
      email,
      server.clock.now(),
    ]);
    const browser = new TestBrowser(server);
    await browser.logIn(userName);
    await submitCase(browser);
    server.clock.advance(1_000);
    await decide(memberId, approve(goodDays === null ? null : dayAfter(goodDays)));
    return { browser, memberId, userName, email };
  }
  /** A session lasts less than the days that pass here. */
  async function comeBack({ browser, userName }: { browser: TestBrowser; userName: string }): Promise<void> {
    await browser.logIn(userName);
  }
  const wordTo = async (email: string) => {
    const rows = await server.database.query<{ subject: string }>(
      "select subject from delivery_messages where recipient = $1 and purpose like 'accounts.kyc%' order by created_at desc, id desc",
      [email],
    );
    return rows.map(({ subject }) => subject);
  };

  it("4.12.2 is taken from 60 days before, no day sooner; one without a last day never is", async () => {
    const later = await verified(61);
    expect(await statusOf(later.browser)).toMatchObject({ state: "VERIFIED", renewal: "NONE", profile: null });
    expect((await addPaper(later.browser, "front")).body?.errorCode).toBe("accounts.kyc_closed");
    expect((await later.browser.request("POST", "/wps/member/kyc/submit")).body?.errorCode).toBe("accounts.kyc_closed");
    const soon = await verified(60);
    // What he wrote is there to be looked over, and his pictures are not.
    expect(await statusOf(soon.browser)).toMatchObject({ state: "VERIFIED", renewal: "OPEN", profile, profileSaved: false, sides: [] });
    const config = valueOf(await soon.browser.request("GET", "/wps/member/securityConfig")) as {
      entries: { entry: string; state: string }[];
    };
    expect(config.entries.find(({ entry }) => entry === "kyc")?.state).toBe("attention");
    const forever = await verified(null);
    expect(await statusOf(forever.browser)).toMatchObject({ state: "VERIFIED", renewal: "NONE" });
  });

  it("4.12.2 8.1.15 he stays verified while the next one waits, and by the next one when it is approved", async () => {
    const { browser, memberId } = await verified(30);
    const old = (await statusOf(browser)).documentExpiresOn;
    expect(await submitCase(browser)).toMatchObject({ state: "VERIFIED", renewal: "SUBMITTED", documentExpiresOn: old, profile: null });
    expect(await levelOf(memberId)).toBe(1);
    expect(await askKycGate(server.database, { merchant: asks, memberId })).toBeUndefined();
    expect((await addPaper(browser, "front")).body?.errorCode).toBe("accounts.kyc_closed");
    server.clock.advance(1_000);
    expect(await decide(memberId, approve("2040-01-31"))).toMatchObject({ state: "VERIFIED" });
    expect(await statusOf(browser)).toMatchObject({ state: "VERIFIED", renewal: "NONE", documentExpiresOn: "2040-01-31" });
    expect((await casesOf(memberId)).map(({ status }) => status)).toEqual(["verified", "replaced"]);
    const [, replaced] = await casesOf(memberId);
    const again = { actor, merchantId: (await merchant()).id, caseId: replaced?.id ?? "" };
    expect(await decideCase(server.scope, again, { step: "expire" })).toEqual({ refused: "accounts.kyc_decided" });
    expect(await levelOf(memberId)).toBe(1);
    const audit = "select action, after from platform_audit where subject_id = $1 order by id desc limit 1";
    expect(await server.database.query(audit, [again.caseId])).toEqual([{ action: "kyc.replace", after: { state: "REPLACED" } }]);
  });

  it("4.12.2 one that is sent back leaves him verified until the old one's last day, and says why", async () => {
    const member = await verified(20);
    const { browser, memberId, email } = member;
    await submitCase(browser);
    server.clock.advance(1_000);
    await decide(memberId, reject);
    const why = { reasonCode: "unreadable", reasonNote: "The corner is cut off." };
    expect(await statusOf(browser)).toMatchObject({ state: "VERIFIED", renewal: "REJECTED", ...why, profile });
    expect(await levelOf(memberId)).toBe(1);
    const until = (await statusOf(browser)).documentExpiresOn.split("-").toReversed().join("/");
    expect((await wordTo(email))[0]).toContain(`You stay verified until ${until}`);
    server.clock.advance(21 * dayMs);
    await expireCases(server.scope, await merchant());
    await comeBack(member);
    expect(await statusOf(browser)).toMatchObject({ state: "REJECTED", renewal: "NONE", ...why });
    expect(await levelOf(memberId)).toBe(0);
    server.clock.advance(1_000);
    expect(await submitCase(browser)).toMatchObject({ state: "SUBMITTED", renewal: "NONE" });
  });

  it("4.12.2 one that still waits when the old one ends is decided as any other, and the word says that it waits", async () => {
    const member = await verified(10);
    await submitCase(member.browser);
    server.clock.advance(11 * dayMs);
    await expireCases(server.scope, await merchant());
    await comeBack(member);
    expect(await statusOf(member.browser)).toMatchObject({ state: "SUBMITTED", renewal: "NONE" });
    expect(await levelOf(member.memberId)).toBe(0);
    expect((await wordTo(member.email))[0]).toContain("The new one is being reviewed.");
    await decide(member.memberId, approve("2040-01-31"));
    expect(await levelOf(member.memberId)).toBe(1);
    expect((await casesOf(member.memberId)).map(({ status }) => status)).toEqual(["verified", "expired"]);
  });

  it("the end of the old one and the decision about the next at the same moment: he ends as the decision has it", async () => {
    for (const decision of [approve("2040-01-31"), reject]) {
      const { browser, memberId } = await verified(5);
      await submitCase(browser);
      const [next, old] = await casesOf(memberId);
      const of = { actor, merchantId: (await merchant()).id };
      await Promise.all([
        decideCase(server.scope, { ...of, caseId: old?.id ?? "" }, { step: "expire" }),
        decideCase(server.scope, { ...of, caseId: next?.id ?? "" }, decision),
      ]);
      expect(await levelOf(memberId)).toBe(decision.step === "approve" ? 1 : 0);
    }
  });

  it("members are told once: an event, and a word where they were proven to be; not who has sent one, nor who has left", async () => {
    const [due, sent, left, later] = [await verified(59), await verified(59), await verified(59), await verified(90)];
    await submitCase(sent.browser);
    await server.database.tx((transaction) => setMemberStatus(transaction, { memberId: left.memberId, status: "closed" }));
    const eventsOf = (memberId: string) =>
      server.database.query("select topic, payload from platform_events where member_id = $1 and topic = 'accounts.kyc_expiring'", [
        memberId,
      ]);
    for (let run = 0; run < 3; run += 1) await warnOfExpiry(server.scope, await merchant());
    const { documentExpiresOn } = await statusOf(due.browser);
    expect(await eventsOf(due.memberId)).toEqual([{ topic: "accounts.kyc_expiring", payload: { expiresOn: documentExpiresOn } }]);
    expect((await wordTo(due.email))[0]).toContain(`runs out on ${documentExpiresOn.split("-").toReversed().join("/")}`);
    for (const { memberId } of [sent, left, later]) expect(await eventsOf(memberId)).toEqual([]);
    // He who had sent one is told when it came back and the old one still holds.
    server.clock.advance(1_000);
    await decide(sent.memberId, reject);
    await warnOfExpiry(server.scope, await merchant());
    expect(await eventsOf(sent.memberId)).toHaveLength(1);
    server.clock.advance(31 * dayMs);
    expect(await warnOfExpiry(server.scope, await merchant())).toBe(1);
    expect(await eventsOf(later.memberId)).toHaveLength(1);
    expect(await eventsOf(due.memberId)).toHaveLength(1);
  });

  it("a merchant's own days count", async () => {
    const { browser, memberId } = await verified(25);
    const house = await merchant();
    const strict = { ...house, settings: { ...house.settings, kycRenewalDays: 20 } };
    const before = await server.database.query("select expiry_warned_at from accounts_kyc_cases where member_id = $1", [memberId]);
    await warnOfExpiry(server.scope, strict);
    expect(await server.database.query("select expiry_warned_at from accounts_kyc_cases where member_id = $1", [memberId])).toEqual(before);
    expect(await statusOf(browser)).toMatchObject({ renewal: "OPEN" });
  });
});
