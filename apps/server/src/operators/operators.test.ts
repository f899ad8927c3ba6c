import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestMember, TestBrowser } from "../accounts/devices/testing/test-members.ts";
import { findSession } from "../accounts/find-session.ts";
import { addPaper, submitCase } from "../accounts/kyc/testing/kyc-papers.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { siteAnswers } from "../site/routes.ts";
import { changeOperator } from "./change-operator.ts";
import { createOperator, type NewOperator } from "./create-operator.ts";
import { findOperator } from "./find-operator.ts";
import { findOperatorByName } from "./operator-row.ts";
import { operatorsAnswers } from "./routes.ts";

const actor = { kind: "system", name: "test" } as const;
const password = "a-long-word-for-operators";
const answers = [...siteAnswers, ...accountsAnswers, ...operatorsAnswers];

let server: TestServer;
let member: TestBrowser;
let caseId: string;

beforeAll(async () => {
  const configuration = { trustProxy: true };
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, findOperator, configuration });
  const { LANTERN, JADE } = server.merchantIds;
  await server.database.query("update site_merchants set settings = settings || '{\"plainBodies\":true}'::jsonb where code = 'JADE'");
  await open({ userName: "Rita", role: "reviewer", merchantId: LANTERN });
  await open({ userName: "sam", role: "support", merchantId: LANTERN });
  await open({ userName: "jane", role: "reviewer", merchantId: JADE });
  await open({ userName: "chief", role: "admin" });
  await openTestMember(server, "reviewed1");
  member = new TestBrowser(server);
  await member.logIn("reviewed1");
  await submitCase(member);
  const [waiting] = await server.database.query<{ id: string }>("select id from accounts_kyc_cases where status = 'submitted'");
  caseId = waiting?.id ?? "";
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query("delete from accounts_guesses");
});

async function open(operator: Omit<NewOperator, "password">): Promise<void> {
  await server.database.tx((transaction) => createOperator(server.scope, transaction, actor, { ...operator, password }));
}

const logIn = (username: string, { host = "localhost", secret = password, address = "192.0.2.7" } = {}) =>
  server.request("POST", "/wps/operator/login", {
    host,
    body: { username, password: secret },
    headers: { "x-forwarded-for": address, language: "EN" },
  });

const tokens = new Map<string, string>();
async function as(username: string, host = "localhost") {
  const key = `${username}@${host}`;
  const token = tokens.get(key) ?? (valueOf(await logIn(username, { host })) as { token: string }).token;
  tokens.set(key, token);
  return (method: string, path: string, body?: unknown) =>
    server.request(method, `/wps/operator/${path}`, { host, headers: { authorization: token }, ...(body === undefined ? {} : { body }) });
}

const casePath = () => `kyc/cases/${caseId}`;
const auditOf = (subjectId: string) =>
  server.database.query<{ action: string; actor_name: string; after: unknown; address: string }>(
    "select action, actor_name, after, address from platform_audit where subject_id = $1 order by id",
    [subjectId],
  );

