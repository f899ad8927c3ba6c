import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readConfiguration } from "./platform/read-configuration.ts";
import { openTestDatabase, type TestDatabase } from "./platform/testing/test-database.ts";
import { startServer, type RunningServer } from "./start-server.ts";

const configuration = {
  ...readConfiguration({ PORT: "0", STUDIO_PORT: "9", HOST: "127.0.0.1", LOG_LEVEL: "silent", LANTERN_SEED: "none" }),
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());

const start = (overrides: Partial<typeof configuration> = {}) =>
  startServer({ ...configuration, ...overrides }, { database, report: () => undefined });

describe("startServer", () => {
  it("answers on the port it was given, and says where", async () => {
    const running = await start();
    try {
      expect(running.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(await (await fetch(`${running.url}/healthz`)).json()).toEqual({ alive: true });
      expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ ready: true });
    } finally {
      await running.close();
    }
  });

  it("says what to do when the port is in use, and holds nothing afterwards", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(`Port ${port} is in use: stop what listens there, or set PORT to another port.`);
    await new Promise((resolve) => other.close(resolve));
    const running = await start({ port });
    await running.close();
  });

  it("finishes open requests, tells the streams, and then answers no more when it closes", async () => {
    const running = await start();
    const socket = new WebSocket(`${running.url.replace("http", "ws")}/stream`);
    await new Promise((resolve) => socket.once("open", resolve));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await running.close();
    expect(await closed).toBe(1001);
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow("fetch failed");
  });

  it("runs its jobs in one process of several that share the database", async () => {
    const first = await start();
    const second = await start();
    const leads = await Promise.all([first, second].map(leadsOf));
    await Promise.all([first.close(), second.close()]);
    expect(leads.toSorted((one, other) => one - other)).toEqual([0, 1]);
  });
});

async function leadsOf({ url }: RunningServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^lantern_worker_leads (\d)$/m.exec(text)?.[1]);
}

describe("the service routes", () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await start({ metricsToken: "let-me-in" });
  });
  afterAll(() => running.close());

  it("describe every call in OpenAPI 3.1, planned ones too, each once", async () => {
    const { calls } = await import("@lantern/contract/calls.ts");
    const description = (await (await fetch(`${running.url}/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(description.openapi).toBe("3.1.0");
    const described = Object.values(description.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(described.toSorted()).toEqual(calls.map((call) => call.name).toSorted());
  });

  it("show the description to people", async () => {
    const answered = await fetch(`${running.url}/docs`);
    expect([answered.status, answered.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  });

  it("show the metrics to whoever has the token", async () => {
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${running.url}/metrics`, { headers: { authorization: "Bearer let-me-out" } })).status).toBe(404);
    await fetch(`${running.url}/wps/nothing`);
    const text = await (await fetch(`${running.url}/metrics`, { headers: { authorization: "Bearer let-me-in" } })).text();
    expect(text).toMatch(/lantern_request_duration_seconds_count\{call="page",status="404"\} \d/);
    expect(text).toContain("lantern_stream_connections 0");
  });

  it("say that the server is not ready when the database does not answer", async () => {
    const own = await openTestDatabase("embedded");
    const cut = await startServer(configuration, { database: own, report: () => undefined });
    await own.close();
    const answered = await fetch(`${cut.url}/readyz`);
    expect([answered.status, await answered.json()]).toEqual([503, { ready: false }]);
    await cut.close().catch(() => undefined);
  });
});
