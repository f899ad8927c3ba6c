import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { markReplacer } from "./nonce-mark.ts";
import { makePageCache, type CachedPage } from "./page-cache.ts";
import type { Render, RenderedPage, RenderRequest } from "./renderer.ts";

const nonceBytes = 16;

/** A nonce for one answer: 128 random bits, base64url. */
export function newNonce(): string {
  return randomBytes(nonceBytes).toString("base64url");
}

export interface PageToSend {
  /** Pages with the same key look the same: merchant, language, theme, entrance, path and query. */
  readonly key: string;
  readonly nonce: string;
  readonly request: Omit<RenderRequest, "nonce" | "signal">;
}

/** Sends pages: the first visitor gets the stream as it is rendered, the others within a second the same page, each with a nonce of his own. */
export function makePageSender(render: Render, clock: Clock): (reply: FastifyReply, page: PageToSend) => Promise<FastifyReply> {
  const cache = makePageCache(clock);
  const mark = `mark${randomBytes(12).toString("hex")}`;
  return async (reply, { key, nonce, request }) => {
    const cached = cache.find(key);
    if (cached !== undefined) return sendWhole(reply, await cached, mark, nonce);
    const rendering = Promise.withResolvers<CachedPage>();
    // No one may be waiting for it when it fails; who rendered it hears of it here.
    rendering.promise.catch(() => undefined);
    cache.keep(key, rendering.promise);
    const rendered = await render({ ...request, nonce: mark, signal: AbortSignal.timeout(renderMsMax) }).catch((error: unknown) => {
      rendering.reject(error);
      throw error;
    });
    const { status, body } = rendered;
    const headers = withoutPolicy(rendered.headers);
    if (typeof body === "string") {
      const page = { status, headers, html: body };
      rendering.resolve(page);
      return sendWhole(reply, page, mark, nonce);
    }
    const done = (html: string) => rendering.resolve({ status, headers, html });
    void reply.code(status).headers(headers).type("text/html; charset=utf-8");
    return reply.send(Readable.from(streamed(body, markReplacer(mark, nonce), done, rendering.reject)));
  };
}

const renderMsMax = 10_000;

/** The policy is the server's to set: it knows this answer's nonce and the merchant's origins. */
function withoutPolicy(headers: RenderedPage["headers"]): RenderedPage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "content-security-policy"));
}

function sendWhole(reply: FastifyReply, page: CachedPage, mark: string, nonce: string): FastifyReply {
  return reply.code(page.status).headers(page.headers).type("text/html; charset=utf-8").send(page.html.replaceAll(mark, nonce));
}

/** The page's pieces with the nonce in place, while the whole is gathered for the next visitors. */
async function* streamed(
  body: ReadableStream<Uint8Array>,
  replace: (piece?: string) => string,
  done: (html: string) => void,
  failed: (error: unknown) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let html = "";
  try {
    for await (const bytes of body) {
      const piece = decoder.decode(bytes, { stream: true });
      html += piece;
      const ready = replace(piece);
      if (ready !== "") yield ready;
    }
    const rest = replace();
    if (rest !== "") yield rest;
    done(html);
  } catch (error) {
    failed(error);
    throw error;
  } finally {
    // The browser left before the end: no one else may wait for a page that will not come.
    failed(new Error("The page was not rendered to its end."));
  }
}
