import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { testClients } from "./testing/test-clients.ts";
import {
  linkAtProvider,
  openSocialOwner,
  pageOrigin,
  signInAt,
  signInAtProvider,
  SocialBrowser,
  type SocialHouse,
  startSocialHouse,
  startSocialServer,
} from "./testing/social-server.ts";

let house: SocialHouse;
let server: TestServer;
/** The same, with a secret of the app that is not the one at the service. */
let unproven: TestServer;

beforeAll(async () => {
  house = await startSocialHouse();
  const { provider } = house;
  server = house.server;
  const facebook = { ...testClients.facebook, ...provider.facebook, appSecret: "not-the-secret" };
  unproven = await startSocialServer({ ...signInAt(provider), facebook });
});
afterAll(async () => {
  await unproven.close();
  await house.close();
});

describe("a login by Facebook", () => {
  it("2.20.2 asks for a code with state and the hash of a verifier, and logs in whom the person is linked to", async () => {
    const owner = await openSocialOwner(server, "linked_one");
    expect(valueOf(await linkAtProvider(owner, "facebook", "somchai"))).toMatchObject({ provider: "facebook", displayName: "somchai" });

    const browser = new SocialBrowser(server);
    const address = await browser.begin("facebook");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: testClients.facebook.appId,
      redirect_uri: `${pageOrigin}/wps/session/social/facebook/callback`,
      scope: "public_profile,email",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const callback = await signInAtProvider(address, "somchai");
    const page = await browser.comeBack(callback);
    expect(valueOf(await browser.enter(page))).toMatchObject({ userName: "linked_one" });
    expect((await browser.comeBack(callback)).hash).toBe("#social-fault=expired");
  });

  it("is refused where the app cannot show that its secret is its own", async () => {
    const browser = new SocialBrowser(unproven);
    const page = await browser.comeBack(await signInAtProvider(await browser.begin("facebook"), "somchai"));
    expect(page.hash).toBe("#social-fault=failed");
  });

  it("a code of another sign-in opens nothing", async () => {
    const thief = new SocialBrowser(server);
    const victim = new SocialBrowser(server);
    const back = await signInAtProvider(await thief.begin("facebook"), "thief");
    const stolen = await signInAtProvider(await victim.begin("facebook"), "somchai");
    back.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    expect((await thief.comeBack(back)).hash).toBe("#social-fault=failed");
  });

  it("comes back with a word where the person did not want to", async () => {
    const browser = new SocialBrowser(server);
    const page = await browser.comeBack(await signInAtProvider(await browser.begin("facebook"), ""));
    expect(page.href).toBe(`${pageOrigin}/m/login#social-fault=cancelled`);
  });
});
