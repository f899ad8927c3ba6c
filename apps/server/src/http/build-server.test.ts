import { declareCall, planCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "../platform/context.ts";
import { refuse } from "../platform/refusal.ts";
import { siteAnswers } from "../site/routes.ts";
import { findMerchant, forgetMerchants } from "../site/find-merchant.ts";
import { answer, type Answer } from "./answer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const identity = { capability: "site", summary: "For tests.", refusals: [] } as const;

const echo = declareCall({
  ...identity,
  name: "echo",
  method: "POST",
  path: "/wps/test/echo",
  access: "public",
  body: Type.Object({
    text: Type.String({ maxLength: 100_000 }),
    count: Type.Optional(Type.Integer()),
    items: Type.Optional(Type.Array(Type.Object({ id: Type.String() }))),
    token: Type.Optional(Type.String()),
  }),
  value: Type.Object({ text: Type.String(), fields: Type.Array(Type.String()) }),
});
const search = declareCall({
  ...identity,
  name: "search",
  method: "GET",
  path: "/wps/test/search/:kind",
  access: "public",
  params: Type.Object({ kind: Type.Union([Type.Literal("a"), Type.Literal("b")]) }),
  query: Type.Object({ page: Type.Integer({ minimum: 1 }), all: Type.Optional(Type.Boolean()), token: Type.Optional(Type.String()) }),
  value: Type.Object({ page: Type.Integer(), all: Type.Boolean() }),
});
const callOf = <const Name extends string, const Access extends "session" | "member" | "agent">(name: Name, access: Access) =>
  declareCall({ ...identity, name, method: "POST", path: `/wps/test/${name}`, access, value: Type.Object({ userName: Type.String() }) });
const forSession = callOf("for-session", "session");
const forMember = callOf("for-member", "member");
const forAgent = callOf("for-agent", "agent");
const pay = declareCall({
  ...identity,
  name: "pay",
  method: "POST",
  path: "/wps/test/pay",
  access: "member",
  idempotency: "required",
  value: Type.Object({ key: Type.String() }),
});
const breaks = declareCall({ ...identity, name: "breaks", method: "GET", path: "/wps/test/breaks", access: "public", value: Type.Null() });
const leaks = declareCall({
  ...identity,
  name: "leaks",
  method: "GET",
  path: "/wps/test/leaks",
  access: "public",
  value: Type.Object({ shown: Type.String() }),
});
const refuses = declareCall({
  ...identity,
  name: "refuses",
  method: "GET",
  path: "/wps/test/refuses",
  access: "public",
  value: Type.Null(),
  refusals: ["accounts.login_failed"],
});
const slow = declareCall({
  ...identity,
  name: "slow",
  method: "GET",
  path: "/wps/test/slow",
  access: "public",
  ratePerMinute: 2,
  value: Type.Null(),
});
const planned = planCall({
  capability: "site",
  summary: "For tests.",
  name: "planned",
  method: "GET",
  path: "/wps/test/planned",
  access: "member",
});

const whoAmI = async (context: { session: Session }) => ({ userName: context.session.userName });
const answers: readonly Answer[] = [
  ...siteAnswers,
  answer(echo, async (_context, { body }) => ({ text: body.text, fields: Object.keys(body) })),
  answer(search, async (_context, { query }) => ({ page: query.page, all: query.all ?? false })),
  answer(forSession, whoAmI),
  answer(forMember, whoAmI),
  answer(forAgent, whoAmI),
  answer(pay, async (context) => ({ key: context.idempotencyKey ?? "none" })),
  answer(breaks, async () => {
    throw new Error("the password of the database is hunter2");
  }),
  answer(leaks, async () => ({ shown: "yes", hidden: "no" })),
  answer(refuses, async () => refuse("accounts.login_failed", { value: { captcha: true } })),
  answer(slow, async () => null),
];

let server: TestServer;
const sessions: Record<string, Session> = {};

beforeAll(async () => {
  const calls = [...answers.map(({ call }) => call), planned];
  server = await startTestServer({ calls, answers, findSession: async (_scope, token) => sessions[token] });
  const session = (userName: string, memberType: number, merchant: string): Session => ({
    id: `session of ${userName}`,
    memberId: `id of ${userName}`,
    merchantId: server.merchantIds[merchant] ?? "",
    userName,
    memberType,
    currency: "THB",
    expiresAt: new Date("2026-03-02T00:00:00Z"),
  });
  sessions["member-token"] = session("member", 0, "LANTERN");
  sessions["agent-token"] = session("agent", 1, "LANTERN");
  sessions["trial-token"] = session("trial", 4, "LANTERN");
  sessions["jade-token"] = session("jade", 0, "JADE");
});
afterAll(() => server.close());

const withToken = (token: string) => ({ headers: { authorization: token } });

describe("the form of a request", () => {
  it("answers a call in the envelope, with a request id and never cached", async () => {
    const { status, body, headers } = await server.request("POST", "/wps/test/echo", { body: { text: "hello" } });
    expect({ status, body }).toEqual({ status: 200, body: { success: true, value: { text: "hello", fields: ["text"] } } });
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("refuses JSON that cannot be read", async () => {
    for (const body of ['{"text": ', "", "[1,", '{"text": "a"} trailing']) {
      const { status, body: envelope } = await server.request("POST", "/wps/test/echo", { body });
      expect({ body, status, code: envelope?.errorCode }).toEqual({ body, status: 400, code: "request.malformed" });
    }
  });

  it("refuses a body of another type than JSON", async () => {
    const { status, body } = await server.request("POST", "/wps/test/echo", {
      body: "text=hello",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([status, body?.errorCode]).toEqual([400, "request.malformed"]);
  });

  it("refuses a key that would reach into the prototype", async () => {
    const { status, body } = await server.request("POST", "/wps/test/echo", { body: '{"text":"a","__proto__":{"x":1}}' });
    expect([status, body?.errorCode]).toEqual([400, "request.malformed"]);
  });

  it("takes a body as it is: a number that is text is refused, and the field is named", async () => {
    const { status, body } = await server.request("POST", "/wps/test/echo", { body: { text: "a", count: "1" } });
    expect([status, body?.errorCode, body?.value]).toMatchObject([400, "request.invalid", { field: "count", where: "body" }]);
    expect(body?.message).toBe("Please check count: it is missing or not valid.");
  });

  it("refuses what no database takes: the character U+0000 in a text, and integers of more than 32 bits", async () => {
    const nul = await server.request("POST", "/wps/test/echo", { body: { text: "a", items: [{ id: "x\u0000y" }] } });
    expect([nul.status, nul.body?.value]).toMatchObject([400, { field: "items.0.id" }]);
    const large = await server.request("POST", "/wps/test/echo", { body: { text: "a", count: 2 ** 31 } });
    expect([large.status, large.body?.value]).toMatchObject([400, { field: "count" }]);
    expect((await server.request("POST", "/wps/test/echo", { body: { text: "a", count: 2 ** 31 - 1 } })).status).toBe(200);
  });

  it("names a field that is missing, and one deep inside", async () => {
    const missing = await server.request("POST", "/wps/test/echo", { body: {} });
    expect(missing.body?.value).toMatchObject({ field: "text" });
    const deep = await server.request("POST", "/wps/test/echo", { body: { text: "a", items: [{ id: "1" }, { id: 2 }] } });
    expect(deep.body?.value).toMatchObject({ field: "items.1.id" });
  });

  it("drops fields that the call does not know, so that a client cannot set them", async () => {
    const { body } = await server.request("POST", "/wps/test/echo", { body: { text: "a", type: 1, balance: "1000000" } });
    expect(body?.value).toEqual({ text: "a", fields: ["text"] });
  });

  it("reads numbers and booleans of a query by their schema, and refuses what is none", async () => {
    const good = await server.request("GET", "/wps/test/search/a?page=2&all=true");
    expect(good.body?.value).toEqual({ page: 2, all: true });
    for (const query of ["page=two", "page=0", "page=1.5", "", "page=1&all=perhaps"]) {
      const { status, body } = await server.request("GET", `/wps/test/search/a?${query}`);
      expect({ query, status, code: body?.errorCode }).toEqual({ query, status: 400, code: "request.invalid" });
    }
  });

  it("refuses a path parameter that the call does not know", async () => {
    const { status, body } = await server.request("GET", "/wps/test/search/c?page=1");
    expect([status, body?.errorCode]).toEqual([400, "request.invalid"]);
  });

  it("refuses a body above the limit", async () => {
    const { status, body } = await server.request("POST", "/wps/test/echo", { body: { text: "a".repeat(300_000) } });
    expect([status, body?.errorCode]).toEqual([413, "request.too_large"]);
  });

  it("asks for an idempotency key where money moves", async () => {
    const { headers } = withToken("member-token");
    for (const key of [undefined, "short", "with space in it", "x".repeat(129)]) {
      const { status, body } = await server.request("POST", "/wps/test/pay", {
        headers: { ...headers, ...(key === undefined ? {} : { "idempotency-key": key }) },
      });
      expect({ key, status, code: body?.errorCode }).toEqual({ key, status: 400, code: "request.idempotency_key_required" });
    }
    const { body } = await server.request("POST", "/wps/test/pay", { headers: { ...headers, "idempotency-key": "a-key-of-one-action" } });
    expect(body?.value).toEqual({ key: "a-key-of-one-action" });
  });
});

describe("the answer", () => {
  it("holds no field that the call does not declare", async () => {
    expect((await server.request("GET", "/wps/test/leaks")).body?.value).toEqual({ shown: "yes" });
  });

  it("8.1.9 tells an unknown error and nothing of its cause", async () => {
    const { status, body, text } = await server.request("GET", "/wps/test/breaks");
    expect([status, body?.errorCode, body?.message]).toEqual([500, "request.failed", "Unknown error"]);
    expect(text).not.toMatch(/hunter2|password|stack/);
    expect(body?.value).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it("carries a refusal's code, status, text and value", async () => {
    const { status, body } = await server.request("GET", "/wps/test/refuses");
    expect({ status, body }).toEqual({
      status: 422,
      body: { success: false, errorCode: "accounts.login_failed", message: "Wrong username or password", value: { captcha: true } },
    });
  });

  it("is in the language of the header, else of the cookie, else of the merchant", async () => {
    const messageOf = async (options: Parameters<TestServer["request"]>[2]) =>
      (await server.request("GET", "/wps/test/refuses", options)).body?.message;
    const english = "Wrong username or password";
    const burmese = await messageOf({ headers: { language: "MY" } });
    expect(burmese).toMatch(/[\u1000-\u109f]/);
    expect(await messageOf({ headers: { cookie: "a=b; language=MY" } })).toBe(burmese);
    expect(await messageOf({ headers: { language: "EN", cookie: "language=MY" } })).toBe(english);
    expect(await messageOf({ host: "jade.localhost" })).toBe(burmese);
    expect(await messageOf({ headers: { language: "XX" } })).toBe(english);
  });

  it("8.1.11 says that a planned call is not available, to those who may make it", async () => {
    const { status, body } = await server.request("GET", "/wps/test/planned", withToken("member-token"));
    expect([status, body?.errorCode, body?.message]).toEqual([501, "request.not_available", "System upgrading, please try again later."]);
    expect((await server.request("GET", "/wps/test/planned")).status).toBe(401);
  });

  it("8.1.10 tells an empty url from an unknown one", async () => {
    for (const path of ["/wps", "/wps/", "/wps/relay/", "/lgw", "/lotto/"]) {
      const { status, body } = await server.request("GET", path);
      expect({ path, status, code: body?.errorCode, message: body?.message }).toEqual({
        path,
        status: 400,
        code: "request.url_empty",
        message: "The requested url is empty. please check your request format.",
      });
    }
    for (const path of ["/wps/nothing", "/lgw/relay", "/lotto/a/b", "/wps/test/echo/further"]) {
      const { status, body } = await server.request("GET", path);
      expect({ path, status, code: body?.errorCode }).toEqual({ path, status: 404, code: "request.not_found" });
    }
  });

  it("knows a call by its method as well as its path", async () => {
    expect((await server.request("GET", "/wps/test/echo")).body?.errorCode).toBe("request.not_found");
  });
});

describe("who may call", () => {
  it("8.1.1 refuses a visitor where a session is needed", async () => {
    for (const name of ["for-session", "for-member", "for-agent"]) {
      const { status, body } = await server.request("POST", `/wps/test/${name}`);
      expect([status, body?.errorCode, body?.message]).toEqual([401, "access.not_logged_in", "You are not logged in, please login first"]);
    }
  });

  it("8.1.8 tells the owner of a stale token that the session is over", async () => {
    const { status, body } = await server.request("POST", "/wps/test/for-session", withToken("stale-token"));
    expect([status, body?.errorCode, body?.message]).toEqual([
      401,
      "access.session_expired",
      "The account has been logged out, please log in again",
    ]);
  });

  it("serves a stale token as a visitor where no session is needed", async () => {
    expect((await server.request("POST", "/wps/test/echo", { ...withToken("stale-token"), body: { text: "a" } })).status).toBe(200);
  });

  it("6.4.2 refuses trial accounts where real money is needed, and no one else", async () => {
    const trial = await server.request("POST", "/wps/test/for-member", withToken("trial-token"));
    expect([trial.status, trial.body?.errorCode, trial.body?.message]).toEqual([
      403,
      "access.trial_refused",
      "Please login an actual account to use this function",
    ]);
    expect((await server.request("POST", "/wps/test/for-session", withToken("trial-token"))).status).toBe(200);
    expect((await server.request("POST", "/wps/test/for-member", withToken("member-token"))).status).toBe(200);
  });

  it("6.3.1 opens agents' calls to agents only", async () => {
    expect((await server.request("POST", "/wps/test/for-agent", withToken("member-token"))).body?.errorCode).toBe("access.agents_only");
    expect((await server.request("POST", "/wps/test/for-agent", withToken("trial-token"))).body?.errorCode).toBe("access.trial_refused");
    expect((await server.request("POST", "/wps/test/for-agent", withToken("agent-token"))).body?.value).toEqual({ userName: "agent" });
  });

  it("refuses a token in the query or the body that is not the header's", async () => {
    const inQuery = await server.request("GET", "/wps/test/search/a?page=1&token=other-token", withToken("member-token"));
    expect([inQuery.status, inQuery.body?.errorCode]).toEqual([403, "access.token_mismatch"]);
    const inBody = await server.request("POST", "/wps/test/echo", {
      ...withToken("member-token"),
      body: { text: "a", token: "other-token" },
    });
    expect([inBody.status, inBody.body?.errorCode]).toEqual([403, "access.token_mismatch"]);
    expect((await server.request("GET", "/wps/test/search/a?page=1&token=member-token", withToken("member-token"))).status).toBe(200);
    expect((await server.request("GET", "/wps/test/search/a?page=1&token=")).status).toBe(200);
  });

  it("knows a session at its own merchant's host only", async () => {
    expect((await server.request("POST", "/wps/test/for-session", { ...withToken("jade-token"), host: "jade.localhost" })).status).toBe(
      200,
    );
    expect((await server.request("POST", "/wps/test/for-session", withToken("jade-token"))).body?.errorCode).toBe("access.session_expired");
  });
});

describe("the merchant", () => {
  it("is the host's; a Merchant header that disagrees is refused", async () => {
    expect((await server.request("GET", "/wps/test/leaks", { headers: { merchant: "LANTERN" } })).status).toBe(200);
    expect((await server.request("GET", "/wps/test/leaks", { host: "jade.localhost:8080", headers: { merchant: "JADE" } })).status).toBe(
      200,
    );
    const { status, body } = await server.request("GET", "/wps/test/leaks", { headers: { merchant: "JADE" } });
    expect([status, body?.errorCode]).toEqual([403, "access.merchant_mismatch"]);
  });

  it("answers at no host name that is none", async () => {
    for (const host of ["a; script-src *", "a b", "<x>", "a/../b", ".", "[::1"]) {
      const { status, body } = await server.request("GET", "/wps/test/leaks", { host });
      expect({ host, status: [400, 404].includes(status), served: body?.success === true }).toEqual({ host, status: true, served: false });
    }
    for (const host of ["127.0.0.1:8080", "[::1]:8080", "my-phone.local", "localhost"]) {
      expect({ host, status: (await server.request("GET", "/wps/test/leaks", { host })).status }).toEqual({ host, status: 200 });
    }
  });

  it("8.1.14 under maintenance answers nothing but its status", async () => {
    await setMerchant("JADE", { maintenance: true });
    const { status, body } = await server.request("GET", "/wps/test/leaks", { host: "jade.localhost", headers: { language: "EN" } });
    expect([status, body?.errorCode, body?.message]).toEqual([503, "site.maintenance", "The platform is under maintenance"]);
    expect((await server.request("GET", "/wps/system/status", { host: "jade.localhost" })).status).toBe(200);
    expect((await server.request("GET", "/wps/test/leaks")).status).toBe(200);
    await setMerchant("JADE", {});
  });

  it("8.1.13 denies access from a restricted network", async () => {
    await setMerchant("JADE", { restrictedNetworks: ["127.0.0.0/8"] });
    const { status, body } = await server.request("GET", "/wps/test/leaks", { host: "jade.localhost", headers: { language: "EN" } });
    expect([status, body?.errorCode, body?.message]).toEqual([403, "site.region_restricted", "Access Denied"]);
    await setMerchant("JADE", {});
  });

  async function setMerchant(code: string, settings: Record<string, unknown>) {
    await server.database.query("update site_merchants set settings = $2::jsonb where code = $1", [code, JSON.stringify(settings)]);
    forgetMerchants(server.scope);
    expect((await findMerchant(server.scope, "jade.localhost"))?.settings).toEqual(settings);
  }
});

it("refuses a caller who calls too often, and says how long to wait", async () => {
  const limited = await startTestServer({
    calls: [slow],
    answers: [answer(slow, async () => null)],
    configuration: { seedProfile: "none" },
  });
  try {
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await limited.request("GET", "/wps/test/slow")).status);
    expect(statuses).toEqual([200, 200, 429]);
    limited.clock.advance(20_000);
    const { headers, body } = await limited.request("GET", "/wps/test/slow");
    expect([headers.get("retry-after"), body?.errorCode, body?.message]).toEqual([
      "40",
      "request.too_many",
      "Too many attempts. Try again in 40 seconds.",
    ]);
    limited.clock.advance(40_000);
    expect((await limited.request("GET", "/wps/test/slow")).status).toBe(200);
  } finally {
    await limited.close();
  }
});

it("takes address and host from the one proxy in front where it is told to, and from no one else", async () => {
  const address = declareCall({
    ...identity,
    name: "address",
    method: "GET",
    path: "/wps/test/address",
    access: "public",
    value: Type.Object({ remoteAddress: Type.String(), hostName: Type.String() }),
  });
  const options = { calls: [address], answers: [answer(address, async ({ remoteAddress, hostName }) => ({ remoteAddress, hostName }))] };
  const headers = { "x-forwarded-for": "198.51.100.1, 203.0.113.9", "x-forwarded-host": "jade.localhost" };
  for (const [trustProxy, expected] of [
    [true, { remoteAddress: "203.0.113.9", hostName: "jade.localhost" }],
    [false, { remoteAddress: "127.0.0.1", hostName: "127.0.0.1" }],
  ] as const) {
    const behind = await startTestServer({ ...options, configuration: { trustProxy } });
    try {
      expect((await behind.request("GET", "/wps/test/address", { headers })).body?.value).toEqual(expected);
    } finally {
      await behind.close();
    }
  }
});

it("finishes the requests that are open when it closes, and takes no new ones", async () => {
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const waits = declareCall({ ...identity, name: "waits", method: "GET", path: "/wps/test/waits", access: "public", value: Type.Null() });
  const closing = await startTestServer({
    calls: [waits],
    answers: [
      answer(waits, async () => {
        started.resolve();
        await mayEnd.promise;
        return null;
      }),
    ],
  });
  const open = closing.request("GET", "/wps/test/waits");
  await started.promise;
  const closed = closing.close();
  mayEnd.resolve();
  expect((await open).body).toEqual({ success: true, value: null });
  await closed;
  await expect(closing.request("GET", "/wps/test/waits")).rejects.toThrow(/ECONN/);
});
