import { readFile } from "node:fs/promises";
import path from "node:path";
import { defaultLanguageCode, languageByCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "../platform/context.ts";
import { isRefusal } from "../platform/refusal.ts";
import { identifyCaller } from "./caller.ts";
import { answerNotFound } from "./not-found.ts";
import { newNonce } from "./pages/render-page.ts";
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
    route(`/downloads/${platform}`, async (caller, _request, reply) => sendNotice(caller, reply, platform));
  }
}

function sendNotice(caller: CallContext, reply: FastifyReply, platform: "android" | "ios"): FastifyReply {
  const language = languageOf(caller);
  const nonce = newNonce();
  const title = escaped(text(language.code, "server.download.title", { merchant: caller.merchant.name }));
  const html = [
    `<!doctype html><html lang="${language.htmlLang}" dir="${language.direction}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${styles}</style></head>`,
    `<body><main><h1>${title}</h1><p>${escaped(text(language.code, `server.download.${platform}`))}</p>`,
    `<a href="/m/home">${escaped(text(language.code, "server.download.back"))}</a></main></body></html>`,
  ];
  return reply
    .headers({
      "cache-control": "no-cache",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'self'`,
    })
    .type("text/html; charset=utf-8")
    .send(html.join(""));
}

const styles = `
  :root { color-scheme: dark; }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: #0d1024; color: #f3eee2; font: 1rem/1.6 system-ui, sans-serif; }
  main { max-inline-size: 26rem; padding: 2rem 1.5rem; text-align: center; }
  h1 { font-size: 1.5rem; margin: 0 0 0.75rem; }
  p { color: #a9aed0; margin: 0 0 1.75rem; }
  a { display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 1.75rem; border-radius: 999px; background: #f5b942; color: #221503; font-weight: 600; text-decoration: none; }`;

async function iconOf({ app }: ServerParts, merchantCode: string): Promise<Buffer | undefined> {
  if (app === undefined || !/^[A-Z0-9_]+$/.test(merchantCode)) return undefined;
  return readFile(path.join(app.clientFolder, "art", "brands", merchantCode, "icon-192.png")).catch(() => undefined);
}

function languageOf({ language }: CallContext) {
  return languageByWireCode(language) ?? languageByCode(defaultLanguageCode);
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
