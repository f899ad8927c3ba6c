import { createHmac, createSign } from "node:crypto";
import { startRsaStandIn } from "@lantern/vendor-kit/stand-in/rsa-stand-in.ts";
import type { VendorStandIn } from "@lantern/vendor-kit/stand-in/stand-in.ts";
import english from "@lantern/phrases/languages/en/vendors.json" with { type: "json" };
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text as phrase } from "@lantern/phrases/text.ts";
import { scenarioParts } from "@lantern/vendor-kit/acceptance/scenarios.ts";
import { startTransferStandIn, type TransferStandIn } from "@lantern/vendor-kit/transfer-wallet/transfer-stand-in.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIntegration } from "../../games/create-integration.ts";
import { findIntegration } from "../../games/find-integration.ts";
import { startGamesServer, type GamesServer } from "../../games/testing/games-server.ts";
import { plantGame } from "../../games/testing/plant-game.ts";
import { makeKeyPair } from "../../games/testing/stand-in-keys.ts";
import { makeVendorWire } from "../../games/testing/vendor-wire.ts";
import { openEngineer } from "../../games/vendor-desk/engineer.ts";
import { readTerms } from "../../games/vendor-desk/integration-terms.ts";
import { rewrapKey } from "../../games/vendor-keys.ts";
import { vendorDeskJobs } from "../../games/vendor-desk/jobs.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const password = "a password of engineers";
const studio = makeVendorWire("studio");
const junket = makeVendorWire("action-wallet");

let server: GamesServer;
let standIn: VendorStandIn;
/** Keeps the money, and makes one mistake. */
let bank: TransferStandIn;
const bankSecret = "a secret of bank and platform";
const brokenRule = english["vendors.check.wallet_other_body"];

beforeAll(async () => {
  bank = await startTransferStandIn({ secret: bankSecret, mistake: "takes_another_body_under_a_known_id" });
  const vendorKeys = { ...junket.configuration.vendorKeys, bank: { secret: bankSecret, more: {}, also: undefined } };
  server = await startGamesServer({ ...studio.configuration, ...junket.configuration, vendorKeys });
  // Rounds have their months around now.
  server.clock.set(new Date());
  const { merchantId, scope, database } = server;
  if (junket.startStandIn === undefined) throw new Error("The vendor has a stand-in");
  standIn = await junket.startStandIn();
  standIn.games = [{ gameCode: "lighthouse:TIDE", name: "Tide", maker: "lighthouse", category: "slots", supportsFreePlay: true }];
  await junket.install(server, merchantId, standIn.url);
  await plantGame(scope, merchantId, { gameCode: "TIDE" });
  await database.tx(async (transaction) => {
    await createIntegration(scope, transaction, {
      code: "WORKSHOP",
      protocol: "studio",
      baseUrl: "http://127.0.0.1:1",
      secretReference: "desk",
    });
    await createIntegration(scope, transaction, {
      code: "BANK",
      protocol: "transfer-wallet",
      baseUrl: bank.url,
      secretReference: "bank",
    });
    await createIntegration(scope, transaction, {
      code: "PAIRS",
      protocol: "rsa-wallet",
      baseUrl: "http://127.0.0.1:1",
      secretReference: "desk",
    });
    for (const [userName, integrationCode] of [
      ["vendor01", "STUDIO"],
      ["vendor02", "WORKSHOP"],
      ["vendor03", junket.vendorCode],
      ["vendor04", "BANK"],
      ["vendor05", "PAIRS"],
    ] as const)
      await openEngineer(scope, transaction, { userName, password, integrationCode });
  });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
  await bank.close();
});

type Desk = ReturnType<typeof deskOf>;

/** A browser at the desk: a cookie of its own, forms as a page of ours sends them. */
function deskOf(cookie = "", at: TestServer = server) {
  const get = async (path: string, { language = "EN" } = {}) => {
    const answer = await at.request("GET", path, { headers: { cookie: `${cookie}; language=${language}` } });
    return { ...answer, text: answer.text.replace(/<style[^>]*>[^]*<\/style>/, "") };
  };
  const post = (path: string, fields: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) => {
    const body = new URLSearchParams(fields).toString();
    const form = { "content-type": "application/x-www-form-urlencoded", "content-length": String(Buffer.byteLength(body)) };
    return at.request("POST", path, { body, headers: { cookie, origin: at.url, ...form, ...headers } });
  };
  return { get, post };
}

