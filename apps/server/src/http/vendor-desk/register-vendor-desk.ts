import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readAcceptanceCase, readAcceptanceRun, startAcceptanceRun } from "../../games/vendor-desk/acceptance-run.ts";
import { readLastRun } from "../../games/vendor-desk/check-endpoint.ts";
import { beginKey, endKey, listKeys, makeKey, type NewKey } from "../../games/vendor-desk/desk-keys.ts";
import { isProblem, type Problem } from "../../games/vendor-desk/desk-problem.ts";
import { endEngineerSession, type Engineer } from "../../games/vendor-desk/engineer.ts";
import { changeTerms, readTerms, type TypedTerms } from "../../games/vendor-desk/integration-terms.ts";
import { logInEngineer } from "../../games/vendor-desk/log-in-engineer.ts";
import { readSandbox, resetSandbox } from "../../games/vendor-desk/sandbox.ts";
import { readSeenCalls } from "../../games/vendor-desk/seen-calls.ts";
import { listCalls, readCall, repeatCall } from "../../games/vendor-desk/vendor-calls.ts";
import { protocolOf } from "../../games/vendor-protocols.ts";
import type { Scope } from "../../platform/context.ts";
import { findHost } from "../find-host.ts";
import { houseFaceRules } from "../house-faces.ts";
import { answerNotFound } from "../not-found.ts";
import type { RateLimiter } from "../rate-limit.ts";
import type { FindMerchant } from "../server-parts.ts";
import { acceptanceBody, caseBody, caseName } from "./acceptance-pages.ts";
import { exampleOrigin, type DeskPage, type DeskTexts } from "./desk-page.ts";
import { engineerOf, fieldOf, isOwnForm, sendDeskPage, setSessionCookie, streamDeskPage, takeForms, textsOf } from "./desk-request.ts";
import { readDocsPage } from "./docs-pages.ts";
import { markup } from "./markup.ts";
import { callBody, callsBody, callWishOf } from "./call-pages.ts";
import { loginBody, overviewBody, settingsBody } from "./pages.ts";
import { runningPieces } from "./running-page.ts";

interface DeskParts {
  readonly scope: Scope;
  readonly findMerchant: FindMerchant;
  readonly limiter: RateLimiter;
  /** Of the built player's app, which has the house's faces. */
  readonly clientFolder: string | undefined;
}

/** Requests a minute of one address; what calls the vendor or hashes a password is rarer. */
const ratePerMinute = 240;
const rareRatePerMinute = 12;

/** What a page or a form of the desk stands on once it is known whose it is. */
interface DeskCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly engineer: Engineer;
  readonly texts: DeskTexts;
}

/**
 * The vendors' desk, `/vendors`: plain pages and forms for engineers of vendors, each of whom sees his own integration. Exists where the
 * configuration has it: in demo mode, unless it is turned off.
 */
export async function registerVendorDesk(server: FastifyInstance, parts: DeskParts): Promise<void> {
  if (!parts.scope.configuration.vendorDesk) return;
  await server.register(async (desk) => {
    takeForms(desk);
    addDeskRoutes(desk, parts, parts.clientFolder === undefined ? "" : houseFaceRules(parts.clientFolder));
  });
}

