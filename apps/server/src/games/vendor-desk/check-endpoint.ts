import { generateKeyPair } from "node:crypto";
import { lookup } from "node:dns/promises";
import { promisify } from "node:util";
import type { CallOutcome } from "@lantern/vendor-kit/call-outcome.ts";
import type { Exchange } from "@lantern/vendor-kit/send-signed.ts";
import { makeVendorClient, type GamesClient, type LaunchFields } from "@lantern/vendor-kit/vendor-client.ts";
import type { CatalogueAnswer } from "@lantern/vendor-kit/wire/catalogue.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import type { Integration } from "../find-integration.ts";
import { isOfHostingNetwork, isPublicAddress } from "../public-address.ts";
import { protocolOf } from "../vendor-protocols.ts";
import { checkWallet, walletCheckNames, type WalletCheckName } from "./check-wallet.ts";
import { maskAnswer, maskBody, maskTarget } from "./mask-call.ts";
import { recordSent } from "./record-call.ts";
import { openSandboxLaunch, readSandbox } from "./sandbox.ts";
import { storableJson } from "./storable-json.ts";

/** What is tried at the vendor's own address; its text is the phrase `vendors.check.<name>`. */
export type CheckName = EndpointCheckName | WalletCheckName;
type EndpointCheckName =
  | "address"
  | "health"
  | "catalogue"
  | "catalogue_foreign"
  | "launch_free"
  | "launch_real"
  | "launch_unknown"
  | "launch_foreign";

export interface CheckResult {
  readonly name: CheckName;
  readonly outcome: "passed" | "failed" | "skipped";
  /** What came, where it failed: in the words of the line, not of a language. */
  readonly detail: string;
  readonly durationMs: number;
  /** What went over the line, masked and cut; absent where nothing did. */
  readonly sent?: SentCall;
}

/** A call of ours as the desk shows it. */
export interface SentCall {
  readonly method: string;
  readonly target: string;
  readonly request: string;
  /** Null where no answer came. */
  readonly httpStatus: number | null;
  readonly response: string;
}

export interface EndpointRun {
  readonly ranAt: Date;
  readonly results: readonly CheckResult[];
}

/** Where it matters to nobody which one is named. */
const anyCurrency = "THB";

/** One answer may take this long. */
const answerMs = 2_500;

const selectRun = `select ran_at as "ranAt", results from games_endpoint_runs where integration_code = $1`;

/** What came of the last run. */
export async function readLastRun({ database }: Pick<Scope, "database">, integrationCode: string): Promise<EndpointRun | undefined> {
  return (await database.query<EndpointRun>(selectRun, [integrationCode]))[0];
}

const storeRun = `
  insert into games_endpoint_runs (integration_code, ran_at, results) values ($1, $2, $3::jsonb)
  on conflict (integration_code) do update set ran_at = excluded.ran_at, results = excluded.results`;

/**
 * Tries the vendor's own address as the platform would use it, and as somebody would who is not the platform: catalogue, launches, health,
 * right and foreign signatures. Only the registered address is called and no redirect is followed. Outside demo mode it must be of the
 * internet; in demo mode, where it may be the engineer's own machine, it is never one at which hosting companies tell a machine its secrets.
 */
export async function checkEndpoint(
  scope: Scope,
  integration: Integration,
  of: { readonly hostName: string; readonly origin: string },
): Promise<void> {
  const results = (await isClosed(scope, integration)) ? [addressPrivate] : await runChecks(scope, integration, of);
  await scope.database.query(storeRun, [integration.code, scope.clock.now(), storableJson(results)]);
}

const addressPrivate: CheckResult = { name: "address", outcome: "failed", detail: "", durationMs: 0 };

async function isClosed({ configuration }: Scope, { baseUrl }: Integration): Promise<boolean> {
  const { protocol, hostname } = new URL(baseUrl);
  const found = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  if (configuration.mode === "demo") return found.some(({ address }) => isOfHostingNetwork(address));
  return protocol !== "https:" || found.length === 0 || !found.every(({ address }) => isPublicAddress(address));
}

interface Tried<Answer> {
  readonly outcome: CallOutcome<Answer>;
  readonly exchange: Exchange | undefined;
}

interface Parties {
  readonly scope: Scope;
  readonly integration: Integration;
  /** Of the launches: who plays, and from which host. */
  readonly of: { readonly hostName: string; readonly origin: string };
}

