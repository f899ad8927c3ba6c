import { declareCall } from "@lantern/contract/call.ts";
import { sealBody, sealedBodyAgeMsMax, type SealedBody, type SealingKey } from "@lantern/contract/encryption.ts";
import { Type } from "typebox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { siteAnswers } from "../site/routes.ts";
import { answer, type Answer } from "./answer.ts";
import { startTestServer, type TestAnswer, type TestServer } from "./testing/test-server.ts";

const identity = { capability: "site", summary: "For tests.", method: "POST", access: "public", refusals: [], encrypted: true } as const;
const shapes = { body: Type.Object({ password: Type.String() }), value: Type.Object({ password: Type.String() }) };
const secret = declareCall({ ...identity, ...shapes, name: "secret", path: "/wps/test/secret" });
const other = declareCall({ ...identity, ...shapes, name: "other", path: "/wps/test/other" });

const answers: readonly Answer[] = [
  ...siteAnswers,
  answer(secret, async (_context, { body }) => ({ password: body.password })),
  answer(other, async (_context, { body }) => ({ password: body.password })),
];
const calls = answers.map(({ call }) => call);

let server: TestServer;
let key: SealingKey;
beforeAll(async () => {
  server = await startTestServer({ calls, answers });
});
afterAll(() => server.close());
beforeEach(async () => {
  key = await currentKey();
});

async function currentKey(): Promise<SealingKey> {
  return (await server.request("GET", "/wps/system/encryption")).body?.value as SealingKey;
}

/** Sealed for JADE, which takes no plain bodies. */
const seal = (
  options: {
    readonly path?: string;
    readonly method?: string;
    readonly merchantCode?: string;
    readonly timestamp?: number;
    readonly body?: unknown;
  } = {},
) =>
  sealBody(
    key,
    { method: options.method ?? "POST", path: options.path ?? secret.path, merchantCode: options.merchantCode ?? "JADE" },
    { timestamp: options.timestamp ?? server.clock.now().getTime(), body: options.body ?? { password: "open sesame" } },
  );

const send = (sealed: Pick<SealedBody, "header" | "body">, path: string = secret.path, host = "jade.localhost"): Promise<TestAnswer> =>
  server.request("POST", path, { host, headers: { encryption: sealed.header }, body: sealed.body });

const codeOf = (answered: TestAnswer) => [
  answered.status,
  answered.body?.errorCode,
  (answered.body?.value as { reason?: string } | undefined)?.reason,
];

describe("a sealed body", () => {
  it("is opened with the key that the header names, and shows nothing on the way", async () => {
    const sealed = await seal();
    expect(JSON.stringify(sealed)).not.toContain("sesame");
    expect((await send(sealed)).body).toEqual({ success: true, value: { password: "open sesame" } });
  });

  it("is taken once, also when it arrives several times at once", async () => {
    const sealed = await seal();
    expect((await send(sealed)).status).toBe(200);
    expect(codeOf(await send(sealed))).toEqual([409, "request.replayed", undefined]);
    const both = await seal();
    const statuses = await Promise.all([send(both), send(both), send(both)]);
    expect(statuses.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 409, 409]);
  });

  it("opens for no other call, method or merchant", async () => {
    expect(codeOf(await send(await seal(), other.path))).toEqual([400, "request.encryption_failed", "content"]);
    expect(codeOf(await send(await seal({ method: "PUT" })))).toEqual([400, "request.encryption_failed", "content"]);
    expect(codeOf(await send(await seal(), secret.path, "localhost"))).toEqual([400, "request.encryption_failed", "content"]);
    expect((await send(await seal({ merchantCode: "LANTERN" }), secret.path, "localhost")).status).toBe(200);
  });

  it("is refused when a single bit of it has changed", async () => {
    const sealed = await seal();
    const value = `${sealed.body.value.startsWith("A") ? "B" : "A"}${sealed.body.value.slice(1)}`;
    expect(codeOf(await send({ ...sealed, body: { value } }))).toEqual([400, "request.encryption_failed", "content"]);
    // An attempt with a changed body does not spend the true one.
    expect((await send(sealed)).status).toBe(200);
  });

  it("is refused when its timestamp is too far from the server's clock, either way", async () => {
    const now = server.clock.now().getTime();
    for (const timestamp of [now - sealedBodyAgeMsMax - 1, now + sealedBodyAgeMsMax + 1]) {
      expect(codeOf(await send(await seal({ timestamp })))).toEqual([400, "request.encryption_failed", "time"]);
    }
    for (const timestamp of [now - sealedBodyAgeMsMax, now + sealedBodyAgeMsMax])
      expect((await send(await seal({ timestamp }))).status).toBe(200);
  });

  it("is refused when it is not one", async () => {
    const sealed = await seal();
    const [keyId, encapsulated] = sealed.header.split(".");
    for (const header of ["", "nonsense", `${keyId}`, `${keyId}.`, `${keyId}.%%%`]) {
      const { status } = await send({ ...sealed, header });
      expect({ header, status }).toEqual({ header, status: 400 });
    }
    expect(codeOf(await send({ ...sealed, header: `zzzz.${encapsulated}` }))).toEqual([400, "request.encryption_failed", "key"]);
    expect(
      codeOf(
        await server.request("POST", secret.path, { host: "jade.localhost", headers: { encryption: sealed.header }, body: { value: 7 } }),
      ),
    ).toEqual([400, "request.encryption_failed", "form"]);
  });

  it("holds what the call's schema says", async () => {
    expect(codeOf(await send(await seal({ body: { password: 7 } })))).toEqual([400, "request.invalid", undefined]);
  });
});

describe("a plain body", () => {
  it("is refused where the merchant does not allow it, and taken where he does", async () => {
    const plain = { body: { password: "open sesame" } };
    const refused = await server.request("POST", secret.path, { ...plain, host: "jade.localhost" });
    expect(codeOf(refused)).toEqual([400, "request.encryption_required", undefined]);
    expect((await server.request("POST", secret.path, plain)).body?.value).toEqual({ password: "open sesame" });
  });
});

describe("the key", () => {
  it("changes with time; the one before still opens, the one before that does not", async () => {
    const oldKey = key;
    server.clock.advance(12 * 3_600_000);
    expect((await currentKey()).keyId).not.toBe(oldKey.keyId);
    expect((await send(await seal())).status).toBe(200);
    server.clock.advance(12 * 3_600_000 + sealedBodyAgeMsMax);
    expect(codeOf(await send(await seal()))).toEqual([400, "request.encryption_failed", "key"]);
  });

  it("is the same for all processes that ask at once, and stored only wrapped", async () => {
    server.clock.advance(48 * 3_600_000);
    const keys = await Promise.all([currentKey(), currentKey(), currentKey(), currentKey()]);
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    const rows = await server.database.query<{ wrapped_private_key: Uint8Array }>("select wrapped_private_key from platform_sealing_keys");
    expect(rows.every((row) => row.wrapped_private_key.length === 12 + 32 + 16)).toBe(true);
  });
});
