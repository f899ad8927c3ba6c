import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguageCode, languageByCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import type { Scope } from "../../platform/context.ts";
import { findEngineer, type Engineer } from "../../games/vendor-desk/engineer.ts";
import { chosenLanguageOf } from "../caller.ts";
import { cookieOf } from "../cookie.ts";
import { newNonce } from "../pages/render-page.ts";
import { deskHtml, deskTexts, type DeskPage, type DeskTexts } from "./desk-page.ts";

/** Holds the token of an engineer's session; sent to the desk alone, and never from another site's page. */
const sessionCookie = "vendor_desk";
const tokenPattern = /^[\w-]{43}$/;

export function textsOf(request: FastifyRequest): DeskTexts {
  return deskTexts(languageByWireCode(chosenLanguageOf(request) ?? "") ?? languageByCode(defaultLanguageCode));
}

export async function engineerOf(scope: Scope, request: FastifyRequest): Promise<Engineer | undefined> {
  const token = cookieOf(request.headers.cookie, sessionCookie) ?? "";
  return tokenPattern.test(token) ? findEngineer(scope, token, request.ip) : undefined;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string, lastsMs: number): void {
  const overTls = request.protocol === "https" ? "; Secure" : "";
  void reply.header(
    "set-cookie",
    `${sessionCookie}=${token}; Path=/vendors; Max-Age=${Math.round(lastsMs / 1_000)}; HttpOnly; SameSite=Strict${overTls}`,
  );
}

/** A form is taken from our own pages alone: a browser says from which origin it comes. */
export function isOwnForm(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return typeof origin === "string" && URL.canParse(origin) && new URL(origin).host === host;
}

const formBytesMax = 16 * 1024;

/** Bodies of plain forms, by name; nothing else is taken here. */
export function takeForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: formBytesMax }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
}

export function fieldOf(request: FastifyRequest, name: string): string {
  return (request.body instanceof URLSearchParams ? request.body.get(name) : null) ?? "";
}

/** Sends a page that nothing keeps and that runs nothing. */
export function sendDeskPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { faceRules, ...page }: DeskPage & { readonly faceRules: string },
): FastifyReply {
  const nonce = newNonce();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return reply
    .headers({ "cache-control": "no-store", "content-security-policy": policy, "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8")
    .send(deskHtml(textsOf(request), page, { nonce, faceRules }));
}
