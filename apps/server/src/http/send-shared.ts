import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Awaitable } from "../platform/awaitable.ts";
import { compressWhole, encodingFor, type Encoding } from "./compress.ts";
import { successEnvelope } from "./envelope.ts";
import { headersOfEveryAnswer } from "./security-headers.ts";

interface SharedAnswer {
  readonly plain: Written;
  readonly compressed: Map<Encoding, Awaitable<Written>>;
}

/** An answer that is ready to be sent, with the headers that say what it is. */
interface Written {
  /** A character a byte: Node sends such a text in one piece with the head of the answer, bytes in two. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names and values by turns, with those that every answer carries; by these. */
  readonly heads: Map<Readonly<Record<string, string>>, readonly string[]>;
}

const answerOfValue = new WeakMap<object, SharedAnswer>();

/** Sends a value that many callers share: its JSON is written and compressed at the first of them. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, value: object): Awaitable<FastifyReply> {
  const { plain, compressed } = answerOf(reply, value);
  const encoding = encodingFor(request, plain.body.length);
  if (encoding === undefined) return sendWritten(request, reply, plain);
  const known = compressed.get(encoding) ?? compress(plain, encoding);
  compressed.set(encoding, known);
  if (!(known instanceof Promise)) return sendWritten(request, reply, known);
  return known.then((written) => {
    compressed.set(encoding, written);
    return sendWritten(request, reply, written);
  });
}

/** Past Fastify's sending, which has nothing left to do here; hooks that follow an answer run as ever. */
function sendWritten(request: FastifyRequest, reply: FastifyReply, written: Written): FastifyReply {
  reply
    .hijack()
    .raw.writeHead(reply.statusCode, headOf(request, reply, written))
    .end(written.body, "latin1");
  return reply;
}

/** Most of a head is the same for all: only what this reply has of its own is added. */
function headOf(request: FastifyRequest, reply: FastifyReply, { headers, heads }: Written): string[] | OutgoingHttpHeaders {
  const every = headersOfEveryAnswer(request);
  const head = [...(heads.get(every) ?? beginHead(heads, every, headers))];
  const own = reply.getHeaders() as OutgoingHttpHeaders;
  for (const name of Object.keys(own)) {
    const value = own[name];
    // Two of one name, or several values: rare enough to be put together anew.
    if (typeof value !== "string" || name in every || name in headers) return { ...every, ...own, ...headers };
    head.push(name, value);
  }
  return head;
}

function beginHead(heads: Written["heads"], every: Readonly<Record<string, string>>, headers: Written["headers"]): readonly string[] {
  const head = Object.entries({ ...every, ...headers }).flat();
  heads.set(every, head);
  return head;
}

function answerOf(reply: FastifyReply, value: object): SharedAnswer {
  const known = answerOfValue.get(value);
  if (known !== undefined) return known;
  const made: SharedAnswer = { plain: writtenOf(jsonOf(reply, value)), compressed: new Map() };
  answerOfValue.set(value, made);
  return made;
}

async function compress({ body }: Written, encoding: Encoding): Promise<Written> {
  return writtenOf(await compressWhole(Buffer.from(body, "latin1"), encoding), { "content-encoding": encoding });
}

function writtenOf(bytes: Buffer, coding: { readonly "content-encoding"?: Encoding } = {}): Written {
  const type = { "cache-control": "no-store", "content-type": "application/json; charset=utf-8", vary: "accept-encoding" };
  return { body: bytes.toString("latin1"), headers: { ...type, "content-length": String(bytes.length), ...coding }, heads: new Map() };
}

/** By the route's own schema, as any other answer of the call. */
function jsonOf(reply: FastifyReply, value: object): Buffer {
  return Buffer.from(reply.serializeInput({ ...successEnvelope(value) }, "200") as string);
}
