import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type {
  RawVendorRequest,
  RawVendorResponse,
  UnderstoodRequest,
  VendorOperation,
  VendorOperationKind,
} from "@lantern/vendor-kit/adapter.ts";
import type { VendorKeySet } from "../../platform/configuration.ts";
import type { Scope } from "../../platform/context.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { isAllowed } from "../vendor-desk/networks.ts";
import { recordReceivedCall, writeCalls, type SignatureCheck } from "../vendor-desk/record-call.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { performRequest } from "./perform-request.ts";

const bodyBytesMax = 64 * 1024;

/** Whatever is of another shape is nobody's code, and none of the database's business. */
const codePattern = /^\w{1,64}$/;

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
      const { vendorCode } = request.params;
      const integration = codePattern.test(vendorCode) ? await findIntegration(scope, vendorCode) : undefined;
      if (integration === undefined) return send(reply, noSuchVendor);
      const raw = rawRequestOf(request, request.params["*"]);
      const { response } = await answerCallback(scope, integration, { raw, request, address: request.ip });
      return send(reply, response);
    },
  });
  server.addHook("onClose", () => writeCalls(scope));
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

interface IncomingCall {
  readonly raw: RawVendorRequest;
  readonly request: Pick<FastifyRequest, "log"> & Partial<Pick<FastifyRequest, "understoodCall">>;
  /** From where it came; a repetition at the desk comes from nowhere, and is held to no network. */
  readonly address?: string;
  /** The call that it repeats at the desk. */
  readonly repeats?: string;
  /** Of the acceptance suite's calls, which keep their own account of what was said. */
  readonly unrecorded?: true;
}

/** Answers a call of the vendor's, and keeps it for his engineers: `recordedAs` is its line in their log. */
export async function answerCallback(
  scope: Scope,
  integration: Integration,
  call: IncomingCall,
): Promise<{ readonly response: RawVendorResponse; readonly recordedAs: string | undefined }> {
  const startedMs = performance.now();
  const { raw, address, repeats, unrecorded } = call;
  const answered =
    address === undefined || isAllowed(address, integration.allowedNetworks) ? await answerAllowed(scope, integration, call) : notAllowed;
  const { response, operations, outcome, signature, key, playerId } = answered;
  if (!scope.configuration.vendorDesk || unrecorded === true) return { response, recordedAs: undefined };
  const recordedAs = recordReceivedCall(scope, {
    integrationCode: integration.code,
    raw,
    response,
    operations,
    outcome,
    signature,
    viewSignature: () => integration.adapter.signatureOf(raw, { vendorCode: integration.code, ...(key ?? integration) }),
    playerId,
    durationMs: performance.now() - startedMs,
    repeats,
  });
  return { response, recordedAs };
}

interface Answered {
  readonly response: RawVendorResponse;
  readonly operations: readonly string[];
  readonly outcome: string;
  readonly signature: SignatureCheck;
  /** The key that the signature fits, where not the one that signs. */
  readonly key?: VendorKeySet | undefined;
  readonly playerId?: string | undefined;
}

/** Not in any protocol's words: whoever hears it knows no more than that he is not heard from there, and must ask again. */
const notAllowed: Answered = {
  response: {
    httpStatus: 403,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ status: "address_not_allowed", detail: "this address is not on the integration's list" }),
  },
  operations: [],
  outcome: "address_not_allowed",
  signature: "unchecked",
};

async function answerAllowed(scope: Scope, integration: Integration, { raw, request }: IncomingCall): Promise<Answered> {
  const { code } = integration;
  const { log } = request;
  const { understood, key } = understand(integration, raw);
  const signature = key === undefined ? "wrong" : key === integration ? "current" : "other";
  if (!understood.understood) {
    log.warn({ integration: code, call: raw.path, status: understood.status }, "a vendor's call was rejected");
    return { response: understood.response, operations: [], outcome: understood.status, signature, key };
  }
  const operations = closingRounds(understood.operations, integration);
  const kinds = operations.flatMap((operation) =>
    "endsRound" in operation && operation.endsRound ? [operation.kind, "end_round"] : [operation.kind],
  );
  const [first] = operations;
  if (first !== undefined) request.understoodCall = callNames[first.kind];
  const playerId = playerOf(understood);
  try {
    const outcomes = await oneAtATime(playerId, () => performRequest(scope, integration, operations));
    const last = outcomes.at(-1);
    const told = playerId ?? (last?.status === "ok" ? last.playerId : undefined);
    return { response: understood.answer(outcomes), operations: kinds, outcome: last?.status ?? "unknown", signature, key, playerId: told };
  } catch (error) {
    log.error({ err: error, integration: code, call: raw.path }, "a vendor's call failed");
    return { response: unavailable(understood), operations: kinds, outcome: "unavailable", signature, key, playerId };
  }
}

/** Where the vendor's rounds end with their result, his first win says so. */
function closingRounds(operations: readonly VendorOperation[], { roundClosing }: Integration): readonly VendorOperation[] {
  if (roundClosing === "vendor") return operations;
  return operations.map((operation) =>
    operation.kind === "win" && operation.withoutBet !== true ? { ...operation, endsRound: true } : operation,
  );
}

/** While keys are exchanged, vendor and platform may be told of it at different times: all of them count. No key fits a foreign signature. */
function understand(integration: Integration, raw: RawVendorRequest) {
  const { code: vendorCode, adapter, others } = integration;
  for (const key of [integration, ...others]) {
    const understood = adapter.understand(raw, { vendorCode, secret: key.secret, more: key.more });
    if (understood.understood || understood.status !== "invalid_signature") return { understood, key };
  }
  return { understood: adapter.understand(raw, { vendorCode, secret: integration.secret, more: integration.more }), key: undefined };
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
