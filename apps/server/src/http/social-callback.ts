import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RequestBrowser } from "./device-cookie.ts";
import { findHost } from "./find-host.ts";
import { answerNotFound } from "./not-found.ts";
import type { ServerPlugin } from "./server-parts.ts";
import type { Scope } from "../platform/context.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { codeServiceOf, type CodeProvider } from "../accounts/social/code-service.ts";
import { receiveCallback } from "../accounts/social/receive-callback.ts";

/** How long after a provider did not say how it is to be asked it is asked again, in ms. */
const discoveryAgainMs = 30_000;
/** Longer than what any provider sends. */
const callbackLengthMax = 8_192;

/** The way back from a sign-in service: a page that a browser is sent to, which leads on to a page of the app. */
export const socialCallback: ServerPlugin = async (server: FastifyInstance, scope: Scope) => {
  discoverProvider(server, scope);
  server.get<{ Params: { provider: string } }>(
    "/wps/session/social/:provider/callback",
    { schema: { hide: true } },
    async (request, reply) => {
      const { provider } = request.params;
      if (!isCodeProvider(provider) || request.url.length > callbackLengthMax) return answerNotFound(request, reply);
      return sendOn(scope, provider, request, reply);
    },
  );
};

function isCodeProvider(name: string): name is CodeProvider {
  return name === "facebook" || name === "google";
}

async function sendOn(scope: Scope, provider: CodeProvider, request: FastifyRequest, reply: FastifyReply) {
  const hostName = request.hostname.toLowerCase();
  const { merchant } = await findHost({ scope, findMerchant }, hostName);
  if (merchant === undefined) return answerNotFound(request, reply);
  const context = { ...scope, merchant, hostName, browser: new RequestBrowser(request), requestId: request.id };
  const page = await receiveCallback(context, { provider, search: new URL(request.url, "http://localhost").search });
  return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(page, 303);
}

/** Learns from the start how the provider is to be asked, and tries again until it says so: its icon is shown from then on (specification 2.20.2). */
function discoverProvider(server: FastifyInstance, { configuration, log }: Scope): void {
  if (configuration.signIn.google === undefined) return;
  let again: NodeJS.Timeout | undefined;
  const discover = () => {
    codeServiceOf(configuration.signIn, "google").catch((error: unknown) => {
      log.warn({ err: error }, "the OpenID Connect provider does not say how it is to be asked");
      again = setTimeout(discover, discoveryAgainMs).unref();
    });
  };
  discover();
  server.addHook("onClose", async () => clearTimeout(again));
}
