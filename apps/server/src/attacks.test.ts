import { request as httpRequest } from "node:http";
import type { BuiltCall, Call, Method } from "@lantern/contract/call.ts";
import { calls } from "@lantern/contract/calls.ts";
import { sealBody, type SealingKey } from "@lantern/contract/encryption.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSession } from "./accounts/find-session.ts";
import { answers } from "./answers.ts";
import { leastOf, leastPath, type Schema } from "./http/testing/least-of.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "./http/testing/test-server.ts";
import { createOperator } from "./operators/create-operator.ts";
import { findOperator } from "./operators/find-operator.ts";
import { newId } from "./platform/id.ts";
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

/** For tests that try every id at every call: hundreds of requests. */
const manyCallsMs = 120_000;

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
    server = await startTestServer({ calls, answers, findSession, findOperator, plugins, database: kind });
    await seed(server.scope, () => undefined);
  });
  afterAll(() => server.close());

  async function sealed(method: string, path: string, body: unknown, host = "localhost") {
    const key = valueOf(await server.request("GET", "/wps/system/encryption", { host })) as SealingKey;
    const merchantCode = host === "localhost" ? "LANTERN" : "JADE";
    return sealBody(key, { method, path, merchantCode }, { timestamp: server.clock.now().getTime(), body });
  }

  async function tokenOf(username: string, host = "localhost", path = "/wps/session/login"): Promise<string> {
    const { header, body } = await sealed("POST", path, { username, password }, host);
    const answered = await server.request("POST", path, { host, headers: { encryption: header }, body });
    return (valueOf(answered) as { token: string }).token;
  }
  const operatorToken = (username: string, host?: string) => tokenOf(username, host, "/wps/operator/login");

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

  it("fields that a client may not set have no effect in any body, plain or sealed, of a member or of an operator", async () => {
    const token = await tokenOf("demo04");
    const desk = await operatorToken("admin");
    const guarded = () =>
      server.database.query(
        `select id, member_type, vip_rank_level, labels, merchant_id, parent_id, ancestor_ids, currency, user_name, password_hash, payment_password_hash,
           email_verified_at, mobile_verified_at
         from accounts_members where user_name not like 'x1234567%' order by id`,
      );
    const standing = () => server.database.query("select * from safeguards_eligibility where kyc_level > 0 or status <> 'active'");
    const operators = () =>
      server.database.query("select id, user_name, role, merchant_id, disabled_at from operators_accounts order by id");
    const purses = async () => (await server.request("GET", "/wps/wallets/gcs", { headers: { authorization: token } })).body?.value;
    const before = [await guarded(), await standing(), await operators(), await purses()];
    const withBody = built.filter((call) => call.body !== undefined && call.name !== "logout" && call.name !== "operator-logout");
    expect(withBody.filter(({ encrypted }) => encrypted === true).length).toBeGreaterThan(20);
    expect(withBody.filter(({ access }) => access === "operator").length).toBeGreaterThan(1);
    const others = { memberId: await memberIdOf("demo01"), merchantId: "x", id: "x" };
    for (const call of withBody) {
      const example = exampleOf(call);
      const body = Array.isArray(example) ? example : { ...example, ...without(forbiddenFields, call), ...without(others, call) };
      const path = filled(call.path);
      const who = call.access === "operator" ? desk : token;
      await send(call.method, path, who, { body });
      if (call.encrypted !== true) continue;
      const closed = await sealed(call.method, path, body);
      await send(call.method, path, who, { headers: { encryption: closed.header }, body: closed.body });
    }
    // One that succeeds, to be sure that bodies came so far.
    const named = await send("POST", "/wps/member/info/nickname", token, { body: { nickname: "Ploy B", ...forbiddenFields } });
    expect(named.body?.success).toBe(true);
    expect([await guarded(), await standing(), await operators(), await purses()]).toEqual(before);
    // Accounts that came of it are what a registration makes: members, and trials.
    const made = await server.database.query<{ member_type: number }>(
      "select distinct member_type from accounts_members where user_name like 'x1234567%' and member_type not in (0, 4)",
    );
    expect(made).toEqual([]);
  });

  it(
    "another member's ids open nothing of his and change nothing of his, at any call that takes one",
    async () => {
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
            expect([call.name, field.path, secrets.test(answered.text.replaceAll(id, ""))]).toEqual([call.name, field.path, false]);
          }
        }
      }
      expect(tried).toBeGreaterThan(200);
      expect(await keptOf(victim)).toEqual(before);
    },
    manyCallsMs,
  );

  it(
    "an operator of one merchant opens nothing of another's members by their ids, and changes nothing",
    async () => {
      const victim = await memberIdOf("demo01");
      const at = server.clock.now();
      await server.database.query(
        `insert into accounts_kyc_cases (id, merchant_id, member_id, status, opened_at, touched_at, submitted_at)
       values ($1, $2, $3, 'submitted', $4, $4, $4)`,
        [newId(server.clock), server.merchantIds["LANTERN"], victim, at],
      );
      const desk = { userName: "jadedesk", password, role: "admin", merchantId: server.merchantIds["JADE"] } as const;
      await server.database.tx((transaction) => createOperator(server.scope, transaction, { kind: "command", name: "tester" }, desk));
      const host = "jade.localhost";
      const attacker = await operatorToken(desk.userName, host);
      const before = await keptOf(victim);
      const ids = [victim, "demo01", ...idsIn(before)];
      const secrets = new RegExp(["demo01", victim].join("|"));
      const operatorCalls = built.filter(({ access }) => access === "operator");
      let tried = 0;
      for (const call of operatorCalls) {
        for (const field of idFieldsOf(call)) {
          for (const id of ids) {
            tried += 1;
            const answered = await withId(call, field, id, attacker, { host });
            expect([call.name, field.path, answered.status, secrets.test(answered.text.replaceAll(id, ""))]).toEqual([
              call.name,
              field.path,
              answered.status,
              false,
            ]);
            expect([call.name, answered.body?.errorCode]).not.toEqual([call.name, "access.session_expired"]);
          }
        }
      }
      expect(tried).toBeGreaterThan(20);
      expect(await keptOf(victim)).toEqual(before);
      // And his session is good at home alone.
      const away = await send("GET", "/wps/operator/kyc/cases", attacker);
      expect(away.status).toBe(401);
    },
    manyCallsMs,
  );

  it("no call takes a name of something without it being tried above, or being known as nobody's own", () => {
    const untried = built
      .filter(({ access }) => access !== "vendor")
      .flatMap((call) => leavesOf(call).filter((leaf) => looksLikeName(leaf) && !isId(leaf)))
      .map(({ name }) => name);
    expect([...new Set(untried)].filter((name) => !nobodysOwn.has(name))).toEqual([]);
  });

  function withId(
    call: BuiltCall,
    { place, path: at }: Leaf,
    id: string,
    token: string,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    const path = leastPath(call, place === "params" ? { [at]: id } : {});
    const query = place === "query" ? `?${new URLSearchParams({ [at]: id }).toString()}` : "";
    const body = place === "body" ? withAt(exampleOf(call), at === "" ? [] : at.split("."), id) : exampleOf(call);
    return send(call.method, path + query, token, { body, headers });
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

const exampleOf = (call: BuiltCall) => (call.body === undefined ? {} : leastOf(call.body)) as Record<string, unknown>;

/** The forbidden fields that a call does not know by that name for something else. */
function without(fields: Readonly<Record<string, unknown>>, call: BuiltCall): Record<string, unknown> {
  const { properties: own = {} }: Schema = call.body ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(own, name)));
}

