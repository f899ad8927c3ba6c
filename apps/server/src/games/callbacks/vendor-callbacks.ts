import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RawVendorRequest, RawVendorResponse, UnderstoodRequest, VendorOperationKind } from "@lantern/vendor-kit/adapter.ts";
import type { Scope } from "../../platform/context.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { performRequest } from "./perform-request.ts";

const bodyBytesMax = 64 * 1024;

/**
 * The calls of vendors, `/vendor/<code>/<call>`: the adapter of the vendor's protocol checks the signature over the raw
 * bytes and translates both ways. An unexpected fault is answered as unavailable: unknown to the vendor, who repeats.
 */
export async function vendorCallbacks(server: FastifyInstance, scope: Scope): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: bodyBytesMax }, (_request, body, done) => done(null, body));
  server.route<{ Params: { vendorCode: string; "*": string } }>({
    method: ["GET", "POST"],
    url: "/vendor/:vendorCode/*",
    handler: async (request, reply) => {
      request.understoodCall = "vendor-call";
      const integration = await findIntegration(scope, request.params.vendorCode);
      if (integration === undefined) return send(reply, noSuchVendor);
      return send(reply, await answerCallback(scope, integration, rawRequestOf(request, request.params["*"]), request));
    },
  });
}

/** What a callback is measured and logged as, one of several parts by its first; one that is not understood is a "vendor-call", since its path is anyone's. */
const callNames: Readonly<Record<VendorOperationKind, string>> = {
  authenticate: "vendor-authenticate",
  balance: "vendor-balance",
  player_info: "vendor-player-info",
  bet: "vendor-bet",
  win: "vendor-win",
  rollback: "vendor-refund",
  end_round: "vendor-end-round",
};

const noSuchVendor: RawVendorResponse = {
  httpStatus: 404,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify({ status: "invalid_request", detail: "no such vendor" }),
};

async function answerCallback(
  scope: Scope,
  integration: Integration,
  raw: RawVendorRequest,
  request: Pick<FastifyRequest, "log" | "understoodCall">,
): Promise<RawVendorResponse> {
  const { code } = integration;
  const { log } = request;
  const understood = understand(integration, raw);
  if (!understood.understood) {
    log.warn({ integration: code, call: raw.path, status: understood.status }, "a vendor's call was rejected");
    return understood.response;
  }
  const [first] = understood.operations;
  if (first !== undefined) request.understoodCall = callNames[first.kind];
  try {
    return understood.answer(await oneAtATime(playerOf(understood), () => performRequest(scope, integration, understood.operations)));
  } catch (error) {
    log.error({ err: error, integration: code, call: raw.path }, "a vendor's call failed");
    return unavailable(understood);
  }
}

/** While keys are exchanged, vendor and platform may be told of it at different times: both count. */
function understand({ code, adapter, secret, more, also }: Integration, raw: RawVendorRequest) {
  const understood = adapter.understand(raw, { vendorCode: code, secret, more });
  const isForeign = !understood.understood && understood.status === "invalid_signature";
  return isForeign && also !== undefined ? adapter.understand(raw, { vendorCode: code, ...also }) : understood;
}

/** Whose callback it is; the calls that carry a token only move no money. */
function playerOf({ operations }: UnderstoodRequest): string | undefined {
  return operations
    .map((operation) => ("playerId" in operation ? operation.playerId : undefined))
    .find((playerId) => playerId !== undefined);
}

function unavailable(understood: UnderstoodRequest): RawVendorResponse {
  return understood.answer([{ status: "unavailable" }]);
}

function rawRequestOf(request: FastifyRequest, path: string): RawVendorRequest {
  const [, query = ""] = request.url.split("?", 2);
  const headers = Object.entries(request.headers).map(([name, value]): [string, string | undefined] => [
    name,
    Array.isArray(value) ? value.join(", ") : value,
  ]);
  return {
    method: request.method,
    path,
    target: request.url,
    query,
    headers: Object.fromEntries(headers),
    body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
  };
}

function send(reply: FastifyReply, { httpStatus, headers, body }: RawVendorResponse): FastifyReply {
  return reply
    .code(httpStatus)
    .headers({ ...headers, "cache-control": "no-store" })
    .send(body);
}
