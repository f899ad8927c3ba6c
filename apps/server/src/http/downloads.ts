import { readFile } from "node:fs/promises";
import path from "node:path";
import { defaultLanguageCode, languageByCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "../platform/context.ts";
import { isRefusal } from "../platform/refusal.ts";
import { identifyCaller } from "./caller.ts";
import { answerNotFound } from "./not-found.ts";
import { sendNotice } from "./notice-page.ts";
import { brandFile } from "./pages/brand-files.ts";
import type { ServerParts } from "./server-parts.ts";
import { webClipProfile } from "./web-clip-profile.ts";

/**
 * Serves what a merchant without apps of its own links to as downloads: the iOS configuration profile, which is real, and a page for each
 * app that says where it stands.
 */
export function registerDownloads(server: FastifyInstance, parts: ServerParts): void {
  const route = (address: string, answer: (caller: CallContext, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    server.get(address, { schema: { hide: true } }, async (request, reply) => {
      const caller = await identifyCaller(parts, request);
      return isRefusal(caller) ? answerNotFound(request, reply) : answer(caller, request, reply);
    });

  route("/downloads/web-clip.mobileconfig", async (caller, request, reply) => {
    const { merchant } = caller;
    const profile = webClipProfile({
      merchantCode: merchant.code,
      merchantName: merchant.name,
      description: text(languageOf(caller).code, "server.webClip.description", { merchant: merchant.name }),
      url: `${request.protocol}://${request.host}/m/home`,
      icon: await iconOf(parts, merchant.code),
    });
    return reply.type("application/x-apple-aspen-config").header("cache-control", "no-cache").send(profile);
  });
  for (const platform of ["android", "ios"] as const) {
    route(`/downloads/${platform}`, async (caller, _request, reply) => sendStanding(caller, reply, platform));
  }
}

function sendStanding(caller: CallContext, reply: FastifyReply, platform: "android" | "ios"): FastifyReply {
  const language = languageOf(caller);
  return sendNotice(reply.header("cache-control", "no-cache"), {
    language,
    title: text(language.code, "server.download.title", { merchant: caller.merchant.name }),
    note: text(language.code, `server.download.${platform}`),
    link: { href: "/m/home", words: text(language.code, "server.download.back") },
  });
}

async function iconOf({ app }: ServerParts, merchantCode: string): Promise<Buffer | undefined> {
  if (app === undefined) return undefined;
  const file = await brandFile(app.clientFolder, merchantCode, "icon-192.png");
  return file === undefined ? undefined : readFile(path.join(app.clientFolder, file)).catch(() => undefined);
}

function languageOf({ language }: CallContext) {
  return languageByWireCode(language) ?? languageByCode(defaultLanguageCode);
}
