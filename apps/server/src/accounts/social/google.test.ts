import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { valueOf, type TestServer } from "../../http/testing/test-server.ts";
import type { IdentityProvider } from "./testing/identity-provider.ts";
import { testClients } from "./testing/test-clients.ts";
import {
  linkAtProvider,
  openSocialMember,
  pageOrigin,
  signInAtProvider,
  SocialBrowser,
  socialHost,
  type SocialHouse,
  startSocialHouse,
  startSocialServer,
  ticketIn,
  untilOffered,
} from "./testing/social-server.ts";

let house: SocialHouse;
let provider: IdentityProvider;
let server: TestServer;

beforeAll(async () => {
  house = await startSocialHouse(["google"]);
  ({ provider, server } = house);
});
afterAll(() => house.close());

const expired = "#social-fault=expired";
const failed = "#social-fault=failed";

/** A browser that has come back from the provider with its code, which nobody has taken yet. */
async function comingBack(login: string) {
  const browser = new SocialBrowser(server);
  return { browser, callback: await signInAtProvider(await browser.begin("google"), login) };
}

describe("a login by the OpenID Connect provider", () => {
  it("2.20.2 asks with state, nonce and the hash of a verifier, and logs in whom the person is linked to", async () => {
    const memberId = await openSocialMember(server, "linked_one");
    const owner = new SocialBrowser(server);
    await owner.logIn("linked_one");
    expect((await linkAtProvider(owner, "google", "somchai")).status).toBe(200);

    const browser = new SocialBrowser(server);
    const address = await browser.begin("google", { from: "/m/vip?x=1" });
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: "code",
      client_id: testClients.google.clientId,
      redirect_uri: `${pageOrigin}/wps/session/social/google/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const page = await browser.comeBack(await signInAtProvider(address, "somchai"));
    expect(page.pathname + page.search).toBe("/m/login?from=%2Fm%2Fvip%3Fx%3D1");
    const started = await browser.enter(page);
    expect(valueOf(started)).toMatchObject({ userName: "linked_one", token: expect.stringMatching(/^[\w-]{43}$/) });
    const [session] = await server.database.query("select member_id from accounts_sessions order by id desc limit 1");
    expect(session).toEqual({ member_id: memberId });
    expect((await browser.enter(page)).body).toMatchObject({ errorCode: "accounts.social_expired" });
  });

  it("of a person who is linked to nobody makes no account, also where an account has his address", async () => {
    const memberId = await openSocialMember(server, "same_address");
    await server.database.query("update accounts_members set email = $2, email_verified_at = registered_at where id = $1", [
      memberId,
      "nilar@people.example",
    ]);
    const [before] = await server.database.query("select count(*)::int as members from accounts_members");
    const { browser, callback } = await comingBack("nilar");
    const answer = await browser.enter(await browser.comeBack(callback));
    expect(answer.body).toMatchObject({
      errorCode: "accounts.social_not_linked",
      value: { provider: "google", displayName: "nilar", email: "nilar@people.example", ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await server.database.query("select count(*)::int as members from accounts_members")).toEqual([before]);
  });

  it("a state is good in the browser that it was made for, once, and at its own service", async () => {
    const { browser, callback } = await comingBack("thida");
    const stranger = new SocialBrowser(server);
    await stranger.begin("google");
    expect((await stranger.comeBack(callback)).hash).toBe(expired);
    expect((await new SocialBrowser(server).comeBack(callback)).hash).toBe(expired);
    const elsewhere = new URL(callback);
    elsewhere.pathname = elsewhere.pathname.replace("google", "facebook");
    expect((await browser.comeBack(elsewhere)).hash).toBe(expired);
    const wrong = new URL(callback);
    wrong.searchParams.set("state", "x".repeat(43));
    expect((await browser.comeBack(wrong)).hash).toBe(expired);
    const page = await browser.comeBack(callback);
    expect((await browser.comeBack(callback)).hash).toBe(expired);
    expect((await stranger.enter(page)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    expect((await browser.enter(page)).body).toMatchObject({ errorCode: "accounts.social_not_linked" });
  });

  it("a state and a ticket have their time", async () => {
    const late = await comingBack("late");
    server.clock.advance(16 * 60_000);
    expect((await late.browser.comeBack(late.callback)).hash).toBe(expired);
    const second = await comingBack("late");
    const page = await second.browser.comeBack(second.callback);
    server.clock.advance(6 * 60_000);
    expect((await second.browser.enter(page)).body).toMatchObject({ errorCode: "accounts.social_expired" });
  });

  it("a code of another person, or of none, opens nothing: it does not fit the verifier", async () => {
    const thief = await comingBack("victim");
    const victim = await comingBack("victim");
    const mixed = new URL(thief.callback);
    mixed.searchParams.set("code", victim.callback.searchParams.get("code") ?? "");
    expect((await thief.browser.comeBack(mixed)).hash).toBe(failed);
    const guessed = await comingBack("victim");
    guessed.callback.searchParams.set("code", "a-guess");
    expect((await guessed.browser.comeBack(guessed.callback)).hash).toBe(failed);
  });

  it("an answer in the name of another issuer is refused", async () => {
    const { browser, callback } = await comingBack("mixed_up");
    callback.searchParams.set("iss", "https://evil.example");
    expect((await browser.comeBack(callback)).hash).toBe(failed);
  });

  it("comes back with a word where the person did not want to", async () => {
    const { browser, callback } = await comingBack("");
    expect((await browser.comeBack(callback)).href).toBe(`${pageOrigin}/m/login#social-fault=cancelled`);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/m/\\..\\x", "javascript:alert(1)", "/m/vip\nx", "m/vip"])(
    "leads to no address of elsewhere: %j",
    async (from) => {
      const browser = new SocialBrowser(server);
      const page = await browser.comeBack(await signInAtProvider(await browser.begin("google", { from }), "anyone"));
      expect(page.origin + page.pathname + page.search).toBe(`${pageOrigin}/m/login`);
    },
  );

  it.each(["https://evil.example", "http://evil.example:8430", `ftp://${socialHost}`, "null", `https://${socialHost}.evil.example`])(
    "begins at a page of this host alone: %s",
    async (origin) => {
      const browser = new SocialBrowser(server);
      const answer = await browser.request("POST", "/wps/session/social", { provider: "google", origin });
      expect(answer.body).toMatchObject({ errorCode: "accounts.social_off" });
    },
  );

  it("is not kept by anything on the way", async () => {
    const { browser, callback } = await comingBack("private");
    const answer = await browser.request("GET", callback.pathname + callback.search);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("2.20.2 what is offered", () => {
  it("names the services whose flag is on and that are ready; another merchant, or another platform, has none", async () => {
    const offered = async (at: TestServer, host: string) =>
      (valueOf(await at.request("GET", "/wps/system/status", { host })) as { info: { socialProviders: string[] } }).info.socialProviders;
    expect((await offered(server, socialHost)).toSorted()).toEqual(["facebook", "google", "telegram"]);
    expect(await offered(server, "jade.localhost")).toEqual([]);
    const unready = await startSocialServer({
      google: { ...testClients.google, issuer: "http://127.0.0.1:9" },
      facebook: undefined,
      telegram: undefined,
    });
    try {
      expect(await offered(unready, socialHost)).toEqual([]);
      for (const name of ["google", "facebook", "telegram"]) {
        const begun = await unready.request("POST", "/wps/session/social", {
          host: socialHost,
          body: { provider: name, origin: pageOrigin },
        });
        expect(begun.body).toMatchObject({ errorCode: "accounts.social_off" });
      }
    } finally {
      await unready.close();
    }
  });
});

describe("an identity token", () => {
  let forger: Server;
  let forged: TestServer;
  let issuer: string;
  let idToken = "";
  let key: CryptoKey;
  let strangersKey: CryptoKey;

  beforeAll(async () => {
    const pair = await generateKeyPair("RS256");
    key = pair.privateKey;
    strangersKey = (await generateKeyPair("RS256")).privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: "key-1", alg: "RS256", use: "sig" };
    forger = createServer((request, response) => {
      const answers: Record<string, unknown> = {
        "/.well-known/openid-configuration": {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
        },
        "/jwks": { keys: [jwk] },
        "/token": { access_token: "access", token_type: "Bearer", id_token: idToken },
      };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answers[request.url ?? ""] ?? {}));
    });
    await new Promise<void>((resolve) => {
      forger.listen(0, "127.0.0.1", resolve);
    });
    issuer = `http://127.0.0.1:${(forger.address() as AddressInfo).port}`;
    forged = await startSocialServer({ google: { ...testClients.google, issuer }, facebook: undefined, telegram: undefined });
    await untilOffered(forged, "google");
  });
  afterAll(async () => {
    await forged.close();
    forger.closeAllConnections();
    await new Promise((resolve) => forger.close(resolve));
  });

  interface Change {
    readonly claims?: Readonly<Record<string, unknown>>;
    readonly header?: { readonly alg?: string; readonly kid?: string };
    readonly key?: CryptoKey | Uint8Array;
    readonly text?: (token: string) => string;
  }

  /** A sign-in at a provider that states whatever the test wants. */
  async function statedBy({ claims = {}, header = {}, key: signer = key, text = (token) => token }: Change): Promise<string> {
    const browser = new SocialBrowser(forged);
    const address = await browser.begin("google");
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const proper = {
      iss: issuer,
      aud: testClients.google.clientId,
      sub: "somebody",
      nonce: address.searchParams.get("nonce") ?? "",
      iat: nowSeconds,
      exp: nowSeconds + 600,
    };
    const token = await new SignJWT({ ...proper, ...claims }).setProtectedHeader({ alg: "RS256", kid: "key-1", ...header }).sign(signer);
    idToken = text(token);
    const callback = new URL(address.searchParams.get("redirect_uri") ?? "");
    callback.search = new URLSearchParams({ code: "a-code", state: address.searchParams.get("state") ?? "" }).toString();
    return (await browser.comeBack(callback)).hash;
  }

  it("that is proper is taken", async () => {
    expect(await statedBy({})).toMatch(/^#social=[\w-]{43}$/);
  });

  const hourAgo = Math.floor(Date.now() / 1_000) - 3_600;
  const unsigned = (token: string) => `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1] ?? ""}.`;
  it.each<[string, Change]>([
    ["with another nonce", { claims: { nonce: "another" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["for another client", { claims: { aud: "another-client" } }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["that has run out", { claims: { iat: hourAgo - 600, exp: hourAgo } }],
    ["without an end", { claims: { exp: undefined } }],
    ["of nobody", { claims: { sub: undefined } }],
    ["whose subject is empty", { claims: { sub: "" } }],
    [
      "signed by somebody else",
      {
        get key() {
          return strangersKey;
        },
      },
    ],
    ["signed by a key that is not published", { header: { kid: "key-2" } }],
    ["signed with the client's secret", { header: { alg: "HS256" }, key: new TextEncoder().encode(testClients.google.clientSecret) }],
    ["that is not signed", { text: unsigned }],
    ["whose signature was cut off", { text: (token) => token.slice(0, token.lastIndexOf(".") + 1) }],
    ["that is none", { text: () => "a.b.c" }],
  ])("%s is refused", async (_why, change) => {
    expect(await statedBy(change)).toBe(failed);
  });
});

describe("two-step login", () => {
  it("still asks for the second factor of who came by a service", async () => {
    const memberId = await openSocialMember(server, "two_steps");
    const owner = new SocialBrowser(server);
    await owner.logIn("two_steps");
    await linkAtProvider(owner, "google", "two_steps");
    await server.database.query(
      "insert into accounts_authenticators (member_id, wrapped_secret, created_at, confirmed_at) values ($1, $2, now(), now())",
      [memberId, Buffer.from("x")],
    );
    const { browser, callback } = await comingBack("two_steps");
    const page = await browser.comeBack(callback);
    expect(ticketIn(page)).toHaveLength(43);
    expect((await browser.enter(page)).body).toMatchObject({
      errorCode: "accounts.second_factor_required",
      value: { ticket: expect.any(String) },
    });
  });
});
