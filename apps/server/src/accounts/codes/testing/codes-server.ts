import { afterAll, beforeAll, beforeEach } from "vitest";
import { listOutbox, type KeptMessage } from "../../../delivery/list-outbox.ts";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../../http/testing/test-server.ts";
import { createMerchant, type NewMerchant } from "../../../site/create-merchant.ts";
import { findMerchant } from "../../../site/find-merchant.ts";
import { findSession } from "../../find-session.ts";
import { openAccount } from "../../open-account.ts";
import { hashPassword } from "../../password-hash.ts";
import { accountsAnswers } from "../../routes.ts";

/** Every member of these tests has it. */
export const password = "lantern123";
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** Hosts of the merchants: one for most tests, and some with settings of their own. */
export const home = "codes.localhost";
export const withCaptcha = "captchas.localhost";
export const withoutSms = "nosms.localhost";
export const thaiOnly = "thaionly.localhost";
export const small = "small.localhost";

const everyFlag = ["USERNAMEREG3", "SMSLOGIN3", "MOBILENUMREG3", "REGMOBVERF3"];

/** A merchant with login and registration by SMS, and without captchas, unless told otherwise. */
export function merchantAt(host: string, settings: Record<string, unknown> = {}, flagsOn: readonly string[] = everyFlag): NewMerchant {
  return {
    code: host.split(".")[0]?.toUpperCase() ?? "",
    name: "Night House",
    defaultLanguage: "EN",
    zone: "Asia/Bangkok",
    currencies: ["THB"],
    theme: "lantern",
    settings: { plainBodies: true, captchaBeforeCode: false, countryDialingCode: "+66", ...settings },
    hostNames: [host],
    flagsOn,
    switchesOn: [],
    resources: {},
    banners: [],
  };
}

export const accountsServer = {
  calls: accountsAnswers.map(({ call }) => call),
  answers: accountsAnswers,
  findSession,
  // So that tests may come from several addresses.
  configuration: { trustProxy: true },
};

/** Starts a server with those merchants for the tests of a block; before each of them a day passes and nothing was sent or guessed yet. */
export function useCodesServer(database: "postgres" | "embedded") {
  let server: TestServer;
  const running = () => server;

  beforeAll(async () => {
    server = await startTestServer({ ...accountsServer, database });
    await server.database.tx(async (transaction) => {
      await createMerchant(server.scope, transaction, merchantAt(home));
      await createMerchant(server.scope, transaction, merchantAt(withCaptcha, { captchaBeforeCode: true }));
      await createMerchant(server.scope, transaction, merchantAt(withoutSms, {}, ["USERNAMEREG3"]));
      await createMerchant(server.scope, transaction, merchantAt(thaiOnly, { smsDialingCodes: ["+66"] }));
      await createMerchant(server.scope, transaction, merchantAt(small, { codesOfNeighboursPerHour: 4, codesOfMerchantPerDay: 6 }));
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.advance(25 * hourMs);
    for (const table of ["delivery_messages", "accounts_code_counts", "accounts_codes", "accounts_guesses"])
      await server.database.query(`delete from ${table}`);
  });

  /** Opens a Thai-speaking member whose number and address are proven. */
  async function openMember(userName: string, contact: { mobileNum?: string; email?: string; host?: string } = {}): Promise<string> {
    const merchant = await findMerchant(server.scope, contact.host ?? home);
    if (merchant === undefined) throw new Error("no merchant");
    const passwordHash = await hashPassword(password);
    const member = await server.database.tx((transaction) =>
      openAccount(server.scope, transaction, merchant, {
        userName,
        passwordHash,
        memberType: 0,
        currency: "THB",
        language: "TH",
        ...(contact.mobileNum === undefined ? {} : { mobile: { number: contact.mobileNum, proven: true, opensAccount: false } }),
        ...(contact.email === undefined ? {} : { email: contact.email, emailProven: true }),
      }),
    );
    if (member === undefined) throw new Error(`${userName} is taken`);
    return member.id;
  }

  const post = (path: string, body: Record<string, unknown>, host = home) => server.request("POST", path, { body, host });
  const askLoginCode = (mobileNum: string, host = home) =>
    post("/wps/verification/sms/noLogin", { mobileNum, countryDialingCode: "+66" }, host);
  /** The refusal, or `sent`. */
  const askLoginCodeFrom = async (address: string, mobileNum: string): Promise<string> => {
    const body = { mobileNum, countryDialingCode: "+66" };
    const headers = { "x-forwarded-for": address };
    return (await server.request("POST", "/wps/verification/sms/noLogin", { host: home, headers, body })).body?.errorCode ?? "sent";
  };
  const askRegistrationCode = (mobileNum: string) => post("/wps/verification/sms/register", { mobileNum, countryDialingCode: "+66" });
  const loginBySms = (username: string, code: string, host = home) =>
    post("/wps/session/login", { type: "sms", username, password: code, countryDialingCode: "+66" }, host);
  /** The token of a login by password. */
  const logIn = async (username: string) => (valueOf(await post("/wps/session/login", { username, password })) as { token: string }).token;
  /** The cookie of a browser that the member has logged in with. */
  async function deviceOf(username: string): Promise<string> {
    const [cookie = ""] = (await post("/wps/session/login", { username, password })).headers.getSetCookie();
    return cookie.slice(0, cookie.indexOf(";"));
  }
  const asMember = (token: string, path: string, body: Record<string, unknown>) =>
    server.request("POST", path, { host: home, headers: { Authorization: token }, body });
  const resetPassword = (body: Record<string, unknown>) => server.request("PUT", "/wps/member/password/verification", { host: home, body });

  const messages = (): Promise<KeptMessage[]> => listOutbox(server.database);
  async function lastCode(recipient: string): Promise<string> {
    const code = (await messages()).find((message) => message.recipient === recipient)?.facts["code"];
    if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
    return code;
  }

  return {
    running,
    openMember,
    post,
    askLoginCode,
    askLoginCodeFrom,
    askRegistrationCode,
    loginBySms,
    logIn,
    deviceOf,
    asMember,
    resetPassword,
    messages,
    lastCode,
  };
}

/** From when on the next code may be asked for, as an answer says. */
export const expirationOf = (answer: TestAnswer) => (valueOf(answer) as { expirationTime: number }).expirationTime;
