import { declareCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { forgetMerchants } from "../site/find-merchant.ts";
import { shareValue } from "../platform/shared-value.ts";
import { answer } from "./answer.ts";
import { identity } from "./testing/test-calls.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const ratePerMinute = 4;
const listed = declareCall({
  ...identity,
  name: "listed",
  method: "GET",
  path: "/wps/test/listed",
  access: "public",
  ratePerMinute,
  value: Type.Object({ names: Type.Array(Type.String()) }),
});
/** Given at once, without a promise, as lists are that are in memory. */
const shared = shareValue({ names: ["Carp over the Falls", "ကျားဂူ"] });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    calls: [listed],
    answers: [answer(listed, () => shared)],
    configuration: { seedProfile: "none" },
  });
});
beforeEach(() => server.clock.advance(60_000));
afterAll(() => server.close());

const ask = (options: Parameters<TestServer["request"]>[2] = {}, method = "GET") => server.request(method, listed.path, options);

it("carries the headers of every answer, and an id of its own each time", async () => {
  const answers = [await ask(), await ask()];
  for (const { status, headers, text, body } of answers) {
    expect({ status, value: body?.value }).toEqual({ status: 200, value: shared });
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-length": String(Buffer.byteLength(text)),
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
    });
  }
  expect(new Set(answers.map(({ headers }) => headers.get("x-request-id"))).size).toBe(2);
});

it("tells the head alone to whoever asks for no more", async () => {
  const whole = await ask();
  const { status, headers, text } = await ask({}, "HEAD");
  expect([status, text, headers.get("content-length")]).toEqual([200, "", whole.headers.get("content-length")]);
});

it("counts for the caller's rate as any other answer", async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked <= ratePerMinute; asked += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array.from({ length: ratePerMinute }, () => 200), 429]);
});

it("is sent to no one at another merchant's name, with another merchant's header, or with two tokens", async () => {
  expect((await ask()).status).toBe(200);
  expect((await ask({ headers: { merchant: "JADE" } })).body?.errorCode).toBe("access.merchant_mismatch");
  const other = await server.request("GET", `${listed.path}?token=other`, { headers: { authorization: "mine" } });
  expect(other.body?.errorCode).toBe("access.token_mismatch");
  expect((await ask({ host: "a b" })).body?.success).not.toBe(true);
});

it("is not sent while the house is closed, though it was before", async () => {
  const atJade = { host: "jade.localhost", headers: { language: "EN" } };
  const set = async (settings: Record<string, unknown>) => {
    await server.database.query("update site_merchants set settings = $1::jsonb where code = 'JADE'", [JSON.stringify(settings)]);
    forgetMerchants(server.scope);
  };
  expect((await ask(atJade)).status).toBe(200);
  await set({ maintenance: true });
  expect((await ask(atJade)).body?.errorCode).toBe("site.maintenance");
  await set({ restrictedNetworks: ["127.0.0.0/8"] });
  expect((await ask(atJade)).body?.errorCode).toBe("site.region_restricted");
  await set({});
  expect((await ask(atJade)).status).toBe(200);
});

it("is measured by its call and status", async () => {
  await ask();
  const { text } = await server.request("GET", "/metrics");
  const counted = /^lantern_request_duration_seconds_count\{call="listed",status="200"\} (\d+)$/m.exec(text)?.[1];
  expect(Number(counted)).toBeGreaterThan(0);
});
