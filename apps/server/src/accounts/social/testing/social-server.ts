import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../../http/testing/test-server.ts";
import type { SignInConfiguration } from "../../../platform/configuration.ts";
import { createMerchant } from "../../../site/create-merchant.ts";
import { demoMerchants } from "../../../site/demo-merchants.ts";
import { findMerchant } from "../../../site/find-merchant.ts";
import { siteAnswers } from "../../../site/routes.ts";
import { TestBrowser, testPassword } from "../../devices/testing/test-members.ts";
import { findSession } from "../../find-session.ts";
import { accountsAnswers } from "../../routes.ts";
import { openAccount } from "../../open-account.ts";
import { hashPassword } from "../../password-hash.ts";
import { socialCallback } from "../../../http/social-callback.ts";
import { startIdentityProvider, type IdentityProvider } from "./identity-provider.ts";
import { testClients } from "./test-clients.ts";

export const socialHost = "social.example.localhost";
export const pageOrigin = `http://${socialHost}:8430`;

/** Everything that can be configured, at a provider of this machine. */
export function signInAt({
  issuer,
  facebook,
  telegramUrl,
}: Pick<IdentityProvider, "issuer" | "facebook" | "telegramUrl">): SignInConfiguration {
  return {
    google: { ...testClients.google, issuer },
    facebook: { ...testClients.facebook, ...facebook },
    telegram: { ...testClients.telegram, oauthUrl: telegramUrl },
  };
}

/** A platform with a merchant that has every sign-in switched on. */
export async function startSocialServer(signIn: SignInConfiguration): Promise<TestServer> {
  const answers = [...accountsAnswers, ...siteAnswers];
  const server = await startTestServer({
    calls: answers.map(({ call }) => call),
    answers,
    findSession,
    plugins: [socialCallback],
    configuration: { signIn },
  });
  const [lantern] = demoMerchants;
  if (lantern === undefined) throw new Error("no demo merchant");
  await server.database.tx((transaction) =>
    createMerchant(server.scope, transaction, {
      ...lantern,
      code: "SOCIAL",
      hostNames: [socialHost],
      flagsOn: ["USERNAMEREG3", "TELEGRAMLOGIN3", "FACEBOOKLOGIN3", "GOOGLELOGIN3"],
    }),
  );
  return server;
}

export interface SocialHouse {
  /** The outside services, and the platform that asks them. */
  readonly provider: IdentityProvider;
  readonly server: TestServer;
  readonly close: () => Promise<void>;
}

/** That platform with the services it is configured for; ready once it has learned how each of `offered` is to be asked. */
export async function startSocialHouse(offered: readonly string[] = []): Promise<SocialHouse> {
  const provider = await startIdentityProvider({ pageOrigins: [pageOrigin] });
  const server = await startSocialServer(signInAt(provider));
  for (const name of offered) await untilOffered(server, name);
  const close = async () => {
    await server.close();
    await provider.close();
  };
  return { provider, server, close };
}

/** A person's browser at that merchant. */
export class SocialBrowser extends TestBrowser {
  override request(method: string, path: string, body?: unknown, options: Parameters<TestBrowser["request"]>[3] = {}): Promise<TestAnswer> {
    return super.request(method, path, body, { host: socialHost, ...options });
  }

  /** Begins a login; where the browser is to go. */
  async begin(provider: string, change: Record<string, unknown> = {}): Promise<URL> {
    const begun = await this.request("POST", "/wps/session/social", { provider, origin: pageOrigin, ...change });
    return new URL((valueOf(begun) as { address: string }).address);
  }

  /** Follows a way back to the platform; the page of the app to which it leads on. */
  async comeBack(callback: URL): Promise<URL> {
    const answer = await this.request("GET", callback.pathname + callback.search);
    if (answer.status !== 303) throw new Error(`${answer.status} ${answer.text}`);
    return new URL(answer.headers.get("location") ?? "", pageOrigin);
  }

  enter(page: URL): Promise<TestAnswer> {
    return this.request("POST", "/wps/session/social/login", { ticket: ticketIn(page) });
  }
}

/** The ticket in the fragment of a page of the app. */
export function ticketIn(page: URL): string {
  const ticket = new URLSearchParams(page.hash.slice(1)).get("social");
  if (ticket === null) throw new Error(`no ticket in ${page.href}`);
  return ticket;
}

/** Shows who one is at the provider, as a browser does, and is sent back; without a name the person does not want to. */
export async function signInAtProvider(address: URL, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = { url: address, init: {} as RequestInit };
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next.url, { ...next.init, redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    if (location === null && response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    if (location === null) next = { url: next.url, init: { method: "POST", body: new URLSearchParams({ login }) } };
    else next = { url: new URL(location, next.url), init: {} };
    if (next.url.origin === pageOrigin) return next.url;
  }
  throw new Error("the provider goes round in circles");
}

/** Opens a member's account at the merchant of these tests; without a password where it is to have none. */
export async function openSocialMember(
  { scope, database }: TestServer,
  userName: string,
  { withPassword = true }: { readonly withPassword?: boolean } = {},
): Promise<string> {
  const merchant = await findMerchant(scope, socialHost);
  if (merchant === undefined) throw new Error("no merchant");
  const passwordHash = withPassword ? await hashPassword(testPassword) : undefined;
  const account = { userName, passwordHash, memberType: 0, currency: "THB", language: "EN" };
  const member = await database.tx((transaction) => openAccount(scope, transaction, merchant, account));
  if (member === undefined) throw new Error(`${userName} is taken`);
  return member.id;
}

/** Opens a member's account and logs in to it. */
export async function openSocialOwner(server: TestServer, userName: string): Promise<SocialBrowser> {
  await openSocialMember(server, userName);
  const browser = new SocialBrowser(server);
  await browser.logIn(userName);
  return browser;
}

/** A member's browser, logged in and linked to who he is at a service. */
export async function linkAtProvider(browser: SocialBrowser, provider: "google" | "facebook", login: string): Promise<TestAnswer> {
  const begun = await browser.request("POST", `/wps/member/identities/${provider}/link`, { origin: pageOrigin, password: testPassword });
  const callback = await signInAtProvider(new URL((valueOf(begun) as { address: string }).address), login);
  return browser.request("POST", "/wps/member/identities", { ticket: ticketIn(await browser.comeBack(callback)) });
}

/** Waits until the platform has learned how a service is to be asked. */
export async function untilOffered(server: TestServer, provider: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const status = valueOf(await server.request("GET", "/wps/system/status", { host: socialHost })) as {
      info: { socialProviders: readonly string[] };
    };
    if (status.info.socialProviders.includes(provider)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new Error(`${provider} is not offered`);
}
