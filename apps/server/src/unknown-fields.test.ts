import type { BuiltCall } from "@lantern/contract/call.ts";
import { calls } from "@lantern/contract/calls.ts";
import { sealBody } from "@lantern/contract/encryption.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers } from "./answers.ts";
import type { Answer } from "./http/answer.ts";
import { startTestServer, type TestServer } from "./http/testing/test-server.ts";
import { asText, leastOf, leastPath, type Schema } from "./http/testing/least-of.ts";
import type { OperatorSession, Session } from "./platform/context.ts";
import { operatorTokenMark } from "./platform/operator-token.ts";
import { refuse } from "./platform/refusal.ts";
import { currentSealingKey } from "./platform/sealing-keys.ts";

const built = calls.filter((call): call is BuiltCall => call.planned !== true);
const parts = ["params", "query", "body"] as const;

/** What a client would like to set; none of it is anyone's to send. */
const planted = {
  plantedField: "planted",
  memberId: "planted",
  merchantId: "planted",
  memberType: 2,
  isAdmin: true,
  role: "admin",
  balance: "planted",
  kycLevel: 9,
  status: "verified",
  constructor: "planted",
  prototype: "planted",
};
/** Bodies that JSON alone can write. */
const plantedProto = '"__proto__":{"plantedField":"planted"}';

/** Puts the fields into every object of a value, except where the schema has a field of that name. */
function withPlanted(value: unknown, schema: Schema): unknown {
  const chosen = schema.anyOf?.[0] ?? schema;
  if (Array.isArray(value)) return value.map((one) => withPlanted(one, chosen.items ?? {}));
  if (typeof value !== "object" || value === null || chosen.patternProperties !== undefined) return value;
  const own = chosen.properties ?? {};
  const unknown = Object.entries(planted).filter(([name]) => !Object.hasOwn(own, name));
  const known = Object.entries(value).map(([name, part]) => [name, withPlanted(part, own[name] ?? {})] as const);
  return Object.fromEntries([...unknown, ...known]);
}

/** The text of an object with `__proto__` in it too. */
const withProto = (text: string) => (text.startsWith("{") ? `{${plantedProto}${text === "{}" ? "" : ","}${text.slice(1)}` : text);

/** Paths of fields in a value that the schema does not name. A map of free names (`patternProperties`) names all. */
function unknownIn(value: unknown, schema: Schema | undefined, path = ""): string[] {
  if (schema === undefined) return value === undefined || isEmpty(value) ? [] : [`${path} (no schema)`];
  if (schema.anyOf !== undefined) {
    const tried = schema.anyOf.map((one) => unknownIn(value, one, path));
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => unknownIn(one, schema.items ?? {}, `${path}.${at}`));
  if (typeof value !== "object" || value === null || schema.patternProperties !== undefined) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const known = schema.properties?.[name];
    return known === undefined ? [`${path}.${name}`] : unknownIn(part, known, `${path}.${name}`);
  });
}

const isEmpty = (value: unknown) => value === null || (typeof value === "object" && Object.keys(value).length === 0);

const operatorToken = `${operatorTokenMark}desk`;
let server: TestServer;
let received: Record<(typeof parts)[number], unknown> | undefined;

beforeAll(async () => {
  // Every built call answers, and does nothing but remember what would have reached its operation.
  const listening = answers.map((answer): Answer => {
    const operation = async (_context: unknown, input: unknown) => {
      received = input as typeof received;
      return refuse("request.not_available");
    };
    return { ...answer, operation };
  });
  const session = (merchantId: string): Session => ({
    id: "0197a000-0000-7000-8000-000000000001",
    memberId: "0197a000-0000-7000-8000-000000000002",
    merchantId,
    userName: "sender",
    memberType: 2,
    currency: "THB",
    startedAt: new Date("2026-03-01T11:00:00Z"),
    expiresAt: new Date("2026-03-02T11:00:00Z"),
  });
  const operator = (merchantId: string): OperatorSession => ({
    id: "0197a000-0000-7000-8000-000000000003",
    operatorId: "0197a000-0000-7000-8000-000000000004",
    merchantId,
    userName: "desk",
    role: "admin",
  });
  server = await startTestServer({
    calls,
    answers: listening,
    findSession: async (_scope, token) => (token === "member" ? session(server.merchantIds["LANTERN"] ?? "") : undefined),
    findOperator: async (_scope, token) => (token === operatorToken ? operator(server.merchantIds["LANTERN"] ?? "") : undefined),
  });
});
afterAll(() => server.close());

function addressOf(call: BuiltCall): string {
  const query = call.query === undefined ? {} : (leastOf(call.query) as Record<string, unknown>);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]));
  const { properties: own = {} }: Schema = call.query ?? {};
  for (const [name, value] of Object.entries(planted)) if (!Object.hasOwn(own, name)) search.append(name, asText(value));
  return `${leastPath(call)}?${search.toString()}`;
}

const bodyOf = (call: BuiltCall) => (call.body === undefined ? undefined : JSON.stringify(withPlanted(leastOf(call.body), call.body)));

const tokens: Readonly<Partial<Record<BuiltCall["access"], string>>> = {
  session: "member",
  member: "member",
  cashier: "member",
  agent: "member",
  operator: operatorToken,
};