function addDeskRoutes(desk: FastifyInstance, { scope, findMerchant, limiter }: DeskParts, faceRules: string): void {
  const schema = { hide: true };

  desk.addHook("preHandler", async (request, reply) => {
    const isForm = request.method === "POST";
    const rare = /\/(?:login|checks)$/.test(request.routeOptions.url ?? "") && isForm;
    const waitSeconds = rare
      ? limiter.takeOfCall(`vendor-desk ${request.routeOptions.url ?? ""}`, request.ip, rareRatePerMinute)
      : limiter.takeOfCall("vendor-desk", request.ip, ratePerMinute);
    if (waitSeconds !== undefined) return show(request, reply, { status: 429, title: "vendors.tooFast" });
    if (isForm && !isOwnForm(request)) return show(request, reply, { status: 403, title: "vendors.foreignForm" });
    return undefined;
  });

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, title }: { readonly status: number; readonly title: "vendors.tooFast" | "vendors.foreignForm" },
  ) {
    const { say } = textsOf(request);
    return send(request, reply.code(status), {
      title: say(title),
      who: undefined,
      tab: undefined,
      body: markup`<p><a class="button" href="/vendors">${say("vendors.login.submit")}</a></p>`,
    });
  }

  const send = (request: FastifyRequest, reply: FastifyReply, shown: DeskPage) => sendDeskPage(request, reply, { ...shown, faceRules });

  function sendLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    { userName = "", problem }: { userName?: string; problem?: string } = {},
  ) {
    const texts = textsOf(request);
    return send(request, reply, {
      title: texts.say("vendors.login.title"),
      who: undefined,
      tab: undefined,
      body: loginBody(texts, { userName, problem }),
    });
  }

  /** A page of an engineer's; who is none gets the login. */
  function page(url: string, answer: (call: DeskCall) => Promise<FastifyReply>): void {
    desk.get(url, { schema }, (request, reply) => ofEngineer(request, reply, answer));
  }

  /** A form of an engineer's. */
  function form(url: string, answer: (call: DeskCall) => Promise<FastifyReply>): void {
    desk.post(url, { schema }, (request, reply) => ofEngineer(request, reply, answer));
  }

  async function ofEngineer(request: FastifyRequest, reply: FastifyReply, answer: (call: DeskCall) => Promise<FastifyReply>) {
    const engineer = await engineerOf(scope, request);
    return engineer === undefined
      ? sendLogin(request, reply.code(request.method === "GET" ? 200 : 401))
      : answer({ request, reply, engineer, texts: textsOf(request) });
  }

  desk.post("/vendors/login", { schema }, async (request, reply) => {
    const userName = fieldOf(request, "userName").slice(0, 64);
    const login = await logInEngineer(scope, { userName, password: fieldOf(request, "password").slice(0, 200), address: request.ip });
    const { say } = textsOf(request);
    if (login.kind === "wrong") return sendLogin(request, reply.code(401), { userName, problem: say("vendors.login.wrong") });
    if (login.kind === "too_many_tries")
      return sendLogin(request, reply.code(429), { userName, problem: say("vendors.login.tooMany", { minutes: login.minutes }) });
    setSessionCookie(request, reply, login.token, login.lastsMs);
    return reply.redirect("/vendors", 303);
  });

  form("/vendors/logout", async ({ request, reply, engineer }) => {
    await endEngineerSession(scope, engineer);
    setSessionCookie(request, reply, "", 0);
    return reply.redirect("/vendors", 303);
  });

  async function sendOverview({ request, reply, engineer, texts }: DeskCall, problem?: Problem) {
    const terms = await readTerms(scope, engineer.integrationCode);
    const body = overviewBody(texts, {
      terms,
      callbackUrl: `${originOf(request)}/vendor/${terms.code}/`,
      sandbox: await readSandbox(scope, terms.code),
      seen: await readSeenCalls(scope, engineer, terms),
      problem: wordsOf(texts, problem),
      typedAmount: problem === undefined ? undefined : fieldOf(request, "amount"),
    });
    return send(request, reply.code(problem === undefined ? 200 : 422), {
      title: texts.say("vendors.nav.overview"),
      who: engineer,
      tab: "overview",
      body,
    });
  }

  page("/vendors", (call) => sendOverview(call));

  form("/vendors/sandbox", async (call) => {
    const { request, reply, engineer } = call;
    const { merchant } = await findHost({ scope, findMerchant }, request.hostname.toLowerCase());
    if (merchant === undefined) return answerNotFound(request, reply);
    const problem = await resetSandbox(scope, engineer, { merchant, amountText: fieldOf(request, "amount") });
    return problem === undefined ? reply.redirect("/vendors", 303) : sendOverview(call, problem);
  });

  async function sendSettings(
    { request, reply, engineer, texts }: DeskCall,
    { made, problem, done, typed }: { made?: NewKey; problem?: Problem | undefined; done?: string | undefined; typed?: TypedTerms } = {},
  ) {
    const terms = await readTerms(scope, engineer.integrationCode);
    const body = settingsBody(texts, {
      terms,
      keys: await listKeys(scope, terms.code),
      secret: made?.secret,
      bringsPublicKey: protocolOf(terms.protocol).needs.includes("publicKey"),
      addressesFixed: scope.configuration.mode !== "demo",
      problem: wordsOf(texts, problem),
      done,
      typed: typed ?? {
        baseUrl: terms.baseUrl,
        publicUrl: terms.publicUrl ?? "",
        networks: terms.allowedNetworks.join("\n"),
        operatorId: terms.pair?.operatorId,
        currencies: terms.pair?.currencies.join(", "),
      },
    });
    return send(request, reply.code(problem === undefined ? 200 : 422), {
      title: texts.say("vendors.nav.settings"),
      who: engineer,
      tab: "settings",
      body,
    });
  }

  page("/vendors/settings", (call) =>
    sendSettings(call, (call.request.query as { saved?: string }).saved === "1" ? { done: call.texts.say("vendors.terms.saved") } : {}),
  );

  form("/vendors/settings", async (call) => {
    const { request, reply, engineer } = call;
    const given = (name: string) =>
      request.body instanceof URLSearchParams && request.body.has(name) ? fieldOf(request, name) : undefined;
    const typed: TypedTerms = {
      baseUrl: fieldOf(request, "baseUrl"),
      publicUrl: fieldOf(request, "publicUrl"),
      networks: fieldOf(request, "networks"),
      roundClosing: fieldOf(request, "roundClosing"),
      amountDecimals: given("amountDecimals"),
      operatorId: given("operatorId"),
      currencies: given("currencies"),
    };
    const problem = await changeTerms(scope, engineer, typed);
    return problem === undefined ? reply.redirect("/vendors/settings?saved=1", 303) : sendSettings(call, { problem, typed });
  });

  form("/vendors/keys/make", async (call) => {
    const made = await makeKey(scope, call.engineer, fieldOf(call.request, "publicKey"));
    return isProblem(made) ? sendSettings(call, { problem: made }) : sendSettings(call, { made });
  });

  form("/vendors/keys/begin", async (call) => {
    const problem = await beginKey(scope, call.engineer);
    return problem === undefined ? call.reply.redirect("/vendors/settings?saved=1", 303) : sendSettings(call, { problem });
  });

  form("/vendors/keys/end", async (call) => {
    const problem = await endKey(scope, call.engineer, fieldOf(call.request, "keyId"));
    return problem === undefined ? call.reply.redirect("/vendors/settings?saved=1", 303) : sendSettings(call, { problem });
  });

  page("/vendors/calls", async ({ request, reply, engineer, texts }) => {
    const wish = callWishOf(request);
    const body = callsBody(texts, await listCalls(scope, engineer, wish), wish);
    return send(request, reply, { title: texts.say("vendors.nav.calls"), who: engineer, tab: "calls", body });
  });

  async function sendCall({ request, reply, engineer, texts }: DeskCall, problem?: Problem) {
    const { callId } = request.params as { readonly callId: string };
    const call = await readCall(scope, engineer, callId);
    const words = wordsOf(texts, problem ?? (call === undefined ? { problem: "call_gone" } : undefined));
    if (call === undefined) {
      const wish = { kind: "all", find: "" } as const;
      const body = callsBody(texts, await listCalls(scope, engineer, wish), wish);
      return send(request, reply.code(404), { title: words ?? "", who: engineer, tab: "calls", body });
    }
    return send(request, reply.code(problem === undefined ? 200 : 422), {
      title: `${call.method} ${call.target}`,
      who: engineer,
      tab: "calls",
      body: callBody(texts, call, words),
    });
  }

  page("/vendors/calls/:callId", (call) => sendCall(call));

  form("/vendors/calls/:callId/repeat", async (call) => {
    const { callId } = call.request.params as { readonly callId: string };
    const repeated = await repeatCall(scope, call.engineer, callId);
    return isProblem(repeated) ? sendCall(call, repeated) : call.reply.redirect(`/vendors/calls/${repeated.callId}`, 303);
  });

  async function sendChecks({ request, reply, engineer, texts }: DeskCall, problem?: Problem) {
    const terms = await readTerms(scope, engineer.integrationCode);
    const of = { terms, bringsPublicKey: protocolOf(terms.protocol).needs.includes("publicKey") };
    const run = await readAcceptanceRun(scope, terms.code);
    const shown = { title: texts.say("vendors.nav.checks"), who: engineer, tab: "checks" } as const;
    if (run?.finishedAt === null && problem === undefined)
      return streamDeskPage(request, reply, { ...shown, faceRules, pieces: runningPieces(texts, scope, of) });
    const last = { ...of, run, endpoint: await readLastRun(scope, terms.code), problem: wordsOf(texts, problem) };
    return send(request, reply.code(problem === undefined ? 200 : 422), { ...shown, body: acceptanceBody(texts, last) });
  }

  page("/vendors/checks", (call) => sendChecks(call));

  form("/vendors/checks", async (call) => {
    const { request, reply, engineer } = call;
    const hostName = request.hostname.toLowerCase();
    const { merchant } = await findHost({ scope, findMerchant }, hostName);
    if (merchant === undefined) return answerNotFound(request, reply);
    const problem = await startAcceptanceRun(scope, engineer, { merchant, hostName, origin: originOf(request) });
    return problem === undefined ? reply.redirect("/vendors/checks", 303) : sendChecks(call, problem);
  });

  page("/vendors/checks/:position", async ({ request, reply, engineer, texts }) => {
    const { position } = request.params as { readonly position: string };
    const one = await readAcceptanceCase(scope, engineer, position);
    if (one === undefined) return answerNotFound(request, reply);
    const isLast = (await readAcceptanceCase(scope, engineer, String(one.position + 1))) === undefined;
    return send(request, reply, { title: caseName(texts, one.name), who: engineer, tab: "checks", body: caseBody(texts, one, isLast) });
  });

  for (const url of ["/vendors/docs", "/vendors/docs/:page"]) {
    desk.get(url, { schema }, async (request, reply) => {
      const { page: name = "" } = request.params as { readonly page?: string };
      const docs = await readDocsPage(name);
      if (docs === undefined) return answerNotFound(request, reply);
      return send(request, reply, { ...docs, who: await engineerOf(scope, request), tab: "docs" });
    });
  }
}

function wordsOf({ say }: DeskTexts, problem: Problem | undefined): string | undefined {
  return problem === undefined ? undefined : say(`vendors.problem.${problem.problem}`, { example: exampleOrigin });
}

/** Where the browser has the platform. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