describe("login", () => {
  it("opens a session by name in any case, and says who it is", async () => {
    const started = valueOf(await logIn("RITA")) as Record<string, unknown>;
    expect(started).toMatchObject({ userName: "Rita", role: "reviewer", expiresAt: "2026-03-01T14:00:00.000Z" });
    expect(String(started["token"])).toMatch(/^operator\.[\w-]{43}$/);
    const stored = await server.database.query("select token_hash from operators_sessions where token_hash = convert_to($1, 'UTF8')", [
      String(started["token"]),
    ]);
    expect(stored).toEqual([]);
  });

  it("refuses alike: an unknown name, a wrong password, another merchant's operator, a shut account, a member", async () => {
    await open({ userName: "gone", role: "reviewer" });
    const gone = await findOperatorByName(server.database, "gone");
    if (gone === undefined) throw new Error("no operator");
    await server.database.tx((transaction) => changeOperator(server.scope, transaction, actor, gone, { kind: "disable" }));
    const refused = [
      await logIn("nobody"),
      await logIn("rita", { secret: "wrong" }),
      await logIn("jane"),
      await logIn("rita", { host: "jade.localhost" }),
      await logIn("gone"),
      await logIn("reviewed1", { secret: "lantern123" }),
    ];
    for (const { status, body } of refused)
      expect([status, body?.errorCode, body?.message, body?.value]).toEqual([
        422,
        "operators.login_failed",
        "Wrong name or password",
        undefined,
      ]);
  });

  it("counts guesses before it compares: from one address a few, and the right one is not looked at any more", async () => {
    const found: Record<string, number> = {};
    for (let tries = 0; tries < 12; tries += 1) {
      const { body } = await logIn("chief", { secret: `guess ${tries}`, address: "198.51.100.3" });
      found[body?.errorCode ?? ""] = (found[body?.errorCode ?? ""] ?? 0) + 1;
    }
    expect(found).toEqual({ "operators.login_failed": 8, "accounts.too_many_tries": 4 });
    expect((await logIn("chief", { address: "198.51.100.3" })).status).toBe(429);
    expect((await logIn("chief", { address: "203.0.113.4" })).status).toBe(200);
  });

  it("ends by logout, by two hours without use, and for a shut account at once", async () => {
    const once = valueOf(await logIn("sam")) as { token: string };
    const call = (path: string, method = "GET") =>
      server.request(method, `/wps/operator/${path}`, { headers: { authorization: once.token } });
    expect((await call("kyc/cases")).status).toBe(200);
    expect((await call("logout", "POST")).body?.value).toEqual({ loggedOut: true });
    expect((await call("kyc/cases")).body?.errorCode).toBe("access.session_expired");
    await open({ userName: "brief", role: "support" });
    const brief = await as("brief");
    expect((await brief("GET", "kyc/cases")).status).toBe(200);
    const row = await findOperatorByName(server.database, "brief");
    if (row === undefined) throw new Error("no operator");
    await server.database.tx((transaction) => changeOperator(server.scope, transaction, actor, row, { kind: "password", password: "x" }));
    expect((await brief("GET", "kyc/cases")).body?.errorCode).toBe("access.session_expired");
    const idle = valueOf(await logIn("sam")) as { token: string };
    server.clock.advance(2 * 3_600_000);
    const late = await server.request("GET", "/wps/operator/kyc/cases", { headers: { authorization: idle.token } });
    expect(late.body?.errorCode).toBe("access.session_expired");
    tokens.clear();
  });
});

describe("who may do what", () => {
  it("every call of operators is closed to visitors and members, and every call of members to operators", async () => {
    const operatorCalls = operatorsAnswers.map(({ call }) => call).filter(({ access }) => access === "operator");
    expect(operatorCalls.length).toBeGreaterThan(5);
    for (const call of operatorCalls) {
      const path = call.path.replace(":caseId", caseId).replace(":side", "front");
      const send = (headers: Record<string, string>) =>
        server.request(call.method, path, { headers, ...(call.method === "GET" ? {} : { body: { reason: "selfie" } }) });
      expect([call.name, (await send({})).body?.errorCode]).toEqual([call.name, "access.not_logged_in"]);
      expect([call.name, (await send({ authorization: member.token ?? "" })).body?.errorCode]).toEqual([
        call.name,
        "access.operators_only",
      ]);
    }
    const { token } = valueOf(await logIn("chief")) as { token: string };
    const memberCalls = accountsAnswers.map(({ call }) => call).filter(({ access }) => ["session", "member", "agent"].includes(access));
    expect(memberCalls.length).toBeGreaterThan(20);
    for (const call of memberCalls) {
      const answered = await server.request(call.method, call.path, {
        headers: { authorization: token, "idempotency-key": "operator-key" },
        ...(call.method === "GET" ? {} : { body: {} }),
      });
      expect([call.name, answered.status, answered.body?.errorCode]).toEqual([call.name, 401, "access.session_expired"]);
    }
  });

  it("support sees that a member waits, and nothing that he has shown", async () => {
    const support = await as("sam");
    expect(valueOf(await support("GET", "kyc/cases"))).toMatchObject({ total: 1, cases: [{ caseId, userName: "reviewed1" }] });
    expect((await support("GET", "kyc/cases")).text).not.toContain("Somchai");
    for (const [method, path] of [
      ["GET", casePath()],
      ["GET", `${casePath()}/documents/front`],
      ["POST", `${casePath()}/approve`],
      ["POST", `${casePath()}/reject`],
      ["GET", "audit"],
    ] as const)
      expect((await support(method, path, method === "GET" ? undefined : { reason: "selfie" })).body?.errorCode).toBe(
        "access.not_permitted",
      );
    expect((await (await as("Rita"))("GET", "audit")).body?.errorCode).toBe("access.not_permitted");
  });

  it("another merchant's reviewer neither finds nor decides the case, nor does his token count here", async () => {
    const jane = await as("jane", "jade.localhost");
    expect(valueOf(await jane("GET", "kyc/cases"))).toMatchObject({ total: 0 });
    for (const [method, path] of [
      ["GET", casePath()],
      ["GET", `${casePath()}/documents/front`],
      ["POST", `${casePath()}/approve`],
      ["POST", `${casePath()}/reject`],
    ] as const)
      expect((await jane(method, path, method === "GET" ? undefined : { reason: "selfie" })).body?.errorCode).toBe("accounts.kyc_unknown");
    const token = tokens.get("jane@jade.localhost") ?? "";
    const here = await server.request("GET", `/wps/operator/${casePath()}`, { headers: { authorization: token } });
    expect(here.body?.errorCode).toBe("access.session_expired");
    // One who serves every merchant still acts at the one whose host he is at.
    const chief = await as("chief", "jade.localhost");
    expect((await chief("POST", `${casePath()}/approve`, {})).body?.errorCode).toBe("accounts.kyc_unknown");
    expect(await auditOf(caseId)).toEqual([]);
  });

  it("what is being written is nobody's but the member's", async () => {
    await openTestMember(server, "writing1");
    const writer = new TestBrowser(server);
    await writer.logIn("writing1");
    valueOf(await addPaper(writer, "front"));
    const [draft] = await server.database.query<{ id: string }>("select id from accounts_kyc_cases where status = 'draft'");
    const rita = await as("Rita");
    for (const path of [`kyc/cases/${draft?.id ?? ""}`, `kyc/cases/${draft?.id ?? ""}/documents/front`])
      expect((await rita("GET", path)).body?.errorCode).toBe("accounts.kyc_unknown");
  });
});

