import { request as httpRequest } from "node:http";
import type { BuiltCall, Call, Method } from "@lantern/contract/call.ts";
import { calls } from "@lantern/contract/calls.ts";
import { sealBody, type SealingKey } from "@lantern/contract/encryption.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSession } from "./accounts/find-session.ts";
import { answers } from "./answers.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "./http/testing/test-server.ts";
import { plugins } from "./plugins.ts";
import { seed } from "./seed/seed.ts";

const password = "lantern123";
const methods: readonly Method[] = ["GET", "POST", "PUT", "DELETE"];
const placesOf = (call: Call) => [
  { method: call.method, path: call.path },
  ...(call.aliases ?? []).map((alias) => ({ method: alias.method ?? call.method, path: alias.path })),
];
const every = calls.flatMap((call) => placesOf(call).map((place) => ({ ...place, call })));
const built = calls.filter((call): call is BuiltCall => call.planned !== true);
const filled = (path: string, value = "x") => path.replaceAll(/[:{](\w+)\}?/g, encodeURIComponent(value));

/** Fields that a client may not set, whatever call it puts them into. */
const forbiddenFields = {
  type: 2,
  memberType: 2,
  member_type: 2,
  customerType: 2,
  isAdmin: true,
  role: "admin",
  balance: "1000000",
  sumBalance: "1000000",
  amountUnits: "1000000",
  vipRankLevel: 9,
  vip_rank_level: 9,
  labels: ["vip"],
  status: "verified",
  state: "verified",
  kycLevel: 9,
  kyc_level: 9,
  excludedUntil: null,
  emailProven: true,
  mobileProven: true,
};