async function runChecks(scope: Scope, integration: Integration, of: Parties["of"]): Promise<CheckResult[]> {
  const parties = { scope, integration, of };
  const results: CheckResult[] = [];
  const keepsMoney = integration.transferClient(answerMs) !== undefined;
  const add = (name: CheckName, tried: Tried<unknown>, fault: string | undefined) =>
    results.push({
      name,
      outcome: fault === undefined ? "passed" : "failed",
      detail: fault ?? "",
      durationMs: Math.round(tried.exchange?.durationMs ?? 0),
      ...(tried.exchange === undefined ? {} : { sent: sentOf(tried.exchange) }),
    });
  const skip = (...names: readonly CheckName[]) =>
    results.push(...names.map((name) => ({ name, outcome: "skipped", detail: "", durationMs: 0 }) as const));

  const listed = await tryCall(parties, (client) => client.catalogue(), "ours");
  add("catalogue", listed, faultOfCatalogue(listed));
  if (listed.exchange?.httpStatus === undefined) {
    skip("health", "catalogue_foreign", "launch_free", "launch_real", "launch_unknown", "launch_foreign");
    if (keepsMoney) skip(...walletCheckNames);
    return results;
  }
  if (integration.adapter.protocol === "studio" || keepsMoney) {
    const healthy = await tryHealth(parties);
    add("health", healthy, faultOf(healthy));
  } else skip("health");
  const foreign = await tryCall(parties, (client) => client.catalogue(), "foreign");
  add("catalogue_foreign", foreign, faultOfForeign(foreign));

  const { games } = listed.outcome.kind === "ok" ? listed.outcome.answer : { games: [] as CatalogueAnswer["games"] };
  const freeGame = games.find(({ supportsFreePlay }) => supportsFreePlay);
  if (freeGame === undefined) skip("launch_free");
  else {
    const { gameCode, minBetUnitsByCurrency } = freeGame;
    const [currency = anyCurrency] = Object.keys(minBetUnitsByCurrency);
    const free = await tryCall(parties, (client) => client.launch(launchOf(parties, { gameCode, currency })), "ours");
    add("launch_free", free, faultOfLaunch(free));
  }
  const sandbox = await readSandbox(scope, integration.code);
  const realGame = games.find(
    ({ minBetUnitsByCurrency }) => sandbox !== undefined && Object.hasOwn(minBetUnitsByCurrency, sandbox.currency),
  );
  if (sandbox === undefined || realGame === undefined) skip("launch_real");
  else {
    const { memberId, currency } = sandbox;
    const { gameCode } = realGame;
    const { playerToken } = await scope.database.tx((transaction) =>
      openSandboxLaunch(scope, transaction, { integrationCode: integration.code, memberId, currency, gameCode }),
    );
    const real = await tryCall(
      parties,
      (client) => client.launch({ ...launchOf(parties, { gameCode, currency }), mode: "real", playerToken, playerId: memberId }),
      "ours",
    );
    add("launch_real", real, faultOfLaunch(real));
  }
  const unknown = await tryCall(
    parties,
    (client) => client.launch(launchOf(parties, { gameCode: "NO-SUCH-GAME", currency: anyCurrency })),
    "ours",
  );
  add(
    "launch_unknown",
    unknown,
    unknown.outcome.kind === "refused" ? undefined : (faultOf(unknown) ?? "a game that does not exist was opened"),
  );
  const gameCode = games[0]?.gameCode ?? "NO-SUCH-GAME";
  const forged = await tryCall(parties, (client) => client.launch(launchOf(parties, { gameCode, currency: anyCurrency })), "foreign");
  add("launch_foreign", forged, faultOfForeign(forged));
  if (!keepsMoney) return results;
  const currency = sandbox?.currency ?? Object.keys(games[0]?.minBetUnitsByCurrency ?? {})[0] ?? anyCurrency;
  const record = (exchange: Exchange) => recordExchange(scope, integration, exchange, "sent");
  return [...results, ...(await checkWallet({ integration, currency, answerMs, record }))];
}

function sentOf({ method, url, requestText, httpStatus, answerText, failure }: Exchange): SentCall {
  const { pathname, search } = new URL(url);
  return {
    method,
    target: maskTarget(`${pathname}${search}`),
    request: maskBody(requestText ?? ""),
    httpStatus: httpStatus ?? null,
    response: maskAnswer(pathname, failure ?? answerText),
  };
}

