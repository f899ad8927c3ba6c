import { randomInt, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** The project that the stand-in serves. */
export const standInProject = { projectId: "night-house-1", apiKey: "AIza-night-house-1" } as const;

const siteKey = "site-key-of-night-house";

export interface FirebaseStandIn {
  /** Origin of its API. */
  readonly authUrl: string;
  readonly keysUrl: string;
  readonly recaptchaUrl: string;
  readonly close: () => Promise<void>;
}

interface SentCode {
  readonly phoneNumber: string;
  readonly sessionInfo: string;
  readonly code: string;
}

/**
 * A local Firebase Authentication, as far as a login by SMS asks it (Identity Toolkit, version 1): the key of the check for people, the check's
 * script, `accounts:sendVerificationCode`, `accounts:signInWithPhoneNumber` and the keys of its tokens. The codes that it sent are read at
 * `/emulator/v1/projects/<project>/verificationCodes`, as at the service's own emulator.
 */
export async function startFirebaseStandIn(): Promise<FirebaseStandIn> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "stand-in-1", alg: "RS256", use: "sig" };
  const people = new Set<string>();
  const sent: SentCode[] = [];

  function sendCode({ phoneNumber, recaptchaToken }: Record<string, unknown>): object {
    if (typeof recaptchaToken !== "string" || !people.delete(recaptchaToken)) return failure("INVALID_RECAPTCHA_TOKEN");
    if (typeof phoneNumber !== "string" || !/^\+[1-9]\d{7,14}$/.test(phoneNumber)) return failure("INVALID_PHONE_NUMBER");
    if (phoneNumber.endsWith("0429")) return failure("TOO_MANY_ATTEMPTS_TRY_LATER : Blocked all requests from this device.");
    const sessionInfo = randomUUID();
    sent.push({ phoneNumber, sessionInfo, code: String(randomInt(1_000_000)).padStart(6, "0") });
    return { sessionInfo };
  }

  async function signIn({ sessionInfo, code }: Record<string, unknown>): Promise<object> {
    const found = sent.find((one) => one.sessionInfo === sessionInfo);
    if (found === undefined) return failure("INVALID_SESSION_INFO");
    if (found.code !== code) return failure("INVALID_CODE");
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const { phoneNumber } = found;
    const claims = { phone_number: phoneNumber, firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: "phone" } };
    const idToken = await new SignJWT({ ...claims, auth_time: nowSeconds })
      .setProtectedHeader({ alg: "RS256", kid: jwk.kid })
      .setIssuer(`https://securetoken.google.com/${standInProject.projectId}`)
      .setAudience(standInProject.projectId)
      .setSubject(randomUUID())
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + 3_600)
      .sign(privateKey);
    return { idToken, phoneNumber, expiresIn: "3600", isNewUser: false };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const send = (body: object) => {
      const status = "error" in body ? 400 : 200;
      response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" }).end(JSON.stringify(body));
    };
    if (request.method === "OPTIONS")
      return void response.writeHead(204, { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" }).end();
    if (url.pathname === "/keys") return send({ keys: [jwk] });
    if (url.pathname === "/recaptcha/api.js") {
      const token = randomUUID();
      people.add(token);
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(checkScript(token, url.searchParams.get("onload")));
    }
    if (url.pathname === `/emulator/v1/projects/${standInProject.projectId}/verificationCodes`)
      return send({ verificationCodes: sent.map(({ phoneNumber, sessionInfo, code }) => ({ phoneNumber, sessionInfo, code })) });
    if (url.searchParams.get("key") !== standInProject.apiKey) return send(failure("API_KEY_INVALID"));
    if (url.pathname === "/v1/recaptchaParams") return send({ recaptchaSiteKey: siteKey });
    if (url.pathname === "/v1/accounts:sendVerificationCode") return send(sendCode(await bodyOf(request)));
    if (url.pathname === "/v1/accounts:signInWithPhoneNumber") return send(await signIn(await bodyOf(request)));
    return void response.writeHead(404).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    authUrl,
    keysUrl: `${authUrl}/keys`,
    recaptchaUrl: `${authUrl}/recaptcha/api.js`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An error as the service tells one. */
function failure(message: string): object {
  return { error: { code: 400, message } };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}") as Record<string, unknown>;
}

/** A check by one tap, with the calls that a page makes of the real one. */
function checkScript(token: string, onload: string | null): string {
  return `
    globalThis.grecaptcha = {
      render(id, { sitekey, callback }) {
        const button = document.createElement("button");
        button.textContent = "I am a person";
        button.style.minHeight = "48px";
        button.onclick = () => callback(sitekey === ${JSON.stringify(siteKey)} ? ${JSON.stringify(token)} : "");
        document.getElementById(id).append(button);
        return 0;
      },
    };
    ${onload === null ? "" : `globalThis[${JSON.stringify(onload)}]();`}`;
}