/** Sends the call with everything planted, plain or sealed. */
async function send(call: BuiltCall, form: "plain" | "sealed") {
  received = undefined;
  const token = tokens[call.access];
  const address = addressOf(call);
  const headers = {
    "idempotency-key": `unknown-fields-${call.name}-${form}`,
    ...(token === undefined ? {} : { authorization: token }),
  };
  const body = call.method === "GET" ? undefined : bodyOf(call);
  if (form === "plain" || body === undefined) {
    const typed = body === undefined ? {} : { "content-type": "application/json" };
    return server.request(call.method, address, { headers: { ...headers, ...typed }, ...(body === undefined ? {} : { body }) });
  }
  const { keyId, publicKey } = await currentSealingKey(server.scope);
  const sealedFor = { method: call.method, path: address.split("?")[0] ?? "", merchantCode: "LANTERN" };
  // Parsed from text, so that `__proto__` is a field of its own within what is sealed too.
  const content = { timestamp: server.clock.now().getTime(), body: JSON.parse(withProto(body)) as unknown };
  const sealed = await sealBody({ keyId, publicKey }, sealedFor, content);
  return server.request(call.method, address, { headers: { ...headers, encryption: sealed.header }, body: sealed.body });
}

/** That the operation was reached, and with declared fields alone. */
async function expectDeclaredOnly(call: BuiltCall, form: "plain" | "sealed"): Promise<void> {
  const answered = await send(call, form);
  expect([call.name, form, answered.body?.errorCode, answered.body?.value]).toEqual([call.name, form, "request.not_available", undefined]);
  for (const part of parts) expect([call.name, part, unknownIn(received?.[part], call[part])]).toEqual([call.name, part, []]);
  expect(JSON.stringify(received)).not.toContain("plantedField");
  expect(Object.getPrototypeOf(received?.body ?? {})).toBe(Array.isArray(received?.body) ? Array.prototype : Object.prototype);
}

describe("fields that a call does not declare reach no operation, and so no row", () => {
  it.each(built.map((call) => [call.name, call] as const))("%s, in path, query and body", async (_name, call) => {
    await expectDeclaredOnly(call, "plain");
  });

  it("a plain body with a prototype in it is refused as a whole", async () => {
    const body = withProto(JSON.stringify({ username: "sender", password: "x1234567" }));
    const answered = await server.request("POST", "/wps/session/login", { headers: { "content-type": "application/json" }, body });
    expect([answered.status, answered.body?.errorCode]).toEqual([400, "request.malformed"]);
  });

  const sealedCalls = built.filter((call) => call.encrypted === true && call.body !== undefined);
  it.each(sealedCalls.map((call) => [call.name, call] as const))("%s, inside a sealed body", async (_name, call) => {
    await expectDeclaredOnly(call, "sealed");
  });

  it("every kind of call is among them: those of operators, those that carry pictures, those that are sealed", () => {
    expect(built.filter(({ access, body }) => access === "operator" && body !== undefined).length).toBeGreaterThan(1);
    expect(built.filter(({ bodyBytesMax }) => bodyBytesMax !== undefined).length).toBeGreaterThan(1);
    expect(sealedCalls.length).toBeGreaterThan(20);
  });

  it("no body takes anything at all: maps of free names are the ones that are known", () => {
    const open = built.flatMap((call) => openIn(call.body, call.name));
    // What Telegram signed: every field counts for the signature, and only named ones are read. A result by the names of its prizes: one that the
    // family does not know is refused by its name.
    // The odds that a bet was shown at are compared with those that it has, key by key.
    expect(open.toSorted()).toEqual([
      "confirm-result.result",
      "enter-result.result",
      "place-order.contents[].odds",
      "prove-telegram.data",
      "read-result.result",
    ]);
  });

  it("an upload in another form than JSON is taken by no call", async () => {
    for (const call of built.filter(({ method }) => method !== "GET")) {
      const boundary = "--planted";
      const field = `content-disposition: form-data; name="image"; filename="../../x.png"\r\ncontent-type: image/png`;
      const body = `--${boundary}\r\n${field}\r\n\r\nx\r\n--${boundary}--\r\n`;
      received = undefined;
      const token = tokens[call.access];
      const answered = await server.request(call.method, addressOf(call), {
        headers: {
          "content-type": `multipart/form-data; boundary=${boundary}`,
          "content-length": String(Buffer.byteLength(body)),
          "idempotency-key": `unknown-upload-${call.name}`,
          ...(token === undefined ? {} : { authorization: token }),
        },
        body,
      });
      expect([call.name, answered.status >= 400, received]).toEqual([call.name, true, undefined]);
    }
  });
});

/** Objects of a schema that take more than they name. */
function openIn(schema: Schema | undefined, path: string): string[] {
  if (schema === undefined) return [];
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => openIn(one, path));
  if (schema.type === "array") return openIn(schema.items, `${path}[]`);
  if (schema.patternProperties !== undefined) return [path];
  if (schema.type === "object") return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => openIn(part, `${path}.${name}`));
  return schema.type === undefined && schema.const === undefined && schema.enum === undefined ? [path] : [];
}
