import { describe, expect, it } from "vitest";
import type { BuiltCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import type { WireRequest, WireResponse } from "./transport.ts";
import { makeWire } from "./wire.ts";

const read = {
  name: "get-thing",
  capability: "games",
  method: "GET",
  path: "/things/:thingId",
  access: "public",
  summary: "",
  params: Type.Object({ thingId: Type.String() }),
  query: Type.Object({ page: Type.Integer(), tags: Type.Optional(Type.Array(Type.String())), q: Type.Optional(Type.String()) }),
  value: Type.Object({ ok: Type.Boolean() }),
  refusals: [],
} as const satisfies BuiltCall;
const pay = {
  name: "pay",
  capability: "cashier",
  method: "POST",
  path: "/pay",
  access: "member",
  summary: "",
  body: Type.Object({ amount: Type.String() }),
  value: Type.Null(),
  refusals: [],
  idempotency: "required",
} as const satisfies BuiltCall;
const secret = {
  name: "log-in",
  capability: "accounts",
  method: "POST",
  path: "/login",
  access: "public",
  summary: "",
  body: Type.Object({ password: Type.String() }),
  value: Type.Null(),
  refusals: [],
  encrypted: true,
} as const satisfies BuiltCall;

function wireThat(answer: (request: WireRequest) => Promise<WireResponse> | WireResponse, token?: string) {
  const sent: WireRequest[] = [];
  let keys = 0;
  const wire = makeWire({
    transport: async (request) => {
      sent.push(request);
      return answer(request);
    },
    merchantCode: "LANTERN",
    language: () => "MY",
    device: () => "MOBILE",
    token: () => token,
    sealBody: async ({ path }) => ({ header: `key.${path}`, body: { value: "sealed" } }),
    newIdempotencyKey: () => `key-${(keys += 1)}`,
  });
  return { wire, sent };
}

const accepted = () => ({ status: 200, body: { success: true, value: { ok: true } } });

describe("wire", () => {
  it("fills the path, writes the query and says merchant, language and device", async () => {
    const { wire, sent } = wireThat(accepted);
    const outcome = await wire.callServer(read, { params: { thingId: "a/b" }, query: { page: 2, tags: ["x", "y"] } });
    expect(outcome).toEqual({ ok: true, value: { ok: true } });
    expect(sent[0]).toMatchObject({
      method: "GET",
      address: "/things/a%2Fb?page=2&tags=x&tags=y",
      headers: { Merchant: "LANTERN", Language: "MY", Device: "MOBILE" },
    });
    expect(sent[0]?.headers).not.toHaveProperty("Authorization");
  });

  it("sends the bare token of a session", async () => {
    const { wire, sent } = wireThat(accepted, "t1");
    await wire.callServer(read, { params: { thingId: "1" }, query: { page: 1 } });
    expect(sent[0]?.headers["Authorization"]).toBe("t1");
  });

  it("gives money calls a key of their own each, or the caller's", async () => {
    const { wire, sent } = wireThat(accepted, "t1");
    await wire.callServer(pay, { body: { amount: "1.50" } });
    await wire.callServer(pay, { body: { amount: "1.50" } });
    await wire.callServer(pay, { body: { amount: "1.50" }, idempotencyKey: "again" });
    expect(sent.map(({ headers }) => headers["Idempotency-Key"])).toEqual(["key-1", "key-2", "again"]);
    expect(sent[0]?.body).toBe('{"amount":"1.50"}');
  });

  it("7.3.1 seals the body of calls that carry secrets", async () => {
    const { wire, sent } = wireThat(accepted);
    await wire.callServer(secret, { body: { password: "lantern123" } });
    expect(sent[0]).toMatchObject({ headers: { Encryption: "key./login" }, body: '{"value":"sealed"}' });
  });

  it("gives refusals as values, with what they carry", async () => {
    const { wire } = wireThat(() => ({
      status: 422,
      body: { success: false, errorCode: "accounts.login_failed", message: "Wrong", value: { captcha: true } },
    }));
    expect(await wire.callServer(secret, { body: { password: "x" } })).toEqual({
      ok: false,
      status: 422,
      errorCode: "accounts.login_failed",
      message: "Wrong",
      value: { captcha: true },
    });
  });

  it("tells a lost connection from an answer that is no envelope", async () => {
    const lost = wireThat(() => Promise.reject(new TypeError("failed to fetch")));
    expect(await lost.wire.callServer(secret, { body: { password: "x" } })).toMatchObject({ ok: false, errorCode: "network.unreachable" });
    const html = wireThat(() => ({ status: 502, body: undefined }));
    expect(await html.wire.callServer(secret, { body: { password: "x" } })).toMatchObject({
      ok: false,
      errorCode: "network.unreadable",
      status: 502,
    });
  });
});
