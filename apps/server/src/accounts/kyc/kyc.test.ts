import { afterAll, beforeAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { openTestMember, TestBrowser } from "../devices/testing/test-members.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";
import { askKycGate } from "./ask-kyc-gate.ts";
import { refusedProfile } from "./check-profile.ts";
import { eraseCases } from "./erase-cases.ts";
import { expireCases } from "./expire-cases.ts";
import { openDocument } from "./open-case.ts";
import { countOtherKeys, rewrapKeys } from "./rewrap-keys.ts";
import { addPaper, paper, profile, submitCase } from "./testing/kyc-papers.ts";
import { actor, dayMs, kycSteps } from "./testing/kyc-steps.ts";

describe.each(["postgres", "embedded"] as const)("KYC on the %s database", (kind) => {
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

  async function newMember(): Promise<{ browser: TestBrowser; memberId: string }> {
    names += 1;
    const memberId = await openTestMember(server, `known${names}`);
    const browser = new TestBrowser(server);
    await browser.logIn(`known${names}`);
    return { browser, memberId };
  }

  const { merchant, statusOf, lastCase, decide } = kycSteps(() => server);
  const save = (browser: TestBrowser, change: object = {}) => browser.request("POST", "/wps/member/kyc/profile", { ...profile, ...change });
  const levelOf = async (memberId: string) => {
    const [row] = await server.database.query<{ kyc_level: number }>("select kyc_level from safeguards_eligibility where member_id = $1", [
      memberId,
    ]);
    return row?.kyc_level;
  };

  it("3.22 4.12.2 5.5.6 from nothing to pending review: profile, front, back and selfie, and nothing less", async () => {
    const { browser } = await newMember();
    expect(await statusOf(browser)).toMatchObject({ state: "NONE", profile: null, sides: [], ageMin: 18, withdrawalAsks: false });
    const missing = async () => (await browser.request("POST", "/wps/member/kyc/submit")).body?.value;
    expect(await missing()).toEqual({ missing: ["profile", "front", "back", "selfie"] });
    expect(valueOf(await save(browser))).toMatchObject({ state: "NONE", profile, profileSaved: true });
    await addPaper(browser, "selfie");
    await addPaper(browser, "front");
    expect(await missing()).toEqual({ missing: ["back"] });
    expect(valueOf(await addPaper(browser, "back"))).toMatchObject({ sides: ["front", "back", "selfie"] });
    expect(valueOf(await browser.request("POST", "/wps/member/kyc/submit"))).toMatchObject({
      state: "SUBMITTED",
      submittedAt: "2026-03-01T12:00:00.000Z",
      // What waits is not shown again, not even to him who wrote it.
      profile: null,
      sides: [],
    });
    for (const again of [save(browser), addPaper(browser, "front"), browser.request("POST", "/wps/member/kyc/submit")])
      expect((await again).body).toMatchObject({ errorCode: "accounts.kyc_closed" });
  });

  it("5.4 5.5.5 every field has its rule and its words: date of birth, age, name, place, choices", async () => {
    const { browser } = await newMember();
    const faultOf = async (change: object) => {
      const { body } = await save(browser, change);
      const { field, messageId } = (body?.value ?? {}) as { field?: string; messageId?: string };
      return [body?.errorCode, field, messageId];
    };
    const invalid = "accounts.field_invalid";
    expect(await faultOf({ birthDate: "31/02/1990" })).toEqual([invalid, "birthDate", "formRules.birth_date"]);
    expect(await faultOf({ birthDate: "1990-06-05" })).toEqual([invalid, "birthDate", "formRules.birth_date"]);
    expect(await faultOf({ birthDate: "02/03/2008" })).toEqual([invalid, "birthDate", "formRules.age"]);
    expect((await save(browser, { birthDate: "01/03/2008" })).status).toBe(200);
    expect(await faultOf({ realName: "<b>x</b>" })).toEqual([invalid, "realName", "formRules.name_format"]);
    expect(await faultOf({ realName: "  " })).toEqual([invalid, "realName", "formRules.required"]);
    expect(await faultOf({ nationality: "XX" })).toEqual([invalid, "nationality", "formRules.required"]);
    expect(await faultOf({ occupation: "king" })).toEqual([invalid, "occupation", "formRules.required"]);
    expect(await faultOf({ sourceOfIncome: "" })).toEqual([invalid, "sourceOfIncome", "formRules.required"]);
    expect(await faultOf({ address: "x" })).toEqual([invalid, "address", "kyc.fault.address"]);
    const { body } = await save(browser, { realName: "", address: "" });
    expect(body?.value).toMatchObject({ faults: [{ field: "realName" }, { field: "address" }] });
  });

  it("5.4 5.5.5 a merchant's 21 years count by his own calendar", async () => {
    const strict = { zone: "Asia/Bangkok", settings: { ageMin: 21 } };
    // In Bangkok it is the second of March already.
    const at = new Date("2026-03-01T18:00:00Z");
    const asked = (birthDate: string) => refusedProfile(strict, { ...profile, birthDate }, at)?.value;
    expect(asked("02/03/2005")).toBeUndefined();
    expect(asked("03/03/2005")).toMatchObject({ messageId: "formRules.age", faults: [{ values: { age: 21 } }] });
  });

  it("Zawgyi in names, places and addresses is kept as Unicode", async () => {
    const { browser } = await newMember();
    const typed = { realName: "ေအာင္ေက်ာ္", placeOfBirth: "ရန္ကုန္ၿမိဳ႕", address: "ျမန္မာႏိုင္ငံ၊ ရန္ကုန္ၿမိဳ႕" };
    expect(valueOf(await save(browser, { ...typed, nationality: "MM" }))).toMatchObject({
      profile: { realName: "အောင်ကျော်", placeOfBirth: "ရန်ကုန်မြို့", address: "မြန်မာနိုင်ငံ၊ ရန်ကုန်မြို့", nationality: "MM" },
    });
  });

  it("5.5.3 pictures are PNG or JPEG of at most 5 MB, whole, readable, and nothing else besides", async () => {
    const { browser } = await newMember();
    const codeOf = async (bytes: Buffer) => (await addPaper(browser, "front", bytes)).body?.errorCode;
    const good = await paper();
    expect(await codeOf(await sharp(good).webp().toBuffer())).toBe("accounts.picture_invalid");
    expect(await codeOf(Buffer.concat([good, Buffer.from("PK\u0003\u0004 an archive behind it")]))).toBe("accounts.picture_invalid");
    expect(await codeOf(Buffer.concat([Buffer.from("<script>alert(1)</script>"), good]))).toBe("accounts.picture_invalid");
    expect(await codeOf(good.subarray(0, good.length / 2))).toBe("accounts.picture_invalid");
    expect(await codeOf(await paper(300, 200))).toBe("accounts.picture_too_small");
    expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe("accounts.picture_too_large");
    const wide = await sharp({ create: { width: 50_000, height: 2, channels: 3, background: "red" }, limitInputPixels: false })
      .png()
      .toBuffer();
    expect(await codeOf(wide)).toBe("accounts.picture_too_many_pixels");
    const odd = await browser.request("POST", "/wps/member/kyc/document", { side: "../../etc/passwd", image: good.toString("base64") });
    expect(odd.body?.errorCode).toBe("request.invalid");
    expect((await statusOf(browser)).sides).toEqual([]);
    expect(await codeOf(await sharp(good).png().toBuffer())).toBeUndefined();
  });

  it("what is stored is sealed: neither words nor picture lie in the database, and a row that is moved does not open", async () => {
    const { browser, memberId } = await newMember();
    await submitCase(browser);
    const caseId = await lastCase(memberId);
    const [kept] = await server.database.query<{ sealed_profile: Uint8Array }>(
      "select sealed_profile from accounts_kyc_cases where id = $1",
      [caseId],
    );
    expect(Buffer.from(kept?.sealed_profile ?? []).includes("Somchai")).toBe(false);
    const documents = await server.database.query<{ side: string; sealed: Uint8Array; id: string }>(
      "select id, side, sealed from accounts_kyc_documents where case_id = $1",
      [caseId],
    );
    for (const { sealed } of documents) {
      expect(Buffer.from(sealed).subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(Buffer.from(sealed).includes("JFIF")).toBe(false);
    }
    const of = { actor, merchantId: (await merchant()).id, caseId } as const;
    const front = await openDocument(server.scope, { ...of, side: "front" });
    if ("refused" in front) throw new Error(front.refused);
    const metadata = await sharp(front.bytes).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.exif]).toEqual(["jpeg", 1_200, 800, undefined]);
    await server.database.query(
      `update accounts_kyc_documents a set sealed = b.sealed, wrapped_key = b.wrapped_key
       from accounts_kyc_documents b where a.case_id = $1 and b.case_id = $1 and a.side = 'front' and b.side = 'selfie'`,
      [caseId],
    );
    await expect(openDocument(server.scope, { ...of, side: "front" })).rejects.toThrow(/authenticate/);
    // What is damaged holds nothing else back, and is not passed over in silence.
    const { configuration } = server.scope;
    const exchanged = { ...configuration, documentKey: "6b".repeat(32), documentKeyAlso: configuration.documentKey };
    await expect(rewrapKeys({ ...server.scope, configuration: exchanged })).rejects.toThrow(/1 key of members' papers/);
    expect(await countOtherKeys({ ...server.scope, configuration: exchanged })).toBe(1);
    await server.database.query("delete from accounts_kyc_documents where case_id = $1 and side = 'front'", [caseId]);
    await rewrapKeys({ ...server.scope, configuration: { ...configuration, documentKeyAlso: exchanged.documentKey } });
  });

  it("4.12.2 a verified member has his level, in the transaction of the decision; a case is decided once", async () => {
    const { browser, memberId } = await newMember();
    await submitCase(browser);
    expect(await levelOf(memberId)).toBe(0);
    expect(await decide(memberId, { step: "approve", documentExpiresOn: "2030-01-31" })).toMatchObject({ state: "VERIFIED", profile });
    expect(await levelOf(memberId)).toBe(1);
    expect(await statusOf(browser)).toMatchObject({ state: "VERIFIED", documentExpiresOn: "2030-01-31", profile: null });
    expect(await decide(memberId, { step: "reject", reason: "selfie", note: "" })).toEqual({ refused: "accounts.kyc_decided" });
    expect(await levelOf(memberId)).toBe(1);
    const config = valueOf(await browser.request("GET", "/wps/member/securityConfig")) as { entries: { entry: string; state: string }[] };
    expect(config.entries.find(({ entry }) => entry === "kyc")?.state).toBe("set");
  });

  it("two reviewers at once: one decides, the other hears that it is decided", async () => {
    const { browser, memberId } = await newMember();
    await submitCase(browser);
    const outcomes = await Promise.all([
      decide(memberId, { step: "approve", documentExpiresOn: null }),
      decide(memberId, { step: "reject", reason: "selfie", note: "" }),
    ]);
    expect(outcomes.filter((outcome) => "refused" in outcome)).toEqual([{ refused: "accounts.kyc_decided" }]);
    const decided = outcomes.find((outcome) => !("refused" in outcome)) as { state: string };
    expect(await levelOf(memberId)).toBe(decided.state === "VERIFIED" ? 1 : 0);
  });

  it("a case that was sent back says why and is taken up again with what was written", async () => {
    const { browser, memberId } = await newMember();
    await submitCase(browser);
    await decide(memberId, { step: "reject", reason: "unreadable", note: "The corner is cut off." });
    expect(await statusOf(browser)).toMatchObject({
      state: "REJECTED",
      reasonCode: "unreadable",
      reasonNote: "The corner is cut off.",
      profile,
      profileSaved: false,
      sides: [],
    });
    server.clock.advance(1_000);
    expect(await submitCase(browser, { realName: "Somchai K Jaidee" })).toMatchObject({ state: "SUBMITTED", reasonCode: "" });
  });

  it("8.1.15 a withdrawal is told 'ID not verified' where the merchant asks for it, and nowhere else", async () => {
    const { browser, memberId } = await newMember();
    const asks = { settings: { kycWithdrawalLevel: 1 } };
    expect(await askKycGate(server.database, { merchant: { settings: {} }, memberId })).toBeUndefined();
    expect(await askKycGate(server.database, { merchant: asks, memberId })).toMatchObject({ refused: "accounts.id_not_verified" });
    await submitCase(browser);
    await decide(memberId, { step: "approve", documentExpiresOn: "2026-03-05" });
    expect(await askKycGate(server.database, { merchant: asks, memberId })).toBeUndefined();
  });

  it("a paper runs out the day after its last, by the merchant's calendar; the level goes with it", async () => {
    const { browser, memberId } = await newMember();
    await submitCase(browser);
    const today = server.clock.now().toISOString().slice(0, 10);
    await decide(memberId, { step: "approve", documentExpiresOn: today });
    await expireCases(server.scope, await merchant());
    expect((await statusOf(browser)).state).toBe("VERIFIED");
    // Bangkok is seven hours ahead.
    server.clock.set(new Date(`${today}T17:00:00Z`));
    await expireCases(server.scope, await merchant());
    expect(await statusOf(browser)).toMatchObject({ state: "EXPIRED", documentExpiresOn: today, profile });
    expect(await levelOf(memberId)).toBe(0);
    expect(await submitCase(browser)).toMatchObject({ state: "SUBMITTED" });
  });

  it("what was shown is deleted by rule, keys and all, and leaves a line in the audit", async () => {
    const kept = async (memberId: string) => {
      const select = `
        select kyc.status, kyc.wrapped_key is not null as has_profile, count(document.id)::integer as documents
        from accounts_kyc_cases kyc left join accounts_kyc_documents document on document.case_id = kyc.id
        where kyc.member_id = $1 group by kyc.id order by kyc.id`;
      return server.database.query(select, [memberId]);
    };
    const rejected = await newMember();
    await submitCase(rejected.browser);
    await decide(rejected.memberId, { step: "reject", reason: "other", note: "private words" });
    const closed = await newMember();
    await submitCase(closed.browser);
    await decide(closed.memberId, { step: "approve", documentExpiresOn: null });
    const begun = await newMember();
    await save(begun.browser);
    const settings = { kycRejectedDays: 90, kycClosedDays: 100, kycDraftDays: 14 };
    const house = { ...(await merchant()), settings };
    await server.database.tx((transaction) => setMemberStatus(transaction, { memberId: closed.memberId, status: "closed" }));
    await eraseCases(server.scope, house);
    expect(await kept(begun.memberId)).toHaveLength(1);
    server.clock.advance(15 * dayMs);
    await eraseCases(server.scope, house);
    expect(await kept(begun.memberId)).toEqual([]);
    expect(await kept(rejected.memberId)).toEqual([{ status: "rejected", has_profile: true, documents: 3 }]);
    const caseId = await lastCase(rejected.memberId);
    server.clock.advance(76 * dayMs);
    await eraseCases(server.scope, house);
    expect(await kept(rejected.memberId)).toEqual([{ status: "rejected", has_profile: false, documents: 0 }]);
    expect(await kept(closed.memberId)).toEqual([{ status: "verified", has_profile: true, documents: 3 }]);
    server.clock.advance(10 * dayMs);
    await eraseCases(server.scope, house);
    expect(await kept(closed.memberId)).toEqual([{ status: "verified", has_profile: false, documents: 0 }]);
    const audit = "select actor_kind, action, before from platform_audit where subject_id = $1 order by id desc limit 1";
    expect(await server.database.query(audit, [caseId])).toEqual([
      { actor_kind: "system", action: "kyc.erase", before: { state: "REJECTED" } },
    ]);
  });

  it("the house's key is exchanged without a paper being lost", async () => {
    const { browser, memberId } = await newMember();
    await submitCase(browser);
    const { configuration } = server.scope;
    const fresh = "5a".repeat(32);
    const both = { ...server.scope, configuration: { ...configuration, documentKey: fresh, documentKeyAlso: configuration.documentKey } };
    const of = { actor, merchantId: (await merchant()).id, caseId: await lastCase(memberId), side: "back" } as const;
    expect(await openDocument(both, of)).toMatchObject({ contentType: "image/jpeg" });
    while ((await rewrapKeys(both)) > 0);
    expect(await countOtherKeys(both)).toBe(0);
    const only = { ...both, configuration: { ...both.configuration, documentKeyAlso: undefined } };
    expect(await openDocument(only, of)).toMatchObject({ contentType: "image/jpeg" });
    await expect(openDocument(server.scope, of)).rejects.toThrow(/authenticate/);
    const back = { ...server.scope, configuration: { ...configuration, documentKeyAlso: fresh } };
    while ((await rewrapKeys(back)) > 0);
    expect(await openDocument(server.scope, of)).toMatchObject({ contentType: "image/jpeg" });
  });

  it("no member reaches another's case: every call is about the session's own", async () => {
    const owner = await newMember();
    await save(owner.browser);
    await addPaper(owner.browser, "front");
    const other = await newMember();
    expect(await statusOf(other.browser)).toMatchObject({ profile: null, sides: [] });
    const named = await other.browser.request("POST", "/wps/member/kyc/submit", { memberId: owner.memberId });
    expect(named.body?.errorCode).toBe("accounts.kyc_incomplete");
    await save(other.browser, { memberId: owner.memberId, status: "verified", realName: "Other One" });
    expect(await statusOf(owner.browser)).toMatchObject({ state: "NONE", profile, sides: ["front"] });
    expect(await statusOf(other.browser)).toMatchObject({ state: "NONE", profile: { realName: "Other One" } });
  });
});
