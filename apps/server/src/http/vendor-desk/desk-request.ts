import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguageCode, languageByCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import type { Scope } from "../../platform/context.ts";
import { findEngineer, type Engineer } from "../../games/vendor-desk/engineer.ts";
import { chosenLanguageOf } from "../caller.ts";
import { cookieOf } from "../cookie.ts";
import { newNonce } from "../pages/render-page.ts";
import { deskHtml, deskTexts, type DeskPage, type DeskTexts } from "./desk-page.ts";
import { Markup } from "./markup.ts";

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
  const nonce = setPageHeaders(reply);
  return reply.send(deskHtml(textsOf(request), page, { nonce, faceRules }));
}

/** Stands where the body of a page that comes in pieces goes. */
const bodyMark = "<!-- body -->";

/** Sends a page whose body comes piece by piece, each as soon as there is one. */
export function streamDeskPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { faceRules, pieces, ...page }: Omit<DeskPage, "body"> & { readonly faceRules: string; readonly pieces: AsyncIterable<Markup> },
): FastifyReply {
  const nonce = setPageHeaders(reply);
  const [head = "", foot = ""] = deskHtml(textsOf(request), { ...page, body: new Markup(bodyMark) }, { nonce, faceRules }).split(bodyMark);
  async function* parts(): AsyncGenerator<string> {
    yield head;
    for await (const piece of pieces) yield piece.html;
    yield foot;
  }
  // A proxy that collected the pieces would show them all at once, at the end.
  return reply.header("x-accel-buffering", "no").send(Readable.from(parts(), { objectMode: false }));
}

function setPageHeaders(reply: FastifyReply): string {
  const nonce = newNonce();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  void reply
    .headers({ "cache-control": "no-store", "content-security-policy": policy, "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8");
  return nonce;
}
