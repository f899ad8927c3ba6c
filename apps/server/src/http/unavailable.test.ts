import { declareCall } from "@lantern/contract/call.ts";
import { DatabaseError } from "@lantern/database/database-error.ts";
import fastify from "fastify";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAnswerDeadline } from "./answer-deadline.ts";
import { answer } from "./answer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const identity = { capability: "site", summary: "For tests.", refusals: [], method: "GET", access: "public", value: Type.Null() } as const;
const away = declareCall({ ...identity, name: "away", path: "/wps/test/away" });
const wrong = declareCall({ ...identity, name: "wrong", path: "/wps/test/wrong" });

describe("a call for which the database is out of reach", () => {
  let server: TestServer;
  beforeAll(async () => {
    const answers = [
      answer(away, async () => {
        throw new DatabaseError("terminating connection due to administrator command", { code: "57P01" });
      }),
      answer(wrong, async () => {
        throw new DatabaseError("syntax error", { code: "42601" });
      }),
    ];
    server = await startTestServer({ calls: [away, wrong], answers });
  });
  afterAll(() => server.close());

  it("is refused clearly, and may be made again soon", async () => {
    const { status, body, headers, text } = await server.request("GET", "/wps/test/away");
    expect([status, body?.errorCode, body?.message]).toEqual([
      503,
      "request.unavailable",
      "The service is briefly unavailable. Please try again.",
    ]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).not.toContain("administrator");
  });

  it("is our fault where the database refused the statement", async () => {
    expect((await server.request("GET", "/wps/test/wrong")).status).toBe(500);
  });
});

describe("a page for which the database is out of reach", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      calls: [],
      answers: [],
      plugins: [
        async (plugin) => {
          const fail = async () => {
            throw new DatabaseError("terminating connection due to administrator command", { code: "57P01" });
          };
          for (const address of ["/m", "/m/lotto.html", "/art/tile.webp", "/wps/test/page"]) plugin.get(address, fail);
        },
      ],
    });
  });
  afterAll(() => server.close());

  const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

  it("tells a person so in the language that he chose, or else his browser's", async () => {
    const seen = async (headers: Record<string, string>) => {
      const { status, text } = await server.request("GET", "/m?x=1", { headers: { ...browser, ...headers } });
      return [status, /<html lang="(\w+)"/.exec(text)?.[1], /<h1>(.*)<\/h1>/.exec(text)?.[1]];
    };
    expect(await seen({})).toEqual([503, "en", "Back in a moment"]);
    expect(await seen({ "accept-language": "th-TH,en;q=0.5" })).toEqual([503, "th", "กลับมาในอีกสักครู่"]);
    expect(await seen({ "accept-language": "th-TH", cookie: "language=MY" })).toEqual([503, "my", "ခဏအတွင်း ပြန်လာပါမည်"]);
    expect(await seen({ cookie: "language=TY" })).toEqual([503, "fil", "Babalik kami agad"]);
  });

  it("needs no script and no other file, is kept by nobody and links to itself", async () => {
    const { headers, text } = await server.request("GET", "/m/lotto.html", { headers: browser });
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}';/);
    expect(text).toContain('<a href="">Try again</a>');
    expect(text).not.toMatch(/<script|<link|<img|administrator/);
  });

  it("answers programs, files and calls in the envelope", async () => {
    const requests = [
      ["/m", { accept: "application/json" }],
      ["/m", {}],
      ["/art/tile.webp", browser],
      ["/wps/test/page", browser],
    ] as const;
    for (const [address, headers] of requests) {
      const { status, body } = await server.request("GET", address, { headers });
      expect([address, status, body?.errorCode]).toEqual([address, 503, "request.unavailable"]);
    }
  });
});

describe("a call that has no answer in time", () => {
  it("is refused while its work goes on; pages and files are not", async () => {
    const server = fastify();
    addAnswerDeadline(server, 20);
    const mayEnd = Promise.withResolvers<void>();
    let ended = 0;
    const work = async () => {
      await mayEnd.promise;
      ended += 1;
      return "done";
    };
    server.get("/call", { config: { callName: "call" } }, work);
    server.get("/page", work);
    await server.listen({ host: "127.0.0.1", port: 0 });
    try {
      const { port } = server.server.address() as { port: number };
      const page = fetch(`http://127.0.0.1:${port}/page`);
      const refused = await fetch(`http://127.0.0.1:${port}/call`);
      expect([refused.status, ((await refused.json()) as { errorCode: string }).errorCode]).toEqual([503, "request.unavailable"]);
      mayEnd.resolve();
      expect(await (await page).text()).toBe("done");
      expect(ended).toBe(2);
    } finally {
      await server.close();
    }
  });

  it("is forgotten where its caller went away", async () => {
    const errors: string[] = [];
    const server = fastify({ logger: { level: "error", stream: { write: (line: string) => void errors.push(line) } } });
    addAnswerDeadline(server, 300);
    const began = Promise.withResolvers<void>();
    server.get("/call", { config: { callName: "call" } }, () => {
      began.resolve();
      return new Promise(() => undefined);
    });
    await server.listen({ host: "127.0.0.1", port: 0 });
    try {
      const { port } = server.server.address() as { port: number };
      const leaving = new AbortController();
      const left = fetch(`http://127.0.0.1:${port}/call`, { signal: leaving.signal });
      await began.promise;
      leaving.abort();
      await expect(left).rejects.toThrow(/abort/);
      // Refused after the first one's time is up as well: by then it would have been told.
      expect((await fetch(`http://127.0.0.1:${port}/call`)).status).toBe(503);
      expect(errors).toHaveLength(1);
    } finally {
      await server.close();
    }
  });
});
