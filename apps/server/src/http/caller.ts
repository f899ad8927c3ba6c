import type { FastifyRequest } from "fastify";
import { languageByWireCode } from "@lantern/phrases/languages.ts";
import { andThen, type Awaitable } from "../platform/awaitable.ts";
import type { CallContext, Device, Merchant } from "../platform/context.ts";
import { isOperatorToken } from "../platform/operator-token.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { offeredLanguage } from "../site/merchant-languages.ts";
import { cookieOf } from "./cookie.ts";
import { RequestBrowser } from "./device-cookie.ts";
import { findHost, type Host } from "./find-host.ts";
import type { ServerParts } from "./server-parts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls: set before any handler of a call runs. */
    caller: CallContext | undefined;
  }
}

/** Name of the cookie that mirrors the language a person chose, so that the first HTML is already in it. */
export const languageCookie = "language";

/**
 * Finds out whose request this is: merchant by host name, language, device, session by token.
 * Returns the context of a call, or the refusal of a host without merchant or of a `Merchant` header that names another one: at once where
 * the host is remembered and no token was sent.
 */
export function identifyCaller(parts: ServerParts, request: FastifyRequest): Awaitable<CallContext | UnknownHost> {
  const hostName = request.hostname.toLowerCase();
  return andThen(findHost(parts, hostName), (host) => identifyAtHost(parts, request, hostName, host));
}

type UnknownHost = Refusal<"site.merchant_unknown" | "access.merchant_mismatch">;

function identifyAtHost(
  parts: ServerParts,
  request: FastifyRequest,
  hostName: string,
  { merchant, agentEntrance }: Host,
): Awaitable<CallContext | UnknownHost> {
  if (merchant === undefined) return refuse("site.merchant_unknown");
  const { database, clock, configuration, log } = parts.scope;
  const named = headerOf(request, "merchant");
  if (named !== undefined && named !== merchant.code) return refuse("access.merchant_mismatch", { values: { merchant: merchant.code } });
  return andThen(callerOf(parts, request, merchant), ({ session, operator }) => ({
    database,
    clock,
    configuration,
    log,
    merchant,
    language: languageOf(request, merchant),
    device: deviceOf(request),
    browser: new RequestBrowser(request),
    requestId: request.id,
    remoteAddress: request.ip,
    hostName,
    session,
    operator,
    idempotencyKey: idempotencyKeyOf(request),
    agentEntrance,
  }));
}

/** The bare token of the `Authorization` header. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return headerOf(request, "authorization");
}

/** The wire code of a request's language before its merchant is known: header, cookie, or none. */
export function chosenLanguageOf(request: FastifyRequest): string | undefined {
  const chosen = [headerOf(request, "language"), cookieOf(request.headers.cookie, languageCookie)];
  for (const wireCode of chosen) {
    const language = wireCode === undefined ? undefined : languageByWireCode(wireCode);
    if (language !== undefined) return language.wireCode;
  }
  return undefined;
}

/** Whose token it is, at this host's merchant alone: a member's or an operator's, which look different, so that neither is ever taken for the other. */
function callerOf(parts: ServerParts, request: FastifyRequest, merchant: Merchant): Awaitable<TokenOwner> {
  const token = tokenOf(request);
  return token === undefined ? nobody : ownerOf(parts, token, merchant);
}

type TokenOwner = Pick<CallContext, "session" | "operator">;

const nobody: TokenOwner = { session: undefined, operator: undefined };

async function ownerOf({ scope, findSession, findOperator }: ServerParts, token: string, merchant: Merchant): Promise<TokenOwner> {
  if (isOperatorToken(token)) {
    const operator = await findOperator?.(scope, token);
    return { session: undefined, operator: operator?.merchantId === merchant.id ? operator : undefined };
  }
  const session = await findSession(scope, token);
  return { session: session?.merchantId === merchant.id ? session : undefined, operator: undefined };
}

function languageOf(request: FastifyRequest, merchant: Merchant): string {
  const chosen = chosenLanguageOf(request);
  return (chosen === undefined ? undefined : offeredLanguage(merchant, chosen)?.wireCode) ?? usualLanguageOf(merchant);
}

const usualLanguages = new WeakMap<Merchant, string>();

function usualLanguageOf(merchant: Merchant): string {
  const known = usualLanguages.get(merchant);
  if (known !== undefined) return known;
  const usual = languageByWireCode(merchant.defaultLanguage)?.wireCode ?? "EN";
  usualLanguages.set(merchant, usual);
  return usual;
}

const devices: readonly string[] = ["MOBILE", "WEB", "APP", "PWA"] satisfies Device[];

function deviceOf(request: FastifyRequest): Device {
  const device = headerOf(request, "device")?.toUpperCase();
  return device !== undefined && devices.includes(device) ? (device as Device) : "MOBILE";
}

/** 8 to 128 visible ASCII characters; anything else counts as no key. */
const idempotencyKeyPattern = /^[\x21-\x7e]{8,128}$/;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, "idempotency-key");
  return key !== undefined && idempotencyKeyPattern.test(key) ? key : undefined;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
