import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { createMerchant } from "../../site/create-merchant.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { findSession } from "../find-session.ts";
import { openAccount } from "../open-account.ts";
import { accountsAnswers } from "../routes.ts";

const projectId = "night-house-1";
const host = "firebase.localhost";
const mobileNum = "+66811000001";
let server: TestServer;
let unconfigured: TestServer;
let keys: Server;
let keysServed = true;
let privateKey: CryptoKey;
let strangersKey: CryptoKey;

/** Publishes a set with one RSA key, as the service does. */
async function startKeySet(): Promise<string> {
  const pair = await generateKeyPair("RS256", { extractable: true });
  privateKey = pair.privateKey;
  strangersKey = (await generateKeyPair("RS256")).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "key-1", alg: "RS256", use: "sig" };
  keys = createServer((_request, response) => {
    if (keysServed) response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: [jwk] }));
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => keys.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`;
}

const merchant = {
  code: "FIREBASE",
  name: "Night House",
  defaultLanguage: "EN",
  zone: "Asia/Bangkok",
  currencies: ["THB"],
  theme: "lantern",
  settings: { plainBodies: true },
  hostNames: [host],
  flagsOn: ["SMSLOGIN3", "MOBILENUMREG3", "REGMOBVERF3"],
  switchesOn: [],
  resources: {},
  banners: [],
};

async function start(firebase: { projectId: string; keysUrl: string } | undefined): Promise<TestServer> {
  const started = await startTestServer({
    calls: accountsAnswers.map(({ call }) => call),
    answers: accountsAnswers,
    findSession,
    configuration: { firebase },
  });
  await started.database.tx((transaction) => createMerchant(started.scope, transaction, merchant));
  const found = await findMerchant(started.scope, host);
  if (found === undefined) throw new Error("no merchant");
  await started.database.tx((transaction) =>
    openAccount(started.scope, transaction, found, {
      userName: "somchai",
      passwordHash: undefined,
      memberType: 0,
      currency: "THB",
      language: "EN",
      mobile: { number: mobileNum, proven: true, opensAccount: false },
    }),
  );
  return started;
}

beforeAll(async () => {
  server = await start({ projectId, keysUrl: await startKeySet() });
  unconfigured = await start(undefined);
});
afterAll(async () => {
  await server.close();
  await unconfigured.close();
  await new Promise((resolve) => keys.close(resolve));
});
beforeEach(() => server.database.query("delete from accounts_guesses"));

const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1_000);

interface TokenChange {
  readonly claims?: JWTPayload;
  readonly header?: { readonly alg?: string; readonly kid?: string };
  readonly key?: CryptoKey | Uint8Array;
}

/** A token as Firebase makes it, with what a test changes. */
function token({ claims = {}, header = {}, key = privateKey }: TokenChange = {}): Promise<string> {
  const proper: JWTPayload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: crypto.randomUUID(),
    iat: nowSeconds(),
    exp: nowSeconds() + 3_600,
    auth_time: nowSeconds(),
    phone_number: mobileNum,
    firebase: { identities: { phone: [mobileNum] }, sign_in_provider: "phone" },
  };
  return new SignJWT({ ...proper, ...claims }).setProtectedHeader({ alg: "RS256", kid: "key-1", ...header }).sign(key);
}

const login = (firebaseIdToken: string, change: Record<string, unknown> = {}, at = server) =>
  at.request("POST", "/wps/session/login", {
    host,
    body: {
      type: "firebase",
      firebaseChannel: "sms",
      firebaseIdToken,
      firebaseMobileNo: "0811000001",
      countryDialingCode: "+66",
      ...change,
    },
  });

describe("login by a number that Firebase has proven", () => {
  it("3.3.2, 7.8.3 takes firebaseChannel, firebaseIdToken, firebaseMobileNo and countryDialingCode, and verifies the token", async () => {
    expect(valueOf(await login(await token()))).toMatchObject({ userName: "somchai" });
  });

  it("is off unless configured", async () => {
    expect((await login(await token(), {}, unconfigured)).body).toMatchObject({ errorCode: "accounts.firebase_off" });
  });

  it("takes a token once, also of many at once", async () => {
    const once = await token();
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(once)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(once)).body).toMatchObject({ errorCode: "accounts.firebase_failed" });
  });

  it.each<[string, () => TokenChange]>([
    ["signed by somebody else", () => ({ key: strangersKey })],
    ["signed by a key that is not published", () => ({ header: { kid: "key-2" } })],
    ["signed with a shared secret", () => ({ header: { alg: "HS256" }, key: new TextEncoder().encode("x".repeat(32)) })],
    ["of another project", () => ({ claims: { aud: "another-project", iss: "https://securetoken.google.com/another-project" } })],
    ["of another issuer", () => ({ claims: { iss: "https://accounts.example" } })],
    ["that has run out", () => ({ claims: { exp: nowSeconds() - 60 } })],
    ["whose proof is old", () => ({ claims: { auth_time: nowSeconds() - 11 * 60 } })],
    ["whose proof is yet to come", () => ({ claims: { auth_time: nowSeconds() + 3_600 } })],
    ["about another number", () => ({ claims: { phone_number: "+66811000002" } })],
    ["without a number", () => ({ claims: { phone_number: undefined } })],
    ["of a person who came by e-mail", () => ({ claims: { firebase: { sign_in_provider: "password" } } })],
    ["of nobody", () => ({ claims: { sub: "" } })],
  ])("refuses a token %s", async (_why, change) => {
    expect((await login(await token(change()))).body).toMatchObject({ errorCode: "accounts.firebase_failed" });
  });

  it("refuses what is no token, and one without signature", async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${(await token()).split(".")[1] ?? ""}.`;
    for (const text of ["", "x", "a.b.c", unsigned])
      expect((await login(text)).body).toMatchObject({ errorCode: "accounts.firebase_failed" });
  });

  it("refuses a proven number without account as it does a token that is none", async () => {
    const stranger = await login(await token({ claims: { phone_number: "+66811000003" } }), { firebaseMobileNo: "0811000003" });
    const wrong = await login("a.b.c", { firebaseMobileNo: "0811000003" });
    expect(stranger.body).toEqual(wrong.body);
  });

  it("throttles a thousand tokens", async () => {
    const codes = new Set<unknown>();
    for (let count = 0; count < 20; count += 1)
      for (const answer of await Promise.all(Array.from({ length: 50 }, () => login("a.b.c")))) codes.add(answer.body?.errorCode);
    expect(codes).toEqual(new Set(["accounts.firebase_failed", "accounts.too_many_tries"]));
  }, 120_000);
});

