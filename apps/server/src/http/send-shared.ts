import type { FastifyReply, FastifyRequest } from "fastify";
import { compressWhole, encodingFor, type Encoding } from "./compress.ts";
import { successEnvelope } from "./envelope.ts";

interface SharedBytes {
  readonly plain: Buffer;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

const bytesOfValue = new WeakMap<object, SharedBytes>();

/** Sends a value that many callers share: its JSON is written and compressed at the first of them. */
export async function sendShared(request: FastifyRequest, reply: FastifyReply, value: object): Promise<FastifyReply> {
  const bytes = bytesOfValue.get(value) ?? { plain: jsonOf(reply, value), compressed: new Map() };
  bytesOfValue.set(value, bytes);
  void reply.header("content-type", "application/json; charset=utf-8");
  const encoding = encodingFor(request, bytes.plain.length);
  if (encoding === undefined) return reply.send(bytes.plain);
  const compressed = bytes.compressed.get(encoding) ?? compressWhole(bytes.plain, encoding);
  bytes.compressed.set(encoding, compressed);
  return reply.headers({ "content-encoding": encoding, vary: "accept-encoding" }).send(await compressed);
}

/** By the route's own schema, as any other answer of the call. */
function jsonOf(reply: FastifyReply, value: object): Buffer {
  return Buffer.from(reply.serializeInput({ ...successEnvelope(value) }, "200") as string);
}
