import { randomBytes } from "node:crypto";
import type { Call, Method } from "@lantern/contract/call.ts";
import type { FastifyInstance } from "fastify";
import type { CallContext } from "../../platform/context.ts";
import type { Envelope } from "../envelope.ts";
import type { RenderRequest, VisitorCallInput, VisitorRequest } from "./renderer.ts";

/** Sent with requests that a page makes in process: they count for the page, not for the visitor's rate. Unguessable, never sent out. */
const inProcessSecret = randomBytes(24).toString("base64url");
const inProcessHeader = "x-in-process";

/** True for a request that the server makes to itself. */
export function isInProcess(headers: Readonly<Record<string, unknown>>): boolean {
  return headers[inProcessHeader] === inProcessSecret;
}

type Visitor = Pick<CallContext, "hostName" | "language" | "remoteAddress">;

/** The calls of one page: through the same router as from outside, as this visitor, never with a session. */
export function visitorCalls(server: FastifyInstance, calls: readonly Call[], visitor: Visitor): Pick<RenderRequest, "call" | "request"> {
  const request = async ({ method, address, body }: VisitorRequest) => {
    const answered = await server.inject({
      method: method as Method,
      url: address,
      remoteAddress: visitor.remoteAddress,
      headers: {
        host: visitor.hostName,
        language: visitor.language,
        [inProcessHeader]: inProcessSecret,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answered.statusCode, body: answered.json<unknown>() };
  };
  return {
    request,
    call: async (call, input = {}) => {
      const name = typeof call === "string" ? call : call.name;
      const declared = calls.find((candidate) => candidate.name === name);
      if (declared === undefined) throw new Error(`There is no call "${name}".`);
      const { body } = await request({ method: declared.method, address: addressOf(declared.path, input), body: jsonOf(input.body) });
      return body as Envelope;
    },
  };
}

function jsonOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

function addressOf(path: string, { params = {}, query = {} }: VisitorCallInput): string {
  const filled = path.replaceAll(/:(\w+)|\{(\w+)\}/g, (_, colon?: string, braces?: string) => encodeURIComponent(String(params[colon ?? braces ?? ""])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