describe("registration by a number that Firebase has proven", () => {
  const register = (number: string, firebaseIdToken: string) =>
    server.request("PUT", "/wps/member/register/mobile", {
      host,
      body: { mobileNum: number, countryDialingCode: "+66", agreed: true, firebaseChannel: "sms", firebaseIdToken },
    });

  it("3.5, 7.8.3 opens the account without a code of ours, and it logs in by it from then on", async () => {
    const claims = { phone_number: "+66811000009" };
    const started = valueOf(await register("0811000009", await token({ claims }))) as { userName: string };
    expect(await server.database.query("select id from delivery_messages where recipient = '+66811000009'")).toEqual([]);
    const again = await login(await token({ claims }), { firebaseMobileNo: "0811000009" });
    expect(valueOf(again)).toMatchObject({ userName: started.userName });
  });

  it("is refused with a token about another number", async () => {
    expect((await register("0811000010", await token())).body).toMatchObject({ errorCode: "accounts.firebase_failed" });
  });
});

it("a login waits for nobody when the service's keys cannot be had: it is refused", async () => {
  keysServed = false;
  const elsewhere = await start({ projectId, keysUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/away` });
  try {
    expect((await login(await token(), {}, elsewhere)).body).toMatchObject({ errorCode: "accounts.firebase_failed" });
  } finally {
    keysServed = true;
    await elsewhere.close();
  }
});
