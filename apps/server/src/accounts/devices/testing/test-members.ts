import { valueOf, type TestAnswer, type TestRequest, type TestServer } from "../../../http/testing/test-server.ts";
import { findMerchant } from "../../../site/find-merchant.ts";
import { openAccount } from "../../open-account.ts";
import { hashPassword } from "../../password-hash.ts";

export const testPassword = "lantern123";
/** Made once: strong hashes take their time. */
let testPasswordHash: Promise<string> | undefined;

/** Opens an account at LANTERN with `testPassword`. Returns its id. */
export async function openTestMember({ scope, database }: TestServer, userName: string, memberType = 0): Promise<string> {
  const merchant = await findMerchant(scope, "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  testPasswordHash ??= hashPassword(testPassword);
  const account = { userName, passwordHash: await testPasswordHash, memberType, currency: "THB", language: "EN" };
  const member = await database.tx((transaction) => openAccount(scope, transaction, merchant, account));
  if (member === undefined) throw new Error(`${userName} is taken`);
  return member.id;
}

/** A browser with a cookie jar and, once it has logged in, a session. */
export class TestBrowser {
  readonly #server: TestServer;
  readonly #userAgent: string;
  cookie: string | undefined;
  token: string | undefined;

  constructor(server: TestServer, userAgent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36") {
    this.#server = server;
    this.#userAgent = userAgent;
  }

  async request(method: string, path: string, body?: unknown, options: Omit<TestRequest, "body"> = {}): Promise<TestAnswer> {
    const answer = await this.#server.request(method, path, {
      host: "localhost",
      ...options,
      headers: {
        "user-agent": this.#userAgent,
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(this.token === undefined ? {} : { authorization: this.token }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.slice(0, set.indexOf(";"));
    return answer;
  }

  /** Logs in by password and keeps the session; throws where that is refused. */
  async logIn(username: string, change: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    this.token = undefined;
    const answer = await this.request("POST", "/wps/session/login", { username, password: testPassword, ...change });
    const started = valueOf(answer) as Record<string, unknown>;
    this.token = String(started["token"]);
    return started;
  }
}
