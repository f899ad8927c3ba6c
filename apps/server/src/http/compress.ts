import { Transform, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliOptions, type ZlibOptions } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Awaitable } from "../platform/awaitable.ts";

/** Below this an answer fits in one packet as it is. */
const bytesMin = 1_400;
const compressible = /^(text\/html|application\/json)/;

/** Cheap enough to be done for every answer: files that never change are compressed beforehand, and better. */
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions: ZlibOptions = { level: 5 };

const compressors = {
  br: {
    whole: (text: Buffer) => promisify(brotliCompress)(text, brotliOptions),
    stream: () => createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_PROCESS }),
    flushKind: constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: {
    whole: (text: Buffer) => promisify(gzip)(text, gzipOptions),
    stream: () => createGzip(gzipOptions),
    flushKind: constants.Z_SYNC_FLUSH,
  },
} as const;

export type Encoding = keyof typeof compressors;

/** Compresses pages and JSON for those who take it. A streamed page is flushed piece by piece, so that the browser begins at once. */
export function addCompression(server: FastifyInstance): void {
  server.addHook("onSend", (request, reply, payload, done) => {
    const compressed = isCompressible(request, reply) ? compressedFor(request, reply, payload) : undefined;
    if (compressed instanceof Promise) return compressed;
    done(null, compressed ?? payload);
    return undefined;
  });
}

/** The payload in the coding that the browser likes, with the headers that say so; undefined where it stays as it is. */
function compressedFor(request: FastifyRequest, reply: FastifyReply, payload: unknown): Awaitable<Readable | Buffer> | undefined {
  addVary(reply);
  const encoding = Buffer.isBuffer(payload) ? undefined : encodingFor(request);
  if (encoding === undefined) return undefined;
  if (isReadable(payload)) {
    void reply.header("content-encoding", encoding).removeHeader("content-length");
    return flushed(payload, encoding);
  }
  if (typeof payload !== "string" || payload.length < bytesMin) return undefined;
  void reply.header("content-encoding", encoding).removeHeader("content-length");
  return compressors[encoding].whole(Buffer.from(payload));
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader("content-type");
  const plain = reply.getHeader("content-encoding") === undefined && request.method !== "HEAD";
  return plain && typeof type === "string" && compressible.test(type);
}

/** Compresses a whole answer at once. */
export function compressWhole(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding].whole(bytes);
}

/** Brotli before gzip; a coding with quality 0 is refused by the browser. Nothing for an answer that is small already. */
export function encodingFor({ headers }: FastifyRequest, bytes: number = bytesMin): Encoding | undefined {
  if (bytes < bytesMin || headers["accept-encoding"] === undefined) return undefined;
  const accepted = headers["accept-encoding"]
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.replace(/;.*$/, ""));
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

function flushed(source: Readable, encoding: Encoding): Readable {
  const { stream, flushKind } = compressors[encoding];
  const compressor = stream();
  const feeder = new Transform({
    transform: (piece, _encoding, done) => {
      compressor.write(piece);
      compressor.flush(flushKind, () => done());
    },
    flush: (done) => {
      compressor.end();
      done();
    },
  });
  source.on("error", (error) => compressor.destroy(error));
  compressor.on("close", () => source.destroy());
  source.pipe(feeder).resume();
  return compressor;
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader("vary");
  if (typeof vary === "string" && /accept-encoding/i.test(vary)) return;
  void reply.header("vary", typeof vary === "string" && vary !== "" ? `${vary}, accept-encoding` : "accept-encoding");
}

function isReadable(payload: unknown): payload is Readable {
  return typeof payload === "object" && payload !== null && "pipe" in payload;
}