describe("a review", () => {
  it("opens, looks, sends back, and every step and look is in the audit with who and from where", async () => {
    const rita = await as("Rita");
    expect(valueOf(await rita("GET", casePath()))).toMatchObject({
      userName: "reviewed1",
      state: "SUBMITTED",
      profile: { realName: "Somchai Jaidee", nationality: "TH" },
      documents: [{ side: "front" }, { side: "back" }, { side: "selfie" }],
    });
    const picture = valueOf(await rita("GET", `${casePath()}/documents/selfie`)) as { image: string };
    expect(Buffer.from(picture.image, "base64").subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await rita("POST", `${casePath()}/reject`, { reason: "other", note: "  " })).body).toMatchObject({
      errorCode: "operators.field_invalid",
      value: { field: "note" },
    });
    for (const documentExpiresOn of ["2026-02-30", "2020-01-01"])
      expect((await rita("POST", `${casePath()}/approve`, { documentExpiresOn })).body?.errorCode).toBe("operators.field_invalid");
    expect(valueOf(await rita("POST", `${casePath()}/reject`, { reason: "selfie", note: "Hold it closer" }))).toMatchObject({
      state: "REJECTED",
      reasonCode: "selfie",
    });
    expect((await rita("POST", `${casePath()}/approve`, {})).body?.errorCode).toBe("accounts.kyc_decided");
    expect(await auditOf(caseId)).toMatchObject([
      { action: "kyc.open", actor_name: "Rita", address: "127.0.0.1" },
      { action: "kyc.read_document", actor_name: "Rita", after: { side: "selfie" } },
      { action: "kyc.reject", actor_name: "Rita", after: { state: "REJECTED", kycLevel: 0 } },
    ]);
    const chief = await as("chief");
    const { lines } = valueOf(await chief("GET", `audit?subjectId=${caseId}`)) as { lines: { action: string; reason: string }[] };
    expect(lines.map(({ action, reason }) => [action, reason])).toEqual([
      ["kyc.reject", "selfie"],
      ["kyc.read_document", ""],
      ["kyc.open", ""],
    ]);
  });

  it("lines of the audit are neither changed nor deleted, by whatever statement", async () => {
    for (const statement of ["update platform_audit set reason = 'x'", "delete from platform_audit", "truncate platform_audit"])
      await expect(server.database.query(statement)).rejects.toThrow("never changed nor deleted");
  });
});
