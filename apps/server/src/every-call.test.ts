import type { BuiltCall } from "@lantern/contract/call.ts";
import { calls } from "@lantern/contract/calls.ts";
import fc from "fast-check";
import type { TSchema } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSession } from "./accounts/find-session.ts";
import { openAccount } from "./accounts/open-account.ts";
import { hashPassword } from "./accounts/password-hash.ts";
import { answers } from "./answers.ts";
import { startTestServer, type TestServer } from "./http/testing/test-server.ts";
import { findMerchant } from "./site/find-merchant.ts";

const built = calls.filter((call): call is BuiltCall => call.planned !== true);
/** Requests sent to each call. */
const attempts = 12;
const password = "lantern123";

/** Texts that have broken programs: empty, long, other scripts, signs of SQL, HTML and paths, numbers that are none. */
const hostileTexts = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "undefined",
  "true",
  "a".repeat(5_000),
  "မြန်မာစာ",
  "\u202eabc",
  "\ud800",
  "a\u0000b",
  "'; drop table accounts_members; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00",
  "{}",
  "[]",
  "${x}",
  "9".repeat(40),
  "0.00000001",
  "2026-02-30",
  "9999-12-31T23:59:59.999Z",
  "0197a000-0000-7000-8000-000000000001",
  "__proto__",
  "constructor",
];
const hostileNumbers = [0, -1, 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53), 0.1, 1e300, 15, 1000];

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** Values of a schema's form whose content is hostile; now and then of another form altogether. */
function hostile(shape: Shape): fc.Arbitrary<unknown> {
  const anything = fc.constantFrom<unknown>(null, "text", 7, true, [], {}, [[]], { value: null });
  return fc.oneof({ arbitrary: fitting(shape), weight: 9 }, { arbitrary: anything, weight: 1 });
}

function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(fitting));
  if (shape.type === "array") return fc.array(hostile(shape.items ?? {}), { maxLength: 4 });
  if (shape.type === "object") {
    const fields = Object.entries(shape.properties ?? {}).map(([name, part]): [string, fc.Arbitrary<unknown>] => [name, hostile(part)]);
    const requiredKeys = (shape.required ?? []).filter((name) => Object.hasOwn(shape.properties ?? {}, name));
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }
  if (shape.type === "integer" || shape.type === "number") return fc.constantFrom(...hostileNumbers);
  if (shape.type === "boolean") return fc.boolean();
  return fc.constantFrom(...hostileTexts);
}

const shapeOf = (schema: TSchema | undefined): fc.Arbitrary<unknown> => (schema === undefined ? fc.constant(undefined) : hostile(schema));

function addressOf(call: BuiltCall, params: unknown, query: unknown): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf((params as Record<string, unknown> | null)?.[name] ?? "x")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) search.append(name, textOf(value));
  return `${path}?${search.toString()}`;
}

/** As a client would put it into an address; half a surrogate pair cannot be there. */
const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

/** What the specification lists as answering without a token (7.2). */
const openPaths = [
  "captcha session/login session/login/freeplay member/register member/trialuser member/password/email agent/affiliate check/username",
  "system/whitelabel system/announcements system/domainRoute system/setting/register system/settings/consolidated system/status",
  "verification/sms/noLogin relay/MCS2_getMultiCategoryTypeAnnouncements relay/MCS2_postCatalog relay/MCS2_postAnnouncement",
  "relay/GLS2_lobbyNews relay/GCSGAME_getVassGameType relay/GCSGAME_getVassalage",
].flatMap((line) => line.split(" ").map((path) => `/wps/${path}`));
const paths = [...openPaths, "/lgw/games/popular", "/lgw/games/mobile", "/home", "/lotto/lgw/games/opened/numero"];

const callAt = (path: string) => calls.find((call) => [call, ...(call.aliases ?? [])].some((place) => place.path === path));

describe.each(["postgres", "embedded"] as const)("on %s", (kind) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ calls, answers, findSession, database: kind });
    const merchant = await findMerchant(server.scope, "localhost");
    if (merchant === undefined) throw new Error("LANTERN has not been seeded");
    const passwordHash = await hashPassword(password);
    const account = { userName: "agent", passwordHash, memberType: 2, currency: "THB", language: "EN" };
    await server.database.tx((transaction) => openAccount(server.scope, transaction, merchant, account));
    token = await logIn();
  });
  afterAll(() => server.close());

  async function logIn(): Promise<string> {
    const { body } = await server.request("POST", "/wps/session/login", { body: { username: "agent", password } });
    const started = body?.value as { readonly token: string } | undefined;
    return started?.token ?? "";
  }

  it("7.2 each path that is open to all is built and answers a visitor who has no token", async () => {
    expect(paths.filter((path) => callAt(path)?.planned === true)).toEqual([]);
    const refused: unknown[] = [];
    for (const path of paths) {
      const method = callAt(path)?.method ?? "GET";
      const { status, body } = await server.request(method, path, method === "GET" ? {} : { body: {} });
      const errorCode = body?.errorCode ?? "";
      // A visitor's request may lack what the call needs; that it lacks a token is never held against it.
      if (status === 401 || status === 404 || status >= 500 || errorCode.startsWith("access.")) refused.push({ path, status, errorCode });
    }
    expect(refused).toEqual([]);
  });

  describe.each(built.map((call) => [call.name, call] as const))("%s", (_name, call) => {
    it("answers whatever it is sent in the envelope, and never breaks", async () => {
      const sent = fc.record({ params: shapeOf(call.params), query: shapeOf(call.query), body: shapeOf(call.body) });
      for (const [number, { params, query, body }] of fc.sample(sent, { seed: 20_260_301, numRuns: attempts }).entries()) {
        const address = addressOf(call, params, query);
        if (address.length > 12_000) continue;
        const headers = { authorization: token, "idempotency-key": `hostile-${call.name}-${number}` };
        const answered = await server.request(call.method, address, {
          headers,
          ...(call.method === "GET" || body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const described = {
          address: address.slice(0, 300),
          body: JSON.stringify(body)?.slice(0, 300),
          code: answered.body?.errorCode,
          success: typeof answered.body?.success,
        };
        expect(described).toEqual({ ...described, success: "boolean" });
        expect({ ...described, broken: answered.status >= 500 && answered.body?.errorCode === "request.failed" }).toEqual({
          ...described,
          broken: false,
        });
        if (call.name === "logout") token = await logIn();
      }
    });
  });
});

it("knows every path that answers without a token as open to all", () => {
  expect(paths).toHaveLength(25);
  expect(paths.filter((path) => callAt(path)?.access !== "public")).toEqual([]);
});
