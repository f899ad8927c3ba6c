import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { declareCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMerchant, forgetMerchants } from "../site/find-merchant.ts";
import { answer } from "./answer.ts";
import { identity, slow, startServerOfTestCalls } from "./testing/test-calls.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServerOfTestCalls();
});
afterAll(() => server.close());

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

it("answers what still comes on an open connection while it closes in the envelope, as the last on it", async () => {
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const mayEnd = Promise.withResolvers<void>();
  let calls = 0;
  const waits = declareCall({ ...identity, name: "waits", method: "GET", path: "/wps/test/waits", access: "public", value: Type.Null() });
  const closing = await startTestServer({
    calls: [waits],
    answers: [
      answer(waits, async () => {
        arrived[calls]?.resolve();
        calls += 1;
        await mayEnd.promise;
        return null;
      }),
    ],
  });
  const socket = connect(Number(new URL(closing.url).port), "127.0.0.1");
  const received = text(socket);
  const ask = "GET /wps/test/waits HTTP/1.1\r\nhost: localhost\r\n\r\n";
  socket.write(ask);
  await arrived[0]?.promise;
  const closed = closing.close();
  await listensNoMore(closing);
  socket.write(ask);
  await arrived[1]?.promise;
  mayEnd.resolve();
  await closed;
  const answers = (await received).split("HTTP/1.1 ").slice(1);
  expect(answers.map((one) => [one.slice(0, 3), one.includes('{"success":true,"value":null}')])).toEqual([
    ["200", true],
    ["200", true],
  ]);
  expect(answers[1]).toMatch(/connection: close/i);
});

async function listensNoMore({ url }: TestServer): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const refused = await Promise.race([once(socket, "connect").then(() => false), once(socket, "error").then(() => true)]).catch(
      () => true,
    );
    socket.destroy();
    if (refused) return;
  }
}