function launchOf({ scope, of }: Parties, { gameCode, currency }: { readonly gameCode: string; readonly currency: string }): LaunchFields {
  return {
    nonce: newId(scope.clock),
    sentAt: scope.clock.now().toISOString(),
    gameCode,
    mode: "free",
    currency,
    language: "en",
    device: "mobile",
    returnUrl: `${of.origin}/m/home`,
    hostName: of.hostName,
  };
}

/** Calls as the platform does, or with a key that is nobody's. */
async function tryCall<Answer>(
  { scope, integration }: Parties,
  call: (client: GamesClient) => Promise<CallOutcome<Answer>>,
  signedBy: "ours" | "foreign",
): Promise<Tried<Answer>> {
  const heard: Exchange[] = [];
  const { baseUrl: vendorUrl, more, adapter } = integration;
  const onExchange = (exchange: Exchange): void => void heard.push(exchange);
  const client =
    signedBy === "ours"
      ? integration.client(answerMs, onExchange)
      : protocolOf(adapter.protocol).makeClient({
          vendorUrl,
          secret: await foreignSecret(integration),
          more,
          timeoutMs: answerMs,
          onExchange,
        });
  const outcome = await call(client);
  const [exchange] = heard;
  if (exchange !== undefined) recordExchange(scope, integration, { ...exchange, outcome }, signedBy === "ours" ? "sent" : "foreign");
  return { outcome, exchange };
}

async function tryHealth({ scope, integration }: Parties): Promise<Tried<unknown>> {
  const heard: Exchange[] = [];
  const { baseUrl: vendorUrl, secret } = integration;
  const client = makeVendorClient({ vendorUrl, secret, timeoutMs: answerMs, onExchange: (exchange) => void heard.push(exchange) });
  const outcome = await client.health();
  const [exchange] = heard;
  if (exchange !== undefined) recordExchange(scope, integration, { ...exchange, outcome }, "sent");
  return { outcome, exchange };
}

function recordExchange(scope: Scope, { code }: Integration, exchange: Exchange, signature: "sent" | "foreign"): void {
  const { pathname, search } = new URL(exchange.url);
  const told = exchange.outcome.kind === "refused" ? exchange.outcome.status : exchange.outcome.kind;
  recordSent(scope, code, exchange, { method: exchange.method, target: maskTarget(`${pathname}${search}`), outcome: told, signature });
}

async function foreignSecret({ adapter, secret }: Integration): Promise<string> {
  if (!protocolOf(adapter.protocol).needs.includes("publicKey")) return `${secret}-not`;
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return privateKey;
}

function faultOf({ outcome, exchange }: Tried<unknown>): string | undefined {
  if (outcome.kind === "ok") return undefined;
  const said = outcome.kind === "refused" ? `${outcome.status} ${outcome.detail ?? ""}`.trim() : outcome.reason;
  const body = maskBody(exchange?.answerText ?? "").slice(0, 200);
  return `${exchange?.httpStatus === undefined ? "" : `HTTP ${exchange.httpStatus}: `}${said}${body === "" ? "" : ` · ${body}`}`;
}

function faultOfCatalogue(tried: Tried<CatalogueAnswer>): string | undefined {
  const fault = faultOf(tried);
  if (fault !== undefined || tried.outcome.kind !== "ok") return fault;
  return tried.outcome.answer.games.length === 0 ? "the catalogue holds no game" : undefined;
}

/** A call that somebody else signed must be refused, in whatever words. */
function faultOfForeign({ outcome, exchange }: Tried<unknown>): string | undefined {
  const turnedAway = outcome.kind === "refused" || [401, 403].includes(exchange?.httpStatus ?? 0);
  if (turnedAway) return undefined;
  return outcome.kind === "ok" ? "a call that somebody else signed was answered" : faultOf({ outcome, exchange });
}

function faultOfLaunch(tried: Tried<{ readonly launchUrl: string }>): string | undefined {
  const fault = faultOf(tried);
  if (fault !== undefined || tried.outcome.kind !== "ok") return fault;
  return URL.canParse(tried.outcome.answer.launchUrl) ? undefined : "the launch gives no address";
}
