import { existsSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../platform/refusal.ts";
import { availabilityFor } from "../../site/availability.ts";
import { firebaseWebOf } from "../../site/firebase-web.ts";
import { settingsOf } from "../../site/merchant-settings.ts";
import { publicMerchantOf } from "../../site/public-merchant.ts";
import { asksForPage } from "../asks-for-page.ts";
import { identifyCaller } from "../caller.ts";
import { answerNotFound } from "../not-found.ts";
import type { RateLimiter } from "../rate-limit.ts";
import { setPagePolicy, studioOriginOf } from "../security-headers.ts";
import { sendTooMany } from "../send-refusal.ts";
import type { BuiltApp, ServerParts } from "../server-parts.ts";
import { registerBrandFiles } from "./brand-files.ts";
import { precompress } from "./precompress.ts";
import { makePageSender, newNonce } from "./render-page.ts";
import { loadRenderer } from "./renderer.ts";
import { registerStaticFiles } from "./static-files.ts";
import { visitorCalls } from "./visitor-calls.ts";

export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;

/**
 * Serves the built app's files and returns what answers every path that nothing stands on: a page of the app in the visitor's view
 * (specification 2.1.2: unknown paths show home, which the app decides), or the envelope where no page was asked for.
 */
export async function registerPages(
  server: FastifyInstance,
  parts: ServerParts,
  app: BuiltApp,
  limiter: RateLimiter,
): Promise<AnswerUnknown> {
  const { scope } = parts;
  const render = await loadRenderer(app.rendererFile);
  if (render === undefined || !existsSync(app.clientFolder)) {
    return (request, reply) => (asksForPage(request) ? answerNotBuilt(reply) : answerNotFound(request, reply));
  }
  await registerStaticFiles(server, app.clientFolder);
  registerBrandFiles(server, parts, app.clientFolder);
  precompress(path.join(app.clientFolder, "assets")).catch((error: unknown) =>
    scope.log.warn({ err: error }, "assets are served uncompressed"),
  );
  const sendPage = makePageSender(render, scope.clock);
  return async (request, reply) => {
    if (!asksForPage(request)) return answerNotFound(request, reply);
    const waitSeconds = limiter.takeOfAddress(request.ip);
    if (waitSeconds !== undefined) return sendTooMany(request, reply, waitSeconds);
    const caller = await identifyCaller(parts, request);
    if (isRefusal(caller)) return answerNotFound(request, reply);
    request.caller = caller;
    const { merchant, language, agentEntrance, hostName } = caller;
    const { regionRestriction } = availabilityFor(caller);
    const nonce = newNonce();
    const studioOrigin = studioOriginOf(request, scope.configuration);
    const firebase = firebaseWebOf(merchant, scope);
    setPagePolicy(reply, { merchant, studioOrigin, nonce, calledOrigins: firebase === undefined ? [] : [firebase.authUrl] });
    void reply.header("cache-control", "private, no-cache").header("vary", "cookie");
    return sendPage(reply, {
      key: [request.protocol, request.host, merchant.code, language, merchant.theme, String(regionRestriction), request.url].join("\n"),
      nonce,
      request: {
        url: new URL(request.url, `${request.protocol}://${request.host}`).href,
        merchant: publicMerchantOf(merchant),
        language,
        theme: merchant.theme,
        minimumAge: settingsOf(merchant).ageMin,
        studioOrigin,
        agentEntrance,
        call: visitorCalls(server, { hostName, language, remoteAddress: caller.remoteAddress }),
      },
    });
  };
}

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type("text/plain; charset=utf-8")
    .send("The player's app is not built yet. Start the platform with npm start, which builds it.\n");
}