async function logIn(userName: string, at: TestServer = server): Promise<Desk> {
  const answer = await deskOf("", at).post("/vendors/login", { userName, password });
  expect(answer.status, answer.text).toBe(303);
  return deskOf((answer.headers.get("set-cookie") ?? "").split(";")[0], at);
}

const sign = (body: string, secret: string) => createHmac("sha256", secret).update(body).digest("hex");

/** A call of a vendor that speaks the kit's wire. */
function callBack(code: string, secret: string, { call, ...fields }: Readonly<Record<string, string>>) {
  const body = JSON.stringify({ call, ...fields });
  return server.request("POST", `/vendor/${code}/${call}`, { body, headers: { "x-vendor-signature": sign(body, secret) } });
}

/** What a definition list says of a term. */
const factOf = (html: string, term: string) => new RegExp(`<dt>${term}</dt><dd[^>]*>(.*?)</dd>`).exec(html)?.[1] ?? "";

const secretOf = (html: string) => /class="secret" tabindex="0">([^<]+)</.exec(html)?.[1] ?? "";

const ask = (secret: string) =>
  callBack("WORKSHOP", secret, { call: "balance", playerToken: "t".repeat(43), playerId: "p-1", currency: "THB" });

/** Whether a signature is taken: whoever is heard learns that the token is none. */
const isTaken = async (secret: string) => (await ask(secret)).text.includes("invalid_token");