/** A text that a call takes: `path` leads to it through objects and lists (`0`), such as `contents.0.gameId`; empty is the whole. */
interface Leaf {
  readonly place: "params" | "query" | "body";
  readonly name: string;
  readonly path: string;
  readonly format: string | undefined;
}

function leavesOf(call: BuiltCall): Leaf[] {
  return (["params", "query", "body"] as const).flatMap((place) => leavesIn(call[place], { place, name: "", path: "", format: undefined }));
}

function leavesIn(schema: Schema | undefined, leaf: Leaf): Leaf[] {
  if (schema === undefined) return [];
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => leavesIn(one, leaf));
  const below = (step: string) => (leaf.path === "" ? step : `${leaf.path}.${step}`);
  if (schema.type === "array") return leavesIn(schema.items, { ...leaf, path: below("0") });
  if (schema.type === "object")
    return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => leavesIn(part, { ...leaf, name, path: below(name) }));
  return schema.type === "string" || schema.type === "integer" ? [{ ...leaf, format: schema.format }] : [];
}

/** What may name something that belongs to a person. */
const isId = ({ place, name, format }: Leaf) =>
  place === "params" || format === "uuid" || /(Ids?|Ticket|Token|Handle)$/i.test(name) || name === "userName";
const looksLikeName = ({ name }: Leaf) => /(Id|Ids|No|Num|Code|Key|Name|Ticket|Token|Handle|Cursor|Numero)$/i.test(name);

/** Fields that look like names of something, and are what a person says of himself, a secret to be guessed (which is counted), or public. */
const nobodysOwn: ReadonlySet<string> = new Set([
  "username",
  "nickname",
  "payeeName",
  "realName",
  "name",
  "mobileNo",
  "mobileNum",
  "firebaseMobileNo",
  "idNumber",
  "qqNum",
  "countryDialingCode",
  "affiliateCode",
  "verificationCode",
  "code",
  "merchantCode",
  "merchant_code",
  "gameCode",
  "lottoGameCode",
  "gameName",
  "pageNo",
  "numero",
]);

const idFieldsOf = (call: BuiltCall) => leavesOf(call).filter(isId);

/** The value with another at a path; what is missing on the way is made. */
function withAt(value: unknown, [step, ...rest]: readonly string[], leaf: string): unknown {
  if (step === undefined) return leaf;
  if (step === "0") return [withAt(Array.isArray(value) ? value[0] : undefined, rest, leaf)];
  const fields = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: withAt(fields[step], rest, leaf) };
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
