import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServerOfTestCalls, withToken } from "./testing/test-calls.ts";
import type { TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServerOfTestCalls();
});
afterAll(() => server.close());

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
    // The last two: a part that is longer than any name, and one that nobody can read.
    for (const path of [
      "/wps/nothing",
      "/lgw/relay",
      "/lotto/a/b",
      "/wps/test/echo/further",
      `/wps/test/search/${"a".repeat(300)}`,
      "/wps/test/search/%zz",
    ]) {
      const { status, body } = await server.request("GET", path);
      expect({ path, status, code: body?.errorCode }).toEqual({ path, status: 404, code: "request.not_found" });
    }
  });

  it("knows a call by its method as well as its path", async () => {
    expect((await server.request("GET", "/wps/test/echo")).body?.errorCode).toBe("request.not_found");
  });
});