describe.each(["postgres", "embedded"] as const)("attacks on the %s database", (kind) => {
  let server: TestServer;
  let sent = 0;

  beforeAll(async () => {
    server = await startTestServer({ calls, answers, findSession, plugins, database: kind });
    await seed(server.scope, () => undefined);
  });
  afterAll(() => server.close());

  async function tokenOf(username: string, host = "localhost"): Promise<string> {
    const path = "/wps/session/login";
    const key = valueOf(await server.request("GET", "/wps/system/encryption", { host })) as SealingKey;
    const merchantCode = host === "localhost" ? "LANTERN" : "JADE";
    const content = { timestamp: server.clock.now().getTime(), body: { username, password } };
    const sealed = await sealBody(key, { method: "POST", path, merchantCode }, content);
    const answered = await server.request("POST", path, { host, headers: { encryption: sealed.header }, body: sealed.body });
    return (valueOf(answered) as { token: string }).token;
  }

  const send = (method: string, path: string, token: string | undefined, more: { body?: unknown; headers?: Record<string, string> } = {}) =>
    server.request(method, path, {
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        "idempotency-key": `attack-key-${(sent += 1)}`,
        ...more.headers,
      },
      ...(method === "GET" ? {} : { body: more.body ?? {} }),
    });

  /** Everything that is kept of a member, table by table; what only says when he was last seen apart. */
  async function keptOf(memberId: string): Promise<Record<string, string>> {
    const tables = await server.database.query<{ name: string; owner: string }>(`
      select c.relname as name, a.attname as owner from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
        and (a.attname = 'member_id' or (c.relname = 'accounts_members' and a.attname = 'id'))
      order by c.relname`);
    const kept: Record<string, string> = {};
    for (const { name, owner } of tables) {
      const rows = await server.database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t where ${owner} = $1 order by 1`,
        [memberId],
      );
      kept[name] = rows.map(({ row }) => row).join("\n");
    }
    return kept;
  }

  async function memberIdOf(userName: string): Promise<string> {
    const [row] = await server.database.query<{ id: string }>("select id from accounts_members where user_name = $1", [userName]);
    return row?.id ?? "";
  }

  it("the token of another merchant is worth nothing at any call", async () => {
    const jade = await tokenOf("jade01", "jade.localhost");
    for (const { call, method, path } of every) {
      const answered = await send(method, filled(path), jade);
      const open = call.access === "public" || call.access === "vendor";
      const found = [call.name, answered.status, answered.body?.errorCode];
      if (!open) expect(found).toEqual([call.name, 401, "access.session_expired"]);
      expect([call.name, answered.text.includes("jade01")]).toEqual([call.name, false]);
    }
    const still = await server.request("GET", "/wps/member/info", { host: "jade.localhost", headers: { authorization: jade } });
    expect(still.body?.value).toMatchObject({ userName: "jade01" });
  });

  it("a Merchant header that disagrees with the host is refused at every call, and no header takes the host's place", async () => {
    const token = await tokenOf("demo04");
    for (const { call, method, path } of every) {
      const answered = await send(method, filled(path), token, { headers: { merchant: "JADE" } });
      expect([call.name, answered.body?.errorCode]).toEqual([call.name, "access.merchant_mismatch"]);
    }
    const tricks = [
      { "x-forwarded-host": "jade.localhost" },
      { forwarded: "host=jade.localhost" },
      { "x-original-host": "jade.localhost" },
      { "x-host": "jade.localhost" },
    ];
    for (const headers of tricks) {
      const { body } = await server.request("GET", "/wps/system/status", { headers });
      expect(body?.value).toMatchObject({ info: { merchant: { code: "LANTERN" } } });
    }
    for (const host of ["jade.localhost@localhost", "jade.localhost, localhost", "jade.localhost/../", "[::1", "jade localhost"]) {
      const answered = await server.request("GET", "/wps/system/status", { host });
      expect([host, answered.status >= 400]).toEqual([host, true]);
    }
  });

  it("another verb than a call's own does nothing, also where a header or a query asks for one", async () => {
    const token = await tokenOf("demo04");
    const before = await keptOf(await memberIdOf("demo04"));
    const known = new Set(every.map(({ method, path }) => `${method} ${path}`));
    for (const { call, path } of every) {
      for (const method of [...methods, "PATCH", "PROPFIND"]) {
        if (known.has(`${method} ${path}`) || every.some((other) => other.method === method && sameShape(other.path, path))) continue;
        const answered = await send(method, filled(path), token, { headers: { "x-http-method-override": call.method } });
        expect([call.name, method, answered.body?.success ?? answered.status < 400]).toEqual([call.name, method, false]);
      }
    }
    for (const { call, method, path } of every.filter((place) => place.method !== "GET")) {
      const { status } = await server.request("GET", `${filled(path)}?_method=${method}`, {
        headers: { authorization: token, "x-http-method": method, "x-method-override": method },
      });
      const reads = every.some((other) => other.method === "GET" && sameShape(other.path, path));
      expect([call.name, reads || status >= 400]).toEqual([call.name, true]);
    }
    expect(await keptOf(await memberIdOf("demo04"))).toEqual(before);
  });

  it("what another origin's page can send without asking is taken by no call that changes anything", async () => {
    const counts = () =>
      server.database.query(
        "select (select count(*) from accounts_sessions) as sessions, (select count(*) from accounts_members) as members, (select count(*) from accounts_devices) as devices",
      );
    const before = await counts();
    const forms = [
      ["text/plain", JSON.stringify({ username: "demo04", password, agreed: true, code: "x" })],
      ["application/x-www-form-urlencoded", `username=demo04&password=${password}`],
      ["multipart/form-data; boundary=x", `--x\r\ncontent-disposition: form-data; name="username"\r\n\r\ndemo04\r\n--x--`],
    ] as const;
    for (const { call, method, path } of every.filter((place) => place.method !== "GET")) {
      for (const [type, body] of forms) {
        const answered = await server.request(method, filled(path), {
          headers: { origin: "https://evil.example", "content-type": type, "content-length": String(Buffer.byteLength(body)) },
          body,
        });
        expect([call.name, type, answered.status >= 400]).toEqual([call.name, type, true]);
        expect(answered.headers.get("set-cookie")).toBeNull();
      }
      // And it is not allowed to ask for more.
      const asked = await server.request("OPTIONS", filled(path), {
        headers: {
          origin: "https://evil.example",
          "access-control-request-method": method,
          "access-control-request-headers": "authorization",
        },
      });
      expect([call.name, asked.headers.get("access-control-allow-origin")]).toEqual([call.name, null]);
    }
    expect(await counts()).toEqual(before);
  });

  it("fields that a client may not set have no effect in any body", async () => {
    const token = await tokenOf("demo04");
    const memberId = await memberIdOf("demo04");
    const guarded = () =>
      server.database.query(
        `select member_type, vip_rank_level, labels, merchant_id, parent_id, ancestor_ids, currency, user_name, password_hash from accounts_members where id = $1`,
        [memberId],
      );
    const purses = async () => (await server.request("GET", "/wps/wallets/gcs", { headers: { authorization: token } })).body?.value;
    const [before, moneyBefore] = [await guarded(), await purses()];
    const withBody = built.filter((call) => call.body !== undefined && call.access !== "operator" && call.encrypted !== true);
    expect(withBody.length).toBeGreaterThan(20);
    for (const call of withBody) {
      const body = {
        ...exampleOf(call),
        ...without(forbiddenFields, call),
        memberId: await memberIdOf("demo01"),
        merchantId: "x",
        id: "x",
      };
      await send(call.method, filled(call.path), token, { body });
    }
    // One that succeeds, to be sure that bodies came so far.
    const named = await send("POST", "/wps/member/info/nickname", token, { body: { nickname: "Ploy B", ...forbiddenFields } });
    expect(named.body?.success).toBe(true);
    expect(await guarded()).toEqual(before);
    expect(await purses()).toEqual(moneyBefore);
  });

  it("another member's ids open nothing of his and change nothing of his, at any call that takes one", async () => {
    const victim = await memberIdOf("demo01");
    await tokenOf("demo01");
    const attacker = await tokenOf("demo02");
    const before = await keptOf(victim);
    const ids = [...new Set([victim, ...idsIn(before)])];
    expect(ids.length).toBeGreaterThan(5);
    const secrets = new RegExp(["demo01", victim].join("|"));
    let tried = 0;
    for (const call of built.filter((candidate) => candidate.access !== "operator" && candidate.access !== "vendor")) {
      for (const field of idFieldsOf(call)) {
        for (const id of ids) {
          tried += 1;
          const answered = await withId(call, field, id, attacker);
          expect([call.name, field.name, id, secrets.test(answered.text.replaceAll(id, ""))]).toEqual([call.name, field.name, id, false]);
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(await keptOf(victim)).toEqual(before);
  });

  function withId(call: BuiltCall, field: IdField, id: string, token: string): Promise<TestAnswer> {
    const path = filled(call.path, field.place === "params" ? id : "x");
    const query = field.place === "query" ? `?${new URLSearchParams({ [field.name]: id }).toString()}` : "";
    const body =
      field.place === "body"
        ? Array.isArray(field.sample)
          ? [id]
          : { ...exampleOf(call), [field.name]: field.list ? [id] : id }
        : exampleOf(call);
    return send(call.method, path + query, token, { body });
  }

  it("a login gives a token of its own, whatever token or cookie comes with it, and makes the one that came no better", async () => {
    const trial = valueOf(await send("POST", "/wps/session/login/freeplay", undefined)) as { token: string };
    for (const planted of [trial.token, "planted-token", "0".repeat(43)]) {
      const login = await send("POST", "/wps/session/login", planted, {
        body: { username: "demo03", password, token: planted },
        headers: { cookie: `MC_SESSION_INFO=${planted}; token=${planted}; device=${"a".repeat(43)}` },
      });
      const { token } = valueOf(login) as { token: string };
      expect(token).not.toBe(planted);
      const info = await server.request("GET", "/wps/member/info", { headers: { authorization: planted } });
      expect(info.text).not.toContain("demo03");
    }
    const differing = await send("POST", "/wps/session/login", trial.token, { body: { username: "demo03", password, token: "another" } });
    expect(differing.body?.errorCode).toBe("access.token_mismatch");
    // No cookie and no address opens a session: the header alone does.
    const { token } = valueOf(await send("POST", "/wps/session/login", undefined, { body: { username: "demo03", password } })) as {
      token: string;
    };
    for (const trick of [
      { cookie: `token=${token}; Authorization=${token}` },
      { "x-authorization": token },
      { "proxy-authorization": token },
    ])
      expect((await server.request("GET", `/wps/member/info?token=${token}`, { headers: trick })).status).toBeGreaterThanOrEqual(400);
  });

  it("no address leads out of the folders that are served, nor to a picture or document by a name", async () => {
    const token = await tokenOf("demo04");
    const climbs = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "....//", "%252e%252e%252f", "..%c0%af", "..;/"];
    const starts = [
      "/",
      "/assets/",
      "/art/",
      "/downloads/",
      "/head-icons/",
      "/head-icons/AAAAAAAAAAAAAAAAAAAAAAAA/",
      "/wps/member/kyc/document/",
      "/docs/",
    ];
    for (const start of starts) {
      for (const climb of climbs) {
        for (const target of ["etc/passwd", "package.json", ".env"]) {
          const { status, text } = await raw(server.url, `${start}${climb.repeat(6)}${target}`, token);
          expect([start, climb, target, /root:|"private"|LANTERN_SECRET/.test(text), status === 200 && !start.startsWith("/docs")]).toEqual(
            [start, climb, target, false, false],
          );
        }
      }
    }
  });

  it("and the ledger is whole after all this", async () => {
    const entries = await server.database.query<{ total: bigint | string | null }>("select sum(amount_units) as total from ledger_entries");
    expect(String(entries[0]?.total ?? 0)).toBe("0");
  });
});

const sameShape = (one: string, other: string) => new RegExp(`^${one.replaceAll(/[:{]\w+\}?/g, "[^/]+")}$`).test(filled(other));

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The least that a schema takes. */
function leastOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return leastOf(schema.anyOf[0]);
  if (schema.type === "array") return schema.items === undefined ? [] : [leastOf(schema.items)];
  if (schema.type === "object")
    return Object.fromEntries((schema.required ?? []).map((name) => [name, leastOf(schema.properties?.[name] ?? {})]));
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  return "x1234567";
}

const exampleOf = (call: BuiltCall) => (call.body === undefined ? {} : leastOf(call.body)) as Record<string, unknown>;

/** The forbidden fields that a call does not know by that name for something else. */
function without(fields: Readonly<Record<string, unknown>>, call: BuiltCall): Record<string, unknown> {
  const { properties: own = {} }: Schema = call.body ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(own, name)));
}

interface IdField {
  readonly place: "params" | "query" | "body";
  readonly name: string;
  readonly list: boolean;
  readonly sample?: unknown;
}

/** Where a call takes an id: fields that end in Id or Ids, and bodies that are a list of ids. */
function idFieldsOf(call: BuiltCall): IdField[] {
  const fields = (["params", "query", "body"] as const).flatMap((place): IdField[] => {
    const schema: Schema | undefined = call[place];
    return Object.entries(schema?.properties ?? {})
      .filter(([name]) => /Ids?$/.test(name) && !["typeId", "captchaId"].includes(name))
      .map(([name, { type }]) => ({ place, name, list: type === "array" }));
  });
  const body: Schema | undefined = call.body;
  return body?.type === "array" ? [...fields, { place: "body", name: "", list: true, sample: [] }] : fields;
}

/** Every id in a member's rows, of each table at most a few. */
function idsIn(kept: Readonly<Record<string, string>>): string[] {
  return Object.values(kept).flatMap((rows) =>
    [...new Set(rows.match(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g) ?? [])].slice(0, 4).map((id) => id.slice(1, -1)),
  );
}

/** By the path as it is: `URL` would tidy it up. */
function raw(base: string, path: string, token: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asking = httpRequest({ hostname, port, path, headers: { host: "localhost", authorization: token } }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.on("error", reject);
    asking.end();
  });
}