describe("who may enter", () => {
  it("an engineer gets in by his password, sees his own integration alone, and nothing after he signed out", async () => {
    const stranger = deskOf();
    for (const page of ["/vendors", "/vendors/settings", "/vendors/calls", "/vendors/checks"]) {
      const { text, headers } = await stranger.get(page);
      expect(text).toContain('action="/vendors/login"');
      expect(text).not.toContain("STUDIO");
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'nonce-[\w-]+'; font-src 'self'; base-uri 'none'; form-action 'self'/,
      );
      expect(text).not.toContain("<script");
    }
    const wrong = await stranger.post("/vendors/login", { userName: "vendor01", password: "guess" });
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([401, null]);
    expect((await stranger.post("/vendors/keys/make")).status).toBe(401);

    const answer = await stranger.post("/vendors/login", { userName: "VENDOR01", password });
    expect(answer.headers.get("set-cookie")).toMatch(/^vendor_desk=[\w-]{43}; Path=\/vendors; Max-Age=7200; HttpOnly; SameSite=Strict$/);
    const desk = await logIn("vendor01");
    expect(factOf((await desk.get("/vendors")).text, "Code")).toBe("STUDIO");
    expect((await desk.get("/vendors")).text).not.toContain("WORKSHOP");
    expect((await desk.post("/vendors/logout")).status).toBe(303);
    expect((await desk.get("/vendors")).text).toContain('action="/vendors/login"');
  });

  it("a form of another origin changes nothing", async () => {
    const desk = await logIn("vendor02");
    for (const origin of ["https://evil.example", "null", ""]) {
      expect((await desk.post("/vendors/keys/make", {}, { origin })).status).toBe(403);
    }
    expect(await server.database.query("select 1 from games_integration_keys")).toEqual([]);
  });

  it("tries at a password are counted", async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1)
      statuses.push((await deskOf().post("/vendors/login", { userName: "vendor09", password: `guess ${tries}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429, 429]);
  });
});

describe("keys", () => {
  it("are made at the desk, shown once, kept sealed; two count while they are exchanged, and a former one ends", async () => {
    const desk = await logIn("vendor02");
    const first = secretOf((await desk.post("/vendors/keys/make")).text);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect((await desk.get("/vendors/settings")).text).not.toContain(first);
    const [row] = await server.database.query<{ wrapped_key: Uint8Array }>("select wrapped_key from games_integration_keys");
    expect(Buffer.from(row?.wrapped_key ?? []).toString("latin1")).not.toContain(first);
    expect(await isTaken(first)).toBe(true);
    expect(await isTaken(`${first}-not`)).toBe(false);

    const second = secretOf((await desk.post("/vendors/keys/make")).text);
    expect((await desk.post("/vendors/keys/make")).status).toBe(422);
    expect([await isTaken(first), await isTaken(second)]).toEqual([true, true]);
    expect((await findIntegration(server.scope, "WORKSHOP"))?.secret).toBe(first);

    expect((await desk.post("/vendors/keys/begin")).status).toBe(303);
    expect((await findIntegration(server.scope, "WORKSHOP"))?.secret).toBe(second);
    expect([await isTaken(first), await isTaken(second)]).toEqual([true, true]);
    const before = server.clock.now();
    server.clock.set(new Date(before.getTime() + 7 * 24 * 3_600_000 + 4_000));
    expect([await isTaken(first), await isTaken(second)]).toEqual([false, true]);
    server.clock.set(before);
  });

  it("of a protocol of key pairs are the vendor's public one and ours, which the desk shows; what he calls us and his currencies are said there", async () => {
    const desk = await logIn("vendor05");
    const vendor = makeKeyPair();
    const ours = async () =>
      /-----BEGIN PUBLIC KEY-----[^<]+/.exec((await desk.get("/vendors/settings")).text)?.[0].replaceAll("&#43;", "+") ?? "";
    const operatorPublicKey = await ours();
    expect((await desk.post("/vendors/checks")).status).toBe(422);
    for (const publicKey of ["", "no key", vendor.privateKey])
      expect((await desk.post("/vendors/keys/make", { publicKey })).status).toBe(422);
    expect((await desk.post("/vendors/keys/make", { publicKey: vendor.publicKey })).status).toBe(200);

    const asked = await startRsaStandIn({ vendorCode: "PAIRS", privateKey: vendor.privateKey, operatorPublicKey, operatorId: "op-7" });
    try {
      asked.games = [{ gameCode: "TIDE", name: "Tide", maker: "Pairs", category: "slots", supportsFreePlay: true }];
      const said = { baseUrl: asked.url, publicUrl: "", networks: "", roundClosing: "vendor" };
      for (const wrong of [{ operatorId: "op 7" }, { currencies: "THB, GOLD" }])
        expect((await desk.post("/vendors/settings", { ...said, ...wrong })).status).toBe(422);
      expect((await desk.post("/vendors/settings", { ...said, operatorId: "op-7", currencies: "thb MMK" })).status).toBe(303);
      const listed = await (await findIntegration(server.scope, "PAIRS"))?.client(5_000).catalogue();
      expect(listed).toMatchObject({ kind: "ok", answer: { games: [{ minBetUnitsByCurrency: { THB: "0", MMK: "0" } }] } });

      // A form without these fields leaves them.
      await desk.post("/vendors/settings", said);
      expect((await desk.get("/vendors/settings")).text).toMatch(/name="operatorId" value="op-7"[^]*name="currencies" value="THB, MMK"/);
      await desk.post("/vendors/sandbox", { amount: "100" });
      const user = factOf((await desk.get("/vendors")).text, "Player id");
      const next = makeKeyPair();
      await desk.post("/vendors/keys/make", { publicKey: next.publicKey });
      const answerTo = async (privateKey: string) => {
        const body = JSON.stringify({ user, request_uuid: "r-1" });
        const signature = createSign("SHA256").update(body).sign(privateKey, "base64");
        return (await server.request("POST", "/vendor/PAIRS/user/info", { body, headers: { "x-hub88-signature": signature } })).text;
      };
      expect(await answerTo(vendor.privateKey)).toContain('"balance":10000000');
      expect(await answerTo(next.privateKey)).toContain('"status":"RS_OK"');
      expect(await answerTo(makeKeyPair().privateKey)).toContain("RS_ERROR_INVALID_SIGNATURE");
      await desk.post("/vendors/keys/begin");
      expect(await ours()).toBe(operatorPublicKey);
    } finally {
      await asked.close();
    }
  });

  it("stay readable when the platform's secret has been exchanged", async () => {
    const { scope, database } = server;
    const readOwn = async () => (await readTerms(scope, "PAIRS")).pair?.ownPublicKey;
    const own = await readOwn();
    const read = () =>
      database.query<{ id: string; wrapped_key: Uint8Array }>("select id, wrapped_key from games_integration_keys order by id");
    const before = await read();
    expect(before.length).toBeGreaterThan(0);
    const next = { ...scope, configuration: { ...scope.configuration, secret: "cd".repeat(32), secretAlso: scope.configuration.secret } };
    for (const job of vendorDeskJobs) await job.run(next);
    const after = await read();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const { secret } = next.configuration;
    for (const [index, { wrapped_key: wrapped }] of after.entries()) {
      expect(wrapped).not.toEqual(before[index]?.wrapped_key);
      expect(rewrapKey({ ...next.configuration, secret, secretAlso: undefined }, wrapped)).toBeUndefined();
    }
    expect(
      (await readTerms({ ...next, configuration: { ...next.configuration, secretAlso: undefined } }, "PAIRS")).pair?.ownPublicKey,
    ).toBe(own);
    const back = { ...scope, configuration: { ...scope.configuration, secretAlso: secret } };
    for (const job of vendorDeskJobs) await job.run(back);
    expect((await findIntegration(scope, "WORKSHOP"))?.secret).toMatch(/^[\w-]{43}$/);
  });

  it("of the configuration are followed by the desk's first, taken on for a while, and ended at the desk", async () => {
    const desk = await logIn("vendor01");
    const bet = (secret: string) =>
      callBack("STUDIO", secret, { call: "balance", playerToken: "t".repeat(43), playerId: "p-1", currency: "THB" });
    const made = secretOf((await desk.post("/vendors/keys/make")).text);
    await desk.post("/vendors/keys/begin");
    expect((await bet(studio.secret)).text).toContain("invalid_token");
    const { text } = await desk.get("/vendors/settings");
    const [, keyId = ""] = /name="keyId" value="([^"]+)"/.exec(text) ?? [];
    expect((await desk.post("/vendors/keys/end", { keyId })).status).toBe(303);
    expect([(await bet(studio.secret)).status, (await bet(made)).text]).toEqual([403, expect.stringContaining("invalid_token")]);
    await server.database.query("delete from games_integration_keys where integration_code = 'STUDIO'");
    const [line] = await server.database.query(
      "select actor_kind, actor_name, action from platform_audit where subject_id = 'STUDIO' order by id desc limit 1",
    );
    expect(line).toEqual({ actor_kind: "engineer", actor_name: "vendor01", action: "vendor_key.end" });
  });
});

describe("terms", () => {
  const terms = { baseUrl: "http://127.0.0.1:9", publicUrl: "", networks: "", roundClosing: "vendor" };

  it("callbacks are heard from the networks that are named, and from nowhere else", async () => {
    const desk = await logIn("vendor02");
    const secret = (await findIntegration(server.scope, "WORKSHOP"))?.secret ?? "";
    expect((await desk.post("/vendors/settings", { ...terms, networks: "203.0.113.0/24\n2001:db8::/32" })).status).toBe(303);
    const refused = await ask(secret);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("address_not_allowed")]);
    expect((await desk.get("/vendors/calls")).text).toContain("403 address_not_allowed");
    await desk.post("/vendors/settings", { ...terms, networks: "127.0.0.0/8, ::1" });
    expect(await isTaken(secret)).toBe(true);
    const wrong = await desk.post("/vendors/settings", { ...terms, networks: "127.0.0.1/99" });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("127.0.0.1/99")]);
    for (const baseUrl of ["ftp://games.example", "https://games.example/path", "https://me:pass@games.example", "games"])
      expect((await desk.post("/vendors/settings", { ...terms, baseUrl })).status, baseUrl).toBe(422);
    await desk.post("/vendors/settings", terms);
  });

  it("amounts count other decimals where the protocol lets them", async () => {
    const desk = await logIn("vendor03");
    const { text } = await desk.get("/vendors/settings");
    expect(text).toContain("<option selected>2</option>");
    expect((await desk.post("/vendors/settings", { ...terms, baseUrl: standIn.url, amountDecimals: "9" })).status).toBe(422);
    expect((await desk.post("/vendors/settings", { ...terms, baseUrl: standIn.url, amountDecimals: "3" })).status).toBe(303);
    await desk.post("/vendors/sandbox", { amount: "12.34" });
    const sandbox = (await desk.get("/vendors")).text;
    const body = JSON.stringify({
      user_id: factOf(sandbox, "Player id"),
      currency: "THB",
      game: "SANDBOX",
      session_id: factOf(sandbox, "Player token"),
      game_id: "round-1",
      actions: [{ action: "bet", action_id: "bet-1", amount: 2_340 }],
    });
    const played = await server.request("POST", `/vendor/${junket.vendorCode}/process`, {
      body,
      headers: { "x-request-sign": sign(body, junket.secret) },
    });
    expect(JSON.parse(played.text)).toMatchObject({ balance: 10_000 });
    // Play money fixes nothing, real money does.
    expect((await desk.post("/vendors/settings", { ...terms, baseUrl: standIn.url, amountDecimals: "2" })).status).toBe(303);
    await server.database.query(
      `insert into games_vendor_transactions (integration_code, transaction_id, type, member_id, round_id, game_code, currency, amount_units, created_at)
       values ($1, 'tomb', 'tombstone', '019b0000-0000-7000-8000-00000000000a', 'r', 'g', 'THB', 0, now())`,
      [junket.vendorCode],
    );
    expect((await desk.post("/vendors/settings", { ...terms, baseUrl: standIn.url, amountDecimals: "4" })).status).toBe(422);
  });
});

describe("the sandbox and the log", () => {
  it("a sandbox member plays with trial money through the real callbacks; calls are kept masked and can be repeated", async () => {
    const desk = await logIn("vendor01");
    expect((await desk.post("/vendors/sandbox", { amount: "a lot" })).status).toBe(422);
    await desk.post("/vendors/sandbox", { amount: "100" });
    const page = (await desk.get("/vendors")).text;
    const [playerId, playerToken] = [factOf(page, "Player id"), factOf(page, "Player token")];
    expect(factOf(page, "Balance")).toBe("100.00 THB");
    const bet = {
      call: "bet",
      transactionId: "desk-bet-1",
      roundId: "desk-round-1",
      gameCode: "SANDBOX",
      playerToken,
      playerId,
      currency: "THB",
      amountUnits: "300000",
    };
    expect((await callBack("STUDIO", studio.secret, bet)).text).toContain('"balanceUnits":"700000"');
    expect((await callBack("STUDIO", "a secret of somebody else", bet)).status).toBe(403);

    const list = (await desk.get("/vendors/calls")).text;
    const [wrong = "", right = ""] = [...list.matchAll(/href="(\/vendors\/calls\/[0-9a-f-]{36})"/g)].map(([, href = ""]) => href);
    const detail = (await desk.get(right)).text;
    expect(detail).toContain("desk-bet-1");
    expect(detail).not.toContain(playerToken);
    expect(detail).toContain(`${playerToken.slice(0, 4)}…`);
    expect(factOf(detail, "Signature sent")).toBe(factOf(detail, "Signature expected"));
    const foreign = (await desk.get(wrong)).text;
    expect(factOf(foreign, "Signature sent")).not.toBe(factOf(foreign, "Signature expected"));
    expect(foreign).not.toContain(studio.secret);
    expect(foreign).not.toContain("/repeat");
    expect((await desk.post(`${wrong}/repeat`)).status).toBe(422);

    const repeated = await desk.post(`${right}/repeat`);
    const again = (await desk.get(repeated.headers.get("location") ?? "")).text;
    expect(again).toContain("700000");
    expect(again).toContain(right);
    expect(factOf((await desk.get("/vendors")).text, "Balance")).toBe("70.00 THB");

    const other = await logIn("vendor02");
    expect((await other.get(right)).status).toBe(404);
    expect((await other.post(`${right}/repeat`)).status).toBe(404);

    await desk.post("/vendors/sandbox", { amount: "5.5" });
    expect(factOf((await desk.get("/vendors")).text, "Balance")).toBe("5.50 THB");
    const [member] = await server.database.query("select member_type, password_hash from accounts_members where id = $1", [playerId]);
    expect(member).toEqual({ member_type: 4, password_hash: null });
    const [round] = await server.database.query("select trial from games_rounds where member_id = $1", [playerId]);
    expect(round).toEqual({ trial: true });
  });

  it("rounds end with their first win where the vendor's terms say so, and the desk tells what his calls have shown", async () => {
    const desk = await logIn("vendor01");
    await desk.post("/vendors/settings", { baseUrl: "http://127.0.0.1:8081", publicUrl: "", networks: "", roundClosing: "result" });
    await desk.post("/vendors/sandbox", { amount: "100" });
    const page = (await desk.get("/vendors")).text;
    const of = { roundId: "desk-round-2", gameCode: "SANDBOX", playerId: factOf(page, "Player id"), currency: "THB" };
    const bet = { call: "bet", transactionId: "desk-bet-2", playerToken: factOf(page, "Player token"), ...of, amountUnits: "10000" };
    await callBack("STUDIO", studio.secret, bet);
    expect(
      (
        await callBack("STUDIO", studio.secret, {
          call: "win",
          transactionId: "desk-win-2",
          betTransactionId: "desk-bet-2",
          ...of,
          amountUnits: "0",
        })
      ).text,
    ).toContain('"ok"');
    expect((await callBack("STUDIO", studio.secret, { ...bet, transactionId: "desk-bet-3" })).text).toContain("round_settled");
    const shown = (await desk.get("/vendors")).text;
    expect(shown).toMatch(/A round is ended<\/span><span class="tag yes">Seen/);
    expect(shown).toMatch(/A bet is rolled back<\/span><span class="tag ">Not yet/);
    expect(shown).toMatch(/Every call is signed with a key of yours<\/span><span class="tag ">Not yet/);
  });

  it("calls are kept whatever is in them, and a code of no shape is nobody's", async () => {
    const desk = await logIn("vendor02");
    const marker = `odd-${Date.now()}`;
    for (const odd of [String.raw`\u0000`, "\0", `${"x".repeat(3_970)}${"\u{1F409}".repeat(30)}`])
      await server.request("POST", "/vendor/WORKSHOP/bet", { body: `{"transactionId":"${marker}${odd}"}` });
    await desk.get("/vendors/calls");
    const kept = await server.database.query("select 1 from games_vendor_calls where request like $1", [`%${marker}%`]);
    expect(kept).toHaveLength(3);
    expect((await server.request("POST", "/vendor/%00/bet", { body: "{}" })).status).toBe(404);
  });

  it("the log shows what it is asked for: refused ones, one way, those with an id in them", async () => {
    const desk = await logIn("vendor02");
    const marker = `find-${Date.now()}`;
    const { secret = "" } = (await findIntegration(server.scope, "WORKSHOP")) ?? {};
    await callBack("WORKSHOP", secret, { call: "bet", transactionId: marker });
    const shown = async (query: string) =>
      ((await desk.get(`/vendors/calls?${query}`)).text.match(/href="\/vendors\/calls\/[0-9a-f-]{36}"/g) ?? []).length;
    expect([await shown(`find=${marker}`), await shown(`find=${marker}&show=refused`), await shown(`find=${marker}&show=in`)]).toEqual([
      1, 1, 1,
    ]);
    expect([await shown(`find=${marker}&show=out`), await shown(`find=${marker}-no`), await shown("find=%00%25")]).toEqual([0, 0, 0]);
    expect((await desk.get(`/vendors/calls?find=${marker}-no`)).text).toContain(english["vendors.calls.noneFound"]);
    expect((await desk.get('/vendors/calls?find="><b>&show=junk&find=2')).text).not.toContain('"><b>');
  });

  it("calls are kept in a ring, and for some days", async () => {
    const count = async () =>
      (await server.database.query<{ count: bigint }>("select count(*) from games_vendor_calls where integration_code = 'WORKSHOP'"))[0]
        ?.count;
    const desk = await logIn("vendor02");
    for (let burst = 0; burst < 6; burst += 1) {
      await Promise.all(Array.from({ length: 60 }, () => ask("a secret of somebody else")));
      await desk.get("/vendors/calls");
    }
    const kept = await count();
    expect(kept).toBeGreaterThanOrEqual(300n);
    expect(kept).toBeLessThanOrEqual(360n);
    const before = server.clock.now();
    server.clock.set(new Date(before.getTime() + 16 * 24 * 3_600_000));
    for (const job of vendorDeskJobs) await job.run(server.scope);
    expect(await count()).toBe(0n);
    server.clock.set(before);
  });
});

describe("the acceptance suite", () => {
  const acceptance = vendorDeskJobs.find(({ name }) => name === "games.run_acceptance");

  /** Asks for a run and does what the worker would. */
  async function run(desk: Desk): Promise<void> {
    expect((await desk.post("/vendors/checks")).status).toBe(303);
    await untilOver();
  }

  async function untilOver(): Promise<void> {
    const open = () => server.database.query("select 1 from games_acceptance_runs where finished_at is null");
    while ((await open()).length > 0) await acceptance?.run(server.scope);
  }

  it("calls the vendor's address as the platform does and as a stranger would, and the wallet as the vendor would, and says what came", async () => {
    const desk = await logIn("vendor03");
    await desk.post("/vendors/sandbox", { amount: "10" });
    // The page of a run that is under way grows until it is over.
    expect((await desk.post("/vendors/checks")).status).toBe(303);
    const watching = desk.get("/vendors/checks");
    await untilOver();
    const watched = (await watching).text;
    for (const shown of ["The suite is running", "Your side: your endpoint", "A bet takes its stake exactly", "</html>"])
      expect(watched).toContain(shown);
    const { text } = await desk.get("/vendors/checks");
    for (const passed of [
      "The catalogue is answered",
      "A catalogue call that somebody else signed is refused",
      "A game opens for free play",
      "A game opens for the sandbox member",
      "A game that does not exist is refused",
      "A launch that somebody else signed is refused",
    ])
      expect(text).toMatch(new RegExp(`${passed}[^<]*</span><span class="took">[^<]*</span><span class="tag yes">Passed`));
    expect(text).toMatch(
      /Two hundred bets at once take exactly what the balance covers<\/a><\/span><span class="took">[^<]*<\/span><span class="tag yes">Passed/,
    );
    expect(text).toContain("· 0 failed ·");
    expect((await desk.get("/vendors/calls")).text).toContain("POST /sessions");
    const ofForeignKeys = (await desk.get("/vendors/calls?show=refused")).text.split(english["vendors.signature.foreign"]).length - 1;
    expect(ofForeignKeys).toBe(2);
    const [, address = ""] = /href="(\/vendors\/checks\/\d+)">A bet and its win in one request/.exec(text) ?? [];
    const one = (await desk.get(address)).text;
    for (const shown of [
      "POST /vendor/JUNKET/process",
      "&quot;action&quot;: &quot;win&quot;",
      "Its answer tells the balance 12.00",
      "the bet and its win must answer the balance 12.00",
    ])
      expect(one).toContain(shown);
    // In the reader's language: every case's name, and what is expected of a call.
    for (const [language, code] of [
      ["MY", "my"],
      ["TH", "th"],
      ["TY", "fil"],
    ] as const) {
      const words = (id: MessageId, values = {}) => phrase(code, id, values).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
      const list = (await desk.get("/vendors/checks", { language })).text;
      const ids = Object.values(scenarioParts).flatMap((part) => part.map(({ id }) => id));
      expect(ids.filter((id) => !list.includes(`>${words(`vendors.scenario.${id}`)}</a>`))).toEqual([]);
      const shown = (await desk.get(address, { language })).text;
      expect(shown).toContain(words("vendors.expected.told_balance", { amount: "12.00" }));
      expect(shown).toContain(`<title>${words("vendors.scenario.batch_bet_and_win")}`);
    }
    const other = await logIn("vendor02");
    expect((await other.get(address)).status).toBe(404);
  }, 150_000);

  it("says so where nobody answers at the vendor's address", async () => {
    const desk = await logIn("vendor02");
    // Refused where two are there already.
    await desk.post("/vendors/keys/make");
    await desk.post("/vendors/settings", { baseUrl: "http://127.0.0.1:1", publicUrl: "", networks: "", roundClosing: "vendor" });
    // Of the wallet's cases none has its turn: time is over when the endpoint was asked.
    expect((await desk.post("/vendors/checks")).status).toBe(303);
    expect((await desk.post("/vendors/checks")).status).toBe(422);
    await acceptance?.run(server.scope);
    await server.database.query("update games_acceptance_runs set started_at = started_at - interval '1 hour' where finished_at is null");
    await acceptance?.run(server.scope);
    const failed = (await desk.get("/vendors/checks")).text;
    expect(failed).toMatch(/The catalogue is answered.*Failed/);
    expect(failed.match(/Not run/g)?.length).toBeGreaterThanOrEqual(6);
  });

  it("never calls an address at which a hosting company tells a machine its secrets", async () => {
    const desk = await logIn("vendor02");
    await desk.post("/vendors/settings", { baseUrl: "http://169.254.169.254", publicUrl: "", networks: "", roundClosing: "vendor" });
    expect((await desk.post("/vendors/checks")).status).toBe(303);
    await acceptance?.run(server.scope);
    await server.database.query("update games_acceptance_runs set started_at = started_at - interval '1 hour' where finished_at is null");
    await acceptance?.run(server.scope);
    const checked = (await desk.get("/vendors/checks")).text;
    expect(checked).toContain(english["vendors.check.address"]);
    expect(checked).not.toContain(english["vendors.check.catalogue"]);
  });

  it("asks a vendor who keeps the money for every rule of his wallet, in the log too, and names the one he breaks", async () => {
    const desk = await logIn("vendor04");
    const overview = (await desk.get("/vendors")).text;
    expect(overview).toContain(english["vendors.seen.player"]);
    expect(overview).not.toContain(english["vendors.seen.bet"]);
    await run(desk);
    const { text } = await desk.get("/vendors/checks");
    const walletChecks = Object.entries(english).filter(([id]) => id.startsWith("vendors.check.wallet_"));
    expect(walletChecks).toHaveLength(12);
    for (const [, words] of walletChecks)
      expect(text).toMatch(
        new RegExp(
          `${words}(?:<small class="why[^<]*</small>)?</span><span class="took">[^<]*</span><span class="tag ${words === brokenRule ? "no" : "yes"}`,
        ),
      );
    expect(text).toContain("must be refused, was");
    const calls = await desk.get("/vendors/calls");
    for (const path of ["deposit", "withdraw", "balance", "status"]) expect(calls.text).toContain(`POST /vendor-api/wallet/${path}`);
  });
});

describe("the documentation", () => {
  it("is that whose examples are tested, open to all, and there are no other pages", async () => {
    const { text } = await deskOf().get("/vendors/docs");
    expect(text).toContain('href="/vendors/docs/studio"');
    expect(text).toContain("Rules of all three");
    const page = (await deskOf().get("/vendors/docs/studio")).text;
    expect(page).toContain("curl --silent");
    expect(page).toContain("createHmac");
    for (const name of ["none", "..%2f..%2fREADME", "toString"]) expect((await deskOf().get(`/vendors/docs/${name}`)).status).toBe(404);
  });
});

describe("outside demo mode", () => {
  const production = (vendorDesk: boolean) =>
    startTestServer({ calls: [], answers: [], configuration: { mode: "production", vendorDesk } });

  it("there is no desk unless it is turned on", async () => {
    const off = await production(false);
    try {
      for (const page of ["/vendors", "/vendors/docs", "/vendors/login"]) expect((await off.request("GET", page)).status).toBe(404);
    } finally {
      await off.close();
    }
  });

  it("a vendor's address is the operator's to set, and none is called that the internet does not reach by https", async () => {
    const on = await production(true);
    const { scope, database } = on;
    try {
      await database.tx(async (transaction) => {
        const integration = { code: "WORKSHOP", protocol: "studio", baseUrl: "https://localhost:1", secretReference: "desk" };
        await createIntegration(scope, transaction, integration);
        await openEngineer(scope, transaction, { userName: "vendor02", password, integrationCode: "WORKSHOP" });
      });
      const desk = await logIn("vendor02", on);
      await desk.post("/vendors/keys/make");
      const moved = { baseUrl: "https://10.0.0.1", publicUrl: "", networks: "", roundClosing: "vendor" };
      expect((await desk.post("/vendors/settings", moved)).text).toContain("The platform’s operator sets this address.");
      expect((await desk.post("/vendors/checks")).status).toBe(303);
      for (const job of vendorDeskJobs) if (job.name === "games.run_acceptance") await job.run(scope);
      const [endpoint] = await database.query("select results from games_endpoint_runs");
      expect(endpoint).toEqual({ results: [{ name: "address", outcome: "failed", detail: "", durationMs: 0 }] });
      expect((await desk.get("/vendors/calls")).text).toContain("No call yet");
    } finally {
      await on.close();
    }
  });
});
