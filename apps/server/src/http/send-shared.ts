import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Awaitable } from "../platform/awaitable.ts";
import { compressWhole, encodingFor, type Encoding } from "./compress.ts";
import { successEnvelope } from "./envelope.ts";

interface SharedAnswer {
  readonly plain: Written;
  readonly compressed: Map<Encoding, Awaitable<Written>>;
}

/** An answer that is ready to be sent, with the headers that say what it is. */
interface Written {
  /** A character a byte: Node sends such a text in one piece with the head of the answer, bytes in two. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const answerOfValue = new WeakMap<object, SharedAnswer>();

/** Sends a value that many callers share: its JSON is written and compressed at the first of them. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, value: object): Awaitable<FastifyReply> {
  const { plain, compressed } = answerOf(reply, value);
  const encoding = encodingFor(request, plain.body.length);
  if (encoding === undefined) return sendWritten(reply, plain);
  const known = compressed.get(encoding) ?? compress(plain, encoding);
  compressed.set(encoding, known);
  if (!(known instanceof Promise)) return sendWritten(reply, known);
  return known.then((written) => {
    compressed.set(encoding, written);
    return sendWritten(reply, written);
  });
}

/** Past Fastify's sending, which has nothing left to do here; hooks that follow an answer run as ever. */
function sendWritten(reply: FastifyReply, { headers, body }: Written): FastifyReply {
  const head = Object.assign(reply.getHeaders() as OutgoingHttpHeaders, headers);
  reply.hijack().raw.writeHead(reply.statusCode, head).end(body, "latin1");
  return reply;
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
  return { body: bytes.toString("latin1"), headers: { ...type, "content-length": String(bytes.length), ...coding } };
}

/** By the route's own schema, as any other answer of the call. */
function jsonOf(reply: FastifyReply, value: object): Buffer {
  return Buffer.from(reply.serializeInput({ ...successEnvelope(value) }, "200") as string);
}
