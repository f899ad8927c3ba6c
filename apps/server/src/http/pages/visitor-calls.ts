import { randomBytes } from "node:crypto";
import type { Method } from "@lantern/contract/call.ts";
import type { FastifyInstance } from "fastify";
import type { CallContext } from "../../platform/context.ts";
import type { RenderRequest } from "./renderer.ts";

/** Sent with requests that a page makes in process: they count for the page, not for the visitor's rate. Unguessable, never sent out. */
const inProcessSecret = randomBytes(24).toString("base64url");
const inProcessHeader = "x-in-process";

/** True for a request that the server makes to itself. */
export function isInProcess(headers: Readonly<Record<string, unknown>>): boolean {
  return headers[inProcessHeader] === inProcessSecret;
}

type Visitor = Pick<CallContext, "hostName" | "language" | "remoteAddress">;

/** Makes the calls of one page: through the same router as from outside, as this visitor, never with a session. */
export function visitorCalls(server: FastifyInstance, visitor: Visitor): RenderRequest["call"] {
  return async ({ method, address, body }) => {
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
}
