import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { Provider, type Configuration } from "oidc-provider";
import { signedTelegramData } from "./telegram-data.ts";
import { testClients } from "./test-clients.ts";

/** Facebook parts its permissions by commas. */
const facebookScope = "public_profile,email";

/** Sign-in services on this machine: an OpenID Connect server, which plays Facebook's code flow too, with a stand-in of `/me` and of Telegram's page. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly facebook: { readonly dialogUrl: string; readonly graphUrl: string };
  readonly telegramUrl: string;
  close(): Promise<void>;
}

export interface IdentityProviderOptions {
  /** Scheme, host and port of the pages that people come from. */
  readonly pageOrigins: readonly string[];
}

/** Starts the services on a free port of 127.0.0.1. Whoever types a name there is let in under it, without a password. */
export async function startIdentityProvider({ pageOrigins }: IdentityProviderOptions): Promise<IdentityProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async () => undefined;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await configurationOf(pageOrigins));
  const callback = provider.callback();
  answer = async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname.startsWith("/interaction/")) return answerInteraction(provider, request, response);
    if (url.pathname === "/graph/me") return answerMe(provider, { request, response, url });
    if (url.pathname.startsWith("/telegram/")) return answerTelegram(request, response, url);
    return callback(request, response);
  };
  return {
    issuer,
    facebook: { dialogUrl: `${issuer}/auth`, graphUrl: `${issuer}/graph` },
    telegramUrl: `${issuer}/telegram`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function configurationOf(pageOrigins: readonly string[]): Promise<Configuration> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const { google, facebook } = testClients;
  const client = (id: string, secret: string, name: string) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: pageOrigins.map((origin) => `${origin}/wps/session/social/${name}/callback`),
    token_endpoint_auth_method: "client_secret_post" as const,
  });
  return {
    clients: [client(google.clientId, google.clientSecret, "google"), client(facebook.appId, facebook.appSecret, "facebook")],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "key-1", alg: "RS256", use: "sig" }] },
    cookies: { keys: ["a key of the provider's cookies"] },
    scopes: ["openid", "profile", "email", facebookScope],
    routes: { token: "/graph/oauth/access_token" },
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 3_600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, name: id, email: `${id}@people.example`, email_verified: true }),
    }),
    // Nobody is asked for his consent: whoever has shown who he is goes back at once.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope(`openid profile email ${facebookScope}`);
      await grant.save();
      return grant;
    },
  };
}

async function answerInteraction(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") return sendPage(response);
  const form = new URLSearchParams(await bodyOf(request));
  const login = form.get("login") ?? "";
  const denied = { error: "access_denied", error_description: "The person did not want to." };
  await provider.interactionFinished(request, response, login === "" ? denied : { login: { accountId: login } });
}

/** The id of a person at Facebook's stand-in, which is of digits. */
export function facebookIdOf(login: string): string {
  return BigInt(`0x${createHash("sha256").update(login).digest("hex").slice(0, 12)}`).toString();
}

interface MeRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** Facebook's `/me`: for a token that it gave, with the proof that the app's secret is known. */
async function answerMe(provider: Provider, { request, response, url }: MeRequest): Promise<void> {
  const token = request.headers.authorization?.replace(/^Bearer /i, "") ?? "";
  const proof = createHmac("sha256", testClients.facebook.appSecret).update(token).digest("hex");
  const known = await provider.AccessToken.find(token);
  const good = known?.accountId !== undefined && url.searchParams.get("appsecret_proof") === proof;
  const me = good
    ? { id: facebookIdOf(known.accountId), name: known.accountId, email: `${known.accountId}@people.example` }
    : { error: { message: "Invalid appsecret_proof provided in the API argument", type: "GraphMethodException", code: 100 } };
  response.writeHead(good ? 200 : 400, { "content-type": "application/json" }).end(JSON.stringify(me));
}

/** Telegram's page: sends the browser back with what it signs in the fragment, or with `false`. */
async function answerTelegram(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  if (request.method !== "POST") return sendPage(response);
  const login = new URLSearchParams(await bodyOf(request)).get("login") ?? "";
  const data = signedTelegramData({ first_name: login, id: Number(facebookIdOf(login)) }, { at: new Date() });
  const result = login === "" ? "false" : Buffer.from(JSON.stringify(data)).toString("base64url");
  response.writeHead(303, { location: `${url.searchParams.get("return_to") ?? ""}#tgAuthResult=${result}` }).end();
}

function sendPage(response: ServerResponse): void {
  const html =
    '<!doctype html><html lang="en"><head><title>Who are you?</title><link rel="icon" href="data:,"></head><body><form method="post"><label>Name <input name="login"></label> <button>Continue</button></form><form method="post"><button name="login" value="">Cancel</button></form></body></html>';
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
