import { rememberCredentials } from "@lantern/mobile/features/accounts/login/remembered-credentials.ts";
import type { KeyStore } from "@lantern/mobile/shared/session/local-keys.ts";
import { makeSessionStore } from "@lantern/mobile/shared/session/session-store.ts";
import { callHouse } from "./call-house.ts";
import type { Phone } from "./phone.ts";

/** Every demo account has this password. */
export const demoPassword = "lantern123";

/** What a journey needs beside the page: the headers of a call in the session's name. */
export interface LoggedIn {
  readonly headers: { readonly Authorization: string };
}

interface SessionStart {
  readonly token: string;
  readonly userName: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
  readonly language: string;
  readonly deviceCredential?: string;
}

interface Status {
  readonly info: {
    readonly merchant: { readonly code: string; readonly defaultLanguage: string };
    readonly sms: { readonly countryDialingCode: string };
  };
}

/**
 * Leaves the phone as a login by the form with its usual choices does: the platform gave the device its cookie, the app's own code laid the
 * session and what the device remembers into the browser's storage. No page of the app is open then: go to one.
 */
export async function logIn(phone: Phone, userName = "demo03", password = demoPassword): Promise<LoggedIn> {
  const { page, context, origin } = phone;
  const status = await callHouse<Status>(context, `${origin}/wps/system/status`);
  const { merchant, sms } = status.info;
  const language = (await context.cookies(origin)).find(({ name }) => name === "language")?.value ?? merchant.defaultLanguage;
  // Any document of the house, so that its storage can be reached.
  await page.goto(`${origin}/healthz`);
  const start = await callHouse<SessionStart>(context, `${origin}/wps/session/login`, {
    method: "POST",
    headers: {
      "user-agent": await page.evaluate(() => navigator.userAgent),
      Merchant: merchant.code,
      Language: language,
      Device: "WEB",
    },
    body: { username: userName, password, type: "username", rememberDevice: true },
  });
  if (language === merchant.defaultLanguage && start.language !== language)
    throw new Error(`the page would change to ${userName}'s language with the login: let it be typed (logInByForm)`);
  const { token, firstTimeLogin, customerType: type, deviceCredential } = start;
  const [local, session] = [notes(), notes()];
  rememberCredentials(local.store, {
    username: userName,
    loginType: "password",
    countryDialingCode: sms.countryDialingCode,
    deviceCredential,
  });
  const info = { token, merchantCode: merchant.code, userName: start.userName, type, firstTimeLogin };
  makeSessionStore({ merchantCode: merchant.code, local: local.store, session: session.store }).begin(info, { autoLogin: true });
  await page.evaluate(
    (lists) => {
      for (const [storage, list] of [
        [localStorage, lists.local],
        [sessionStorage, lists.session],
      ] as const)
        for (const [key, value] of list) {
          if (value === null) storage.removeItem(key);
          else storage.setItem(key, value);
        }
    },
    { local: local.list(), session: session.list() },
  );
  return { headers: { Authorization: token } };
}

/** Logs in by the login page, as a person does, and waits until it has led on. */
export async function logInByForm({ page, go }: Phone, userName: string, password = demoPassword): Promise<void> {
  await go("/m/login");
  await page.locator("input[name=loginUsername]").fill(userName);
  // Where the device is remembered its credential stands in the password's place.
  const usePassword = page.locator("[data-remembered] button");
  if ((await usePassword.count()) > 0) await usePassword.click();
  await page.locator("input[name=loginPassword]").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}

/** Storage that only writes down what is to be laid into the browser's. */
function notes(): { readonly store: KeyStore; readonly list: () => (readonly [string, string | null])[] } {
  const noted = new Map<string, string | null>();
  return {
    store: {
      get: (key) => noted.get(key) ?? null,
      set: (key, value) => void noted.set(key, value),
      remove: (key) => void noted.set(key, null),
    },
    list: () => [...noted],
  };
}
