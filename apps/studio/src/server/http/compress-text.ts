import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const textTypes = /^(?:text\/|application\/(?:json|javascript))/;
/** Below this a packet is saved by nothing. */
const bytesMin = 1_024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends texts (scripts, styles, pages, rounds with many pictures) compressed to browsers that say they can read it. */
export function compressText(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isText(reply)) return payload;
    void reply.header("Vary", "Accept-Encoding");
    const encoding = encodingFor(request);
    if (encoding === undefined) return payload;
    if (payload instanceof Readable) {
      markCompressed(reply, encoding);
      return payload.pipe(encoding === "br" ? createBrotliCompress(brotliOptions) : createGzip());
    }
    const bytes = typeof payload === "string" || Buffer.isBuffer(payload) ? Buffer.from(payload) : undefined;
    if (bytes === undefined || bytes.length < bytesMin) return payload;
    markCompressed(reply, encoding);
    return encoding === "br" ? compressBrotli(bytes, brotliOptions) : compressGzip(bytes);
  });
}

/** Parts of a file and answers without a body stay as they are. */
function isText(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && !reply.hasHeader("content-encoding") && textTypes.test(String(reply.getHeader("content-type") ?? ""));
}

function markCompressed(reply: FastifyReply, encoding: string): void {
  reply.removeHeader("content-length");
  reply.removeHeader("accept-ranges");
  void reply.header("content-encoding", encoding);
}

/** Browsers offer brotli over TLS and on localhost only; gzip is for the rest. */
function encodingFor(request: FastifyRequest): "br" | "gzip" | undefined {
  if (request.method !== "GET" && request.method !== "POST") return undefined;
  const offered = (request.headers["accept-encoding"] ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim().toLowerCase());
  if (offered.includes("br")) return "br";
  return offered.includes("gzip") ? "gzip" : undefined;
}
